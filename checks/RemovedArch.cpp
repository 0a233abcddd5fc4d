// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/RemovedArch.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags architectures that the toolkit does not compile for any more.
///
///   nvcc -gencode arch=compute_35,code=sm_35 -c a.cu   # CUDA 12: Unsupported gpu architecture 'compute_35'
///
/// Silent when the entry depends on a condition. When the toolkit is not known, only what CUDA 12 and later lack is
/// told of, as a warning.
class RemovedArch final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      const std::optional<ToolkitFact> Toolkit = B.toolkitOf(G);
      for (const ArchFact &A : G.Archs) {
        if (A.Maybe || A.At.File.empty()) {
          continue;
        }
        const GpuArch Oldest = std::min(A.Target.Virtual, A.Target.Code);
        const hw::Toolkit *Last = lastToolkitFor(Oldest);
        if (Toolkit) {
          if (isRemoved(Oldest, *Toolkit).value_or(false)) {
            const bool Installed = Toolkit->From == ToolkitFact::Source::Machine;
            report(A, Oldest, G, B, R)
                .variant(Installed ? "installed" : "message")
                .arg("toolkit", Toolkit->version())
                .arg("last", last(Last));
          }
        } else if (isLongGone(Last)) {
          report(A, Oldest, G, B, R).variant("unknown").level(Severity::Warning).arg("last", last(Last));
        }
      }
    }
  }

private:
  static std::string last(const hw::Toolkit *T) { return T ? std::string(T->Version) : "9"; }

  /// Removed by a major version before the newest one: two generations of toolkits cannot build it.
  static bool isLongGone(const hw::Toolkit *Last) { return !Last || Last->Major + 1 < hw::toolkits().back().Major; }

  static FindingBuilder report(const ArchFact &A, GpuArch Gone, const CompileGroup &G, const BuildFacts &B,
                               const Reporter &R) {
    FindingBuilder F = R.report(A.At);
    F.arg("arch", Gone.sm());
    const std::optional<ToolkitFact> Toolkit = B.toolkitOf(G);
    const hw::Toolkit *T = Toolkit ? findToolkit(*Toolkit) : nullptr;
    if (!T) {
      if (auto E = removeEntry(B, G, A)) {
        F.fix(fixWith(Safety::Unsafe, "remove", {*E}));
      }
      return F;
    }
    // What the entry served by binary compatibility must not be lost: sm_70 code also runs on sm_75.
    std::optional<GpuArch> Heir;
    for (const std::string_view Name : T->Archs) {
      const auto Next = parseGpuArch(llvm::StringRef(Name.data(), Name.size()));
      const bool Serves = A.Target.Kind == CodeKind::Real && runsOn(A.Target.Code, *Next);
      const bool Covered = llvm::any_of(G.Archs, [&](const ArchFact &O) {
        return !(O.At == A.At) && O.Target.Kind == CodeKind::Real &&
               !isRemoved(O.Target.Code, *Toolkit).value_or(true) && runsOn(O.Target.Code, *Next);
      });
      if (Serves && !Covered && !Heir) {
        Heir = Next;
      }
    }
    const bool Left =
        llvm::any_of(G.Archs, [&](const ArchFact &O) { return !isRemoved(O.Target.Code, *Toolkit).value_or(true); });
    if (!Left && !Heir) {
      Heir = parseGpuArch(llvm::StringRef(T->Default.data(), T->Default.size()));
    }
    if (Heir) {
      if (auto E = replaceEntry(B, A, *Heir)) {
        F.arg("new", Heir->sm());
        F.fix(fixWith(Safety::Unsafe, "replace", {*E}));
      }
    } else if (auto E = removeEntry(B, G, A)) {
      F.fix(fixWith(Safety::Safe, "remove", {*E}));
    }
    return F;
  }
};

} // namespace

CUDA_TIDY_CHECK(RemovedArch)
