// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/NativeArch.h"
#include "Check.h"
#include "build/ArchEdits.h"

using namespace cudatidy;

namespace {

/// Notes builds for the GPUs of whatever machine builds.
///
///   set(CMAKE_CUDA_ARCHITECTURES native)   # another machine, another program; without a GPU, none
///
/// Silent when the user chooses it on the command line. In an image or a CI job it is a warning.
class NativeArch final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      if (!G.Unresolved || *G.Unresolved != ArchOrigin::Native || G.UnresolvedAt.File.empty()) {
        continue;
      }
      FindingBuilder F = R.report(G.UnresolvedAt);
      const llvm::StringRef File(G.UnresolvedAt.File);
      if (G.InAutomation || File.contains_insensitive("dockerfile")) {
        F.variant("automation").level(Severity::Warning);
      }
      const std::vector<GpuArch> Wanted = wantedArchs(B, B.toolkitOf(G));
      if (!Wanted.empty()) {
        Fix X = fixWith(Safety::Unsafe, "name", named(B, G, Wanted));
        X.Args["archs"] = spelledArchs(Wanted);
        F.fix(std::move(X));
      }
    }
  }

private:
  /// The declared targets in the word's place, where it stands alone in a list of CMake.
  static std::vector<Edit> named(const BuildFacts &B, const CompileGroup &G, llvm::ArrayRef<GpuArch> Wanted) {
    constexpr unsigned Length = 6; // native
    const Place &At = G.UnresolvedAt;
    if (B.Targets.empty() || G.System != BuildSystem::CMake || At.Line != At.EndLine ||
        At.EndColumn - At.Column != Length) {
      return {};
    }
    std::string List;
    for (const GpuArch &A : Wanted) {
      List += (List.empty() ? "" : ";") + A.text();
    }
    return {editAt(At.File, At.Offset, Length, List)};
  }
};

} // namespace

CUDA_TIDY_CHECK(NativeArch)
