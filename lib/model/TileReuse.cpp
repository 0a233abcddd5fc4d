// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/TileReuse.h"

#include "Hardware.h"
#include "model/BlockCost.h"
#include "model/Roofline.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;
using namespace llvm;

/// Tag lookups make a load from L1 take this many times a load from shared memory.
static constexpr double L1Factor = 2;

static bool readsArray(const Site &S) {
  return S.Where == Space::Global && S.Kind == SiteKind::Load && S.Use && S.sectors();
}

/// The passes that a block's loads of an array take in L1.
static double passes(const Kernel &K, size_t Use) {
  const hw::Architecture *A = hw::find(K.Arch);
  double Sum = 0;
  for (const Site &S : K.Sites)
    if (readsArray(S) && *S.Use == Use)
      Sum += S.Weight * std::max(1.0, *S.sectors() * double(A->SectorBytes) / double(A->LineBytes));
  return Sum * double(divideCeil(K.On.Block[0] * K.On.Block[1] * K.On.Block[2], uint64_t(A->WarpSize)));
}

/// Whether the threads of a row share what this load asks for and walk along it, as the left factor of a product.
static bool isLeftFactor(const Site &S) {
  return readsArray(S) && S.Looped && S.AlongX == 0 && S.AlongY.value_or(0) && S.Step && std::abs(*S.Step) == S.Bytes;
}

std::vector<TileReuse> cudatidy::tileReuses(const Kernel &K) {
  std::vector<TileReuse> All;
  const auto Cost = blockCost(K, [](const Site &) { return false; });
  const auto Resident = occupancy(K);
  if (!Cost || !Resident)
    return All;
  std::vector<const Site *> Loads(K.Arrays.size(), nullptr); // the one that asks most
  const auto Asked = [](const Site &S) { return S.Weight * *S.sectors(); };
  for (const Site &S : K.Sites)
    if (readsArray(S) && !S.UnderData && (!Loads[*S.Use] || Asked(S) > Asked(*Loads[*S.Use])))
      Loads[*S.Use] = &S;
  double Reused = 0; // passes that tiles would serve
  for (size_t N = 0; N != Loads.size(); ++N)
    if (Loads[N] && !K.Arrays[N].Stored && K.Arrays[N].Requests >= L1Factor)
      Reused += passes(K, N);
  BlockCost Now = *Cost;
  Now.L1 += (L1Factor - 1) * Reused;
  const double Gain = Cost->cycles() > 0 ? Now.cycles() / Cost->cycles() : 1;
  const bool Product = llvm::any_of(K.Sites, isLeftFactor);
  for (size_t N = 0; N != Loads.size(); ++N) {
    if (!Loads[N] || K.Arrays[N].Stored)
      continue;
    TileReuse T;
    T.At = Loads[N];
    T.Use = &K.Arrays[N];
    T.Gain = Gain;
    constexpr uint64_t LargestTile = 4096;
    T.TileBytes = std::min<uint64_t>(LargestTile, T.Use->DistinctBytes);
    Kernel With;
    With.Arch = K.Arch;
    With.On = K.On;
    With.StaticShared = K.StaticShared + 2 * T.TileBytes;
    const auto Left = occupancy(With);
    T.CostsOccupancy = Left && Left->BlocksPerSm < Resident->BlocksPerSm;
    T.IsProduct = Product && T.At->Looped && T.At->AlongX == int64_t(T.At->Bytes) && T.At->AlongY == 0;
    All.push_back(T);
  }
  llvm::stable_sort(All, [](const TileReuse &A, const TileReuse &B) { return A.At < B.At; });
  return All;
}
