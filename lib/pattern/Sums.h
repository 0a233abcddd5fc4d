// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Products that are added up: what is multiplied, the loops whose rounds are added, and where the sum goes.
#ifndef CUDATIDY_PATTERN_SUMS_H
#define CUDATIDY_PATTERN_SUMS_H

#include "pattern/Axes.h"

namespace cudatidy {

/// A multiplication of two varying values whose result is added to something; factors that all threads share in all
/// rounds are left out.
struct Multiplication {
  const llvm::Instruction *At = nullptr;    ///< the multiplication
  const llvm::Instruction *Added = nullptr; ///< the addition; the same for a fused one
  const llvm::Value *Left = nullptr, *Right = nullptr;
  bool Packed = false; ///< four 8-bit integers in a word
};

/// Those in loops, in the order of the code.
std::vector<Multiplication> multiplications(const llvm::Function &F, const llvm::LoopInfo &Loops, Axes &Varies);

struct Sum {
  std::set<const llvm::Loop *> Over; ///< loops whose rounds are added; empty: it is no sum
  bool Chooses = false;              ///< data decides whether a round's product is added
  /// Stores and atomic operations that the sum reaches, after whatever else is computed with it, and where they go.
  std::vector<std::pair<const llvm::Instruction *, const llvm::Value *>> Stores;
};

Sum sumOf(const Multiplication &M, const llvm::LoopInfo &Loops, Axes &Varies);

} // namespace cudatidy

#endif
