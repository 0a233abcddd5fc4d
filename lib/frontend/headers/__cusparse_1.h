// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: functions, part 1 of 4.

#ifndef CUDA_TIDY___CUSPARSE_1_H
#define CUDA_TIDY___CUSPARSE_1_H

#include "__cusparse_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

cusparseStatus_t cusparseCreate(cusparseHandle_t *);
cusparseStatus_t cusparseDestroy(cusparseHandle_t);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t, int *);
cusparseStatus_t cusparseGetProperty(libraryPropertyType, int *);
const char *cusparseGetErrorName(cusparseStatus_t);
const char *cusparseGetErrorString(cusparseStatus_t);
cusparseStatus_t cusparseSetStream(cusparseHandle_t, cudaStream_t);
cusparseStatus_t cusparseGetStream(cusparseHandle_t, cudaStream_t *);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t, cusparsePointerMode_t *);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t, cusparsePointerMode_t);
cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t);
cusparseStatus_t cusparseLoggerSetFile(FILE *);
cusparseStatus_t cusparseLoggerOpenFile(const char *);
cusparseStatus_t cusparseLoggerSetLevel(int);
cusparseStatus_t cusparseLoggerSetMask(int);
cusparseStatus_t cusparseLoggerForceDisable();
cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t, cusparseMatrixType_t);
cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t, cusparseFillMode_t);
cusparseFillMode_t cusparseGetMatFillMode(const cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t, cusparseDiagType_t);
cusparseDiagType_t cusparseGetMatDiagType(const cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t, cusparseIndexBase_t);
cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t);
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *);
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t);
cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *);
cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t);
cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *);
cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t);
cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *);
cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t);
cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *);
cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t);
cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *);
cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t);
cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *);
cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t);
cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *);
cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t);
cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *);
cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t);
#define CUDA_TIDY_gemvi(P, T, R)                                                                                       \
  cusparseStatus_t cusparse##P##gemvi(cusparseHandle_t, cusparseOperation_t, int, int, const T *, const T *, int, int, \
                                      const T *, const int *, const T *, T *, cusparseIndexBase_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gemvi);
#undef CUDA_TIDY_gemvi
#define CUDA_TIDY_gemvi_bufferSize(P, T, R)                                                                            \
  cusparseStatus_t cusparse##P##gemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gemvi_bufferSize);
#undef CUDA_TIDY_gemvi_bufferSize
#define CUDA_TIDY_bsrmv(P, T, R)                                                                                       \
  cusparseStatus_t cusparse##P##bsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int,       \
                                      const T *, const cusparseMatDescr_t, const T *, const int *, const int *, int,   \
                                      const T *, const T *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrmv);
#undef CUDA_TIDY_bsrmv
#define CUDA_TIDY_bsrxmv(P, T, R)                                                                                      \
  cusparseStatus_t cusparse##P##bsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, \
                                       const T *, const cusparseMatDescr_t, const T *, const int *, const int *,       \
                                       const int *, const int *, int, const T *, const T *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrxmv);
#undef CUDA_TIDY_bsrxmv
cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t, bsrsv2Info_t, int *);
#define CUDA_TIDY_bsrsv2_bufferSize(P, T, R)                                                                           \
  cusparseStatus_t cusparse##P##bsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int,     \
                                                  int, const cusparseMatDescr_t, T *, const int *, const int *, int,   \
                                                  bsrsv2Info_t, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsv2_bufferSize);
#undef CUDA_TIDY_bsrsv2_bufferSize
#define CUDA_TIDY_bsrsv2_bufferSizeExt(P, T, R)                                                                        \
  cusparseStatus_t cusparse##P##bsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int,  \
                                                     int, const cusparseMatDescr_t, T *, const int *, const int *,     \
                                                     int, bsrsv2Info_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsv2_bufferSizeExt);
#undef CUDA_TIDY_bsrsv2_bufferSizeExt
#define CUDA_TIDY_bsrsv2_analysis(P, T, R)                                                                             \
  cusparseStatus_t cusparse##P##bsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int,  \
                                                const cusparseMatDescr_t, const T *, const int *, const int *, int,    \
                                                bsrsv2Info_t, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsv2_analysis);
#undef CUDA_TIDY_bsrsv2_analysis
#define CUDA_TIDY_bsrsv2_solve(P, T, R)                                                                                \
  cusparseStatus_t cusparse##P##bsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int,     \
                                             const T *, const cusparseMatDescr_t, const T *, const int *, const int *, \
                                             int, bsrsv2Info_t, const T *, T *, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsv2_solve);
#undef CUDA_TIDY_bsrsv2_solve
#define CUDA_TIDY_bsrmm(P, T, R)                                                                                       \
  cusparseStatus_t cusparse##P##bsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, \
                                      int, int, int, int, const T *, const cusparseMatDescr_t, const T *, const int *, \
                                      const int *, const int, const T *, const int, const T *, T *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrmm);
#undef CUDA_TIDY_bsrmm
cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t, bsrsm2Info_t, int *);
#define CUDA_TIDY_bsrsm2_bufferSize(P, T, R)                                                                           \
  cusparseStatus_t cusparse##P##bsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,          \
                                                  cusparseOperation_t, int, int, int, const cusparseMatDescr_t, T *,   \
                                                  const int *, const int *, int, bsrsm2Info_t, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsm2_bufferSize);
#undef CUDA_TIDY_bsrsm2_bufferSize
#define CUDA_TIDY_bsrsm2_bufferSizeExt(P, T, R)                                                                        \
  cusparseStatus_t cusparse##P##bsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,       \
                                                     cusparseOperation_t, int, int, int, const cusparseMatDescr_t,     \
                                                     T *, const int *, const int *, int, bsrsm2Info_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsm2_bufferSizeExt);
#undef CUDA_TIDY_bsrsm2_bufferSizeExt
#define CUDA_TIDY_bsrsm2_analysis(P, T, R)                                                                             \
  cusparseStatus_t cusparse##P##bsrsm2_analysis(                                                                       \
      cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int,                  \
      const cusparseMatDescr_t, const T *, const int *, const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsm2_analysis);
#undef CUDA_TIDY_bsrsm2_analysis
#define CUDA_TIDY_bsrsm2_solve(P, T, R)                                                                                \
  cusparseStatus_t cusparse##P##bsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,               \
                                             cusparseOperation_t, int, int, int, const T *, const cusparseMatDescr_t,  \
                                             const T *, const int *, const int *, int, bsrsm2Info_t, const T *, int,   \
                                             T *, int, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrsm2_solve);
#undef CUDA_TIDY_bsrsm2_solve
#define CUDA_TIDY_csrilu02_numericBoost(P, T, R)                                                                       \
  cusparseStatus_t cusparse##P##csrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrilu02_numericBoost);
#undef CUDA_TIDY_csrilu02_numericBoost
cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t, csrilu02Info_t, int *);
#define CUDA_TIDY_csrilu02_bufferSize(P, T, R)                                                                         \
  cusparseStatus_t cusparse##P##csrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, T *,         \
                                                    const int *, const int *, csrilu02Info_t, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrilu02_bufferSize);
#undef CUDA_TIDY_csrilu02_bufferSize
#define CUDA_TIDY_csrilu02_bufferSizeExt(P, T, R)                                                                      \
  cusparseStatus_t cusparse##P##csrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, T *,      \
                                                       const int *, const int *, csrilu02Info_t, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrilu02_bufferSizeExt);
#undef CUDA_TIDY_csrilu02_bufferSizeExt
#define CUDA_TIDY_csrilu02_analysis(P, T, R)                                                                           \
  cusparseStatus_t cusparse##P##csrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const T *,     \
                                                  const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t,     \
                                                  void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrilu02_analysis);
#undef CUDA_TIDY_csrilu02_analysis
#define CUDA_TIDY_csrilu02(P, T, R)                                                                                    \
  cusparseStatus_t cusparse##P##csrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, T *, const int *,       \
                                         const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrilu02);
#undef CUDA_TIDY_csrilu02
#define CUDA_TIDY_bsrilu02_numericBoost(P, T, R)                                                                       \
  cusparseStatus_t cusparse##P##bsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_bsrilu02_numericBoost);
#undef CUDA_TIDY_bsrilu02_numericBoost

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSPARSE_1_H
