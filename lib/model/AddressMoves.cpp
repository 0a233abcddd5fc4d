// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/AddressMoves.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;

void AddressMoves::see(const Dim3 &Block, unsigned Warp, LaneMask M, const std::array<uint64_t, WarpSize> &Addresses) {
  const auto Active = [M](unsigned L) { return L < WarpSize && (M >> L & 1); };
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!Active(L))
      continue;
    const uint64_t Thread = uint64_t(Warp) * WarpSize + L;
    if (Active(L + 1) && (Thread + 1) % Block[0])
      X.see(int64_t(Addresses[L + 1] - Addresses[L]));
    if (Block[0] < WarpSize && Active(L + unsigned(Block[0])) && (Thread / Block[0] + 1) % Block[1])
      Y.see(int64_t(Addresses[L + Block[0]] - Addresses[L]));
  }
  if (!Active(0))
    return;
  if (llvm::none_of(Firsts, [Warp](const First &F) { return F.Warp == Warp; }))
    seeFirst(Block, Warp, Addresses[0]);
  else if (Last && Last->Warp == Warp)
    Step.see(int64_t(Addresses[0] - Last->Address));
  Last = First{Warp, Addresses[0]};
}

void AddressMoves::seeFirst(const Dim3 &Block, unsigned Warp, uint64_t Address) {
  for (const First &F : Firsts) {
    // Lane 0 of both at one x, in one layer: whole rows apart.
    const uint64_t A = uint64_t(F.Warp) * WarpSize, B = uint64_t(Warp) * WarpSize;
    const uint64_t Layer = Block[0] * Block[1];
    if (A % Block[0] != B % Block[0] || A / Layer != B / Layer)
      continue;
    const auto Rows = int64_t(B / Block[0]) - int64_t(A / Block[0]);
    const auto Bytes = int64_t(Address - F.Address);
    if (Rows && Bytes % Rows == 0)
      Y.see(Bytes / Rows);
  }
  Firsts.push_back({Warp, Address});
}
