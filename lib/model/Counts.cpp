// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Counts.h"

#include <algorithm>

using namespace cudatidy;

namespace {

constexpr unsigned SectorBytes = 32;
constexpr unsigned Banks = 32;
constexpr unsigned WordBytes = 4;

/// The units of 2^Shift bytes that a request touches, sorted, each once.
/// An access of up to 64 bytes touches few units of 4 bytes, so the room is
/// fixed; wider accesses are cut, which only structs copied whole can reach.
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
  static constexpr unsigned MaxBytes = 64;
  uint64_t Items[WarpSize * (MaxBytes / WordBytes + 1)];
  unsigned Count = 0;
};

unsigned ceilDiv(unsigned A, unsigned B) { return (A + B - 1) / B; }

/// Distinct bytes of the request: each lane's bytes form one interval.
unsigned distinctBytes(const Addresses &A, LaneMask M, unsigned Bytes) {
  std::array<uint64_t, WarpSize> Starts;
  unsigned Count = 0;
  bool Sorted = true;
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(M >> L & 1))
      continue;
    Sorted &= !Count || Starts[Count - 1] <= A[L];
    Starts[Count++] = A[L];
  }
  if (!Sorted)
    std::sort(Starts.begin(), Starts.begin() + Count);
  unsigned Total = 0;
  for (unsigned I = 0; I != Count; ++I) {
    const uint64_t Room = I + 1 == Count ? Bytes : Starts[I + 1] - Starts[I];
    Total += unsigned(std::min<uint64_t>(Room, Bytes));
  }
  return Total;
}

/// The largest number of distinct words that one bank has to deliver.
unsigned worstBank(const Units &Words) {
  std::array<unsigned, Banks> Load{};
  unsigned Worst = 0;
  for (const uint64_t W : Words)
    Worst = std::max(Worst, ++Load[W % Banks]);
  return Worst;
}

} // namespace

Cost cudatidy::countSectors(const Addresses &A, LaneMask M, unsigned Bytes) {
  if (!M || !Bytes)
    return {};
  const Units Sectors(A, M, Bytes, 5);
  return {Sectors.size(), std::max(1U, ceilDiv(distinctBytes(A, M, Bytes), SectorBytes))};
}

Cost cudatidy::countWavefronts(const Addresses &A, LaneMask M, unsigned Bytes) {
  if (!M || !Bytes)
    return {};
  const Units Words(A, M, Bytes, 2);
  return {worstBank(Words), std::max(1U, ceilDiv(Words.size(), Banks))};
}

Cost cudatidy::countAtomicWavefronts(const Addresses &A, LaneMask M, unsigned Bytes) {
  Cost Result = countWavefronts(A, M, Bytes);
  if (!M)
    return Result;
  std::array<uint64_t, WarpSize> Sorted;
  unsigned Count = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    if (M >> L & 1)
      Sorted[Count++] = A[L];
  std::sort(Sorted.begin(), Sorted.begin() + Count);
  unsigned Run = 1;
  unsigned Most = 1;
  for (unsigned I = 1; I != Count; ++I) {
    Run = Sorted[I] == Sorted[I - 1] ? Run + 1 : 1;
    Most = std::max(Most, Run);
  }
  Result.Actual = std::max(Result.Actual, Most);
  return Result;
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
