// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_WHOLENESS_H
#define CUDA_TIDY_FRONTEND_WHOLENESS_H

#include "frontend/Frontend.h"

#include "llvm/ADT/MapVector.h"

namespace llvm {
class Function;
} // namespace llvm

namespace cudatidy {

/// Kernels of the unit's module that call, however deep, a function that was left out: the kernel, and that function.
/// The pointers live as long as the unit.
llvm::MapVector<const llvm::Function *, const LeftOut *> incompleteKernels(const TranslationUnit &Unit);

/// Why a kernel that calls Callee is not whole.
std::string callerReason(const LeftOut &Callee);

/// Kernels that did not reach IR, and those that reached it without some function that they call.
unsigned kernelsNotWhole(const TranslationUnit &Unit);

} // namespace cudatidy

#endif
