// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/SlowArithmetic.h"
#include "Check.h"
#include "model/BlockCost.h"
#include "model/IssueSlots.h"
#include "model/KernelReporter.h"
#include "model/Places.h"
#include "pattern/SlowOperations.h"
#include "rewrite/ShortForms.h"

#include "llvm/ADT/StringRef.h"

using namespace cudatidy;

namespace {

namespace rule = rules::SlowArithmetic;
using Kind = SlowOperation::Kind;

Site siteOf(const llvm::Instruction &I) {
  const std::vector<SourcePoint> At = placesOf(I);
  Site S;
  if (!At.empty()) {
    S.At = At.front();
    S.Frames.assign(At.begin() + 1, At.end());
  }
  S.On = Basis::Exact;
  return S;
}

/// Flags arithmetic in a long form where a short one serves and where a warp's instructions are what limits the kernel.
///
///   Y[I] = powf(X[I], 2.0f);          // about ninety instructions for one multiplication
///   Z[I] = 1.0f / sqrtf(X[I]);        // a square root and a division for one rsqrtf
///   for (...) Sum += T[I * 7 % N];    // the same N in each round
///
/// Silent when the compiler shortens it by itself, under fast math, and where it is a small part of the instructions or
/// memory is the limit.
class SlowArithmetic final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    const std::vector<SlowOperation> Found = slowOperations(K);
    if (Found.empty()) {
      return;
    }
    const IssueSlots Slots(K);
    const auto Cost = blockCost(K, [](const Site &) { return false; });
    const bool Issues = Cost && Cost->Issue >= std::max(Cost->L1, Cost->Memory);
    for (const SlowOperation &S : Found) {
      const double Share =
          Slots.total() > 0 ? Slots.executionsOf(*S.At->getParent()) * (S.Now - S.Then) / Slots.total() : 0;
      if (!Issues || Share < rule::minShare(K.Arch)) {
        continue;
      }
      report(S, Share, R);
    }
  }

private:
  static void report(const SlowOperation &S, double Share, const KernelReporter &R) {
    const Site At = siteOf(*S.At);
    if (!At.At.Line) {
      return;
    }
    FindingBuilder B = R.report(At);
    B.arg("now", S.Now).arg("then", S.Then).arg("share", Share);
    B.evidence("instructions_saved", Share);
    Fix X;
    X.Kind = Safety::Unsafe; // the last digits change
    switch (S.What) {
    case Kind::Power:
      B.arg("exponent", int64_t(S.Exponent));
      X.Title = "product";
      X.Edits = productFor(R.expression(At), R.function(At), unsigned(S.Exponent));
      break;
    case Kind::ReciprocalRoot: {
      const Site Root = siteOf(*S.Other);
      B.variant("root").arg("function", std::string(S.Bits == 32 ? "rsqrtf" : "rsqrt"));
      X.Title = "rsqrt";
      X.Edits = reciprocalRootFor(R.expression(Root), R.function(Root), S.Bits == 32 ? "rsqrtf" : "rsqrt");
      break;
    }
    case Kind::SineAndCosine:
      B.variant("sine_cosine").arg("function", std::string(S.Bits == 32 ? "sincosf" : "sincos"));
      X.Title = "sincos";
      break;
    case Kind::IntegerDivision:
      B.variant(S.Divisor.empty() ? "division_unnamed" : "division").arg("divisor", S.Divisor);
      X.Title = "magic";
      break;
    case Kind::FloatDivision:
      B.variant(S.Divisor.empty() ? "float_division_unnamed" : "float_division").arg("divisor", S.Divisor);
      X.Title = "reciprocal";
      break;
    case Kind::PowerOfTwo:
      B.variant(S.Divisor.empty() ? "power_of_two_unnamed" : "power_of_two");
      B.arg("divisor", S.Divisor).arg("value", int64_t(S.Value));
      X.Title = "constant";
      break;
    }
    if (X.Edits.empty()) {
      X.Kind = Safety::Suggestion;
    }
    B.fix(std::move(X));
  }
};

} // namespace

CUDA_TIDY_CHECK(SlowArithmetic)
