// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_PREDICATION_H
#define CUDATIDY_MODEL_PREDICATION_H

#include "llvm/IR/Instructions.h"

namespace cudatidy {

/// Whether machine code has no branch where B stands, but predicates: the profiler then counts none.
///
///   if (I < N) Out[I] = V;          // a predicated store
///   if (I >= N) return; ...         // a predicated exit
///   if (I < N) Sum += X * Y;        // a few predicated or selected instructions
///
/// Derived from which branches of the measured programs' IR had a counter (docs/model.md). Loads are not among what it
/// names: nvcc keeps a branch around a load whose value is used later.
bool becomesPredicate(const llvm::BranchInst &B);

/// The block at one of B's successors if its accesses to shared memory are under a predicate in machine code; else
/// null. Here loads may be among them: whether or not a branch goes around the others, the profiler counts such
/// accesses also when no lane is on.
const llvm::BasicBlock *predicatedAccesses(const llvm::BranchInst &B, unsigned Successor);

} // namespace cudatidy

#endif
