// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// The value of one scalar in the 32 lanes of a warp.
///
/// A concrete 64-bit sample is always there (floats as their bits, integers
/// zero-extended), so that addresses and conditions can be evaluated. Beside
/// it, three sets of lanes say what the sample is worth:
///
///   none         the hardware has this very value
///   Uniform      the sample stands for a value that is the same in all lanes
///                but not known (an argument, a load at a uniform address),
///                or was computed from one
///   Data         it depends on data that may differ from lane to lane
///   Unsupported  the model does not evaluate the operation
#ifndef CUDATIDY_MODEL_LANES_H
#define CUDATIDY_MODEL_LANES_H

#include <array>
#include <cstdint>

namespace cudatidy {

/// Lanes of a warp; 32 on every CUDA architecture (PTX ISA, WARP_SZ).
constexpr unsigned WarpSize = 32;
using LaneMask = uint32_t;
constexpr LaneMask AllLanes = ~LaneMask(0);

struct Taint {
  LaneMask Uniform = 0;
  LaneMask Data = 0;
  LaneMask Unsupported = 0;

  Taint operator|(const Taint &O) const { return {Uniform | O.Uniform, Data | O.Data, Unsupported | O.Unsupported}; }
  Taint &operator|=(const Taint &O) { return *this = *this | O; }
  Taint operator&(LaneMask M) const { return {Uniform & M, Data & M, Unsupported & M}; }
  LaneMask any() const { return Uniform | Data | Unsupported; }
  /// Takes New in the lanes of M and keeps the rest.
  void merge(LaneMask M, const Taint &New) { *this = (*this & ~M) | (New & M); }
};

struct Lanes {
  std::array<uint64_t, WarpSize> V;
  Taint T;

  static Lanes splat(uint64_t Value) {
    Lanes Result;
    Result.V.fill(Value);
    return Result;
  }
  /// Takes New in the lanes of M and keeps the rest.
  void merge(LaneMask M, const Lanes &New) {
    if (M == AllLanes) {
      *this = New;
      return;
    }
    for (unsigned L = 0; L != WarpSize; ++L)
      V[L] = (M >> L & 1) ? New.V[L] : V[L];
    T.merge(M, New.T);
  }
  /// Whether all lanes of M hold one value.
  bool isUniform(LaneMask M) const;
};

inline unsigned firstLane(LaneMask M) { return unsigned(__builtin_ctz(M)); }

inline bool Lanes::isUniform(LaneMask M) const {
  if (!M)
    return true;
  const uint64_t First = V[firstLane(M)];
  uint64_t Differs = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    Differs |= (M >> L & 1) ? V[L] ^ First : 0;
  return Differs == 0;
}

} // namespace cudatidy

#endif
