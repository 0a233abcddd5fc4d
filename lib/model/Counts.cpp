// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Counts.h"

#include <algorithm>

using namespace cudatidy;

namespace {

constexpr unsigned SectorBytes = 32;
constexpr unsigned Banks = 32;
constexpr unsigned WordBytes = 4;
constexpr LaneMask LowHalf = 0x0000ffff;
constexpr LaneMask HighHalf = 0xffff0000;

/// The units of 2^Shift bytes that a request touches, sorted, each once. Accesses are at most 16 bytes wide.
class Units {
public:
  Units(const Addresses &A, LaneMask M, unsigned Bytes, unsigned Shift) {
    Bytes = std::min(Bytes, MaxBytes);
    bool Sorted = true;
    for (unsigned L = 0; L != WarpSize; ++L) {
      if (!(M >> L & 1))
        continue;
      const uint64_t Last = (A[L] + Bytes - 1) >> Shift;
      for (uint64_t U = A[L] >> Shift; U <= Last; ++U) {
        if (Count && Items[Count - 1] == U)
          continue;
        Sorted &= !Count || Items[Count - 1] < U;
        Items[Count++] = U;
      }
    }
    if (!Sorted) {
      std::sort(Items, Items + Count);
      Count = unsigned(std::unique(Items, Items + Count) - Items);
    }
  }
  unsigned size() const { return Count; }
  const uint64_t *begin() const { return Items; }
  const uint64_t *end() const { return Items + Count; }

private:
  static constexpr unsigned MaxBytes = 16;
  uint64_t Items[WarpSize * (MaxBytes / WordBytes + 1)];
  unsigned Count = 0;
};

unsigned ceilDiv(unsigned A, unsigned B) { return (A + B - 1) / B; }

unsigned active(LaneMask M) { return unsigned(__builtin_popcount(M)); }

unsigned phase(const Addresses &A, LaneMask M, unsigned Bytes) {
  if (!M)
    return 0;
  std::array<unsigned, Banks> Load{};
  unsigned Worst = 0;
  for (const uint64_t W : Units(A, M, Bytes, 2))
    Worst = std::max(Worst, ++Load[W % Banks]);
  return Worst;
}

/// Lanes, not words, of the busiest bank.
unsigned busiestBank(const Addresses &A, LaneMask M) {
  std::array<unsigned, Banks> Load{};
  unsigned Worst = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    if (M >> L & 1)
      Worst = std::max(Worst, ++Load[A[L] / WordBytes % Banks]);
  return Worst;
}

/// Whether, for a distance of one or of two lanes, all pairs of lanes that far apart share an address. A pair with only
/// one lane on counts as equal unless Strict.
bool pairsAgree(const Addresses &A, LaneMask M, LaneMask Within, bool Strict) {
  for (const unsigned D : {1U, 2U}) {
    bool Agree = true;
    for (unsigned L = 0; Agree && L != WarpSize; ++L) {
      if (!(Within >> L & 1) || (L & D))
        continue;
      const bool One = M >> L & 1, Two = M >> (L + D) & 1;
      if (One && Two)
        Agree = A[L] == A[L + D];
      else if (Strict)
        Agree = One == Two;
    }
    if (Agree)
      return true;
  }
  return false;
}

unsigned load64(const Addresses &A, LaneMask M) {
  if (pairsAgree(A, M, AllLanes, false) && phase(A, M, 8) == 1)
    return 1;
  return phase(A, M & LowHalf, 8) + phase(A, M & HighHalf, 8);
}

unsigned quarters(const Addresses &A, LaneMask M) {
  unsigned Sum = 0;
  for (unsigned Q = 0; Q != 4; ++Q)
    Sum += phase(A, M & LaneMask(0xff) << 8 * Q, 16);
  return Sum;
}

/// The first half of a warp whose last lane is off is counted without regard to pairs: a quirk of the counter.
unsigned load128(const Addresses &A, LaneMask M) {
  const auto Half = [&](LaneMask Lanes, bool Pairs, bool Strict) {
    const LaneMask H = M & Lanes;
    if (H && phase(A, H, 16) == 1 && (!Pairs || pairsAgree(A, M, Lanes, Strict)))
      return 1U;
    return quarters(A, H);
  };
  if (countDistinct(A, M) == 1)
    return ceilDiv(active(M), 16);
  const bool LastOn = M >> 31 & 1;
  return Half(LowHalf, LastOn, true) + Half(HighHalf, true, false);
}

} // namespace

Cost cudatidy::countSectors(const Addresses &A, LaneMask M, unsigned Bytes) {
  if (!M || !Bytes)
    return {};
  const unsigned Actual = Units(A, M, Bytes, 5).size();
  return {double(Actual), double(std::min(Actual, ceilDiv(active(M) * Bytes, SectorBytes)))};
}

Cost cudatidy::countLocalSectors(const Addresses &A, LaneMask M, unsigned Bytes) {
  Addresses Interleaved{};
  for (unsigned L = 0; L != WarpSize; ++L)
    Interleaved[L] = (A[L] / WordBytes * WarpSize + L) * WordBytes;
  Cost Sum;
  for (unsigned Done = 0; Done < std::max(Bytes, 1U); Done += WordBytes) {
    const Cost Word = countSectors(Interleaved, M, WordBytes);
    Sum.Actual += Word.Actual;
    Sum.Ideal += Word.Ideal;
    for (uint64_t &Each : Interleaved)
      Each += uint64_t(WordBytes) * WarpSize;
  }
  return Sum;
}

Cost cudatidy::countWavefronts(const Addresses &A, LaneMask M, unsigned Bytes, SharedUse Use) {
  if (!M || !Bytes)
    return {};
  const unsigned Packed = std::max(1U, ceilDiv(active(M) * std::max(Bytes, WordBytes), Banks * WordBytes));
  switch (Use) {
  case SharedUse::Load: {
    const unsigned Actual = Bytes <= 4 ? phase(A, M, Bytes) : Bytes <= 8 ? load64(A, M) : load128(A, M);
    return {double(Actual), double(std::min(Actual, Packed))};
  }
  case SharedUse::Store:
  case SharedUse::Increment:
    return {double(Bytes <= 4   ? phase(A, M, Bytes)
                   : Bytes <= 8 ? phase(A, M & LowHalf, 8) + phase(A, M & HighHalf, 8)
                                : quarters(A, M)),
            double(Packed)};
  case SharedUse::SwapLoop: {
    // On average over load and swap, which is served in two passes.
    const Cost Load = countWavefronts(A, M, Bytes, SharedUse::Load);
    return {1.5 * Load.Actual, 1.5 * Load.Ideal};
  }
  case SharedUse::Atomic:
  case SharedUse::CompareSwap: {
    const unsigned Turns = Bytes <= 4 ? busiestBank(A, M) : busiestBank(A, M & LowHalf) + busiestBank(A, M & HighHalf);
    const unsigned Times = Use == SharedUse::CompareSwap ? 2 : 1;
    return {double(Times * Turns), double(Times * Packed)};
  }
  }
  return {};
}

unsigned cudatidy::countDistinct(const Addresses &A, LaneMask M) {
  std::array<uint64_t, WarpSize> Sorted;
  unsigned Count = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    if (M >> L & 1)
      Sorted[Count++] = A[L];
  std::sort(Sorted.begin(), Sorted.begin() + Count);
  return unsigned(std::unique(Sorted.begin(), Sorted.begin() + Count) - Sorted.begin());
}
