// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/MissingPtx.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags lists of machine code without any PTX: a GPU of a later generation has nothing to run.
///
///   set(CMAKE_CUDA_ARCHITECTURES 80-real 90-real)   # B200: "no kernel image is available"
///
/// Silent when every stated target runs native, when the list may be longer, and for link-time optimisation.
class MissingPtx final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      if (G.Open || G.Unresolved || G.InAutomation || G.Archs.empty() || G.System == BuildSystem::CommandLine) {
        continue;
      }
      const ArchFact *Newest = nullptr;
      bool Other = false;
      for (const ArchFact &A : G.Archs) {
        Other |= A.Target.Kind != CodeKind::Real || A.Maybe;
        Newest = !Newest || A.Target.Code > Newest->Target.Code ? &A : Newest;
      }
      const bool AllNative = !B.Targets.empty() && llvm::all_of(B.Targets, [&](const TargetGpu &T) {
        return serviceOf(G, T, B.toolkitOf(G)) == Service::Native;
      });
      if (Other || AllNative) {
        continue;
      }
      FindingBuilder F = R.report(Newest->At);
      F.arg("newest", Newest->Target.Code.sm()).arg("group", G.Name);
      if (Newest->Target.Code.Suffix) {
        F.variant("specific").level(Severity::Note);
      } else if (auto E = ptx(B, G, *Newest)) {
        F.fix(fixWith(Safety::Safe, "ptx", {*E}));
      }
    }
  }

private:
  /// In CMake the entry's own suffix goes; elsewhere an entry is added.
  static std::optional<Edit> ptx(const BuildFacts &B, const CompileGroup &G, const ArchFact &Newest) {
    if (Newest.Form == ListForm::CMake && llvm::StringRef(Newest.Spelling).ends_with("-real")) {
      const unsigned Length = static_cast<unsigned>(Newest.Spelling.size());
      return editAt(Newest.Whole.File, Newest.Whole.Offset + Length - 5, 5, "");
    }
    if (Newest.Form == ListForm::Torch) {
      const unsigned Length = static_cast<unsigned>(Newest.Spelling.size());
      return editAt(Newest.Whole.File, Newest.Whole.Offset + Length, 0, "+PTX");
    }
    return addEntry(B, G, Newest.Target.Code, CodeKind::Ptx);
  }
};

} // namespace

CUDA_TIDY_CHECK(MissingPtx)
