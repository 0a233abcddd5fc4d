// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Older name of the half precision header.

#ifndef CUDA_TIDY_CUDA_FP16_HPP
#define CUDA_TIDY_CUDA_FP16_HPP

#include "cuda_fp16.h"

#endif // CUDA_TIDY_CUDA_FP16_HPP
