// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What limits a block, in cycles of the SM that runs it, and what better access would bring. An estimate that ranks
/// findings, not a simulation: each resource is taken as used without a gap.
///
///   issue    warp instructions / schedulers; with loops unrolled, counters and addresses cost at most as much again as
///            arithmetic and accesses
///   L1       passes of shared memory, and lines' worth of sectors of global requests, one a cycle
///   memory   bytes that leave the SM / the GPU's share of bandwidth for one SM. Sectors that a warp's next
///            executions or other warps find again in L1 are counted once.
///   latency  a warp's way through the block, where no scheduler of the SM has a second warp to hide it
#ifndef CUDATIDY_MODEL_BLOCKCOST_H
#define CUDATIDY_MODEL_BLOCKCOST_H

#include "model/Model.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <algorithm>

namespace cudatidy {

struct BlockCost {
  double Issue = 0, L1 = 0, Memory = 0;
  double Unrolled = 0; ///< the issue of unrolled loops, at most Issue
  double Latency = 0;  ///< 0 where it can be hidden
  /// 0 where only exploring runs came, which have next to no weight.
  double cycles() const { return std::max({Unrolled, L1, Memory, Latency}); }
};

/// None for an architecture without a typical GPU. Ideal: sites that are taken as if their access were ideal.
std::optional<BlockCost> blockCost(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal);

/// How many times as fast the kernel would be if these accesses were ideal; at least 1.
std::optional<double> gainOf(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal);

} // namespace cudatidy

#endif
