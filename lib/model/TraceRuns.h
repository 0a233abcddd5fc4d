// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Runs of a kernel that look for accesses that no barrier orders (SharedTrace.h), apart from those that count.
///
/// A block runs with more warps than are counted, few iterations of each loop, and all warps on the same side of a
/// branch on data. It is run with two samples of what is unknown and with both first sides of branches on data; then
/// sides of branches on unknown arguments that neither took are forced.
#ifndef CUDATIDY_MODEL_TRACERUNS_H
#define CUDATIDY_MODEL_TRACERUNS_H

#include "model/Counters.h"

#include <vector>

namespace cudatidy {

/// Seen: what the counting runs did. Empty where nothing is shared or nothing is proved, and where the shape of the
/// block is a guess.
std::vector<SharedPair> findUnordered(Program &P, const llvm::Function &F, const Shape &S, const Launch &On,
                                      const Tallies &Seen);

} // namespace cudatidy

#endif
