// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/NativeArch.h"
#include "Check.h"
#include "build/BuildFacts.h"

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
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(NativeArch)
