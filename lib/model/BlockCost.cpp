// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/BlockCost.h"

#include "Hardware.h"
#include "model/IssueSlots.h"
#include "model/Roofline.h"

#include "llvm/IR/Instructions.h"

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

/// Whether something else than a counter ends a loop: data or a value that the loop computes. The compiler does not
/// unroll such a loop.
static bool endsByValue(const Site &S) {
  const auto *Branch = llvm::dyn_cast_or_null<llvm::BranchInst>(S.I);
  if (!Branch || !Branch->isConditional() || !S.Looped)
    return false;
  return S.On == Basis::DataDependent || llvm::isa<llvm::FCmpInst>(Branch->getCondition());
}

/// What a warp cannot do without: arithmetic and accesses.
static double neededSlots(const Kernel &K, double WarpSize, double Warps) {
  double Slots = 0;
  for (const Work W : {Work::Fp64, Work::Fp32, Work::Fp16, Work::Special, Work::Tensor})
    Slots += K.Operations[size_t(W)] / WarpSize;
  for (const Site &S : K.Sites)
    Slots += S.isAccess() ? S.Weight * Warps : 0;
  return Slots;
}

/// Blocks that an SM runs at a time: what it can hold, or fewer when the launch has no more.
static double residentBlocks(const Kernel &K, const hw::Gpu &Gpu) {
  const std::optional<Occupancy> O = occupancy(K);
  const double Held = O ? std::max(1u, O->BlocksPerSm) : 1;
  if (!K.On.GridKnown)
    return Held;
  const double Blocks = double(K.On.Grid[0] * K.On.Grid[1] * K.On.Grid[2]);
  return std::clamp(std::ceil(Blocks / double(Gpu.Sms)), 1.0, Held);
}

std::optional<BlockCost> cudatidy::blockCost(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal) {
  const hw::Architecture *A = hw::find(K.Arch);
  const hw::Gpu *Gpu = gpuOf(K);
  if (!A || !Gpu)
    return std::nullopt;
  const double Threads = double(K.On.Block[0] * K.On.Block[1] * K.On.Block[2]);
  const double Warps = std::ceil(Threads / double(A->WarpSize));
  const auto SectorBytes = double(A->SectorBytes), LineBytes = double(A->LineBytes);
  BlockCost Cost;
  double Bytes = 0, Waits = 0;
  for (const Site &S : K.Sites) {
    if (!S.isAccess())
      continue;
    const double Requests = S.Weight * Warps;
    double Passes = 0, Wait = hw::latency::Shared;
    if (S.Where == Space::Shared) {
      Passes = Ideal(S) ? S.Ideal.value_or(1) : S.Actual.value_or(1);
    } else if (S.Where == Space::Global || S.Where == Space::Local) {
      const double Best = S.Ideal.value_or(S.ActiveLanes * S.Bytes / SectorBytes);
      // A gather's lanes lie where the data says: a sector each.
      const double Unknown = S.On == Basis::DataDependent ? std::max(Best, S.ActiveLanes) : Best;
      const double Sectors = Ideal(S) ? Best : S.Actual.value_or(Unknown);
      const double New = newShare(K, S, SectorBytes);
      Passes = std::max(1.0, Sectors * SectorBytes / LineBytes);
      Bytes += Requests * Sectors * SectorBytes * New;
      Wait = hw::latency::L1 + New * (hw::latency::Memory - hw::latency::L1);
    }
    Cost.L1 += Requests * Passes;
    // A store is on its way when it is issued.
    Waits += S.Weight * (S.Kind == SiteKind::Store ? 0 : Wait + std::max(0.0, Passes - 1));
  }
  Cost.Issue = IssueSlots(K).total() * Warps / double(A->Schedulers);
  Cost.Unrolled = Cost.Issue;
  if (std::none_of(K.Sites.begin(), K.Sites.end(), endsByValue))
    Cost.Unrolled = std::min(Cost.Issue, 2 * neededSlots(K, double(A->WarpSize), Warps) / double(A->Schedulers));
  const double Resident = residentBlocks(K, *Gpu);
  if (Resident * Warps <= double(A->Schedulers))
    Cost.Latency = (Waits + Cost.Unrolled * double(A->Schedulers) / Warps * hw::latency::Arithmetic) / Resident;
  Cost.Memory = Bytes * double(Gpu->Sms) * double(Gpu->BoostMhz) * 1e6 / (Gpu->BandwidthGbs * 1e9);
  return Cost;
}

std::optional<double> cudatidy::gainOf(const Kernel &K, llvm::function_ref<bool(const Site &)> Ideal) {
  const auto Now = blockCost(K, [](const Site &) { return false; });
  const auto Then = blockCost(K, Ideal);
  if (!Now || !Then)
    return std::nullopt;
  return Then->cycles() > 0 ? std::max(1.0, Now->cycles() / Then->cycles()) : 1.0;
}
