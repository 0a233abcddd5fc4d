// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/ArchGuard.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/BuildProject.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags code behind a condition on __CUDA_ARCH__ that no pass of the build ever fulfils.
///
///   #if __CUDA_ARCH__ >= 900      // the project builds for sm_80 and sm_86
///   fast();                       // never compiled
///   #endif
///
/// Silent when the list of architectures is not known, when a file belongs to several groups of which one compiles it,
/// and for headers.
class ArchGuard final : public ProjectCheck {
public:
  bool mayTellOf(const SourceUses &U) const override { return U.HostTest || !U.Tests.empty(); }

  void run(const BuildFacts &B, const Reporter &R) const override {
    struct Builds {
      unsigned Highest = 0;
      bool Known = true;
      std::set<unsigned> Numbers;
    };
    std::map<std::string, Builds> Files;
    for (const CompileGroup &G : B.Groups) {
      const auto All = allArchs(G, B.toolkitOf(G));
      for (const std::string &File : G.Files) {
        Builds &Of = Files[File];
        Of.Known &= All && !All->empty();
        for (const ArchFact &A : All ? *All : std::vector<ArchFact>()) {
          Of.Highest = std::max(Of.Highest, A.Target.Virtual.Number * 10);
          Of.Numbers.insert(A.Target.Virtual.Number * 10);
        }
      }
    }
    for (const auto &[File, Of] : Files) {
      const SourceUses *Uses = usesOf(B, File);
      if (!Uses) {
        continue;
      }
      if (Uses->HostTest) {
        R.report(*Uses->HostTest)
            .variant("host")
            .level(Severity::Warning)
            .fix(fixWith(Safety::Suggestion, "device", {}));
      }
      for (const ArchTest &T : Uses->Tests) {
        const bool Met = T.Operator == "=="  ? Of.Numbers.count(T.Least) != 0
                         : T.Operator == ">" ? Of.Highest > T.Least
                                             : Of.Highest >= T.Least;
        if (Of.Known && !Met && !T.InHostFunction) {
          FindingBuilder F = R.report(T.At);
          F.arg("least", T.Operator + " " + std::to_string(T.Least)).arg("highest", Of.Highest);
          Fix X = fixWith(Safety::Suggestion, T.Operator == ">" ? "newer" : "add", {});
          X.Args["arch"] = GpuArch{T.Least / 10}.sm();
          F.fix(std::move(X));
        }
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(ArchGuard)
