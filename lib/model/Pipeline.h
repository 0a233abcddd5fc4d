// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Brings device IR, as clang emits it, near to what nvcc's optimiser would
/// leave, without losing the lines: no unrolling, no vectorising of loops.
#ifndef CUDATIDY_MODEL_PIPELINE_H
#define CUDATIDY_MODEL_PIPELINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

namespace cudatidy {

/// LLVM's back end for a module. Arch as in "sm_90"; features as clang writes them on functions.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> backEnd(const llvm::Module &M, llvm::StringRef Arch,
                                                             llvm::StringRef Features = "");

/// Arch as in "sm_90". The module is changed in place.
llvm::Error prepareModule(llvm::Module &M, llvm::StringRef Arch);

} // namespace cudatidy

#endif
