// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/Fp64Promotion.h"
#include "Check.h"
#include "Hardware.h"
#include "finding/SourcePlace.h"
#include "precision/DoubleRegions.h"
#include "precision/MathNames.h"

#include "clang/AST/ASTContext.h"
#include "llvm/Demangle/Demangle.h"

using namespace cudatidy;

namespace {

using Kind = DoubleCause::Kind;

/// What one finding is about.
struct Site {
  const DoubleRegion *Region;
  Place At;
  std::string Kernel;            ///< mangled, the first that has it
  int64_t Count = 0;             ///< of its FP64 operations
  std::set<std::string> Kernels; ///< signatures of all that have it
};

/// The region that made an operation FP64: the innermost frame of the inline chain that decides. Null when the source
/// asks for double there, or nothing is known of the place. A function that takes or gives double only carries out what
/// its caller asks for, so the caller is looked at.
const DoubleRegion *unintendedRegion(const DoubleOperation &Operation, const DoubleRegions &Regions) {
  for (const DoubleFrame &Frame : Operation.Frames) {
    if (Frame.InDoubleFunction) {
      continue;
    }
    if (const DoubleRegion *R = Regions.find(Frame)) {
      return R->Intended ? nullptr : R;
    }
  }
  return nullptr;
}

const char *variantOf(Kind What) {
  switch (What) {
  case Kind::Promotion:
    return "promotion";
  case Kind::Integer:
    return "integer";
  case Kind::Helper:
    return "helper";
  case Kind::Literal:
    return "message";
  case Kind::Constant:
    return "constant";
  }
}

/// Suffixes and float names that together make the region one of float; a suggestion without edits where some part of
/// it cannot be edited, or must not be: in a template, a literal that float cannot hold would lose digits in the
/// instances of double. Where the value is cut to an integer, last digits become whole steps: edits that are only
/// shown.
Fix fixOf(const DoubleRegion &R, const clang::ASTContext &Context) {
  Fix X;
  X.Kind = R.SameInFloat ? Safety::Safe : R.ToInteger ? Safety::Suggestion : Safety::Unsafe;
  X.Title = "suffix";
  for (const DoubleCause &C : R.Causes) {
    std::optional<Edit> E;
    if (C.What == Kind::Literal && !C.InMacro && !C.OutOfRange && (C.FitsFloat || !C.InTemplate)) {
      E = insertAfter(C.Range, "f", Context);
    } else if (C.NeedsFloatName && !C.InMacro && !C.InTemplate) {
      E = replace(C.Range, floatName(*mathFunction(C.Name)), Context);
      X.Title = "function";
    }
    if (!E) {
      Fix Shown;
      Shown.Title = C.What == Kind::Helper ? "overload" : "single";
      return Shown;
    }
    X.Edits.push_back(*std::move(E));
  }
  return X;
}

/// Flags FP64 work on FP32 values that the source does not ask for.
///
///   Y[I] = X[I] * 0.1;              // converts, multiplies in FP64, converts back
///   Z[I] = pow(X[I], 2) + 1.0f;     // nvcc takes pow(double, double): some hundred FP64 instructions
///
/// Silent when a double takes part by declaration or explicit cast, when the optimiser folds or narrows the operation,
/// and on arguments of printf.
class Fp64Promotion final : public UnitCheck {
public:
  void run(const TranslationUnit &U, Reporter &R) const override {
    const std::vector<DoubleOperation> Operations = stragglingDoubleWork(U);
    if (Operations.empty()) {
      return;
    }
    const DoubleRegions Regions(U);
    std::map<std::pair<std::string, unsigned>, Site> Sites; // one a place, for all instances of a template
    for (const DoubleOperation &Operation : Operations) {
      const DoubleRegion *Region = unintendedRegion(Operation, Regions);
      std::optional<Place> At = Region ? placeOf(Region->Causes.front().Range, U.ast()) : std::nullopt;
      if (!At) {
        continue;
      }
      const auto Key = std::pair(At->File, At->Offset);
      Site &S = Sites.try_emplace(Key, Site{Region, *std::move(At), Operation.Kernel, 0, {}}).first->second;
      S.Count += S.Kernel == Operation.Kernel;
      S.Kernels.insert(llvm::demangle(Operation.Kernel));
    }
    for (const auto &[Key, S] : Sites) {
      const DoubleCause &Cause = S.Region->Causes.front();
      R.report(S.At)
          .variant(variantOf(Cause.What))
          .arg("name", Cause.Name)
          .arg("cost", hw::fp64Cost(U.Job.Arch))
          .arg("arch", U.Job.Arch)
          .kernel(llvm::demangle(S.Kernel))
          .evidence("fp64_operations", S.Count)
          .evidence("kernels", S.Kernels)
          .evidence("fp64_cost", hw::fp64Cost(U.Job.Arch))
          .fix(fixOf(*S.Region, U.ast()));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(Fp64Promotion)
