// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Roofline.h"

#include "Hardware.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

std::optional<Occupancy> cudatidy::occupancy(const Kernel &K) {
  const hw::Architecture *A = hw::find(K.Arch);
  const uint64_t Threads = K.On.Block[0] * K.On.Block[1] * K.On.Block[2];
  if (!A || !Threads)
    return std::nullopt;
  const uint64_t Warps = divideCeil(Threads, uint64_t(A->WarpSize));
  Occupancy Result;
  uint64_t Blocks = uint64_t(A->MaxWarpsPerSm) / Warps;
  const auto Limit = [&](uint64_t To, OccupancyLimit By) {
    if (To < Blocks) {
      Blocks = To;
      Result.By = By;
    }
  };
  Limit(uint64_t(A->MaxBlocksPerSm), OccupancyLimit::Blocks);
  if (const uint64_t Used = K.StaticShared + K.On.DynamicShared.value_or(0)) {
    const uint64_t Taken = alignTo(Used + uint64_t(A->SharedReserved), uint64_t(A->SharedUnit));
    Limit(uint64_t(A->SharedPerSm) / Taken, OccupancyLimit::Shared);
  }
  if (K.Machine && K.Machine->Registers) {
    // An SM's schedulers have their own registers, and a warp lives on one of them.
    const uint64_t PerWarp = alignTo(uint64_t(K.Machine->Registers) * uint64_t(A->WarpSize), uint64_t(A->RegisterUnit));
    const uint64_t Held = uint64_t(A->RegistersPerSm) / uint64_t(A->Schedulers) / PerWarp * uint64_t(A->Schedulers);
    Limit(Held / Warps, OccupancyLimit::Registers);
  }
  Result.BlocksPerSm = unsigned(Blocks);
  Result.Share = double(Blocks * Warps) / double(A->MaxWarpsPerSm);
  return Result;
}

const hw::Gpu *cudatidy::gpuOf(const Kernel &K) {
  return K.Gpu ? K.Gpu : hw::find(K.Arch) ? hw::typicalGpu(K.Arch) : nullptr;
}

std::optional<Roofline> cudatidy::roofline(const Kernel &K) {
  const hw::Architecture *A = hw::find(K.Arch);
  const hw::Gpu *Gpu = gpuOf(K);
  const double Bytes = K.blockTraffic();
  if (!A || !Gpu || Bytes <= 0)
    return std::nullopt;
  // The peak of the type that most operations have; a multiply-add counts as two.
  const bool Double = K.Operations[size_t(Work::Fp64)] > K.Operations[size_t(Work::Fp32)];
  const double PerClock = Double ? A->Fp64PerClock : A->Fp32PerClock;
  Roofline R;
  R.Intensity = K.blockFlops() / Bytes;
  R.AtLeast = K.CutArithmetic;
  R.Ridge = 2 * PerClock * double(Gpu->Sms) * double(Gpu->BoostMhz) * 1e6 / (Gpu->BandwidthGbs * 1e9);
  return R;
}
