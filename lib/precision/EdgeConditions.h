// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_EDGECONDITIONS_H
#define CUDA_TIDY_PRECISION_EDGECONDITIONS_H

#include "precision/Interval.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class DominatorTree;
class Value;
} // namespace llvm

namespace cudatidy {

/// What the branches on the way to a block say of values.
///
///   if (X > 0) {          in here X is in [0, inf]
///     if (X < N) {        and at most what N can be
class EdgeConditions {
public:
  using RangeOf = llvm::function_ref<Interval(const llvm::Value *)>;
  explicit EdgeConditions(const llvm::DominatorTree &Tree) : Tree(Tree) {}

  /// The numbers that V can be in B. RangeOf tells of what V is compared with.
  Interval at(const llvm::Value *V, const llvm::BasicBlock *B, RangeOf Of);
  /// ... and on the edge from one block to the next.
  Interval onEdge(const llvm::Value *V, const llvm::BasicBlock *From, const llvm::BasicBlock *To, RangeOf Of);
  /// The numbers that V can be when a condition has come out as Truth.
  static Interval under(const llvm::Value *Condition, bool Truth, const llvm::Value *V, RangeOf Of, unsigned Depth = 0);

private:
  struct Known {
    const llvm::Value *Condition;
    bool Truth;
  };
  const llvm::SmallVector<Known, 4> &known(const llvm::BasicBlock *B);
  const llvm::DominatorTree &Tree;
  llvm::DenseMap<const llvm::BasicBlock *, llvm::SmallVector<Known, 4>> Cache;
};

} // namespace cudatidy

#endif
