// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cublasLt: descriptors, preferences, heuristics and the matmul call.

#ifndef CUDA_TIDY_CUBLASLT_H
#define CUDA_TIDY_CUBLASLT_H

#include "__cublasLt_1.h"
#include "__cublasLt_types.h"

#endif // CUDA_TIDY_CUBLASLT_H
