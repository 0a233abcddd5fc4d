// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/PtxNotNewest.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags lists whose PTX is that of an older architecture than their newest machine code.
///
///   -gencode arch=compute_70,code=[sm_70,compute_70] -gencode arch=compute_80,code=sm_80   # Hopper gets 7.0's code
///
/// Silent when the list may be longer, and when the newest machine code is for one GPU alone (sm_90a).
class PtxNotNewest final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      if (G.Open || G.Unresolved || G.InAutomation || G.System == BuildSystem::CommandLine) {
        continue;
      }
      const ArchFact *Ptx = nullptr, *Real = nullptr;
      bool Lto = false;
      for (const ArchFact &A : G.Archs) {
        Lto |= A.Target.Kind == CodeKind::Lto;
        const ArchFact *&Newest = A.Target.Kind == CodeKind::Ptx ? Ptx : Real;
        Newest = !Newest || A.Target.Code.Number > Newest->Target.Code.Number ? &A : Newest;
      }
      if (!Ptx || !Real || Lto || Real->Maybe || Real->Target.Code.Suffix ||
          Ptx->Target.Code.Number >= Real->Target.Code.Number || Ptx->Target.Origin == ArchOrigin::ToolkitDefault) {
        continue;
      }
      FindingBuilder F = R.report(Ptx->At);
      F.arg("ptx", "compute_" + Ptx->Target.Code.text()).arg("newest", Real->Target.Code.sm());
      std::optional<Edit> E;
      if (Real->Form == ListForm::CMake && llvm::StringRef(Real->Spelling).ends_with("-real")) {
        const unsigned Length = static_cast<unsigned>(Real->Spelling.size());
        E = editAt(Real->Whole.File, Real->Whole.Offset + Length - 5, 5, "");
      } else if (Real->Form == ListForm::Torch) {
        E = editAt(Real->Whole.File, Real->Whole.Offset + static_cast<unsigned>(Real->Spelling.size()), 0, "+PTX");
      } else {
        E = addEntry(B, G, Real->Target.Code, CodeKind::Ptx);
      }
      if (E) {
        F.fix(fixWith(Safety::Safe, "ptx", {*E}));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(PtxNotNewest)
