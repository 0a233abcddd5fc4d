// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/ArchMismatch.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags machine code that is compiled from an older virtual architecture.
///
///   -gencode arch=compute_86,code=sm_90   # runs on H100, but __CUDA_ARCH__ is 860: every path for 900 is left out
///
/// Silent when the entry depends on a condition. A pair within one generation is a note.
class ArchMismatch final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      for (const ArchFact &A : G.Archs) {
        const GpuArch &V = A.Target.Virtual, &C = A.Target.Code;
        if (A.Maybe || V.Number == C.Number || A.At.File.empty()) {
          continue;
        }
        FindingBuilder F = R.report(A.At);
        F.arg("real", C.sm()).arg("virtual", "compute_" + V.text()).arg("macro", V.Number * 10);
        if (V.Number > C.Number) {
          F.variant("refused").level(Severity::Error);
        } else if (V.Number / 10 == C.Number / 10) {
          F.level(Severity::Note);
        }
        // A code with both numbers replaced is the pair of the real one.
        const bool Alone = llvm::count_if(G.Archs, [&](const ArchFact &O) { return O.Whole == A.Whole; }) == 1;
        if (auto E = Alone ? replaceEntry(B, A, C) : std::nullopt) {
          F.arg("new", "compute_" + C.text());
          F.fix(fixWith(Safety::Safe, "pair", {*E}));
        }
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(ArchMismatch)
