// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: functions, part 4 of 4.

#ifndef CUDA_TIDY___CUSPARSE_4_H
#define CUDA_TIDY___CUSPARSE_4_H

#include "__cusparse_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **,
                                     const void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *,
                                     cudaDataType *);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, void *, void *,
                                          cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t,
                                               const void *, const void *, cusparseIndexType_t, cusparseIndexBase_t,
                                               cudaDataType);
cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *, void **,
                                       void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *,
                                            const void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *,
                                            cudaDataType *);
cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, void *,
                                         void *, void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t,
                                         cudaDataType);
cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t,
                                              const void *, const void *, const void *, cusparseIndexType_t,
                                              cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *, int64_t, int64_t, int64_t, void *, cudaDataType,
                                     cusparseOrder_t);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *, int64_t, int64_t, int64_t, const void *,
                                          cudaDataType, cusparseOrder_t);
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t);
cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t, int64_t *, int64_t *, int64_t *, void **, cudaDataType *,
                                  cusparseOrder_t *);
cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t, int64_t *, int64_t *, int64_t *, const void **,
                                       cudaDataType *, cusparseOrder_t *);
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t, void **);
cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t, const void **);
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t, void *);
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t, int, int64_t);
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t, int *, int64_t *);
cusparseStatus_t cusparseAxpby(cusparseHandle_t, const void *, cusparseConstSpVecDescr_t, const void *,
                               cusparseDnVecDescr_t);
cusparseStatus_t cusparseGather(cusparseHandle_t, cusparseConstDnVecDescr_t, cusparseSpVecDescr_t);
cusparseStatus_t cusparseScatter(cusparseHandle_t, cusparseConstSpVecDescr_t, cusparseDnVecDescr_t);
cusparseStatus_t cusparseRot(cusparseHandle_t, const void *, const void *, cusparseSpVecDescr_t, cusparseDnVecDescr_t);
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t,
                                         cusparseConstDnVecDescr_t, const void *, cudaDataType, size_t *);
cusparseStatus_t cusparseSpVV(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t,
                              cusparseConstDnVecDescr_t, void *, cudaDataType, void *);
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t,
                                                  cusparseSparseToDenseAlg_t, size_t *);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t,
                                       cusparseSparseToDenseAlg_t, void *);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t,
                                                  cusparseDenseToSparseAlg_t, size_t *);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t,
                                                cusparseDenseToSparseAlg_t, void *);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t,
                                               cusparseDenseToSparseAlg_t, void *);
cusparseStatus_t cusparseSpMV(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
                              cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType,
                              cusparseSpMVAlg_t, void *);
cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
                                         cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType,
                                         cusparseSpMVAlg_t, size_t *);
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
                                         cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType,
                                         cusparseSpMVAlg_t, void *);
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t);
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
                                         cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType,
                                         cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *);
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
                                       cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t,
                                       cusparseSpSVDescr_t, void *);
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
                                    cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t,
                                    cusparseSpSVDescr_t);
cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t, cusparseSpSVDescr_t, void *, cusparseSpSVUpdate_t);
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *);
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t);
cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                         cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t,
                                         cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t, size_t *);
cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                       cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t,
                                       cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t, void *);
cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t,
                                    cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t);
cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t, cusparseSpSMDescr_t, void *, cusparseSpSMUpdate_t);
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                         cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *,
                                         cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, size_t *);
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                         cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *,
                                         cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, void *);
cusparseStatus_t cusparseSpMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                              cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t,
                              cudaDataType, cusparseSpMMAlg_t, void *);
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *);
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                               cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
                                               cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
                                               cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t, int64_t *);
cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                               cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
                                               cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
                                               cusparseSpGEMMDescr_t, float, size_t *, void *, size_t *);
cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                        cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
                                        cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t,
                                        size_t *, void *);
cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                     cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
                                     cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
                                                    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t,
                                                    cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t,
                                                    size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
                                         cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t,
                                         cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *, size_t *, void *,
                                         size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
                                          cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t,
                                          cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                             cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *,
                                             cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
                                             cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                          cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *,
                                          cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, size_t *);
cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                                          cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *,
                                          cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, void *);
cusparseStatus_t cusparseSDDMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                               cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t,
                               cudaDataType, cusparseSDDMMAlg_t, void *);
cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t, cusparseSpMMOpPlan_t *, cusparseOperation_t,
                                           cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t,
                                           cusparseDnMatDescr_t, cudaDataType, cusparseSpMMOpAlg_t, const void *,
                                           size_t, const void *, size_t, const void *, size_t, size_t *);
cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t, void *);
cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSPARSE_4_H
