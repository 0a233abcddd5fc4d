// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/TargetNotCovered.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags GPUs that the project says it runs on and is not built for.
///
///   # .cuda-tidy: targets: [A100, H100]
///   set(CMAKE_CUDA_ARCHITECTURES 80-real)   # H100: "no kernel image is available for execution on the device"
///
/// Silent without stated targets, and where the list is not known.
class TargetNotCovered final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      if (G.InAutomation || G.Defaulted) {
        continue; // without a list, missing-arch speaks
      }
      std::vector<TargetGpu> Nothing, Jit;
      for (const TargetGpu &T : B.Targets) {
        const Service S = serviceOf(G, T, B.toolkitOf(G));
        if (S == Service::Nothing) {
          Nothing.push_back(T);
        } else if (S == Service::Jit && !isPtxOnly(G)) {
          Jit.push_back(T);
        }
      }
      if (!Nothing.empty() || !Jit.empty()) {
        report(Nothing.empty() ? Jit : Nothing, Nothing.empty(), G, B, R);
      }
    }
  }

private:
  /// PTX alone is a decision of its own: ptx-only tells of it.
  static bool isPtxOnly(const CompileGroup &G) {
    return llvm::none_of(G.Archs, [](const ArchFact &A) { return A.Target.Kind != CodeKind::Ptx; });
  }

  static void report(const std::vector<TargetGpu> &Gpus, bool Jit, const CompileGroup &G, const BuildFacts &B,
                     const Reporter &R) {
    std::vector<std::string> Names;
    std::vector<GpuArch> Archs;
    std::vector<Edit> Edits;
    for (const TargetGpu &T : Gpus) {
      Names.push_back(T.Name + " (" + T.Arch.sm() + ")");
      if (llvm::is_contained(Archs, T.Arch)) {
        continue;
      }
      Archs.push_back(T.Arch);
      if (auto E = addEntry(B, G, T.Arch, CodeKind::Real)) {
        Edits.push_back(*std::move(E));
      }
    }
    FindingBuilder F = R.report(G.Archs.empty() ? G.UnresolvedAt : G.Archs.back().At);
    F.arg("gpus", Names).arg("archs", spelledArchs(Archs)).arg("group", G.Name);
    if (Jit) {
      F.variant("jit").level(Severity::Warning);
    }
    if (Edits.size() == Archs.size()) {
      // All go behind the same entry: one edit, in order.
      Edit All = Edits.front();
      for (size_t I = 1; I < Edits.size(); ++I) {
        All.Text += Edits[I].Text;
      }
      F.fix(fixWith(Safety::Safe, "add", {All}));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(TargetNotCovered)
