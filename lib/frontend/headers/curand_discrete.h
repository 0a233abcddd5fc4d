// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Tables of discrete distributions.

#ifndef CUDA_TIDY_CURAND_DISCRETE_H
#define CUDA_TIDY_CURAND_DISCRETE_H

#include "__curand_states.h"

#endif // CUDA_TIDY_CURAND_DISCRETE_H
