// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS: functions, part 1 of 5.

#ifndef CUDA_TIDY___CUBLAS_API_1_H
#define CUDA_TIDY___CUBLAS_API_1_H

#include "__cublas_api_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

cublasStatus_t cublasCreate_v2(cublasHandle_t *);
cublasStatus_t cublasDestroy_v2(cublasHandle_t);
cublasStatus_t cublasGetVersion_v2(cublasHandle_t, int *);
cublasStatus_t cublasGetProperty(libraryPropertyType, int *);
size_t cublasGetCudartVersion();
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *, size_t);
cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t *);
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t);
cublasStatus_t cublasGetMathMode(cublasHandle_t, cublasMath_t *);
cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t);
cublasStatus_t cublasGetSmCountTarget(cublasHandle_t, int *);
cublasStatus_t cublasSetSmCountTarget(cublasHandle_t, int);
cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t *);
cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t);
cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t, cudaEmulationSpecialValuesSupport *);
cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t, cudaEmulationSpecialValuesSupport);
cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t, cudaEmulationMantissaControl *);
cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t, cudaEmulationMantissaControl);
cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int *);
cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int *);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int **);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int *);
const char *cublasGetStatusName(cublasStatus_t);
const char *cublasGetStatusString(cublasStatus_t);
cublasStatus_t cublasLoggerConfigure(int, int, int, const char *);
cublasStatus_t cublasSetLoggerCallback(cublasLogCallback);
cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUBLAS_API_1_H
