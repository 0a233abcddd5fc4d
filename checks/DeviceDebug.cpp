// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/DeviceDebug.h"
#include "Check.h"
#include "build/ArchEdits.h"

using namespace cudatidy;

namespace {

/// Flags -G in a build that is meant to be fast.
///
///   nvcc -O3 -DNDEBUG -G -c a.cu   // device code is not optimised at all, whatever -O says
///
/// Silent in Debug configurations and builds without optimisation, and where a condition adds it.
class DeviceDebug final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      const FlagFact *F = G.flag(NvccFlag::DeviceDebug);
      if (!F || !G.Optimized || F->At.File.empty()) {
        continue;
      }
      FindingBuilder Out = R.report(F->At);
      Out.arg("group", G.Name);
      if (F->Whole) {
        const unsigned Length = F->Whole->EndColumn - F->Whole->Column;
        const bool Lines = G.flag(NvccFlag::LineInfo); // nvcc ignores it beside -G
        Out.fix(fixWith(Safety::Unsafe, "lineinfo",
                        {editAt(F->Whole->File, F->Whole->Offset, Length, Lines ? "" : "-lineinfo")}));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(DeviceDebug)
