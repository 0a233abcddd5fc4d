// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cublasLt: functions, part 1 of 1.

#ifndef CUDA_TIDY___CUBLASLT_1_H
#define CUDA_TIDY___CUBLASLT_1_H

#include "__cublasLt_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cublasStatus_t cublasLtCreate(cublasLtHandle_t *);
cublasStatus_t cublasLtDestroy(cublasLtHandle_t);
const char *cublasLtGetStatusName(cublasStatus_t);
const char *cublasLtGetStatusString(cublasStatus_t);
size_t cublasLtGetVersion();
size_t cublasLtGetCudartVersion();
cublasStatus_t cublasLtGetProperty(libraryPropertyType, int *);
cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *);
cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t);
unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int);
cublasStatus_t cublasLtMatmul(cublasLtHandle_t, cublasLtMatmulDesc_t, const void *, const void *,
                              cublasLtMatrixLayout_t, const void *, cublasLtMatrixLayout_t, const void *, const void *,
                              cublasLtMatrixLayout_t, void *, cublasLtMatrixLayout_t, const cublasLtMatmulAlgo_t *,
                              void *, size_t, cudaStream_t);
cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t, cublasLtMatrixTransformDesc_t, const void *, const void *,
                                       cublasLtMatrixLayout_t, const void *, const void *, cublasLtMatrixLayout_t,
                                       void *, cublasLtMatrixLayout_t, cudaStream_t);
cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t, size_t, cudaDataType, uint64_t, uint64_t,
                                                 int64_t);
cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t, cudaDataType, uint64_t, uint64_t, int64_t);
cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *, cudaDataType, uint64_t, uint64_t, int64_t);
cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t);
cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t, cublasLtMatrixLayoutAttribute_t, const void *,
                                                size_t);
cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t, cublasLtMatrixLayoutAttribute_t, void *, size_t,
                                                size_t *);
cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t, size_t, cublasComputeType_t, cudaDataType_t);
cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t, cublasComputeType_t, cudaDataType_t);
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *, cublasComputeType_t, cudaDataType_t);
cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t);
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t, cublasLtMatmulDescAttributes_t, const void *,
                                              size_t);
cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t, cublasLtMatmulDescAttributes_t, void *, size_t,
                                              size_t *);
cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t, size_t, cudaDataType);
cublasStatus_t cublasLtMatrixTransformDescInit(cublasLtMatrixTransformDesc_t, cudaDataType);
cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *, cudaDataType);
cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t);
cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t,
                                                       cublasLtMatrixTransformDescAttributes_t, const void *, size_t);
cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t,
                                                       cublasLtMatrixTransformDescAttributes_t, void *, size_t,
                                                       size_t *);
cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t, size_t);
cublasStatus_t cublasLtEmulationDescInit(cublasLtEmulationDesc_t);
cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *);
cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t);
cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t, cublasLtEmulationDescAttributes_t,
                                                 const void *, size_t);
cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t, cublasLtEmulationDescAttributes_t, void *,
                                                 size_t, size_t *);
cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t, size_t);
cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t);
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *);
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t);
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t, cublasLtMatmulPreferenceAttributes_t,
                                                    const void *, size_t);
cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t, cublasLtMatmulPreferenceAttributes_t,
                                                    void *, size_t, size_t *);
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t, cublasLtMatmulDesc_t, cublasLtMatrixLayout_t,
                                              cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,
                                              cublasLtMatmulPreference_t, int, cublasLtMatmulHeuristicResult_t[],
                                              int *);
cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t, cublasComputeType_t, cudaDataType_t, cudaDataType_t,
                                        cudaDataType_t, cudaDataType_t, cudaDataType_t, int, int[], int *);
cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t, cublasComputeType_t, cudaDataType_t, cudaDataType_t,
                                      cudaDataType_t, cudaDataType_t, cudaDataType_t, int, cublasLtMatmulAlgo_t *);
cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t, cublasLtMatmulDesc_t, cublasLtMatrixLayout_t,
                                       cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,
                                       const cublasLtMatmulAlgo_t *, cublasLtMatmulHeuristicResult_t *);
cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *, cublasLtMatmulAlgoCapAttributes_t,
                                                 void *, size_t, size_t *);
cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *, cublasLtMatmulAlgoConfigAttributes_t,
                                                    const void *, size_t);
cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *, cublasLtMatmulAlgoConfigAttributes_t,
                                                    void *, size_t, size_t *);
cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t);
cublasStatus_t cublasLtLoggerSetFile(FILE *);
cublasStatus_t cublasLtLoggerOpenFile(const char *);
cublasStatus_t cublasLtLoggerSetLevel(int);
cublasStatus_t cublasLtLoggerSetMask(int);
cublasStatus_t cublasLtLoggerForceDisable();

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUBLASLT_1_H
