// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/Transfer.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;
using namespace llvm;
using namespace llvm::PatternMatch;

namespace {

unsigned bitsOf(const Type &T) { return T.getScalarType()->getIntegerBitWidth(); }

/// Of signed numbers that a type holds; all of them when the operation may wrap around.
ValueFacts inType(Interval A, const Type &T, uint32_t From) {
  // Ends were moved outwards by less than one half; the results are whole.
  if (!A.isEmpty()) {
    A = {std::round(A.Lo), std::round(A.Hi)};
  }
  const ValueFacts All = anyOf(T, From);
  const bool Fits = A.isEmpty() || (A.Lo >= All.In.Lo && A.Hi <= All.In.Hi);
  return Fits ? ValueFacts::integer(A, From) : All;
}

/// The same bits as unsigned numbers.
Interval asUnsigned(const Interval &A, const Type &T) {
  return A.isEmpty() || A.Lo >= 0 ? A : Interval{0, std::ldexp(1.0, int(bitsOf(T))) - 1};
}

Interval floored(const Interval &A) { return A.isEmpty() ? A : Interval{std::floor(A.Lo), std::floor(A.Hi)}; }

Interval truncated(const Interval &A) { return A.isEmpty() ? A : Interval{std::trunc(A.Lo), std::trunc(A.Hi)}; }

/// Smallest number of the form 2^K - 1 that is no less.
double onesAbove(double V) { return V <= 0 ? 0 : std::ldexp(1.0, std::ilogb(V) + 1) - 1; }

/// Where a field of a loaded word comes from: `(Pixel >> 8) & 255` is a byte of an image, though it is loaded as a
/// word.
uint32_t originOfField(const Instruction &I, uint32_t From) {
  constexpr unsigned Byte = 8, Short = 16;
  const Value *Word = nullptr;
  const APInt *Mask = nullptr, *By = nullptr;
  unsigned Bits = bitsOf(*I.getType());
  if (match(&I, m_And(m_Value(Word), m_APInt(Mask)))) {
    Bits = Mask->getActiveBits();
    match(Word, m_LShr(m_Value(Word), m_ConstantInt()));
  } else if (match(&I, m_LShr(m_Value(Word), m_APInt(By)))) {
    Bits -= std::min<unsigned>(Bits, unsigned(By->getLimitedValue(Bits)));
  }
  if (!Word || !isa<LoadInst>(Word) || Bits > Short || !(From & FromWideInteger)) {
    return From;
  }
  return (From & ~uint32_t(FromWideInteger)) | (Bits > Byte ? FromShorts : FromBytes);
}

ValueFacts bitwise(const Instruction &I, const ValueFacts &A, const ValueFacts &B, uint32_t From) {
  const bool BothPositive = A.In.Lo >= 0 && B.In.Lo >= 0;
  if (I.getOpcode() == Instruction::And) {
    double Top = std::numeric_limits<double>::infinity();
    Top = A.In.Lo >= 0 ? std::min(Top, A.In.Hi) : Top;
    Top = B.In.Lo >= 0 ? std::min(Top, B.In.Hi) : Top;
    return std::isfinite(Top) ? ValueFacts::integer({0, Top}, From) : anyOf(*I.getType(), From);
  }
  if (!BothPositive) {
    return anyOf(*I.getType(), From);
  }
  return ValueFacts::integer({0, std::max(onesAbove(A.In.Hi), onesAbove(B.In.Hi))}, From);
}

ValueFacts shifted(const Instruction &I, const ValueFacts &A, uint32_t From) {
  const auto *By = dyn_cast<ConstantInt>(I.getOperand(1));
  if (!By || By->uge(bitsOf(*I.getType()))) {
    return anyOf(*I.getType(), From);
  }
  const Interval Factor = Interval::of(std::ldexp(1.0, int(By->getZExtValue())));
  switch (I.getOpcode()) {
  case Instruction::Shl:
    return inType(A.In * Factor, *I.getType(), From);
  case Instruction::LShr:
    return ValueFacts::integer(floored(asUnsigned(A.In, *I.getType()) / Factor), From);
  default:
    return ValueFacts::integer(floored(A.In / Factor), From);
  }
}

ValueFacts divided(const Instruction &I, const ValueFacts &A, const ValueFacts &B, uint32_t From) {
  const Interval Divisor = B.In;
  if (Divisor.Lo <= 0 || A.In.isEmpty()) {
    return A.In.isEmpty() ? A : anyOf(*I.getType(), From);
  }
  const bool Signed = I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  const Interval Of = Signed ? A.In : asUnsigned(A.In, *I.getType());
  if (I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::UDiv) {
    return inType(truncated(Of / Divisor), *I.getType(), From);
  }
  const double Most = Divisor.Hi - 1;
  return inType({Of.Lo < 0 ? std::max(-Most, Of.Lo) : 0, std::min(Most, std::max(Of.Hi, 0.0))}, *I.getType(), From);
}

std::optional<ValueFacts> conversion(const Instruction &I, const ValueFacts &A) {
  const Type &From = *I.getOperand(0)->getType();
  switch (I.getOpcode()) {
  case Instruction::ZExt:
    return ValueFacts::integer(asUnsigned(A.In, From), A.From);
  case Instruction::SExt:
    return A;
  case Instruction::Trunc:
    return inType(A.In, *I.getType(), A.From);
  default:
    return std::nullopt;
  }
}

} // namespace

std::optional<ValueFacts> cudatidy::integerFacts(const Instruction &I, FactsOf Of) {
  if (!I.getType()->isIntOrIntVectorTy() || bitsOf(*I.getType()) > 64) {
    return std::nullopt;
  }
  if (isa<CastInst>(I)) {
    return I.getOperand(0)->getType()->isIntOrIntVectorTy() ? conversion(I, Of(I.getOperand(0))) : std::nullopt;
  }
  if (!isa<BinaryOperator>(I)) {
    return std::nullopt;
  }
  const ValueFacts A = Of(I.getOperand(0)), B = Of(I.getOperand(1));
  const uint32_t From = A.From | B.From;
  switch (I.getOpcode()) {
  case Instruction::Add:
    return inType(A.In + B.In, *I.getType(), From);
  case Instruction::Sub:
    return inType(A.In - B.In, *I.getType(), From);
  case Instruction::Mul:
    return inType(A.In * B.In, *I.getType(), From);
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return bitwise(I, A, B, originOfField(I, From));
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return shifted(I, A, originOfField(I, From));
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem:
    return divided(I, A, B, From);
  default:
    return anyOf(*I.getType(), From);
  }
}
