// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/NeedlessRdc.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/BuildProject.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Notes relocatable device code in files that need none.
///
///   nvcc -O3 -rdc=true -c a.cu     // calls between kernels' helpers go through the linker: slower, more memory
///
/// Silent when a file declares device functions or variables of others, launches kernels from kernels, or includes what
/// cannot be read.
class NeedlessRdc final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      const FlagFact *F = nullptr;
      for (const FlagFact &Use : G.Flags) {
        const bool Rdc = (Use.Flag == NvccFlag::Rdc && Use.Value == "true") || Use.Flag == NvccFlag::RdcCompile;
        F = Rdc && !Use.Maybe && !F ? &Use : F;
      }
      const bool Lto = llvm::any_of(G.Archs, [](const ArchFact &A) { return A.Target.Kind == CodeKind::Lto; });
      if (!F || F->At.File.empty() || Lto || G.Files.empty()) {
        continue;
      }
      std::set<std::string> Seen;
      const bool Alone = llvm::all_of(G.Files, [&](const std::string &File) { return standsAlone(B, File, Seen); });
      if (!Alone) {
        continue;
      }
      FindingBuilder Out = R.report(F->At);
      Out.arg("group", G.Name);
      if (auto E = F->Whole && F->Flag == NvccFlag::Rdc ? removeWords(B, *F->Whole) : std::nullopt) {
        Out.fix(fixWith(Safety::Unsafe, "remove", {*E}));
      }
    }
  }

private:
  /// Whether a file and the headers of the project that it includes have all device code that they use. False, too,
  /// when that is not known.
  static bool standsAlone(const BuildFacts &B, llvm::StringRef File, std::set<std::string> &Seen) {
    if (!Seen.insert(File.str()).second) {
      return true;
    }
    const SourceUses *Uses = Seen.size() > 200 ? nullptr : usesOf(B, File);
    if (!Uses || Uses->OutsideDevice) {
      return false;
    }
    for (const std::string &Name : Uses->Systems) {
      for (const llvm::StringRef Device : {"nvshmem", "nccl_device", "cufft", "cublasdx", "cusolverdx", "curanddx",
                                           "mathdx", "optix", "cooperative_groups", "device_launch"}) {
        if (llvm::StringRef(Name).starts_with(Device)) {
          return false;
        }
      }
    }
    const llvm::StringRef Folder = File.take_front(File.rfind('/') + 1);
    return llvm::all_of(Uses->Includes,
                        [&](const std::string &Name) { return standsAlone(B, (Folder + Name).str(), Seen); });
  }
};

} // namespace

CUDA_TIDY_CHECK(NeedlessRdc)
