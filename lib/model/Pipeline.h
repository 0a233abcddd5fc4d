// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Brings device IR, as clang emits it, near to what nvcc's optimiser would
/// leave, without losing the lines: no unrolling, no vectorising of loops.
#ifndef CUDATIDY_MODEL_PIPELINE_H
#define CUDATIDY_MODEL_PIPELINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

namespace cudatidy {

/// Arch as in "sm_90". The module is changed in place.
llvm::Error prepareModule(llvm::Module &M, llvm::StringRef Arch);

/// Whether F is a kernel.
bool isKernel(const llvm::Function &F);

} // namespace cudatidy

#endif
