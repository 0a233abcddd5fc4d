// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/PtxOnly.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Notes lists of PTX alone: nothing runs before the driver has compiled it.
///
///   nvcc -gencode arch=compute_80,code=compute_80 -c a.cu   # small files, slow first start
///
/// Silent when the list may be longer.
class PtxOnly final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      const bool Only = !G.Archs.empty() && llvm::all_of(G.Archs, [](const ArchFact &A) {
        return A.Target.Kind == CodeKind::Ptx && A.Target.Origin != ArchOrigin::ToolkitDefault;
      });
      if (!Only || G.Open || G.Unresolved || G.InAutomation || G.System == BuildSystem::CommandLine) {
        continue;
      }
      std::vector<std::string> Names;
      std::vector<GpuArch> Archs;
      for (const ArchFact &A : G.Archs) {
        Names.push_back("compute_" + A.Target.Code.text());
        Archs.push_back(A.Target.Code);
      }
      FindingBuilder F = R.report(G.Archs.front().At);
      F.arg("ptx", Names).arg("archs", spelledArchs(Archs));
      std::optional<Edit> All;
      for (const GpuArch &A : Archs) {
        const auto E = addEntry(B, G, A, CodeKind::Real);
        if (!E || G.Archs.front().Form == ListForm::CMake) {
          All.reset();
          break;
        }
        if (All) {
          All->Text += E->Text;
        } else {
          All = E;
        }
      }
      if (All) {
        F.fix(fixWith(Safety::Safe, "real", {*All}));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(PtxOnly)
