// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/BlockCost.h"

#include "Hardware.h"
#include "model/IssueSlots.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;

/// The share of a request's sectors that no other request of the block has brought in already.
static double newShare(const Kernel &K, const Site &S, double SectorBytes) {
  if (S.Kind == SiteKind::Load && S.Use && !K.Arrays[*S.Use].Stored && K.Arrays[*S.Use].Requests >= 1)
    return 1 / K.Arrays[*S.Use].Requests;
  if (S.Step && S.Looped)
    return std::min(1.0, std::max(double(std::abs(*S.Step)), double(S.Bytes)) / SectorBytes);
  return 1;
}

std::optional<BlockCost> cudatidy::blockCost(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal) {
  const hw::Architecture *A = hw::find(K.Arch);
  const hw::Gpu *Gpu = hw::typicalGpu(K.Arch);
  if (!A || !Gpu)
    return std::nullopt;
  const double Threads = double(K.On.Block[0] * K.On.Block[1] * K.On.Block[2]);
  const double Warps = std::ceil(Threads / double(A->WarpSize));
  const auto SectorBytes = double(A->SectorBytes), LineBytes = double(A->LineBytes);
  BlockCost Cost;
  double Bytes = 0;
  for (const Site &S : K.Sites) {
    if (!S.isAccess())
      continue;
    const double Requests = S.Weight * Warps;
    if (S.Where == Space::Shared) {
      Cost.L1 += Requests * (Ideal(S) ? S.Ideal.value_or(1) : S.Actual.value_or(1));
    } else if (S.Where == Space::Global || S.Where == Space::Local) {
      const double Best = S.Ideal.value_or(S.ActiveLanes * S.Bytes / SectorBytes);
      // A gather's lanes lie where the data says: a sector each.
      const double Unknown = S.On == Basis::DataDependent ? std::max(Best, S.ActiveLanes) : Best;
      const double Sectors = Ideal(S) ? Best : S.Actual.value_or(Unknown);
      Cost.L1 += Requests * std::max(1.0, Sectors * SectorBytes / LineBytes);
      Bytes += Requests * Sectors * SectorBytes * newShare(K, S, SectorBytes);
    }
  }
  Cost.Issue = IssueSlots(K).total() * Warps / double(A->Schedulers);
  Cost.Memory = Bytes * double(Gpu->Sms) * double(Gpu->BoostMhz) * 1e6 / (Gpu->BandwidthGbs * 1e9);
  return Cost;
}

std::optional<double> cudatidy::gainOf(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal) {
  const auto Now = blockCost(K, [](const Site &) { return false; });
  const auto Then = blockCost(K, Ideal);
  if (!Now || !Then)
    return std::nullopt;
  return std::max(1.0, Now->cycles() / Then->cycles());
}
