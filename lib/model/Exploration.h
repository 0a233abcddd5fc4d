// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Which sides of branches to force, so that code is reached that no sample of the unknown values reached.
///
/// A side is forced together with all that led to its branch: when an exploring run first meets a branch, the sides
/// forced in that run are its path, and a later run that forces the new branch forces its path too. Sides of one path
/// are forced in one run; one that another kept out of reach is tried again without it.
#ifndef CUDATIDY_MODEL_EXPLORATION_H
#define CUDATIDY_MODEL_EXPLORATION_H

#include "model/Interpreter.h"

#include <optional>

namespace cudatidy {

class Exploration {
public:
  explicit Exploration(const Tallies &T) : T(T), Paths(1) {}

  /// The sides to force in the next run, chosen by what the runs so far took; none when nothing is left to try.
  const ForcedSides *next();

private:
  const Tallies &T;
  std::deque<ForcedSides> Paths; ///< the first is that of the runs that force nothing
  size_t Current = 0;            ///< the path of the last run
  llvm::DenseMap<const SiteInfo *, size_t> PathOf;
  llvm::DenseMap<const SiteInfo *, unsigned> Attempts;
};

} // namespace cudatidy

#endif
