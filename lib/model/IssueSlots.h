// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What the sides of a branch cost: instructions that a warp issues, weighted by how often the model ran them.
///
///        B            sides of B: {1, 2} and {3}; a block that both reach before they meet belongs to neither
///      /   \          loss: a side that 8 of 32 lanes take issues four times what full warps would
///     1     3
///     |     |
///     2     |
///      \   /
///      join
///
/// Loops are run for a limited number of trips (docs/model.md), so long ones count for less than they are. Blocks
/// without a counted instruction get the executions of the edge that leads to them.
#ifndef CUDATIDY_MODEL_ISSUESLOTS_H
#define CUDATIDY_MODEL_ISSUESLOTS_H

#include "model/Model.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>

namespace cudatidy {

/// One side of a branch, up to where the sides meet.
struct BranchSide {
  llvm::SmallVector<const llvm::BasicBlock *, 8> Blocks; ///< that no other side reaches
  double Slots = 0;                                      ///< issued by a warp's whole run
  double Each = 0;                                       ///< issued each time the side is taken
  double Lanes = 0;                                      ///< on it when it is taken, on average
  bool Loops = false;
};

class IssueSlots {
public:
  explicit IssueSlots(const Kernel &K);
  ~IssueSlots();

  /// Issued by a warp's whole run, on average.
  double total() const { return Total; }
  /// Executions of a block by a warp, on average; 0 for blocks that no run reached.
  double executionsOf(const llvm::BasicBlock &B) const { return Executions.lookup(&B); }
  /// The sides of a branch or switch; an empty one leads straight to where they meet.
  std::vector<BranchSide> sides(const Site &Branch) const;

  /// The loop that a branch leaves.
  struct Loop {
    double Slots = 0;
    double Entering = 0; ///< lanes, on average
    double Inside = 0;   ///< lanes at the branch, on average
  };
  /// None: the branch leaves no loop, or the lanes that enter it are not known.
  std::optional<Loop> loopLeftBy(const Site &Branch) const;

private:
  struct Analyses;
  const Analyses &of(const llvm::Function &F) const;
  void addFunction(const llvm::Function &F);
  double edge(const llvm::BasicBlock &From, const llvm::BasicBlock &To) const;
  std::optional<double> lanesOn(const llvm::BasicBlock &From, const llvm::BasicBlock &To) const;
  double cost(const llvm::BasicBlock &B) const;

  double Total = 0;
  llvm::DenseMap<const llvm::Instruction *, const Site *> SiteOf;
  llvm::DenseMap<const llvm::BasicBlock *, double> Executions, Lanes;
  llvm::DenseMap<const llvm::Function *, std::unique_ptr<Analyses>> Functions;
};

} // namespace cudatidy

#endif
