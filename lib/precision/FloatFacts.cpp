// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/Transfer.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;
using namespace llvm;
using namespace llvm::PatternMatch;

ValueFacts cudatidy::anyOf(const Type &T, uint32_t From) {
  const Type *S = T.getScalarType();
  if (S->isHalfTy()) {
    ValueFacts V = ValueFacts::unknown(From);
    V.In = {-Fp16.Largest, Fp16.Largest};
    V.Half = true;
    return V;
  }
  if (S->isBFloatTy()) {
    ValueFacts V = ValueFacts::unknown(From);
    V.In = {-Bf16.Largest, Bf16.Largest};
    V.BFloat = true;
    return V;
  }
  if (S->isIntegerTy() && S->getIntegerBitWidth() <= 64) {
    const unsigned Bits = S->getIntegerBitWidth();
    if (Bits == 1) {
      return ValueFacts::integer({-1, 0}, From);
    }
    return ValueFacts::integer({-std::ldexp(1.0, int(Bits) - 1), std::ldexp(1.0, int(Bits) - 1) - 1}, From);
  }
  return ValueFacts::unknown(From);
}

/// Results of one operation, as their type rounds them.
static Interval rounded(const Interval &A, const Type &T) {
  const Type *S = T.getScalarType();
  if (S->isFloatTy()) {
    return roundedToFloat(A);
  }
  const auto Share = [](const NarrowFormat &F, const Interval &A) {
    Interval W = widened(A, F.relativeError());
    if (W.most() > F.Largest) {
      W = Interval::all();
    }
    return W;
  };
  return S->isHalfTy() ? Share(Fp16, A) : S->isBFloatTy() ? Share(Bf16, A) : widened(A, 0x1p-52);
}

static ValueFacts finish(ValueFacts V, const Type &T) {
  const Type *S = T.getScalarType();
  V.Half = S->isHalfTy() || V.fits(Fp16);
  V.BFloat = S->isBFloatTy() || V.fits(Bf16);
  // Rounding to few digits keeps multiples only where they fit.
  if ((S->isHalfTy() || S->isBFloatTy()) && V.Grid && !V.In.isFinite()) {
    V.Grid.reset();
  }
  return V;
}

/// Grids that no rounding of FP32 disturbs.
static std::optional<int> usable(int Grid) {
  constexpr int Finest = -100;
  return Grid >= Finest ? std::optional(std::min(Grid, ValueFacts::MaxGrid)) : std::nullopt;
}

ValueFacts cudatidy::sumOf(const ValueFacts &A, const ValueFacts &B, const Type &T) {
  ValueFacts V;
  V.In = rounded(A.In + B.In, T);
  if (A.Grid && B.Grid) {
    V.Grid = usable(std::min(*A.Grid, *B.Grid));
  }
  V.From = A.From | B.From;
  return finish(V, T);
}

ValueFacts cudatidy::productOf(const ValueFacts &A, const ValueFacts &B, const Type &T, bool Square) {
  ValueFacts V;
  V.In = A.In * B.In;
  if (Square && !V.In.isEmpty()) {
    V.In = {A.In.least() * A.In.least(), std::max(V.In.Hi, 0.0)};
  }
  V.In = rounded(V.In, T);
  if (A.Grid && B.Grid) {
    V.Grid = usable(*A.Grid + *B.Grid);
  }
  V.From = A.From | B.From;
  return finish(V, T);
}

static ValueFacts quotientOf(const ValueFacts &A, const ValueFacts &B, const Instruction &I) {
  ValueFacts V;
  V.In = rounded(A.In / B.In, *I.getType());
  if (I.hasAllowReciprocal() || I.hasApproxFunc()) {
    V.In = widened(V.In, 0x1p-20);
  }
  // Only a power of two divides without rounding.
  int Exponent = 0;
  if (A.Grid && B.In.isPoint() && std::frexp(std::fabs(B.In.Lo), &Exponent) == 0.5) {
    V.Grid = usable(*A.Grid - (Exponent - 1));
  }
  V.From = A.From | B.From;
  return finish(V, *I.getType());
}

/// Integers, from a conversion that saturates as CUDA's do. A value that a conversion to few bits leaves undefined may
/// be any.
static ValueFacts toInteger(const ValueFacts &A, const Type &To, bool Signed) {
  const unsigned Bits = To.getScalarType()->getIntegerBitWidth();
  if (Bits > 64) {
    return ValueFacts::unknown(A.From);
  }
  const Interval Whole = A.In.isEmpty() ? A.In : Interval{std::trunc(A.In.Lo), std::trunc(A.In.Hi)};
  const double Top = std::ldexp(1.0, int(Bits) - (Signed ? 1 : 0)) - 1;
  const Interval Possible = {Signed ? -Top - 1 : 0, Top};
  if (Bits >= 32) {
    Interval R = {std::clamp(Whole.Lo, Possible.Lo, Possible.Hi), std::clamp(Whole.Hi, Possible.Lo, Possible.Hi)};
    if (Whole.isEmpty()) {
      R = Whole;
    }
    // NaN becomes zero.
    R = R.isEmpty() ? R : R.join(Interval::of(0));
    // An unsigned number above the signed ones is a negative one here.
    if (!Signed && R.Hi > std::ldexp(1.0, int(Bits) - 1) - 1) {
      return anyOf(To, A.From);
    }
    return ValueFacts::integer(R, A.From);
  }
  const bool Fits = Whole.isEmpty() || (Whole.Lo >= Possible.Lo && Whole.Hi <= Possible.Hi);
  if (!Fits || (!Signed && Whole.Hi > std::ldexp(1.0, int(Bits) - 1) - 1)) {
    return anyOf(To, A.From);
  }
  return ValueFacts::integer(Whole.isEmpty() ? Whole : Whole.join(Interval::of(0)), A.From);
}

static ValueFacts fromInteger(ValueFacts A, const Type &From, const Type &To, bool Signed) {
  if (!Signed && A.In.Lo < 0 && !A.In.isEmpty()) {
    A.In = {0, std::ldexp(1.0, int(From.getScalarType()->getIntegerBitWidth())) - 1};
  }
  A.In = rounded(A.In, To);
  return finish(A, To);
}

static ValueFacts bitcast(const Instruction &I, FactsOf Of) {
  const Type *To = I.getType()->getScalarType();
  const Value *Bits = nullptr;
  if ((To->isHalfTy() || To->isBFloatTy()) && I.getOperand(0)->getType()->getScalarType()->isIntegerTy(16)) {
    return anyOf(*To, FromHalf);
  }
  // The upper half of an FP32 number is a BF16 number.
  if (To->isFloatTy() && match(I.getOperand(0), m_Shl(m_Value(Bits), m_SpecificInt(16)))) {
    ValueFacts V = ValueFacts::unknown(Of(Bits).From | FromHalf);
    V.In = {-Bf16.Largest, Bf16.Largest};
    V.BFloat = true;
    return V;
  }
  if (To->isFloatingPointTy() && I.getOperand(0)->getType()->getScalarType()->isFloatingPointTy()) {
    return Of(I.getOperand(0));
  }
  return anyOf(*I.getType(), FromUnknown);
}

/// A choice by comparing the two values that are chosen from: minimum and maximum as they are written out. What a
/// condition says of its own operands is taken into account by the caller.
std::optional<ValueFacts> cudatidy::floatFacts(const Instruction &I, FactsOf Of) {
  const Type &T = *I.getType();
  switch (I.getOpcode()) {
  case Instruction::FAdd:
    return sumOf(Of(I.getOperand(0)), Of(I.getOperand(1)), T);
  case Instruction::FSub: {
    if (I.getOperand(0) == I.getOperand(1)) {
      return ValueFacts::constant(0);
    }
    ValueFacts B = Of(I.getOperand(1));
    B.In = -B.In;
    return sumOf(Of(I.getOperand(0)), B, T);
  }
  case Instruction::FMul:
    return productOf(Of(I.getOperand(0)), Of(I.getOperand(1)), T, I.getOperand(0) == I.getOperand(1));
  case Instruction::FDiv:
    return quotientOf(Of(I.getOperand(0)), Of(I.getOperand(1)), I);
  case Instruction::FRem: {
    const ValueFacts A = Of(I.getOperand(0)), B = Of(I.getOperand(1));
    ValueFacts V = A;
    const double Most = std::min(A.In.most(), B.In.most());
    V.In = {A.In.Lo < 0 ? -Most : 0, A.In.Hi > 0 ? Most : 0};
    V.Grid = A.Grid && B.Grid ? std::optional(std::min(*A.Grid, *B.Grid)) : std::nullopt;
    V.Half = V.BFloat = false;
    V.From = A.From | B.From;
    return finish(V, T);
  }
  case Instruction::FNeg: {
    ValueFacts V = Of(I.getOperand(0));
    V.In = -V.In;
    return V;
  }
  case Instruction::FPExt:
    return Of(I.getOperand(0));
  case Instruction::FPTrunc: {
    ValueFacts V = Of(I.getOperand(0));
    V.In = rounded(V.In, T);
    V.Half &= !T.getScalarType()->isBFloatTy() || V.BFloat;
    return finish(V, T);
  }
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return fromInteger(Of(I.getOperand(0)), *I.getOperand(0)->getType(), T, I.getOpcode() == Instruction::SIToFP);
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return toInteger(Of(I.getOperand(0)), T, I.getOpcode() == Instruction::FPToSI);
  case Instruction::BitCast:
    return bitcast(I, Of);
  default:
    return std::nullopt;
  }
}
