// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// How the address of an access moves: from thread to thread along x and y of the block, and from one execution of a
/// warp to the next. Says why an access is as it is: `A[threadIdx.x * Pitch + threadIdx.y]` moves by Pitch along x and
/// by one element along y; a thread that walks its own run of memory steps by one element.
#ifndef CUDATIDY_MODEL_ADDRESSMOVES_H
#define CUDATIDY_MODEL_ADDRESSMOVES_H

#include "model/Lanes.h"

#include "host/Launch.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace cudatidy {

class AddressMoves {
public:
  /// One execution by a warp of the block being traced.
  void see(const Dim3 &Block, unsigned Warp, LaneMask M, const std::array<uint64_t, WarpSize> &Addresses);

  /// Bytes from a thread to its neighbour; none: never seen, or not always the same.
  std::optional<int64_t> alongX() const { return X.bytes(); }
  std::optional<int64_t> alongY() const { return Y.bytes(); }
  /// Bytes from an execution to the next of the same warp.
  std::optional<int64_t> step() const { return Step.bytes(); }

private:
  struct Move {
    bool Seen = false, Broken = false;
    int64_t Each = 0;
    void see(int64_t Bytes) {
      Broken |= Seen && Bytes != Each;
      Seen = true;
      Each = Bytes;
    }
    std::optional<int64_t> bytes() const { return Seen && !Broken ? std::optional(Each) : std::nullopt; }
  };
  struct First {
    unsigned Warp = 0;
    uint64_t Address = 0; ///< of its lane 0
  };
  void seeFirst(const Dim3 &Block, unsigned Warp, uint64_t Address);

  Move X, Y, Step;
  llvm::SmallVector<First, 4> Firsts; ///< of each warp, when its lane 0 took part
  std::optional<First> Last;
};

} // namespace cudatidy

#endif
