// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// States and parameters of MTGP32.

#ifndef CUDA_TIDY_CURAND_MTGP32_H
#define CUDA_TIDY_CURAND_MTGP32_H

#include "__curand_states.h"

#endif // CUDA_TIDY_CURAND_MTGP32_H
