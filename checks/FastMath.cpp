// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/FastMath.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/BuildProject.h"

#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

/// Notes --use_fast_math, and warns where a file depends on what it gives up.
///
///   nvcc -use_fast_math -c a.cu     // powf(x - y, 2.0f) is NaN for x < y; denormals are 0
///
/// Silent where a condition adds the flag. What depends on it is told from the sources' text.
class FastMath final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      const FlagFact *F = G.flag(NvccFlag::UseFastMath);
      if (!F || F->At.File.empty()) {
        continue;
      }
      FindingBuilder Out = R.report(F->At);
      for (const std::string &File : G.Files) {
        const SourceUses *Uses = usesOf(B, File);
        if (Uses && depends(*Uses, Out)) {
          break;
        }
      }
    }
  }

private:
  static bool depends(const SourceUses &Uses, FindingBuilder &Out) {
    const std::optional<Place> &At = Uses.NegativePow ? Uses.NegativePow
                                     : Uses.Denormals ? Uses.Denormals
                                                      : Uses.NanTest;
    if (!At) {
      return false;
    }
    Out.variant(Uses.NegativePow ? "power" : Uses.Denormals ? "denormal" : "nan").level(Severity::Warning);
    Out.note({*At, "where"});
    Fix X = fixWith(Safety::Suggestion, "apart", {});
    X.Args["file"] = llvm::sys::path::filename(At->File).str();
    Out.fix(std::move(X));
    return true;
  }
};

} // namespace

CUDA_TIDY_CHECK(FastMath)
