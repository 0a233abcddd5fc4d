// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Parameters of MTGP32 with period 2^11213 - 1.

#ifndef CUDA_TIDY_CURAND_MTGP32DC_P_11213_H
#define CUDA_TIDY_CURAND_MTGP32DC_P_11213_H

#include "curand_mtgp32_host.h"

#endif // CUDA_TIDY_CURAND_MTGP32DC_P_11213_H
