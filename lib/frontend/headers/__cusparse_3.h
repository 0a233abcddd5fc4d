// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: functions, part 3 of 4.

#ifndef CUDA_TIDY___CUSPARSE_3_H
#define CUDA_TIDY___CUSPARSE_3_H

#include "__cusparse_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_pruneDense2csr(P, T, R)                                                                              \
  cusparseStatus_t cusparse##P##pruneDense2csr(cusparseHandle_t, int, int, const T *, int, const T *,                  \
                                               const cusparseMatDescr_t, T *, const int *, int *, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneDense2csr);
#undef CUDA_TIDY_pruneDense2csr
cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                                     const __half *, const int *, const int *, const __half *,
                                                     const cusparseMatDescr_t, const __half *, const int *, const int *,
                                                     size_t *);
#define CUDA_TIDY_pruneCsr2csr_bufferSizeExt(P, T, R)                                                                  \
  cusparseStatus_t cusparse##P##pruneCsr2csr_bufferSizeExt(                                                            \
      cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const T *, const int *, const int *, const T *,       \
      const cusparseMatDescr_t, const T *, const int *, const int *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_pruneCsr2csr_bufferSizeExt);
#undef CUDA_TIDY_pruneCsr2csr_bufferSizeExt
cusparseStatus_t cusparseHpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const __half *,
                                          const int *, const int *, const __half *, const cusparseMatDescr_t, int *,
                                          int *, void *);
#define CUDA_TIDY_pruneCsr2csrNnz(P, T, R)                                                                             \
  cusparseStatus_t cusparse##P##pruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const T *,  \
                                                const int *, const int *, const T *, const cusparseMatDescr_t, int *,  \
                                                int *, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneCsr2csrNnz);
#undef CUDA_TIDY_pruneCsr2csrNnz
cusparseStatus_t cusparseHpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const __half *,
                                       const int *, const int *, const __half *, const cusparseMatDescr_t, __half *,
                                       const int *, int *, void *);
#define CUDA_TIDY_pruneCsr2csr(P, T, R)                                                                                \
  cusparseStatus_t cusparse##P##pruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const T *,     \
                                             const int *, const int *, const T *, const cusparseMatDescr_t, T *,       \
                                             const int *, int *, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneCsr2csr);
#undef CUDA_TIDY_pruneCsr2csr
cusparseStatus_t cusparseHpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const __half *, int,
                                                                   float, const cusparseMatDescr_t, const __half *,
                                                                   const int *, const int *, pruneInfo_t, size_t *);
#define CUDA_TIDY_pruneDense2csrByPercentage_bufferSizeExt(P, T, R)                                                    \
  cusparseStatus_t cusparse##P##pruneDense2csrByPercentage_bufferSizeExt(                                              \
      cusparseHandle_t, int, int, const T *, int, float, const cusparseMatDescr_t, const T *, const int *,             \
      const int *, pruneInfo_t, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_pruneDense2csrByPercentage_bufferSizeExt);
#undef CUDA_TIDY_pruneDense2csrByPercentage_bufferSizeExt
cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const __half *, int, float,
                                                        const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
#define CUDA_TIDY_pruneDense2csrNnzByPercentage(P, T, R)                                                               \
  cusparseStatus_t cusparse##P##pruneDense2csrNnzByPercentage(                                                         \
      cusparseHandle_t, int, int, const T *, int, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneDense2csrNnzByPercentage);
#undef CUDA_TIDY_pruneDense2csrNnzByPercentage
cusparseStatus_t cusparseHpruneDense2csrByPercentage(cusparseHandle_t, int, int, const __half *, int, float,
                                                     const cusparseMatDescr_t, __half *, const int *, int *,
                                                     pruneInfo_t, void *);
#define CUDA_TIDY_pruneDense2csrByPercentage(P, T, R)                                                                  \
  cusparseStatus_t cusparse##P##pruneDense2csrByPercentage(cusparseHandle_t, int, int, const T *, int, float,          \
                                                           const cusparseMatDescr_t, T *, const int *, int *,          \
                                                           pruneInfo_t, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneDense2csrByPercentage);
#undef CUDA_TIDY_pruneDense2csrByPercentage
cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, int,
                                                                 const cusparseMatDescr_t, const __half *, const int *,
                                                                 const int *, float, const cusparseMatDescr_t,
                                                                 const __half *, const int *, const int *, pruneInfo_t,
                                                                 size_t *);
#define CUDA_TIDY_pruneCsr2csrByPercentage_bufferSizeExt(P, T, R)                                                      \
  cusparseStatus_t cusparse##P##pruneCsr2csrByPercentage_bufferSizeExt(                                                \
      cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const T *, const int *, const int *, float,           \
      const cusparseMatDescr_t, const T *, const int *, const int *, pruneInfo_t, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_pruneCsr2csrByPercentage_bufferSizeExt);
#undef CUDA_TIDY_pruneCsr2csrByPercentage_bufferSizeExt
cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                                      const __half *, const int *, const int *, float,
                                                      const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
#define CUDA_TIDY_pruneCsr2csrNnzByPercentage(P, T, R)                                                                 \
  cusparseStatus_t cusparse##P##pruneCsr2csrNnzByPercentage(                                                           \
      cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const T *, const int *, const int *, float,           \
      const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneCsr2csrNnzByPercentage);
#undef CUDA_TIDY_pruneCsr2csrNnzByPercentage
cusparseStatus_t cusparseHpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t,
                                                   const __half *, const int *, const int *, float,
                                                   const cusparseMatDescr_t, __half *, const int *, int *, pruneInfo_t,
                                                   void *);
#define CUDA_TIDY_pruneCsr2csrByPercentage(P, T, R)                                                                    \
  cusparseStatus_t cusparse##P##pruneCsr2csrByPercentage(                                                              \
      cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const T *, const int *, const int *, float,           \
      const cusparseMatDescr_t, T *, const int *, int *, pruneInfo_t, void *)
CUDA_TIDY_SD(CUDA_TIDY_pruneCsr2csrByPercentage);
#undef CUDA_TIDY_pruneCsr2csrByPercentage
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t, int, int, int, const void *, const int *, const int *, void *,
                                    int *, int *, cudaDataType, cusparseAction_t, cusparseIndexBase_t,
                                    cusparseCsr2CscAlg_t, void *);
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t, int, int, int, const void *, const int *, const int *,
                                               void *, int *, int *, cudaDataType, cusparseAction_t,
                                               cusparseIndexBase_t, cusparseCsr2CscAlg_t, size_t *);
cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *, int64_t, int64_t, void *, void *, cusparseIndexType_t,
                                     cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *, int64_t, int64_t, const void *, const void *,
                                          cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t);
cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t, int64_t *, int64_t *, void **, void **, cusparseIndexType_t *,
                                  cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t, int64_t *, int64_t *, const void **, const void **,
                                       cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t, void **);
cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t, const void **);
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t, void *);
cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *, int64_t, void *, cudaDataType);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *, int64_t, const void *, cudaDataType);
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t);
cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t, int64_t *, void **, cudaDataType *);
cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t, int64_t *, const void **, cudaDataType *);
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t, void **);
cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t, const void **);
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t, void *);
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t);
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t, cusparseFormat_t *);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t, void **);
cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t, const void **);
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t, void *);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *);
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t, int *);
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t, int, int64_t);
cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t);
cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t, int64_t);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t);
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t);
cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
                                   cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *,
                                        const void *, const void *, cusparseIndexType_t, cusparseIndexType_t,
                                        cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
                                   cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *,
                                        const void *, const void *, cusparseIndexType_t, cusparseIndexType_t,
                                        cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **,
                                cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **,
                                     const void **, const void **, cusparseIndexType_t *, cusparseIndexType_t *,
                                     cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **,
                                cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **,
                                     const void **, const void **, cusparseIndexType_t *, cusparseIndexType_t *,
                                     cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, void *, void *,
                                   void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType,
                                   cusparseOrder_t);
cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t,
                                        const void *, const void *, const void *, cusparseIndexType_t,
                                        cusparseIndexType_t, cusparseIndexBase_t, cudaDataType, cusparseOrder_t);
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
                                   cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *,
                                        const void *, const void *, cusparseIndexType_t, cusparseIndexBase_t,
                                        cudaDataType);
cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **,
                                cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSPARSE_3_H
