// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Which branch keeps some threads of a block away from an instruction that others reach, proved.
///
///   if (threadIdx.x % 2 == 0) {        // the branch
///     for (int I = 0; I < N; ++I)      // N is unknown, and has no part in the proof
///       __syncthreads();               // the instruction
///   }
///
/// An instruction hangs on a branch when the branch decides whether it is reached (control dependence, branches that
/// decide about the branch included). The proof is one of:
///   - the model knows the condition exactly for this launch, and lanes of one warp went both ways;
///   - the condition is computed from thread indices, block sizes and constants alone, and lanes of one warp went both
///     ways;
///   - the same without the block's index, and whole warps went both ways.
/// A launch that was only assumed is no proof unless every warp parts. Conditions on arguments that are not known, on
/// memory and on data prove nothing.
#ifndef CUDATIDY_MODEL_SPLITCONTROL_H
#define CUDATIDY_MODEL_SPLITCONTROL_H

#include "model/Model.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>

namespace cudatidy {

struct Split {
  const Site *Branch = nullptr;
  bool WithinWarp = false; ///< lanes of one warp part; else whole warps do
  bool Exits = false;      ///< the threads that stay away do nothing more: they have left the kernel
  /// Blocks that the threads that stay away may run before they meet the others again.
  llvm::SmallVector<const llvm::BasicBlock *, 8> Elsewhere;
};

class SplitControl {
public:
  explicit SplitControl(const Kernel &K);
  ~SplitControl();

  /// The nearest branch that provably parts threads before I, an instruction of the kernel itself; none: no proof.
  std::optional<Split> before(const llvm::Instruction &I) const;

private:
  struct Analyses;
  std::optional<Split> prove(const llvm::BasicBlock &Decides, const llvm::BasicBlock &Decided) const;

  const Kernel &K;
  std::unique_ptr<Analyses> A;
  llvm::DenseMap<const llvm::Instruction *, const Site *> SiteOf;
};

} // namespace cudatidy

#endif
