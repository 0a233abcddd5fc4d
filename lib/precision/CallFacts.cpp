// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/Transfer.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace cudatidy;
using namespace llvm;

MathCall cudatidy::mathCall(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F) {
    return {};
  }
  MathCall Result;
  StringRef Name = F->getName();
  if (Name.consume_front("llvm.nvvm.")) {
    Result.Fast = Name.contains("approx");
    Name = Name.take_until([](char C) { return C == '.'; });
  } else if (Name.consume_front("llvm.")) {
    Name = Name.take_until([](char C) { return C == '.'; });
  } else if (Name.consume_front("__nv_")) {
    Result.Fast = Name.consume_front("fast_");
    const bool OfFloat = F->getReturnType()->getScalarType()->isFloatTy();
    // Of float carries an f at its end, but where the name is one of float alone.
    if (OfFloat && Name != "fdividef") {
      Name.consume_back("f");
    }
    Name.consume_back("_rn");
    Name = Name == "fdividef" ? "fdivide" : Name;
  } else {
    return {};
  }
  Result.Name = StringSwitch<StringRef>(Name)
                    .Case("maxnum", "fmax")
                    .Cases({"maximum", "maximumnum"}, "fmax")
                    .Case("minnum", "fmin")
                    .Cases({"minimum", "minimumnum"}, "fmin")
                    .Cases({"fmuladd", "fmaf"}, "fma")
                    .Cases({"smax", "llmax"}, "max")
                    .Cases({"smin", "llmin"}, "min")
                    .Case("frsqrt", "rsqrt")
                    .Case("fsqrt", "sqrt")
                    .Case("frcp", "rcp")
                    .Case("ex2", "exp2")
                    .Case("lg2", "log2")
                    .Default(Name)
                    .str();
  return Result;
}

namespace {

/// A function that grows with its argument.
ValueFacts growing(double (*F)(double), const ValueFacts &A, double Share, Interval Within) {
  ValueFacts V;
  V.From = A.From;
  if (A.isEmpty()) {
    return V;
  }
  V.In = widened({F(A.In.Lo), F(A.In.Hi)}, Share).meet(Within);
  V.From |= V.In.isFinite() ? uint32_t(ByActivation) : 0;
  return V;
}

/// A function whose results have bounds of their own.
ValueFacts bounded(Interval Within, const ValueFacts &A, uint32_t By) {
  ValueFacts V;
  V.In = A.isEmpty() ? Interval() : Within;
  V.From = A.From | By;
  return V;
}

/// Rounding to whole numbers.
ValueFacts whole(double (*F)(double), const ValueFacts &A) {
  ValueFacts V = A;
  if (!A.isEmpty()) {
    V.In = {F(A.In.Lo), F(A.In.Hi)};
    V.Grid = std::max(A.Grid.value_or(0), 0);
    V.Half = V.BFloat = false;
  }
  return V;
}

/// The larger or the smaller of two: from one of them, so that what both are in the result is in. Of a NaN and a number
/// it is the number.
ValueFacts extreme(const ValueFacts &A, const ValueFacts &B, bool Larger) {
  ValueFacts V = A.join(B);
  if (!A.isEmpty() && !B.isEmpty()) {
    // A NaN on one side leaves the other as it is.
    const bool Clamps = A.In.isPoint() || B.In.isPoint();
    V.In = Larger ? Interval{std::max(A.In.Lo, B.In.Lo), std::max(A.In.Hi, B.In.Hi)}
                  : Interval{std::min(A.In.Lo, B.In.Lo), std::min(A.In.Hi, B.In.Hi)};
    if (!Clamps) {
      V.In = V.In.join(A.In).join(B.In).meet(A.In.join(B.In));
    } else {
      // The constant itself, or what is beyond it.
      V.In = V.In.join(A.In.isPoint() ? A.In : B.In);
      V.From |= ByClamp;
    }
  }
  return V;
}

ValueFacts absolute(ValueFacts A) {
  if (!A.isEmpty()) {
    A.In = {A.In.least(), A.In.most()};
  }
  return A;
}

ValueFacts power(const ValueFacts &A, const ValueFacts &B) {
  ValueFacts V = ValueFacts::unknown(A.From | B.From);
  if (A.isEmpty() || B.isEmpty()) {
    V.In = {};
  } else if (A.In.Lo >= 0 && B.In.Lo >= 0) {
    const double Corners[] = {std::pow(A.In.Lo, B.In.Lo), std::pow(A.In.Lo, B.In.Hi), std::pow(A.In.Hi, B.In.Lo),
                              std::pow(A.In.Hi, B.In.Hi)};
    V.In = widened({*std::ranges::min_element(Corners), *std::ranges::max_element(Corners)}, 0x1p-20);
    // Powers of what is below one stay below one.
    V.In.Hi = A.In.Hi <= 1 ? std::min(V.In.Hi, 1.0) : V.In.Hi;
    V.In.Lo = std::max(V.In.Lo, 0.0);
    if (B.In.Lo == 0) {
      V.In = V.In.join(Interval::of(1));
    }
  } else if (A.In.Lo >= 0) {
    V.In.Lo = 0;
  }
  return V;
}

ValueFacts squareRoot(const ValueFacts &A, bool Inverse) {
  ValueFacts V;
  V.From = A.From;
  if (A.isEmpty()) {
    return V;
  }
  const Interval Of = A.In.meet({0, std::numeric_limits<double>::infinity()});
  if (Of.isEmpty()) {
    return ValueFacts::unknown(A.From); // NaN alone
  }
  const Interval Root = {std::sqrt(Of.Lo), std::sqrt(Of.Hi)};
  V.In = Inverse ? widened(Interval::of(1) / Root, 0x1p-21) : widened(Root, 0x1p-22);
  return V;
}

constexpr double Infinity = std::numeric_limits<double>::infinity();

} // namespace

/// Bits that a shuffle moves between lanes are values that some lane had.
static const Value *movedValue(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F || !F->getName().starts_with("llvm.nvvm.shfl.")) {
    return nullptr;
  }
  return Call.getArgOperand(F->getName().contains(".sync.") ? 1 : 0);
}

/// Conversions that the toolkit's headers write in PTX.
static std::optional<ValueFacts> asmFacts(const CallBase &Call) {
  const auto *Text = dyn_cast<InlineAsm>(Call.getCalledOperand());
  if (!Text || Call.getType()->isVoidTy()) {
    return std::nullopt;
  }
  const StringRef S = Text->getAsmString();
  LLVMContext &Context = Call.getContext();
  if (Call.getType()->isFloatTy() && S.contains("cvt.f32.f16")) {
    return anyOf(*Type::getHalfTy(Context), FromHalf);
  }
  if (Call.getType()->isFloatTy() && (S.contains("cvt.f32.bf16") || S.contains("mov.b32 $0, {0,$1}"))) {
    return anyOf(*Type::getBFloatTy(Context), FromHalf);
  }
  return std::nullopt;
}

static std::optional<ValueFacts> registerFacts(StringRef Name) {
  if (!Name.consume_front("llvm.nvvm.read.ptx.sreg.")) {
    return std::nullopt;
  }
  const double Most = StringSwitch<double>(Name)
                          .Cases({"tid.x", "tid.y", "tid.z"}, 1023)
                          .Cases({"ntid.x", "ntid.y", "ntid.z"}, 1024)
                          .Case("laneid", 31)
                          .Default(0x1p31 - 1);
  return ValueFacts::integer({0, Most}, FromIndex);
}

std::optional<ValueFacts> cudatidy::callFacts(const CallBase &Call, FactsOf Of) {
  if (Call.isInlineAsm()) {
    return asmFacts(Call);
  }
  if (const Value *Moved = movedValue(Call)) {
    return Of(Moved);
  }
  const Function *F = Call.getCalledFunction();
  if (!F) {
    return std::nullopt;
  }
  if (auto Register = registerFacts(F->getName())) {
    return Register;
  }
  const MathCall Math = mathCall(Call);
  if (Math.Name.empty() || Call.arg_empty()) {
    return std::nullopt;
  }
  const StringRef Name = Math.Name;
  const Type &T = *Call.getType();
  const auto Arg = [&](unsigned N) { return Of(Call.getArgOperand(N)); };
  const double Share = Math.Fast ? 0x1p-18 : 0x1p-21;
  constexpr double Pi = std::numbers::pi;
  if (T.isIntOrIntVectorTy()) {
    if (Name == "max" || Name == "min") {
      return extreme(Arg(0), Arg(1), Name == "max");
    }
    if (Name == "abs") {
      return absolute(Arg(0));
    }
    if (Name == "popc" || Name == "ctpop" || Name == "clz" || Name == "ffs") {
      return ValueFacts::integer({0, 64}, Arg(0).From);
    }
    return std::nullopt;
  }
  if (Name == "fmax" || Name == "fmin") {
    return extreme(Arg(0), Arg(1), Name == "fmax");
  }
  if (Name == "fabs") {
    return absolute(Arg(0));
  }
  if (Name == "saturate") {
    ValueFacts V = extreme(extreme(Arg(0), ValueFacts::constant(0), true), ValueFacts::constant(1), false);
    V.From |= ByClamp;
    return V;
  }
  if (Name == "copysign") {
    ValueFacts V = absolute(Arg(0));
    V.In.Lo = V.isEmpty() ? V.In.Lo : -V.In.Hi;
    return V;
  }
  if (Name == "fma") {
    const ValueFacts A = Arg(0), B = Arg(1);
    return sumOf(productOf(A, B, *Type::getDoubleTy(Call.getContext()), Call.getArgOperand(0) == Call.getArgOperand(1)),
                 Arg(2), T);
  }
  if (Name == "fadd") {
    return sumOf(Arg(0), Arg(1), T);
  }
  if (Name == "fmul") {
    return productOf(Arg(0), Arg(1), T, Call.getArgOperand(0) == Call.getArgOperand(1));
  }
  if (Name == "fdiv" || Name == "fdivide") {
    ValueFacts V;
    // Its results for large divisors are zero.
    V.In = widened(Arg(0).In / Arg(1).In, 0x1p-20).join(Interval::of(0));
    V.From = Arg(0).From | Arg(1).From;
    return V;
  }
  if (Name == "rcp") {
    ValueFacts V;
    V.In = widened(Interval::of(1) / Arg(0).In, 0x1p-21);
    V.From = Arg(0).From;
    return V;
  }
  if (Name == "floor") {
    return whole(std::floor, Arg(0));
  }
  if (Name == "ceil") {
    return whole(std::ceil, Arg(0));
  }
  if (Name == "trunc") {
    return whole(std::trunc, Arg(0));
  }
  if (Name == "round") {
    return whole(std::round, Arg(0));
  }
  if (Name == "rint" || Name == "nearbyint" || Name == "roundeven") {
    return whole(std::nearbyint, Arg(0));
  }
  if (Name == "exp") {
    return growing(std::exp, Arg(0), Share, {0, Infinity});
  }
  if (Name == "exp2") {
    return growing(std::exp2, Arg(0), Share, {0, Infinity});
  }
  if (Name == "expm1") {
    return growing(std::expm1, Arg(0), Share, {-1, Infinity});
  }
  if (Name == "tanh") {
    return growing(std::tanh, Arg(0), Share, {-1, 1});
  }
  if (Name == "erf") {
    return growing(std::erf, Arg(0), Share, {-1, 1});
  }
  if (Name == "normcdf") {
    return bounded({0, 1}, Arg(0), ByActivation);
  }
  if (Name == "erfc") {
    return bounded({0, 2}, Arg(0), ByActivation);
  }
  if (Name == "sin" || Name == "cos" || Name == "sinpi" || Name == "cospi") {
    return bounded(Math.Fast ? Interval{-1.0001, 1.0001} : Interval{-1, 1}, Arg(0), FromAngle);
  }
  if (Name == "atan" || Name == "asin") {
    return bounded(widened({-Pi / 2, Pi / 2}, Share), Arg(0), FromAngle);
  }
  if (Name == "atan2") {
    return bounded(widened({-Pi, Pi}, Share), Arg(0), FromAngle);
  }
  if (Name == "acos") {
    return bounded(widened({0, Pi}, Share), Arg(0), FromAngle);
  }
  if (Name == "sqrt" || Name == "rsqrt") {
    return squareRoot(Arg(0), Name == "rsqrt");
  }
  if (Name == "pow") {
    return power(Arg(0), Arg(1));
  }
  if (Name == "log" || Name == "log2" || Name == "log10" || Name == "log1p") {
    ValueFacts V = ValueFacts::unknown(Arg(0).From);
    const Interval A = Arg(0).In.meet({Name == "log1p" ? -1.0 : 0.0, Infinity});
    if (!A.isEmpty()) {
      const auto Log = [&](double X) {
        return Name == "log"     ? std::log(X)
               : Name == "log2"  ? std::log2(X)
               : Name == "log10" ? std::log10(X)
                                 : std::log1p(X);
      };
      V.In = {Log(A.Lo), Log(A.Hi)};
      // Near one an approximation errs by an amount, not a share.
      V.In = widened({V.In.Lo - 0x1p-20, V.In.Hi + 0x1p-20}, Share);
    }
    return V;
  }
  return std::nullopt;
}
