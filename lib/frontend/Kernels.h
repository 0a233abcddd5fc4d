// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_KERNELS_H
#define CUDA_TIDY_FRONTEND_KERNELS_H

#include "llvm/IR/Function.h"

namespace cudatidy {

/// Whether F is the body of a kernel.
inline bool isKernel(const llvm::Function &F) {
  return !F.isDeclaration() && F.getCallingConv() == llvm::CallingConv::PTX_Kernel;
}

} // namespace cudatidy

#endif
