// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Its contents are in the prelude.
#ifndef CUDA_TIDY_FORWARD_DEVICE_ATOMIC_FUNCTIONS_HPP
#define CUDA_TIDY_FORWARD_DEVICE_ATOMIC_FUNCTIONS_HPP
#include <__cuda_tidy_prelude.h>
#endif
