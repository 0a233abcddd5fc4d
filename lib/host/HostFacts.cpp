// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/HostFacts.h"

#include "host/Evaluation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace cudatidy;

HostFacts cudatidy::collectHostFacts(const TranslationUnit &Unit, const HostOptions &Options,
                                     std::span<const OutgoingCall> Incoming) {
  const TranslationUnit *One = &Unit;
  return host::evaluateProgram(One, Options, Incoming);
}

std::vector<OutgoingCall> cudatidy::incomingCalls(std::span<const HostFacts> Files, const HostFacts &File) {
  llvm::StringSet<> Here;
  for (const std::string &Name : File.Exports) {
    Here.insert(Name);
  }
  std::vector<OutgoingCall> Calls;
  for (const HostFacts &Other : Files) {
    if (&Other == &File || Other.File == File.File) {
      continue;
    }
    for (const OutgoingCall &C : Other.Calls) {
      if (Here.contains(C.Function) && !llvm::is_contained(Calls, C)) {
        Calls.push_back(C);
      }
    }
  }
  return Calls;
}

namespace {

/// What attributes alone, or else the assumption, say of a kernel that no host code launches.
Launch withoutHostCode(const KernelFact &K, const HostOptions &Options) {
  Launch L;
  L.Kernel = K.Kernel;
  L.Name = K.Name;
  L.Grid = Options.AssumedGrid;
  L.Block = Options.AssumedBlock;
  L.Cluster = K.Cluster;
  L.Source = LaunchSource::Assumed;
  if (K.MaxThreads != 0) {
    L.Block = {K.MaxThreads, 1, 1};
    L.Source = LaunchSource::Bounds;
  } else if (K.HasCluster) {
    L.Source = LaunchSource::Bounds;
  }
  L.Executions = 0;
  return L;
}

} // namespace

std::vector<Launch> cudatidy::resolveLaunches(std::span<const HostFacts> Files, const HostOptions &Options) {
  std::map<std::string, std::vector<const Launch *>> ByKernel;
  for (const HostFacts &F : Files) {
    for (const Launch &L : F.Launches) {
      ByKernel[L.Kernel].push_back(&L);
    }
  }
  std::map<std::string, const KernelFact *> Kernels;
  for (const HostFacts &F : Files) {
    for (const KernelFact &K : F.Kernels) {
      Kernels.try_emplace(K.Kernel, &K);
    }
  }
  // Instances of one template stand together, in the order in which they were met.
  std::vector<const KernelFact *> Ordered;
  std::map<std::string, std::vector<const KernelFact *>> ByName;
  for (const auto &[Mangled, K] : Kernels) {
    ByName[K->Name].push_back(K);
  }
  std::map<std::string, size_t> MetAt;
  for (const HostFacts &F : Files) {
    for (const Launch &L : F.Launches) {
      MetAt.try_emplace(L.Kernel, MetAt.size());
    }
  }
  const auto Met = [&](const KernelFact *K) {
    const auto It = MetAt.find(K->Kernel);
    return It == MetAt.end() ? MetAt.size() : It->second;
  };
  for (const auto &[Mangled, K] : Kernels) {
    std::vector<const KernelFact *> &Instances = ByName[K->Name];
    llvm::stable_sort(Instances, [&](const KernelFact *A, const KernelFact *B) { return Met(A) < Met(B); });
    Ordered.insert(Ordered.end(), Instances.begin(), Instances.end());
    Instances.clear();
  }
  std::vector<Launch> All;
  for (const KernelFact *K : Ordered) {
    auto &Found = ByKernel[K->Kernel];
    if (Found.empty()) {
      Found = std::vector<const Launch *>();
      // The driver API names a kernel by the name it was compiled under, which extern "C" leaves plain.
      All.push_back(withoutHostCode(*K, Options));
      continue;
    }
    // Launches whose sizes are known say more than those of functions that were met with unknown parameters.
    const bool AnyKnown = llvm::any_of(Found, [](const Launch *L) { return L->BlockKnown; });
    for (const Launch *L : Found) {
      if (!AnyKnown || L->BlockKnown) {
        All.push_back(*L);
        if (K->HasCluster) {
          All.back().Cluster = K->Cluster;
        }
      }
    }
  }
  return All;
}

namespace {

void printArgument(llvm::raw_ostream &Out, const ArgumentValue &A) {
  switch (A.Type) {
  case ArgumentValue::Kind::Unknown:
    Out << "?";
    return;
  case ArgumentValue::Kind::Integer:
    llvm::interleave(A.Integers, Out, "|");
    break;
  case ArgumentValue::Kind::Float:
    Out << llvm::format("%g", A.Float.value_or(0));
    break;
  case ArgumentValue::Kind::Pointer:
    if (A.Null) {
      Out << "null";
    } else {
      Out << "pointer";
      if (A.Extent) {
        Out << "[" << *A.Extent << "]";
      }
      if (!A.OffsetKnown) {
        Out << "+?";
      } else if (A.Offset != 0) {
        Out << "+" << A.Offset;
      }
    }
    return;
  case ArgumentValue::Kind::Struct:
    Out << "struct " << llvm::count_if(A.Bytes, [](const auto &B) { return B.has_value(); }) << "/" << A.Bytes.size();
    return;
  }
  if (!A.Certain) {
    Out << "~";
  }
}

void printDim3(llvm::raw_ostream &Out, llvm::StringRef Label, const Dim3 &D, bool Known) {
  Out << " " << Label << ":" << D[0] << "x" << D[1] << "x" << D[2] << (Known ? "" : "?");
}

} // namespace

llvm::StringRef cudatidy::nameOf(LaunchSource S) {
  switch (S) {
  case LaunchSource::Host:
    return "host";
  case LaunchSource::Option:
    return "option";
  case LaunchSource::Bounds:
    return "bounds";
  case LaunchSource::Assumed:
    return "assumed";
  }
  llvm_unreachable("all sources handled");
}

void cudatidy::printLaunches(llvm::raw_ostream &Out, std::span<const Launch> Launches) {
  for (const Launch &L : Launches) {
    Out << "launch " << (L.Name.empty() ? L.Kernel : L.Name);
    printDim3(Out, "grid", L.Grid, L.GridKnown);
    printDim3(Out, "block", L.Block, L.BlockKnown);
    if (L.Cluster != Dim3{1, 1, 1}) {
      printDim3(Out, "cluster", L.Cluster, true);
    }
    if (!L.DynamicShared) {
      Out << " shared:?";
    } else if (*L.DynamicShared != 0) {
      Out << " shared:" << *L.DynamicShared;
    }
    Out << " " << nameOf(L.Source);
    if (L.Certain) {
      Out << " certain";
    }
    if (L.Cooperative) {
      Out << " cooperative";
    }
    if (L.Executions > 1) {
      Out << " times:" << L.Executions;
    }
    if (L.Line != 0) {
      Out << " line:" << L.Line;
    }
    if (!L.Arguments.empty()) {
      Out << " (";
      llvm::interleave(L.Arguments, [&](const ArgumentValue &A) { printArgument(Out, A); }, [&] { Out << ", "; });
      Out << ")";
    }
    Out << "\n";
  }
}
