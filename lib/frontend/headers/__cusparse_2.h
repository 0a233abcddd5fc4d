// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: functions, part 2 of 4.

#ifndef CUDA_TIDY___CUSPARSE_2_H
#define CUDA_TIDY___CUSPARSE_2_H

#include "__cusparse_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t, bsrilu02Info_t, int *);
#define CUDA_TIDY_bsrilu02_bufferSize(P, T, R)                                                                         \
  cusparseStatus_t cusparse##P##bsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,                   \
                                                    const cusparseMatDescr_t, T *, const int *, const int *, int,      \
                                                    bsrilu02Info_t, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrilu02_bufferSize);
#undef CUDA_TIDY_bsrilu02_bufferSize
#define CUDA_TIDY_bsrilu02_bufferSizeExt(P, T, R)                                                                      \
  cusparseStatus_t cusparse##P##bsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,                \
                                                       const cusparseMatDescr_t, T *, const int *, const int *, int,   \
                                                       bsrilu02Info_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrilu02_bufferSizeExt);
#undef CUDA_TIDY_bsrilu02_bufferSizeExt
#define CUDA_TIDY_bsrilu02_analysis(P, T, R)                                                                           \
  cusparseStatus_t cusparse##P##bsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,                     \
                                                  const cusparseMatDescr_t, T *, const int *, const int *, int,        \
                                                  bsrilu02Info_t, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrilu02_analysis);
#undef CUDA_TIDY_bsrilu02_analysis
#define CUDA_TIDY_bsrilu02(P, T, R)                                                                                    \
  cusparseStatus_t cusparse##P##bsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,    \
                                         T *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t,    \
                                         void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrilu02);
#undef CUDA_TIDY_bsrilu02
cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t, csric02Info_t, int *);
#define CUDA_TIDY_csric02_bufferSize(P, T, R)                                                                          \
  cusparseStatus_t cusparse##P##csric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, T *,          \
                                                   const int *, const int *, csric02Info_t, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csric02_bufferSize);
#undef CUDA_TIDY_csric02_bufferSize
#define CUDA_TIDY_csric02_bufferSizeExt(P, T, R)                                                                       \
  cusparseStatus_t cusparse##P##csric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, T *,       \
                                                      const int *, const int *, csric02Info_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csric02_bufferSizeExt);
#undef CUDA_TIDY_csric02_bufferSizeExt
#define CUDA_TIDY_csric02_analysis(P, T, R)                                                                            \
  cusparseStatus_t cusparse##P##csric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const T *,      \
                                                 const int *, const int *, csric02Info_t, cusparseSolvePolicy_t,       \
                                                 void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csric02_analysis);
#undef CUDA_TIDY_csric02_analysis
#define CUDA_TIDY_csric02(P, T, R)                                                                                     \
  cusparseStatus_t cusparse##P##csric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, T *, const int *,        \
                                        const int *, csric02Info_t, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csric02);
#undef CUDA_TIDY_csric02
cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t, bsric02Info_t, int *);
#define CUDA_TIDY_bsric02_bufferSize(P, T, R)                                                                          \
  cusparseStatus_t cusparse##P##bsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,                    \
                                                   const cusparseMatDescr_t, T *, const int *, const int *, int,       \
                                                   bsric02Info_t, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsric02_bufferSize);
#undef CUDA_TIDY_bsric02_bufferSize
#define CUDA_TIDY_bsric02_bufferSizeExt(P, T, R)                                                                       \
  cusparseStatus_t cusparse##P##bsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,                 \
                                                      const cusparseMatDescr_t, T *, const int *, const int *, int,    \
                                                      bsric02Info_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsric02_bufferSizeExt);
#undef CUDA_TIDY_bsric02_bufferSizeExt
#define CUDA_TIDY_bsric02_analysis(P, T, R)                                                                            \
  cusparseStatus_t cusparse##P##bsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int,                      \
                                                 const cusparseMatDescr_t, const T *, const int *, const int *, int,   \
                                                 bsric02Info_t, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsric02_analysis);
#undef CUDA_TIDY_bsric02_analysis
#define CUDA_TIDY_bsric02(P, T, R)                                                                                     \
  cusparseStatus_t cusparse##P##bsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,     \
                                        T *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t,      \
                                        void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsric02);
#undef CUDA_TIDY_bsric02
#define CUDA_TIDY_gtsv2_bufferSizeExt(P, T, R)                                                                         \
  cusparseStatus_t cusparse##P##gtsv2_bufferSizeExt(cusparseHandle_t, int, int, const T *, const T *, const T *,       \
                                                    const T *, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsv2_bufferSizeExt);
#undef CUDA_TIDY_gtsv2_bufferSizeExt
#define CUDA_TIDY_gtsv2(P, T, R)                                                                                       \
  cusparseStatus_t cusparse##P##gtsv2(cusparseHandle_t, int, int, const T *, const T *, const T *, T *, int, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsv2);
#undef CUDA_TIDY_gtsv2
#define CUDA_TIDY_gtsv2_nopivot_bufferSizeExt(P, T, R)                                                                 \
  cusparseStatus_t cusparse##P##gtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const T *, const T *,          \
                                                            const T *, const T *, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsv2_nopivot_bufferSizeExt);
#undef CUDA_TIDY_gtsv2_nopivot_bufferSizeExt
#define CUDA_TIDY_gtsv2_nopivot(P, T, R)                                                                               \
  cusparseStatus_t cusparse##P##gtsv2_nopivot(cusparseHandle_t, int, int, const T *, const T *, const T *, T *, int,   \
                                              void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsv2_nopivot);
#undef CUDA_TIDY_gtsv2_nopivot
#define CUDA_TIDY_gtsv2StridedBatch_bufferSizeExt(P, T, R)                                                             \
  cusparseStatus_t cusparse##P##gtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const T *, const T *,           \
                                                                const T *, const T *, int, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsv2StridedBatch_bufferSizeExt);
#undef CUDA_TIDY_gtsv2StridedBatch_bufferSizeExt
#define CUDA_TIDY_gtsv2StridedBatch(P, T, R)                                                                           \
  cusparseStatus_t cusparse##P##gtsv2StridedBatch(cusparseHandle_t, int, const T *, const T *, const T *, T *, int,    \
                                                  int, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsv2StridedBatch);
#undef CUDA_TIDY_gtsv2StridedBatch
#define CUDA_TIDY_gtsvInterleavedBatch_bufferSizeExt(P, T, R)                                                          \
  cusparseStatus_t cusparse##P##gtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const T *, const T *,   \
                                                                   const T *, const T *, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsvInterleavedBatch_bufferSizeExt);
#undef CUDA_TIDY_gtsvInterleavedBatch_bufferSizeExt
#define CUDA_TIDY_gtsvInterleavedBatch(P, T, R)                                                                        \
  cusparseStatus_t cusparse##P##gtsvInterleavedBatch(cusparseHandle_t, int, int, T *, T *, T *, T *, int, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gtsvInterleavedBatch);
#undef CUDA_TIDY_gtsvInterleavedBatch
#define CUDA_TIDY_gpsvInterleavedBatch_bufferSizeExt(P, T, R)                                                          \
  cusparseStatus_t cusparse##P##gpsvInterleavedBatch_bufferSizeExt(                                                    \
      cusparseHandle_t, int, int, const T *, const T *, const T *, const T *, const T *, const T *, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gpsvInterleavedBatch_bufferSizeExt);
#undef CUDA_TIDY_gpsvInterleavedBatch_bufferSizeExt
#define CUDA_TIDY_gpsvInterleavedBatch(P, T, R)                                                                        \
  cusparseStatus_t cusparse##P##gpsvInterleavedBatch(cusparseHandle_t, int, int, T *, T *, T *, T *, T *, T *, int,    \
                                                     void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gpsvInterleavedBatch);
#undef CUDA_TIDY_gpsvInterleavedBatch
#define CUDA_TIDY_csrgeam2_bufferSizeExt(P, T, R)                                                                      \
  cusparseStatus_t cusparse##P##csrgeam2_bufferSizeExt(                                                                \
      cusparseHandle_t, int, int, const T *, const cusparseMatDescr_t, int, const T *, const int *, const int *,       \
      const T *, const cusparseMatDescr_t, int, const T *, const int *, const int *, const cusparseMatDescr_t,         \
      const T *, const int *, const int *, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrgeam2_bufferSizeExt);
#undef CUDA_TIDY_csrgeam2_bufferSizeExt
cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t, int, int, const cusparseMatDescr_t, int, const int *,
                                      const int *, const cusparseMatDescr_t, int, const int *, const int *,
                                      const cusparseMatDescr_t, int *, int *, void *);
#define CUDA_TIDY_csrgeam2(P, T, R)                                                                                    \
  cusparseStatus_t cusparse##P##csrgeam2(cusparseHandle_t, int, int, const T *, const cusparseMatDescr_t, int,         \
                                         const T *, const int *, const int *, const T *, const cusparseMatDescr_t,     \
                                         int, const T *, const int *, const int *, const cusparseMatDescr_t, T *,      \
                                         int *, int *, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrgeam2);
#undef CUDA_TIDY_csrgeam2
#define CUDA_TIDY_csrcolor(P, T, R)                                                                                    \
  cusparseStatus_t cusparse##P##csrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const T *, const int *, \
                                         const int *, const R *, int *, int *, int *, const cusparseColorInfo_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcolor);
#undef CUDA_TIDY_csrcolor
#define CUDA_TIDY_nnz(P, T, R)                                                                                         \
  cusparseStatus_t cusparse##P##nnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,         \
                                    const T *, int, int *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_nnz);
#undef CUDA_TIDY_nnz
#define CUDA_TIDY_nnz_compress(P, T, R)                                                                                \
  cusparseStatus_t cusparse##P##nnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const T *, const int *,  \
                                             int *, int *, T)
CUDA_TIDY_SDCZ(CUDA_TIDY_nnz_compress);
#undef CUDA_TIDY_nnz_compress
#define CUDA_TIDY_csr2csr_compress(P, T, R)                                                                            \
  cusparseStatus_t cusparse##P##csr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const T *,      \
                                                 const int *, const int *, int, const int *, T *, int *, int *, T)
CUDA_TIDY_SDCZ(CUDA_TIDY_csr2csr_compress);
#undef CUDA_TIDY_csr2csr_compress
cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t);
cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t);
cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
                                     const int *, const int *, int, const cusparseMatDescr_t, int *, int *);
#define CUDA_TIDY_csr2bsr(P, T, R)                                                                                     \
  cusparseStatus_t cusparse##P##csr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,     \
                                        const T *, const int *, const int *, int, const cusparseMatDescr_t, T *,       \
                                        int *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csr2bsr);
#undef CUDA_TIDY_csr2bsr
#define CUDA_TIDY_bsr2csr(P, T, R)                                                                                     \
  cusparseStatus_t cusparse##P##bsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,     \
                                        const T *, const int *, const int *, int, const cusparseMatDescr_t, T *,       \
                                        int *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsr2csr);
#undef CUDA_TIDY_bsr2csr
#define CUDA_TIDY_gebsr2gebsc_bufferSize(P, T, R)                                                                      \
  cusparseStatus_t cusparse##P##gebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const T *, const int *,        \
                                                       const int *, int, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2gebsc_bufferSize);
#undef CUDA_TIDY_gebsr2gebsc_bufferSize
#define CUDA_TIDY_gebsr2gebsc_bufferSizeExt(P, T, R)                                                                   \
  cusparseStatus_t cusparse##P##gebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const T *, const int *,     \
                                                          const int *, int, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2gebsc_bufferSizeExt);
#undef CUDA_TIDY_gebsr2gebsc_bufferSizeExt
#define CUDA_TIDY_gebsr2gebsc(P, T, R)                                                                                 \
  cusparseStatus_t cusparse##P##gebsr2gebsc(cusparseHandle_t, int, int, int, const T *, const int *, const int *, int, \
                                            int, T *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2gebsc);
#undef CUDA_TIDY_gebsr2gebsc
cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
                                    const int *, const int *, int, int, const cusparseMatDescr_t, int *, int *);
#define CUDA_TIDY_gebsr2csr(P, T, R)                                                                                   \
  cusparseStatus_t cusparse##P##gebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,   \
                                          const T *, const int *, const int *, int, int, const cusparseMatDescr_t,     \
                                          T *, int *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2csr);
#undef CUDA_TIDY_gebsr2csr
#define CUDA_TIDY_csr2gebsr_bufferSize(P, T, R)                                                                        \
  cusparseStatus_t cusparse##P##csr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int,                  \
                                                     const cusparseMatDescr_t, const T *, const int *, const int *,    \
                                                     int, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csr2gebsr_bufferSize);
#undef CUDA_TIDY_csr2gebsr_bufferSize
#define CUDA_TIDY_csr2gebsr_bufferSizeExt(P, T, R)                                                                     \
  cusparseStatus_t cusparse##P##csr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int,               \
                                                        const cusparseMatDescr_t, const T *, const int *, const int *, \
                                                        int, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csr2gebsr_bufferSizeExt);
#undef CUDA_TIDY_csr2gebsr_bufferSizeExt
cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
                                       const int *, const int *, const cusparseMatDescr_t, int *, int, int, int *,
                                       void *);
#define CUDA_TIDY_csr2gebsr(P, T, R)                                                                                   \
  cusparseStatus_t cusparse##P##csr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,   \
                                          const T *, const int *, const int *, const cusparseMatDescr_t, T *, int *,   \
                                          int *, int, int, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csr2gebsr);
#undef CUDA_TIDY_csr2gebsr
#define CUDA_TIDY_gebsr2gebsr_bufferSize(P, T, R)                                                                      \
  cusparseStatus_t cusparse##P##gebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int,           \
                                                       const cusparseMatDescr_t, const T *, const int *, const int *,  \
                                                       int, int, int, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2gebsr_bufferSize);
#undef CUDA_TIDY_gebsr2gebsr_bufferSize
#define CUDA_TIDY_gebsr2gebsr_bufferSizeExt(P, T, R)                                                                   \
  cusparseStatus_t cusparse##P##gebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int,        \
                                                          const cusparseMatDescr_t, const T *, const int *,            \
                                                          const int *, int, int, int, int, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2gebsr_bufferSizeExt);
#undef CUDA_TIDY_gebsr2gebsr_bufferSizeExt
cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t,
                                         const int *, const int *, int, int, const cusparseMatDescr_t, int *, int, int,
                                         int *, void *);
#define CUDA_TIDY_gebsr2gebsr(P, T, R)                                                                                 \
  cusparseStatus_t cusparse##P##gebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int,                      \
                                            const cusparseMatDescr_t, const T *, const int *, const int *, int, int,   \
                                            const cusparseMatDescr_t, T *, int *, int *, int, int, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebsr2gebsr);
#undef CUDA_TIDY_gebsr2gebsr
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t, int, int *);
cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t, int, int, int, int *, int *, int *, void *);
cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t, int, int, int, int *, int *, int *, void *);
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const int *, int *, int *,
                                  void *);
cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcscsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const int *, int *, int *,
                                  void *);
#define CUDA_TIDY_csru2csr_bufferSizeExt(P, T, R)                                                                      \
  cusparseStatus_t cusparse##P##csru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, T *, const int *, int *,       \
                                                       csru2csrInfo_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csru2csr_bufferSizeExt);
#undef CUDA_TIDY_csru2csr_bufferSizeExt
#define CUDA_TIDY_csru2csr(P, T, R)                                                                                    \
  cusparseStatus_t cusparse##P##csru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, T *, const int *,  \
                                         int *, csru2csrInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csru2csr);
#undef CUDA_TIDY_csru2csr
#define CUDA_TIDY_csr2csru(P, T, R)                                                                                    \
  cusparseStatus_t cusparse##P##csr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, T *, const int *,  \
                                         int *, csru2csrInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csr2csru);
#undef CUDA_TIDY_csr2csru
cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const __half *, int, const __half *,
                                                       const cusparseMatDescr_t, const __half *, const int *,
                                                       const int *, size_t *);
#define CUDA_TIDY_pruneDense2csr_bufferSizeExt(P, T, R)                                                                \
  cusparseStatus_t cusparse##P##pruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const T *, int, const T *,    \
                                                             const cusparseMatDescr_t, const T *, const int *,         \
                                                             const int *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_pruneDense2csr_bufferSizeExt);
#undef CUDA_TIDY_pruneDense2csr_bufferSizeExt
cusparseStatus_t cusparseHpruneDense2csrNnz(cusparseHandle_t, int, int, const __half *, int, const __half *,
                                            const cusparseMatDescr_t, int *, int *, void *);
#define CUDA_TIDY_pruneDense2csrNnz(P, T, R)                                                                           \
  cusparseStatus_t cusparse##P##pruneDense2csrNnz(cusparseHandle_t, int, int, const T *, int, const T *,               \
                                                  const cusparseMatDescr_t, int *, int *, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneDense2csrNnz);
#undef CUDA_TIDY_pruneDense2csrNnz
cusparseStatus_t cusparseHpruneDense2csr(cusparseHandle_t, int, int, const __half *, int, const __half *,
                                         const cusparseMatDescr_t, __half *, const int *, int *, void *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSPARSE_2_H
