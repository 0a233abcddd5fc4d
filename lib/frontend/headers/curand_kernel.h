// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuRAND, device API: states, generators, distributions.

#ifndef CURAND_KERNEL_H_
#define CURAND_KERNEL_H_

#include "__curand_distributions.h"

#endif // CURAND_KERNEL_H_
