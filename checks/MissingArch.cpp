// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/MissingArch.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags CUDA code for which nobody names an architecture.
///
///   project(demo LANGUAGES CXX CUDA)
///   add_library(demo a.cu)          // sm_52 with CUDA 12, sm_75 with CUDA 13: newer GPUs run it through the driver's
///                                   // compiler, without what they brought
///
/// Silent when something that cannot be evaluated may name one, when presets, images, scripts or the manual hand a list
/// to cmake, and for torch extensions, whose list torch makes.
class MissingArch final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    std::set<std::string> Told; // one a build file: a list there serves all its rules
    for (const CompileGroup &G : B.Groups) {
      // A list that is written and never used is told of for itself.
      const bool Shadowed =
          llvm::any_of(B.Shadowed, [&](const ShadowedList &S) { return G.Add && S.Project.File == G.Add->At.File; });
      if (!G.Defaulted || Shadowed || G.Open || G.Files.empty() || G.System == BuildSystem::CommandLine) {
        continue;
      }
      const Place &At = G.System == BuildSystem::CMake && G.Add ? G.Add->At : G.At;
      if (!Told.insert(At.File).second) {
        continue;
      }
      report(At, G, B, R);
    }
  }

private:
  static void report(const Place &At, const CompileGroup &G, const BuildFacts &B, const Reporter &R) {
    const std::optional<ToolkitFact> Toolkit = B.toolkitOf(G);
    const hw::Toolkit *Known = Toolkit ? findToolkit(*Toolkit) : nullptr;
    const std::vector<GpuArch> Wanted = wantedArchs(B, Toolkit);
    FindingBuilder F = R.report(At);
    F.variant(Known ? "message" : "unknown").arg("group", G.Name).arg("archs", spelledArchs(Wanted));
    if (Known) {
      F.arg("default", std::string(Known->Default)).arg("toolkit", Toolkit->version());
    }
    std::vector<Edit> Edits;
    for (const CompileGroup &Other : B.Groups) {
      const bool Same = Other.Defaulted && !Other.Open && Other.Add && G.Add && Other.Add->At.File == G.Add->At.File;
      auto E = Same ? addList(B, Other, Wanted) : std::nullopt;
      if (E && llvm::none_of(Edits, [&](const Edit &X) { return X.Offset == E->Offset; })) {
        Edits.push_back(*std::move(E));
      }
    }
    if (!Edits.empty()) {
      F.fix(fixWith(Safety::Unsafe, "list", std::move(Edits)));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(MissingArch)
