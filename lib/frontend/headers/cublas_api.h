// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS, declarations of the versioned host API.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUDA_TIDY_CUBLAS_API_H
#define CUDA_TIDY_CUBLAS_API_H
#define CUBLAS_API_H_

#include "__cublas_api_1.h"
#include "__cublas_api_2.h"
#include "__cublas_api_3.h"
#include "__cublas_api_4.h"
#include "__cublas_api_5.h"
#include "__cublas_api_types.h"

#endif // CUDA_TIDY_CUBLAS_API_H
