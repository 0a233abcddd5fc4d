// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What the memory system of an NVIDIA GPU does with one request of a warp.
///
/// The formulas were compared with Nsight Compute's counters on an H200, on
/// public programs and on the microkernels of test/model/micro.
#ifndef CUDATIDY_MODEL_COUNTS_H
#define CUDATIDY_MODEL_COUNTS_H

#include "Lanes.h"

namespace cudatidy {

/// Passes, sectors or lines of a request, and what it would need at best.
struct Cost {
  unsigned Actual = 0;
  unsigned Ideal = 0;
};

using Addresses = std::array<uint64_t, WarpSize>;

/// 32-byte sectors touched by Bytes at each address of the lanes in M. Ideal:
/// as many as the distinct bytes fill, at least one; a broadcast counts once.
Cost countSectors(const Addresses &A, LaneMask M, unsigned Bytes);

/// Shared-memory wavefronts: 32 banks of 4 bytes; a word serves all lanes that
/// ask for it. Ideal: distinct words / 32, at least one.
Cost countWavefronts(const Addresses &A, LaneMask M, unsigned Bytes);

/// The same for atomics on shared memory: lanes that meet at one word are
/// served one after the other.
Cost countAtomicWavefronts(const Addresses &A, LaneMask M, unsigned Bytes);

/// Distinct addresses among the lanes of M.
unsigned countDistinct(const Addresses &A, LaneMask M);

} // namespace cudatidy

#endif
