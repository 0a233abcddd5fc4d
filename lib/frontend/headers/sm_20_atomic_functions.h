// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Its contents are in the prelude.
#ifndef CUDA_TIDY_FORWARD_SM_20_ATOMIC_FUNCTIONS_H
#define CUDA_TIDY_FORWARD_SM_20_ATOMIC_FUNCTIONS_H
#include <__cuda_tidy_prelude.h>
#endif
