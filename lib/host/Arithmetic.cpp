// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"

#include <cmath>

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

const Evaluator::Scalar &Evaluator::scalar(QualType T) {
  const clang::Type *Key = T.getCanonicalType().getTypePtr();
  const auto It = Scalars.find(Key);
  if (It != Scalars.end()) {
    return It->second;
  }
  Scalar S;
  const QualType C(Key, 0);
  if (!C->isDependentType() && !C->isIncompleteType()) {
    if (C->isReferenceType() || C->isPointerType() || C->isNullPtrType() || C->isBlockPointerType()) {
      S.Size = 8;
      S.Bits = 64;
      S.IsPointer = true;
    } else if (C->isIntegralOrEnumerationType()) {
      S.Size = context().getTypeSizeInChars(C).getQuantity();
      S.Bits = context().getIntWidth(C);
      S.IsSigned = C->isSignedIntegerOrEnumerationType();
      S.IsBool = C->isBooleanType();
    } else if (C->isRealFloatingType()) {
      S.Size = context().getTypeSizeInChars(C).getQuantity();
      S.Bits = 8 * S.Size;
      S.IsFloat = true;
    }
  }
  return Scalars[Key] = S;
}

std::optional<uint64_t> Evaluator::sizeOf(QualType T) {
  if (T.isNull() || T->isDependentType() || T->isIncompleteType() || T->isFunctionType() || T->isUndeducedType()) {
    return std::nullopt;
  }
  if (T->isVariableArrayType()) {
    return std::nullopt;
  }
  if (const auto *R = T->getAsRecordDecl(); R && R->isInvalidDecl()) {
    return std::nullopt;
  }
  return context().getTypeSizeInChars(T).getQuantity();
}

Value Evaluator::wrapped(const Value &V, const Scalar &To) {
  if (!V.isInteger() || To.Bits == 0 || (To.Bits >= 64 && !To.IsBool)) {
    return V;
  }
  return V.map([&To](int64_t I) -> std::optional<int64_t> {
    if (To.IsBool) {
      return I != 0;
    }
    const unsigned Drop = 64 - To.Bits;
    return To.IsSigned ? int64_t(uint64_t(I) << Drop) >> Drop : int64_t(uint64_t(I) << Drop >> Drop);
  });
}

Value Evaluator::converted(const Value &V, QualType From, QualType To) {
  const Scalar &S = scalar(To);
  if (V.isUnknown() || S.Size == 0) {
    return V;
  }
  if (S.IsBool) {
    const std::optional<bool> T = V.truth();
    return T ? Value::integer(*T, V.isCertain()) : Value();
  }
  if (S.IsFloat) {
    if (V.isInteger()) {
      if (V.hasAlternatives()) {
        return Value();
      }
      const Scalar &Old = scalar(From);
      const bool Unsigned64 = Old.Bits == 64 && !Old.IsSigned;
      const double D = Unsigned64 ? double(uint64_t(V.asInteger())) : double(V.asInteger());
      return Value::real(S.Size == 4 ? double(float(D)) : D, V.isCertain());
    }
    return V.isFloat() && S.Size == 4 ? Value::real(double(float(V.asFloat())), V.isCertain()) : V;
  }
  if (S.IsPointer) {
    if (V.isInteger()) {
      return V.asInteger() == 0 && !V.hasAlternatives() ? Value::null() : Value();
    }
    return V;
  }
  if (V.isFloat()) {
    if (!std::isfinite(V.asFloat()) || std::fabs(V.asFloat()) >= 9.2e18) {
      return Value();
    }
    return wrapped(Value::integer(int64_t(V.asFloat()), V.isCertain()), S);
  }
  if (V.isPointer()) {
    return V.isNull() ? Value::integer(0) : S.Size == 8 ? V : Value();
  }
  return wrapped(V, S);
}

namespace {

Value truthValue(bool B, const Value &A, const Value &C) { return Value::integer(B, A.isCertain() && C.isCertain()); }

Value comparePointers(clang::BinaryOperatorKind Op, const Value &A, const Value &B) {
  const bool Same = A.object() == B.object();
  if (A.isSomewhere() || B.isSomewhere()) {
    return Value();
  }
  switch (Op) {
  case clang::BO_EQ:
    return truthValue(Same && A.offset() == B.offset(), A, B);
  case clang::BO_NE:
    return truthValue(!Same || A.offset() != B.offset(), A, B);
  default:
    break;
  }
  if (!Same) {
    return Value();
  }
  switch (Op) {
  case clang::BO_LT:
    return truthValue(A.offset() < B.offset(), A, B);
  case clang::BO_LE:
    return truthValue(A.offset() <= B.offset(), A, B);
  case clang::BO_GT:
    return truthValue(A.offset() > B.offset(), A, B);
  case clang::BO_GE:
    return truthValue(A.offset() >= B.offset(), A, B);
  default:
    return Value();
  }
}

Value floatArithmetic(clang::BinaryOperatorKind Op, double A, double B, bool Certain) {
  switch (Op) {
  case clang::BO_Add:
    return Value::real(A + B, Certain);
  case clang::BO_Sub:
    return Value::real(A - B, Certain);
  case clang::BO_Mul:
    return Value::real(A * B, Certain);
  case clang::BO_Div:
    return Value::real(A / B, Certain);
  case clang::BO_LT:
    return Value::integer(A < B, Certain);
  case clang::BO_LE:
    return Value::integer(A <= B, Certain);
  case clang::BO_GT:
    return Value::integer(A > B, Certain);
  case clang::BO_GE:
    return Value::integer(A >= B, Certain);
  case clang::BO_EQ:
    return Value::integer(A == B, Certain);
  case clang::BO_NE:
    return Value::integer(A != B, Certain);
  default:
    return Value();
  }
}

std::optional<int64_t> integerArithmetic(clang::BinaryOperatorKind Op, int64_t A, int64_t B, bool Signed,
                                         unsigned Bits) {
  const uint64_t UA = A, UB = B;
  switch (Op) {
  case clang::BO_Add:
    return int64_t(UA + UB);
  case clang::BO_Sub:
    return int64_t(UA - UB);
  case clang::BO_Mul:
    return int64_t(UA * UB);
  case clang::BO_Div:
  case clang::BO_Rem:
    if (B == 0 || (Signed && A == INT64_MIN && B == -1)) {
      return std::nullopt;
    }
    if (Op == clang::BO_Div) {
      return Signed ? A / B : int64_t(UA / UB);
    }
    return Signed ? A % B : int64_t(UA % UB);
  case clang::BO_Shl:
  case clang::BO_Shr:
    if (UB >= Bits) {
      return std::nullopt;
    }
    if (Op == clang::BO_Shl) {
      return int64_t(UA << UB);
    }
    return Signed ? A >> B : int64_t(UA >> UB);
  case clang::BO_And:
    return A & B;
  case clang::BO_Or:
    return A | B;
  case clang::BO_Xor:
    return A ^ B;
  case clang::BO_LT:
    return Signed ? A < B : UA < UB;
  case clang::BO_LE:
    return Signed ? A <= B : UA <= UB;
  case clang::BO_GT:
    return Signed ? A > B : UA > UB;
  case clang::BO_GE:
    return Signed ? A >= B : UA >= UB;
  case clang::BO_EQ:
    return A == B;
  case clang::BO_NE:
    return A != B;
  default:
    return std::nullopt;
  }
}

bool isZero(const Value &V) { return V.isInteger() && !V.hasAlternatives() && V.asInteger() == 0; }

} // namespace

Value Evaluator::arithmetic(clang::BinaryOperatorKind Op, const Value &A, const Value &B, QualType TA, QualType TB,
                            QualType Result) {
  const bool Additive = Op == clang::BO_Add || Op == clang::BO_Sub;
  if (TA->isPointerType() && TB->isIntegralOrEnumerationType() && Additive) {
    const Value Minus = Op == clang::BO_Sub ? B.map([](int64_t I) -> std::optional<int64_t> { return -I; }) : B;
    return element(A, Minus, TA->getPointeeType());
  }
  if (TB->isPointerType() && TA->isIntegralOrEnumerationType() && Op == clang::BO_Add) {
    return element(B, A, TB->getPointeeType());
  }
  if (A.isPointer() && B.isPointer()) {
    if (Op == clang::BO_Sub) {
      const std::optional<uint64_t> Size =
          TA->isPointerType() ? sizeOf(TA->getPointeeType()) : std::optional<uint64_t>(1);
      if (A.object() != B.object() || A.isSomewhere() || B.isSomewhere() || !Size || *Size == 0) {
        return Value();
      }
      return Value::integer((A.offset() - B.offset()) / int64_t(*Size), A.isCertain() && B.isCertain());
    }
    return comparePointers(Op, A, B);
  }
  if (A.isFunction() || B.isFunction()) {
    const bool Equal = A == B;
    return Op == clang::BO_EQ ? Value::integer(Equal) : Op == clang::BO_NE ? Value::integer(!Equal) : Value();
  }
  if (A.isFloat() && B.isFloat()) {
    const Value V = floatArithmetic(Op, A.asFloat(), B.asFloat(), A.isCertain() && B.isCertain());
    return V.isFloat() ? converted(V, TA, Result) : V;
  }
  if (A.isInteger() && B.isInteger()) {
    const Scalar &S = scalar(TA);
    const Value V =
        mapPairs(A, B, [&](int64_t X, int64_t Y) { return integerArithmetic(Op, X, Y, S.IsSigned, S.Bits); });
    return wrapped(V, scalar(Result));
  }
  const bool Absorbs = Op == clang::BO_Mul || Op == clang::BO_And;
  if (Absorbs && (isZero(A) || isZero(B)) && scalar(Result).IsFloat == false) {
    return Value::integer(0);
  }
  return Value();
}
