// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Some code includes the helpers by name.

#ifndef CUDA_TIDY_CUDA_AWBARRIER_HELPERS_H
#define CUDA_TIDY_CUDA_AWBARRIER_HELPERS_H

#include "cuda_awbarrier_primitives.h"

#endif // CUDA_TIDY_CUDA_AWBARRIER_HELPERS_H
