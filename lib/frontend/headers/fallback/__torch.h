// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What CUDA files of PyTorch extensions touch of torch/, ATen/ and c10/. Read only where a program includes these
// headers and does not have them: then its kernels are still the ones that its dispatch macros instantiate. What
// kernels use (accessors, Half, BFloat16) is whole; the host's side is declared as loosely as it can be.
#ifndef CUDA_TIDY_TORCH_H
#define CUDA_TIDY_TORCH_H
#pragma clang system_header
#include "__torch_types.h"

#include "__torch_tensor.h"

#include "__torch_dispatch.h"
#endif
