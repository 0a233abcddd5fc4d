// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Host-side set-up of MTGP32 states.

#ifndef CURAND_MTGP32_HOST_H
#define CURAND_MTGP32_HOST_H

#include "curand_kernel.h"

extern mtgp32_params_fast_t mtgp32dc_params_fast_11213[];

extern "C" {
curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t[], mtgp32_kernel_params_t *);
curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *, mtgp32_params_fast_t[], mtgp32_kernel_params_t *, int,
                                           unsigned long long);
}

#endif // CURAND_MTGP32_HOST_H
