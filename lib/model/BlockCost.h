// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What limits a block, in cycles of the SM that runs it, and what better access would bring. An estimate that ranks
/// findings, not a simulation: latency is taken as hidden, and each resource as used without a gap.
///
///   issue    warp instructions / schedulers
///   L1       passes of shared memory, and lines' worth of sectors of global requests, one a cycle
///   memory   bytes that leave the SM / the typical GPU's share of bandwidth for one SM. Sectors that a warp's next
///            executions or other warps find again in L1 are counted once.
#ifndef CUDATIDY_MODEL_BLOCKCOST_H
#define CUDATIDY_MODEL_BLOCKCOST_H

#include "model/Model.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <algorithm>

namespace cudatidy {

struct BlockCost {
  double Issue = 0, L1 = 0, Memory = 0;
  double cycles() const { return std::max({Issue, L1, Memory, 1.0}); }
};

/// None for an architecture without a typical GPU. Ideal: sites that are taken as if their access were ideal.
std::optional<BlockCost> blockCost(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal);

/// How many times as fast the kernel would be if these accesses were ideal; at least 1.
std::optional<double> gainOf(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal);

} // namespace cudatidy

#endif
