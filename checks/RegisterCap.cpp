// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/RegisterCap.h"
#include "Check.h"
#include "build/ArchEdits.h"

using namespace cudatidy;

namespace {

/// Notes a cap of registers for all kernels of a build.
///
///   nvcc -maxrregcount=64 -c a.cu   // what one kernel gains in occupancy, another pays in spills
///
/// Silent where a condition adds it.
class RegisterCap final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      if (const FlagFact *F = G.flag(NvccFlag::MaxRegCount); F && !F->At.File.empty()) {
        FindingBuilder Out = R.report(F->At);
        Out.arg("count", F->Value).arg("group", G.Name);
        const auto Without = F->Whole ? removeWords(B, *F->Whole) : std::nullopt;
        Out.fix(fixWith(Safety::Unsafe, "bounds", Without ? std::vector<Edit>{*Without} : std::vector<Edit>()));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(RegisterCap)
