// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Which blocks and warps stand for all of them.
#ifndef CUDATIDY_MODEL_SAMPLING_H
#define CUDATIDY_MODEL_SAMPLING_H

#include "model/Counters.h"

namespace cudatidy {

struct SampledBlock {
  Dim3 Position;
  double Weight; // blocks that it stands for
};

/// In each dimension the first, the last and two in between, the heaviest
/// combinations first; at most MaxBlocks, and one more for each face of the
/// grid that these leave out.
std::vector<SampledBlock> sampleBlocks(const Shape &S);
constexpr size_t MaxBlocks = 9;

/// All warps of a block up to MaxWarps; else the first two, a middle one and
/// the last.
std::vector<std::pair<unsigned, double>> sampleWarps(const Shape &S);
constexpr unsigned MaxWarps = 4;

} // namespace cudatidy

#endif
