// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Its contents are in the prelude.
#ifndef CUDA_TIDY_FORWARD_CRT_SM_90_RT_H
#define CUDA_TIDY_FORWARD_CRT_SM_90_RT_H
#include <__cuda_tidy_prelude.h>
#endif
