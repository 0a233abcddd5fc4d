// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuRAND, device API: states, generators, distributions.

#ifndef CUDA_TIDY_CURAND_KERNEL_H
#define CUDA_TIDY_CURAND_KERNEL_H

#include "__curand_distributions.h"

#endif // CUDA_TIDY_CURAND_KERNEL_H
