// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/ToolkitDriverMismatch.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Dotted numbers compared part by part.
bool older(llvm::StringRef A, llvm::StringRef B) {
  while (!A.empty() && !B.empty()) {
    unsigned NA = 0, NB = 0;
    if (A.consumeInteger(10, NA) || B.consumeInteger(10, NB)) {
      return false;
    }
    if (NA != NB) {
      return NA < NB;
    }
    A.consume_front(".");
    B.consume_front(".");
  }
  return false; // 550 is taken for any 550.x
}

llvm::StringRef ref(std::string_view S) { return {S.data(), S.size()}; }

/// The newest toolkit whose programs a driver runs; null: older than all of the tables.
const hw::Toolkit *newestFor(llvm::StringRef Driver) {
  const hw::Toolkit *Newest = nullptr;
  for (const hw::Toolkit &T : hw::toolkits()) {
    if (!T.MinorDriver.empty() && !older(Driver, ref(T.MinorDriver))) {
      Newest = &T;
    }
  }
  return Newest;
}

/// Flags toolkits that the stated driver does not run.
///
///   # .cuda-tidy: driver: 470.57
///   FROM nvidia/cuda:12.4.1-devel-ubuntu22.04   # needs 525.60.13 at least
///
/// Silent without a stated driver. A driver older than the toolkit's own but of the same major version runs its machine
/// code (minor-version compatibility), not its PTX: that is told where a stated GPU lives on PTX.
class ToolkitDriverMismatch final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    if (B.Driver.empty()) {
      return;
    }
    std::vector<std::pair<ToolkitFact, const CompileGroup *>> All;
    for (const ToolkitFact &T : B.Toolkits) {
      All.emplace_back(T, nullptr);
    }
    for (const CompileGroup &G : B.Groups) {
      if (G.Toolkit && !G.Toolkit->At.File.empty()) {
        All.emplace_back(*G.Toolkit, &G);
      }
    }
    for (const auto &[Fact, Group] : All) {
      const hw::Toolkit *T = findToolkit(Fact);
      const bool Exact = T && Fact.Minor && T->Minor == *Fact.Minor;
      if (!T || Fact.At.File.empty()) {
        continue;
      }
      if (older(B.Driver, ref(T->MinorDriver))) {
        FindingBuilder Out = R.report(Fact.At);
        Out.arg("driver", B.Driver).arg("toolkit", Fact.version()).arg("needed", std::string(T->MinorDriver));
        const hw::Toolkit *Newest = newestFor(B.Driver);
        Fix X = fixWith(Safety::Suggestion, Newest ? "older" : "driver", {});
        if (Newest) {
          X.Args["newest"] = std::to_string(Newest->Major) + "." + std::to_string(Newest->Minor);
        }
        Out.fix(std::move(X));
      } else if (Exact && !T->Driver.empty() && older(B.Driver, ref(T->Driver)) && livesOnPtx(B, Fact)) {
        R.report(Fact.At)
            .variant("ptx")
            .level(Severity::Warning)
            .arg("driver", B.Driver)
            .arg("toolkit", Fact.version())
            .arg("needed", std::string(T->Driver))
            .fix(fixWith(Safety::Suggestion, "native", {}));
      }
    }
  }

private:
  static bool livesOnPtx(const BuildFacts &B, const ToolkitFact &Toolkit) {
    for (const CompileGroup &G : B.Groups) {
      for (const TargetGpu &T : B.Targets) {
        if (!G.InAutomation && serviceOf(G, T, Toolkit) == Service::Jit) {
          return true;
        }
      }
    }
    return false;
  }
};

} // namespace

CUDA_TIDY_CHECK(ToolkitDriverMismatch)
