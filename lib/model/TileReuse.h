// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Arrays of which a block asks for the same sectors many times, from several warps, and what a tile of them in shared
/// memory would bring.
///
/// A load that L1 serves takes twice the time of one from shared memory: its tags are looked up besides. What other
/// loads, the bandwidth of memory and the instructions take stays as it is: where one of these is the limit, L1 serves
/// as well as a tile would.
#ifndef CUDATIDY_MODEL_TILEREUSE_H
#define CUDATIDY_MODEL_TILEREUSE_H

#include "model/Model.h"

namespace cudatidy {

struct TileReuse {
  const Site *At = nullptr; ///< the load that asks most
  const ArrayUse *Use = nullptr;
  uint64_t TileBytes = 0;      ///< of a tile as large as what the block's threads ask for at once, at most a few KiB
  double Gain = 1;             ///< times as fast
  bool CostsOccupancy = false; ///< fewer blocks would fit on an SM
  bool IsProduct = false;      ///< with it goes an array whose rows the threads along y share: a matrix product
};

/// One a read-only array, in the order of their loads.
std::vector<TileReuse> tileReuses(const Kernel &K);

} // namespace cudatidy

#endif
