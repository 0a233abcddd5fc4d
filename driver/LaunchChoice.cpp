// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaunchChoice.h"

#include "LaunchOption.h"

#include "Hardware.h"
#include "frontend/Kernels.h"
#include "host/KernelNames.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

#include <cmath>

using namespace cudatidy;

namespace {

/// A warp's lanes, as columns of a block (PTX ISA, WARP_SZ).
constexpr uint64_t WarpColumns = 32;

/// How much a launch of host code is like one that was asked for: 3 the same grid and block, 2 the same block, 1
/// another.
unsigned likeness(const Launch &Wanted, const Launch &Host) {
  if (Host.Source != LaunchSource::Host) {
    return 0;
  }
  if (!Host.BlockKnown || Host.Block != Wanted.Block) {
    return 1;
  }
  return Host.GridKnown && Host.Grid == Wanted.Grid ? 3 : 2;
}

const Launch *mostAlike(const Launch &Wanted, llvm::ArrayRef<Launch> Found) {
  const Launch *Best = nullptr;
  for (const Launch &L : Found) {
    if (!Best || likeness(Wanted, L) > likeness(Wanted, *Best)) {
      Best = &L;
    }
  }
  return Best && likeness(Wanted, *Best) ? Best : nullptr;
}

/// The wanted sizes with the argument values of the launch most like them.
Launch withArguments(Launch Wanted, llvm::ArrayRef<Launch> Found) {
  if (const Launch *Like = mostAlike(Wanted, Found)) {
    Wanted.Arguments = Like->Arguments;
    if (!Wanted.DynamicShared) {
      Wanted.DynamicShared = Like->DynamicShared;
    }
    if (Wanted.Cluster == Dim3{1, 1, 1}) {
      Wanted.Cluster = Like->Cluster;
    }
  }
  return Wanted;
}

} // namespace

LaunchChoice::LaunchChoice(llvm::ArrayRef<Launch> Options, llvm::ArrayRef<Launch> Found, const llvm::Module &M) {
  llvm::StringMap<std::vector<Launch>> Host;
  for (const Launch &L : Found) {
    Host[L.Kernel].push_back(L);
  }
  std::vector<std::vector<const llvm::Function *>> Instances(Options.size());
  for (const llvm::Function &F : M) {
    if (!isKernel(F)) {
      continue;
    }
    const std::string Signature = kernelSignature(F.getName());
    bool Any = false;
    for (size_t I = 0; I < Options.size(); ++I) {
      if (namesKernel(Options[I].Kernel, Signature, F.getName())) {
        Instances[I].push_back(&F);
        Any = true;
      }
    }
    if (Any) {
      Named.insert(F.getName());
    } else {
      Chosen[F.getName()] = Host[nameOnHost(F.getName())];
    }
  }
  for (size_t I = 0; I < Options.size(); ++I) {
    const llvm::Function *Owner = nullptr;
    unsigned Best = 0;
    for (const llvm::Function *F : Instances[I]) {
      const Launch *Like = mostAlike(Options[I], Host[F->getName()]);
      const unsigned How = Like ? likeness(Options[I], *Like) : 0;
      if (!Owner || How > Best) {
        Owner = F;
        Best = How;
      }
    }
    if (Owner) {
      Launch L = withArguments(Options[I], Host[Owner->getName()]);
      L.Kernel = Owner->getName().str();
      Chosen[Owner->getName()].push_back(std::move(L));
    }
  }
}

namespace {

/// Whether a function or one that it calls reads a special register.
bool reads(const llvm::Function &F, llvm::StringRef Register, unsigned Depth = 0) {
  return llvm::any_of(llvm::instructions(F), [&](const llvm::Instruction &I) {
    const auto *Call = llvm::dyn_cast<llvm::CallInst>(&I);
    const llvm::Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    return Callee && (Callee->getName() == Register || (Depth < 4 && reads(*Callee, Register, Depth + 1)));
  });
}

/// Columns of a stand-in block: those of a tile in shared memory that the block fills with one element a thread, else a
/// warp.
uint64_t columnsFor(const llvm::Function &F, uint64_t Threads) {
  uint64_t Columns = WarpColumns;
  for (const llvm::GlobalVariable &G : F.getParent()->globals()) {
    const auto *Rows = llvm::dyn_cast<llvm::ArrayType>(G.getValueType());
    const auto *Row = Rows ? llvm::dyn_cast<llvm::ArrayType>(Rows->getElementType()) : nullptr;
    const bool Used = llvm::any_of(G.users(), [&](const llvm::User *U) {
      const auto *I = llvm::dyn_cast<llvm::Instruction>(U);
      return I && I->getFunction() == &F;
    });
    if (G.getAddressSpace() == 3 && Row && Used && Rows->getNumElements() * Rows->getNumElements() == Threads) {
      Columns = Rows->getNumElements();
    }
  }
  return Columns;
}

/// An assumed launch with as many threads as the instance's `__launch_bounds__` allow: those of a template in a library
/// are known to its device code only.
Launch withinBounds(Launch L, const llvm::Function &F) {
  const llvm::Attribute Bounds = F.getFnAttribute("nvvm.maxntid"); // x, or x,y,z
  uint64_t Threads = 0;
  if (L.Source != LaunchSource::Assumed || !Bounds.isStringAttribute() ||
      Bounds.getValueAsString().split(',').first.getAsInteger(10, Threads) || !Threads) {
    return L;
  }
  L.Block = {Threads, 1, 1};
  L.Source = LaunchSource::Bounds;
  return L;
}

/// A launch whose sizes are a stand-in, in the shape that the kernel asks about: a kernel that reads threadIdx.y has
/// rows.
Launch inShape(Launch L, const llvm::Function &F) {
  const bool StandsIn = L.Source == LaunchSource::Bounds || L.Source == LaunchSource::Assumed;
  if (!StandsIn || L.BlockKnown || L.Block[1] != 1 || L.Block[2] != 1) {
    return L;
  }
  const uint64_t Columns = columnsFor(F, L.Block[0]);
  if (L.Block[0] <= Columns || L.Block[0] % Columns || !reads(F, "llvm.nvvm.read.ptx.sreg.tid.y")) {
    return L;
  }
  L.Block = {Columns, L.Block[0] / Columns, 1};
  if (!L.GridKnown && L.Grid[1] == 1 && reads(F, "llvm.nvvm.read.ptx.sreg.ctaid.y")) {
    const auto Side = std::max<uint64_t>(1, uint64_t(std::sqrt(double(L.Grid[0]))));
    L.Grid = {Side, Side, 1};
  }
  return L;
}

} // namespace

std::vector<Launch> LaunchChoice::operator()(const llvm::Function &F) const {
  const auto It = Chosen.find(F.getName());
  if (It != Chosen.end() && !It->second.empty()) {
    std::vector<Launch> Out;
    for (const Launch &L : It->second) {
      Out.push_back(inShape(withinBounds(L, F), F));
    }
    return Out;
  }
  if (Named.contains(F.getName())) {
    return {}; // another instance of its template was asked for
  }
  const HostOptions Assumption;
  Launch Assumed;
  Assumed.Kernel = F.getName().str();
  Assumed.Grid = Assumption.AssumedGrid;
  Assumed.Block = Assumption.AssumedBlock;
  return {inShape(withinBounds(std::move(Assumed), F), F)};
}

HostOptions cudatidy::hostOptions(const ParseJob &Job) {
  HostOptions Out;
  const hw::Architecture *A = hw::find(Job.Arch);
  if (!A) {
    return Out;
  }
  const std::string_view Version = A->Name.substr(A->Name.find('_') + 1); // "90", "120"
  Out.Device = {{"warpSize", A->WarpSize},
                {"maxThreadsPerBlock", A->MaxThreadsPerBlock},
                {"maxThreadsDim[0]", A->MaxThreadsPerBlock},
                {"maxThreadsDim[1]", A->MaxThreadsPerBlock},
                {"maxThreadsPerMultiProcessor", A->MaxThreadsPerSm},
                {"maxBlocksPerMultiProcessor", A->MaxBlocksPerSm},
                {"sharedMemPerBlock", A->SharedPerBlock},
                {"sharedMemPerBlockOptin", A->SharedPerBlockOptin},
                {"sharedMemPerMultiprocessor", A->SharedPerSm},
                {"regsPerBlock", A->MaxRegistersPerBlock},
                {"regsPerMultiprocessor", A->RegistersPerSm},
                {"major", std::stoi(std::string(Version.substr(0, Version.size() - 1)))},
                {"minor", Version.back() - '0'}};
  // How many multiprocessors a part has decides grid sizes only; the typical part of the architecture stands for it.
  if (const hw::Gpu *Part = hw::typicalGpu(Job.Arch)) {
    Out.Device["multiProcessorCount"] = Part->Sms;
  }
  return Out;
}
