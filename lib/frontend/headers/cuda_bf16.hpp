// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Older name of the bfloat16 header.

#ifndef CUDA_TIDY_CUDA_BF16_HPP
#define CUDA_TIDY_CUDA_BF16_HPP

#include "cuda_bf16.h"

#endif // CUDA_TIDY_CUDA_BF16_HPP
