// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Older name of the same header.

#ifndef CUDA_TIDY_CUDA_FP6_HPP
#define CUDA_TIDY_CUDA_FP6_HPP

#include "cuda_fp6.h"

#endif // CUDA_TIDY_CUDA_FP6_HPP
