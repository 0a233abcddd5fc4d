// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What the memory system of an NVIDIA GPU does with one request of a warp, as
/// Nsight Compute's source counters have it.
///
/// The formulas were settled on an H200 with 10,000 address patterns, each
/// counted apart (docs/model.md tells which hold exactly). Below, the phase of
/// a set of lanes is the largest number of distinct 4-byte words that any of
/// the 32 banks has to give to them.
#ifndef CUDATIDY_MODEL_COUNTS_H
#define CUDATIDY_MODEL_COUNTS_H

#include "model/Lanes.h"

namespace cudatidy {

/// Sectors or wavefronts of a request, and what it would need at best.
struct Cost {
  double Actual = 0;
  double Ideal = 0;
};

using Addresses = std::array<uint64_t, WarpSize>;

/// Distinct 32-byte sectors. Ideal: the active lanes' bytes packed, but never
/// more than the sectors that are touched (a broadcast is ideal).
Cost countSectors(const Addresses &A, LaneMask M, unsigned Bytes);

enum class SharedUse : uint8_t {
  Load,
  Store,
  /// Every active lane of a bank takes a turn, whether addresses agree or not.
  Atomic,
  /// Two passes for each turn.
  CompareSwap,
  /// Floating-point: a loop of a load and a compare-and-swap for each lane that meets others.
  SwapLoop,
  /// Adding one without using the result: served like a store.
  Increment,
};

/// Wavefronts of a shared-memory request: 64-bit accesses go by half warps,
/// 128-bit stores by quarters; loads merge phases in the cases that
/// docs/model.md lists.
Cost countWavefronts(const Addresses &A, LaneMask M, unsigned Bytes, SharedUse Use);

/// Local memory: each lane's words are interleaved with those of the other
/// lanes, so lanes that use one offset fill whole sectors.
Cost countLocalSectors(const Addresses &A, LaneMask M, unsigned Bytes);

/// Distinct addresses among the lanes of M.
unsigned countDistinct(const Addresses &A, LaneMask M);

} // namespace cudatidy

#endif
