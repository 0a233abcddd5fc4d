// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A part of the device API, which comes whole.

#ifndef CUDA_TIDY_CURAND_GLOBALS_H
#define CUDA_TIDY_CURAND_GLOBALS_H

#include "curand_kernel.h"

#endif // CUDA_TIDY_CURAND_GLOBALS_H
