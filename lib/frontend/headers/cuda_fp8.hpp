// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Older name of the same header.

#ifndef CUDA_TIDY_CUDA_FP8_HPP
#define CUDA_TIDY_CUDA_FP8_HPP

#include "cuda_fp8.h"

#endif // CUDA_TIDY_CUDA_FP8_HPP
