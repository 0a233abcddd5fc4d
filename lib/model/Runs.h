// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_RUNS_H
#define CUDATIDY_MODEL_RUNS_H

#include "model/Counters.h"
#include "model/Program.h"

#include "llvm/IR/Function.h"

namespace cudatidy {

/// What one kernel did under one launch.
struct Runs {
  Tallies First;  ///< with the host's values, and samples for what is not known
  Tallies Second; ///< with other samples; empty when no figure rests on a sample
  Tallies Third;  ///< likewise
  /// What memory holds taken for random numbers, lane by lane: for accesses to shared memory that have no figure
  /// otherwise; empty when there are none. With lists of a usual length, with longer ones for what those do not reach,
  /// and along the ways of exploring runs, which values contradict: of an access, the first of them counts that has a
  /// figure.
  std::array<Tallies, 3> Random;
};

/// Interprets the sampled blocks with all sets of samples (Samples.h), then explores what none reached
/// (Exploration.h); bounded by a budget of instructions.
void interpret(Program &P, const llvm::Function &F, const Shape &S, llvm::ArrayRef<ArgumentValue> Known, Runs &Out);

} // namespace cudatidy

#endif
