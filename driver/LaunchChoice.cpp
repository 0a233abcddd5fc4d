// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaunchChoice.h"

#include "LaunchOption.h"

#include "Hardware.h"
#include "host/KernelNames.h"

#include "llvm/Demangle/Demangle.h"

using namespace cudatidy;

namespace {

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
    if (F.isDeclaration() || F.getCallingConv() != llvm::CallingConv::PTX_Kernel) {
      continue;
    }
    const std::string Demangled = llvm::demangle(nameOnHost(F.getName()));
    llvm::StringRef Signature(Demangled);
    Signature.consume_front("void ");
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

std::vector<Launch> LaunchChoice::operator()(const llvm::Function &F) const {
  const auto It = Chosen.find(F.getName());
  if (It != Chosen.end() && !It->second.empty()) {
    return It->second;
  }
  if (Named.contains(F.getName())) {
    return {}; // another instance of its template was asked for
  }
  const HostOptions Assumption;
  Launch Assumed;
  Assumed.Kernel = F.getName().str();
  Assumed.Grid = Assumption.AssumedGrid;
  Assumed.Block = Assumption.AssumedBlock;
  return {Assumed};
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
