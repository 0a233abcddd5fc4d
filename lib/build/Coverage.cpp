// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/Coverage.h"

#include "Hardware.h"
#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

StringRef ref(std::string_view S) { return StringRef(S.data(), S.size()); }

/// Whether an architecture is that of parts for embedded boards alone.
bool isEmbedded(GpuArch A) {
  bool Embedded = false;
  for (const hw::Gpu &G : hw::gpus()) {
    if (const auto Of = parseGpuArch(ref(G.Arch)); Of && Of->Number == A.Number) {
      if (G.Market != "embedded") {
        return false;
      }
      Embedded = true;
    }
  }
  return Embedded;
}

unsigned major(GpuArch A) { return A.Number / 10; }

/// A name without case, blanks and the words that people leave out.
std::string plain(StringRef Name) {
  std::string Out;
  llvm::SmallVector<StringRef, 8> Words;
  llvm::SplitString(Name, Words, " -_");
  for (const StringRef W : Words) {
    const std::string L = W.lower();
    if (L != "nvidia" && L != "geforce" && L != "tesla" && L != "quadro" && L != "generation") {
      Out += L + " ";
    }
  }
  return StringRef(Out).rtrim().str();
}

std::string squeezed(StringRef Plain) {
  std::string Out;
  for (const char C : Plain) {
    if (C != ' ') {
      Out += C;
    }
  }
  return Out;
}

} // namespace

const hw::Toolkit *cudatidy::findToolkit(StringRef Version) {
  for (const hw::Toolkit &T : hw::toolkits()) {
    if (ref(T.Version) == Version) {
      return &T;
    }
  }
  return nullptr;
}

const hw::Toolkit *cudatidy::findToolkit(const ToolkitFact &F) {
  const hw::Toolkit *Of = nullptr;
  for (const hw::Toolkit &T : hw::toolkits()) {
    if (T.Major == F.Major && (!F.Minor || T.Minor <= *F.Minor)) {
      Of = &T; // the newest of the tables that is not newer
    }
  }
  return Of;
}

bool cudatidy::compilesFor(const hw::Toolkit &T, GpuArch Arch) {
  return llvm::any_of(T.Archs, [&](std::string_view A) { return ref(A) == Arch.sm(); });
}

const hw::Toolkit *cudatidy::lastToolkitFor(GpuArch Arch) {
  const hw::Toolkit *Last = nullptr;
  for (const hw::Toolkit &T : hw::toolkits()) {
    if (compilesFor(T, Arch)) {
      Last = &T;
    }
  }
  return Last;
}

std::optional<bool> cudatidy::isRemoved(GpuArch Arch, const ToolkitFact &F) {
  const hw::Toolkit *Last = lastToolkitFor(Arch);
  if (!Last) {
    // Older than the tables: gone before the first of them.
    return Arch.Number < 30 ? std::optional(true) : std::nullopt;
  }
  return Last->Major < F.Major ||
         (Last->Major == F.Major && F.Minor && Last->Minor < *F.Minor && Last != &hw::toolkits().back());
}

llvm::Expected<TargetGpu> cudatidy::findTarget(StringRef Name) {
  if (const auto Arch = parseGpuArch(Name); Arch && (Name.starts_with("sm_") || llvm::isDigit(Name.front()))) {
    return TargetGpu{Arch->sm(), *Arch, isEmbedded(*Arch)};
  }
  const std::string Wanted = plain(Name);
  const hw::Gpu *Found = nullptr;
  for (const bool Exact : {true, false}) {
    std::set<std::string_view> Archs;
    for (const hw::Gpu &G : hw::gpus()) {
      const std::string Own = plain(ref(G.Name));
      if (Exact ? squeezed(Own) == squeezed(Wanted) : StringRef(Own).starts_with(Wanted + " ")) {
        Archs.insert(G.Arch);
        Found = Found ? Found : &G; // of parts whose names begin alike, the first
      }
    }
    const bool Thor = Archs.size() == 2 && Archs.count("sm_101") && Archs.count("sm_110"); // one part, two names
    if (Archs.size() > 1 && !Thor) {
      return llvm::createStringError("parts of several architectures are named '" + Name + "'");
    }
    if (Found) {
      break;
    }
  }
  if (Found) {
    return TargetGpu{Name.str(), *parseGpuArch(ref(Found->Arch)), Found->Market == "embedded", Found};
  }
  // People leave out what follows the first word: H100 for H100 SXM5.
  const auto Distance = [&](const hw::Gpu &G) {
    const std::string Own = plain(ref(G.Name));
    return std::min(StringRef(Wanted).edit_distance(Own),
                    StringRef(Wanted).edit_distance(StringRef(Own).split(' ').first));
  };
  const auto Near = std::min_element(hw::gpus().begin(), hw::gpus().end(),
                                     [&](const hw::Gpu &A, const hw::Gpu &B) { return Distance(A) < Distance(B); });
  std::string Text = "unknown GPU '" + Name.str() + "'";
  if (Distance(*Near) <= Wanted.size() / 2) {
    Text += ", did you mean '" + std::string(Near->Name) + "'?";
  }
  return llvm::createStringError(Text + " (names of parts, or architectures such as sm_90)");
}

const hw::Gpu *cudatidy::partFor(StringRef Arch, llvm::ArrayRef<std::string> Targets) {
  for (const std::string &Name : Targets) {
    auto Target = findTarget(Name);
    if (!Target) {
      llvm::consumeError(Target.takeError());
    } else if (Target->Part && ref(Target->Part->Arch) == Arch) {
      return Target->Part;
    }
  }
  return hw::find(Arch) ? hw::typicalGpu(Arch) : nullptr;
}

bool cudatidy::runsOn(GpuArch Code, GpuArch On) {
  if (Code.Number == On.Number) {
    return true;
  }
  if (Code.Suffix == 'a' || major(Code) != major(On) || Code.Number > On.Number) {
    return false;
  }
  return Code.Suffix == 'f' || (!isEmbedded(Code) && !isEmbedded(On));
}

bool cudatidy::compilesOn(GpuArch Virtual, GpuArch On) {
  if (Virtual.Suffix == 'a') {
    return Virtual.Number == On.Number;
  }
  if (Virtual.Suffix == 'f') {
    return major(Virtual) == major(On) && Virtual.Number <= On.Number;
  }
  return Virtual.Number <= On.Number;
}

std::optional<std::vector<ArchFact>> cudatidy::allArchs(const CompileGroup &G,
                                                        const std::optional<ToolkitFact> &Toolkit) {
  if (G.Open) {
    return std::nullopt;
  }
  std::vector<ArchFact> Out = G.Archs;
  const auto Add = [&](StringRef Name, CodeKind Kind, ArchOrigin From, const Place &At) {
    if (const auto A = parseGpuArch(Name)) {
      Out.push_back({{*A, *A, Kind, From, 0}, false, At, ListForm::None, {}, ""});
    }
  };
  const hw::Toolkit *T = Toolkit ? findToolkit(*Toolkit) : nullptr;
  if (G.Defaulted) {
    if (!T) {
      return std::nullopt;
    }
    Add(ref(T->Default), CodeKind::Real, ArchOrigin::ToolkitDefault, G.At);
    Add(ref(T->Default), CodeKind::Ptx, ArchOrigin::ToolkitDefault, G.At);
  }
  if (G.Unresolved) {
    if (!T || *G.Unresolved == ArchOrigin::Native) {
      return std::nullopt;
    }
    std::optional<GpuArch> Newest;
    for (const std::string_view Name : T->Archs) {
      const auto A = parseGpuArch(ref(Name));
      if (A->Suffix || (*G.Unresolved == ArchOrigin::AllMajor && A->Number % 10)) {
        continue;
      }
      Add(ref(Name), CodeKind::Real, *G.Unresolved, G.UnresolvedAt);
      Newest = !Newest || *A > *Newest ? *A : *Newest;
    }
    if (Newest) {
      Add(Newest->sm(), CodeKind::Ptx, *G.Unresolved, G.UnresolvedAt);
    }
  }
  return Out;
}

Service cudatidy::serviceOf(const CompileGroup &G, const TargetGpu &Gpu, const std::optional<ToolkitFact> &Toolkit) {
  const auto Archs = allArchs(G, Toolkit);
  if (!Archs || Archs->empty()) {
    return Service::Unknown;
  }
  bool Jit = false;
  for (const ArchFact &A : *Archs) {
    // What a condition may add counts: nobody is told that something is missing which may be there.
    if (A.Target.Kind == CodeKind::Real && runsOn(A.Target.Code, Gpu.Arch)) {
      return Service::Native;
    }
    if (A.Target.Kind == CodeKind::Lto) {
      return Service::Unknown;
    }
    Jit |= A.Target.Kind == CodeKind::Ptx && compilesOn(A.Target.Code, Gpu.Arch);
  }
  return Jit ? Service::Jit : Service::Nothing;
}
