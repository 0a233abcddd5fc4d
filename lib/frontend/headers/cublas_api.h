// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS, declarations of the versioned host API.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUBLAS_API_H_
#define CUBLAS_API_H_

// Programs ask for these names to learn what is included.
#ifndef CUBLASWINAPI
#define CUBLASWINAPI
#endif
#ifndef CUBLASAPI
#define CUBLASAPI
#endif

#include "__cublas_api_1.h"
#include "__cublas_api_2.h"
#include "__cublas_api_3.h"
#include "__cublas_api_4.h"
#include "__cublas_api_5.h"
#include "__cublas_api_types.h"

#ifdef __cplusplus
// C++ overloads that take the compute type, or the strategy, in the older spelling.
cublasStatus_t cublasGemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void *,
                            const void *, cudaDataType, int, const void *, cudaDataType, int, const void *, void *,
                            cudaDataType, int, cudaDataType, cublasGemmAlgo_t);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void *,
                                   const void *const *, cudaDataType, int, const void *const *, cudaDataType, int,
                                   const void *, void *const *, cudaDataType, int, int, cudaDataType, cublasGemmAlgo_t);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                                          const void *, const void *, cudaDataType, int, long long, const void *,
                                          cudaDataType, int, long long, const void *, void *, cudaDataType, int,
                                          long long, int, cudaDataType, cublasGemmAlgo_t);
cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t, cudaEmulationStrategy *);
cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t, cudaEmulationStrategy);
#endif

#endif // CUBLAS_API_H_
