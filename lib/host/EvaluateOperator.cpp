// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

Value Evaluator::evalCast(const clang::CastExpr *E) {
  const clang::Expr *Sub = E->getSubExpr();
  const QualType To = E->getType(), From = Sub->getType();
  switch (E->getCastKind()) {
  case clang::CK_LValueToRValue: {
    const Value Place = eval(Sub);
    return Place.isFunction() ? Place : load(Place, To);
  }
  case clang::CK_IntegralCast:
  case clang::CK_IntegralToBoolean:
  case clang::CK_IntegralToFloating:
  case clang::CK_FloatingToIntegral:
  case clang::CK_FloatingToBoolean:
  case clang::CK_FloatingCast:
  case clang::CK_PointerToBoolean:
  case clang::CK_PointerToIntegral:
  case clang::CK_IntegralToPointer:
  case clang::CK_BooleanToSignedIntegral:
    return converted(eval(Sub), From, To);
  case clang::CK_NullToPointer:
    return Value::null();
  case clang::CK_ToVoid:
    eval(Sub);
    return Value();
  case clang::CK_DerivedToBase:
  case clang::CK_UncheckedDerivedToBase:
  case clang::CK_BaseToDerived: {
    const Value Place = eval(Sub);
    if (!Place.isPlace()) {
      return Place;
    }
    const bool Down = E->getCastKind() == clang::CK_BaseToDerived;
    QualType Class = Down ? To : From;
    Class = Class->isPointerType() ? Class->getPointeeType() : Class.getNonReferenceType();
    int64_t Offset = 0;
    const auto *Current = Class->getAsCXXRecordDecl();
    for (const clang::CXXBaseSpecifier *Base : E->path()) {
      const auto *B = Base->getType()->getAsCXXRecordDecl();
      if (!Current || !B || Base->isVirtual() || Current->isInvalidDecl()) {
        return Value();
      }
      Offset += context().getASTRecordLayout(Current).getBaseClassOffset(B).getQuantity();
      Current = B;
    }
    return element(Place, Value::integer(Down ? -Offset : Offset), context().CharTy);
  }
  case clang::CK_Dynamic:
  case clang::CK_Dependent:
    eval(Sub);
    return Value();
  default:
    // Decays, qualification, bit casts, user conversions: the value of the operand is the value.
    return eval(Sub);
  }
}

Value Evaluator::evalUnary(const clang::UnaryOperator *E) {
  const clang::Expr *Sub = E->getSubExpr();
  const QualType T = Sub->getType();
  switch (E->getOpcode()) {
  case clang::UO_PostInc:
  case clang::UO_PostDec:
  case clang::UO_PreInc:
  case clang::UO_PreDec: {
    const Value Place = eval(Sub);
    const Value Old = load(Place, T);
    const Value One = T->isRealFloatingType() ? Value::real(1) : Value::integer(1);
    const auto Op = E->isIncrementOp() ? clang::BO_Add : clang::BO_Sub;
    const QualType OneType = T->isRealFloatingType() || !T->isPointerType() ? T : context().IntTy;
    const Value New = arithmetic(Op, Old, One, T, OneType, T);
    store(Place, T, New);
    return E->isPrefix() ? Place : Old;
  }
  case clang::UO_AddrOf:
  case clang::UO_Deref:
  case clang::UO_Plus:
  case clang::UO_Extension:
    return eval(Sub);
  case clang::UO_Minus: {
    const Value V = eval(Sub);
    if (V.isFloat()) {
      return Value::real(-V.asFloat(), V.isCertain());
    }
    return wrapped(V.map([](int64_t I) -> std::optional<int64_t> { return int64_t(-uint64_t(I)); }),
                   scalar(E->getType()));
  }
  case clang::UO_Not:
    return wrapped(eval(Sub).map([](int64_t I) -> std::optional<int64_t> { return ~I; }), scalar(E->getType()));
  case clang::UO_LNot: {
    const Value V = eval(Sub);
    const std::optional<bool> B = V.truth();
    return B ? Value::integer(!*B, V.isCertain()) : Value();
  }
  default:
    eval(Sub);
    return Value();
  }
}

Value Evaluator::evalBinary(const clang::BinaryOperator *E) {
  const clang::BinaryOperatorKind Op = E->getOpcode();
  if (Op == clang::BO_Comma) {
    eval(E->getLHS());
    return eval(E->getRHS());
  }
  if (E->isLogicalOp()) {
    const Value A = eval(E->getLHS());
    const std::optional<bool> Left = A.truth();
    const bool Decides = Op == clang::BO_LAnd ? false : true;
    if (Left && *Left == Decides) {
      return Value::integer(Decides, A.isCertain());
    }
    if (!Left) {
      ++Maybe;
    }
    const Value B = eval(E->getRHS());
    if (!Left) {
      --Maybe;
    }
    const std::optional<bool> Right = B.truth();
    if (Right && *Right == Decides) {
      return Value::integer(Decides, B.isCertain());
    }
    return Left && Right ? Value::integer(*Right, A.isCertain() && B.isCertain()) : Value();
  }
  if (Op == clang::BO_Assign) {
    const QualType T = E->getLHS()->getType();
    const Value V = eval(E->getRHS());
    const Value Place = eval(E->getLHS());
    store(Place, T, V);
    return Place;
  }
  if (const auto *C = llvm::dyn_cast<clang::CompoundAssignOperator>(E)) {
    const QualType T = E->getLHS()->getType();
    const QualType In = C->getComputationLHSType();
    const Value B = eval(E->getRHS());
    const Value Place = eval(E->getLHS());
    const Value A = converted(load(Place, T), T, In);
    const Value R = arithmetic(clang::BinaryOperator::getOpForCompoundAssignment(Op), A, B, In, E->getRHS()->getType(),
                               C->getComputationResultType());
    store(Place, T, converted(R, C->getComputationResultType(), T));
    return Place;
  }
  const Value A = eval(E->getLHS());
  const Value B = eval(E->getRHS());
  if (Op == clang::BO_PtrMemD || Op == clang::BO_PtrMemI) {
    return Value();
  }
  return arithmetic(Op, A, B, E->getLHS()->getType(), E->getRHS()->getType(), E->getType());
}
