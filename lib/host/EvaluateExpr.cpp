// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

Value Evaluator::object(QualType T) { return Value::pointer(Mem.create(sizeOf(T))); }

Value Evaluator::temporary(QualType T) { return object(T); }

Value Evaluator::evalConstant(const clang::Expr *E) {
  if (E->isValueDependent() || E->isTypeDependent()) {
    return Value();
  }
  clang::Expr::EvalResult R;
  if (!E->EvaluateAsRValue(R, context())) {
    return Value();
  }
  if (R.Val.isInt()) {
    return Value::integer(R.Val.getInt().isSigned() ? R.Val.getInt().getSExtValue()
                                                    : int64_t(R.Val.getInt().getZExtValue()));
  }
  if (R.Val.isFloat()) {
    llvm::APFloat F = R.Val.getFloat();
    bool Lost = false;
    F.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &Lost);
    return Value::real(F.convertToDouble());
  }
  return Value();
}

Value Evaluator::eval(const clang::Expr *E) {
  ++Steps;
  if (!E || isOver()) {
    return Value();
  }
  return evalUncounted(E);
}

void Evaluator::evalInto(const clang::Expr *E, const Value &Place) {
  ++Steps;
  if (isOver()) {
    return;
  }
  const clang::Expr *Inner = E->IgnoreParens();
  if (const auto *C = llvm::dyn_cast<clang::ExprWithCleanups>(Inner)) {
    evalInto(C->getSubExpr(), Place);
    return;
  }
  if (const auto *B = llvm::dyn_cast<clang::CXXBindTemporaryExpr>(Inner)) {
    evalInto(B->getSubExpr(), Place);
    return;
  }
  if (const auto *C = llvm::dyn_cast<clang::CXXConstructExpr>(Inner)) {
    evalConstruct(C, Place);
    return;
  }
  if (const auto *L = llvm::dyn_cast<clang::InitListExpr>(Inner)) {
    initList(L, Place);
    return;
  }
  if (const auto *L = llvm::dyn_cast<clang::LambdaExpr>(Inner)) {
    initLambda(L, Place);
    return;
  }
  if (const auto *D = llvm::dyn_cast<clang::CXXDefaultInitExpr>(Inner)) {
    evalInto(D->getExpr(), Place);
    return;
  }
  if (const auto *D = llvm::dyn_cast<clang::CXXDefaultArgExpr>(Inner)) {
    evalInto(D->getExpr(), Place);
    return;
  }
  const QualType T = E->getType();
  if (!isAggregate(T)) {
    store(Place, E->isGLValue() ? context().VoidPtrTy : T, eval(E));
    return;
  }
  if (llvm::isa<clang::ImplicitValueInitExpr>(Inner) || llvm::isa<clang::CXXScalarValueInitExpr>(Inner)) {
    Mem.zero(Place, sizeOf(T));
    return;
  }
  if (const auto *S = llvm::dyn_cast<clang::StringLiteral>(Inner)) {
    const Value Text = Value::pointer(Mem.createString(S->getCharByteWidth() == 1 ? S->getString() : ""));
    Mem.zero(Place, sizeOf(T));
    Mem.copy(Place, Text, std::min<uint64_t>(S->getByteLength() + 1, sizeOf(T).value_or(0)));
    return;
  }
  if (const auto *A = llvm::dyn_cast<clang::ArrayInitLoopExpr>(Inner)) {
    const uint64_t Count = std::min<uint64_t>(A->getArraySize().getZExtValue(), 64);
    const QualType ElementType = T->getAsArrayTypeUnsafe()->getElementType();
    const auto Saved = frame().ArrayIndex;
    for (uint64_t I = 0; I != Count; ++I) {
      frame().ArrayIndex = I;
      evalInto(A->getSubExpr(), element(Place, Value::integer(I), ElementType));
    }
    frame().ArrayIndex = Saved;
    return;
  }
  if (const auto *C = llvm::dyn_cast<clang::CallExpr>(Inner); C && !E->isGLValue()) {
    const Value Result = evalCall(C, Place);
    if (!(Result == Place)) {
      store(Place, T, Result);
    }
    return;
  }
  store(Place, T, eval(E));
}

void Evaluator::initList(const clang::InitListExpr *E, const Value &Place) {
  if (const clang::InitListExpr *Semantic = E->getSemanticForm()) {
    E = Semantic;
  }
  const QualType T = E->getType();
  if (E->isTransparent() && E->getNumInits() == 1) {
    evalInto(E->getInit(0), Place);
    return;
  }
  if (const auto *Array = context().getAsArrayType(T)) {
    if (E->hasArrayFiller() || E->getNumInits() == 0) {
      Mem.zero(Place, sizeOf(T));
    }
    for (unsigned I = 0, N = E->getNumInits(); I != N && !isOver(); ++I) {
      if (!llvm::isa<clang::ImplicitValueInitExpr>(E->getInit(I))) {
        evalInto(E->getInit(I), element(Place, Value::integer(I), Array->getElementType()));
      }
    }
    return;
  }
  const auto *Record = T->getAsRecordDecl();
  if (!Record) {
    if (E->getNumInits() == 1) {
      evalInto(E->getInit(0), Place);
    } else if (E->getNumInits() == 0) {
      Mem.zero(Place, sizeOf(T));
    } else {
      Mem.forget(Place, sizeOf(T));
    }
    return;
  }
  if (!Record->isCompleteDefinition() || Record->isInvalidDecl()) {
    Mem.forget(Place);
    return;
  }
  const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(Record);
  Mem.zero(Place, sizeOf(T));
  if (Record->isUnion()) {
    if (E->getNumInits() == 1) {
      evalInto(E->getInit(0), Place);
    }
    return;
  }
  unsigned Next = 0;
  if (const auto *Class = llvm::dyn_cast<clang::CXXRecordDecl>(Record)) {
    for (const clang::CXXBaseSpecifier &Base : Class->bases()) {
      if (const auto *B = Base.getType()->getAsCXXRecordDecl(); B && Next < E->getNumInits()) {
        evalInto(E->getInit(Next++),
                 element(Place, Value::integer(Layout.getBaseClassOffset(B).getQuantity()), context().CharTy));
      }
    }
  }
  for (const clang::FieldDecl *F : Record->fields()) {
    if (F->isUnnamedBitField()) {
      continue;
    }
    if (Next >= E->getNumInits() || isOver()) {
      break;
    }
    const Value At = element(Place, Value::integer(Layout.getFieldOffset(F->getFieldIndex()) / 8), context().CharTy);
    if (F->isBitField()) {
      eval(E->getInit(Next++));
      Mem.forget(At, 1);
    } else {
      evalInto(E->getInit(Next++), At);
    }
  }
}

void Evaluator::initLambda(const clang::LambdaExpr *E, const Value &Place) {
  const clang::CXXRecordDecl *Class = E->getLambdaClass();
  if (!Class->isCompleteDefinition() || Class->isInvalidDecl() || Class->isDependentType()) {
    return;
  }
  const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(Class);
  auto Field = Class->field_begin();
  for (const clang::Expr *Init : E->capture_inits()) {
    if (Field == Class->field_end()) {
      break;
    }
    if (Init) {
      const Value At =
          element(Place, Value::integer(Layout.getFieldOffset(Field->getFieldIndex()) / 8), context().CharTy);
      if (Field->getType()->isReferenceType()) {
        Mem.write(At, 8, eval(Init));
      } else {
        evalInto(Init, At);
      }
    }
    ++Field;
  }
}

Value Evaluator::evalMember(const clang::MemberExpr *E) {
  const clang::ValueDecl *D = E->getMemberDecl();
  if (const auto *V = llvm::dyn_cast<clang::VarDecl>(D)) {
    eval(E->getBase());
    return placeOfGlobal(V);
  }
  const Value Base = eval(E->getBase());
  const auto *F = llvm::dyn_cast<clang::FieldDecl>(D);
  if (!F) {
    if (const auto *C = llvm::dyn_cast<clang::EnumConstantDecl>(D)) {
      return Value::integer(C->getInitVal().getExtValue());
    }
    return Value();
  }
  if (!Base.isPlace() || F->getParent()->isInvalidDecl() || F->getParent()->isDependentType()) {
    return Value();
  }
  const uint64_t Bits = context().getASTRecordLayout(F->getParent()).getFieldOffset(F->getFieldIndex());
  if (F->isBitField()) {
    return Value::pointer(Base.object(), std::nullopt, false);
  }
  const Value At = element(Base, Value::integer(int64_t(Bits / 8)), context().CharTy);
  return F->getType()->isReferenceType() ? Mem.read(At, 8) : At;
}

Value Evaluator::evalNew(const clang::CXXNewExpr *E) {
  const QualType T = E->getAllocatedType();
  if (E->getNumPlacementArgs() != 0) {
    const Value At = eval(E->getPlacementArg(0));
    if (E->getInitializer() && At.isPlace() && !E->isArray()) {
      evalInto(E->getInitializer(), At);
    }
    return At;
  }
  if (!E->isArray()) {
    const Value Place = object(T);
    if (const clang::Expr *Init = E->getInitializer()) {
      evalInto(Init, Place);
    }
    return Place;
  }
  Value Count;
  if (const auto Size = E->getArraySize(); Size && *Size) {
    Count = eval(*Size);
  }
  const std::optional<uint64_t> One = sizeOf(T);
  const bool Zero = E->getInitializer() && !llvm::isa<clang::CXXConstructExpr>(E->getInitializer());
  const Value Bytes =
      One ? Count.map([&One](int64_t N) -> std::optional<int64_t> { return N * int64_t(*One); }) : Value();
  const Value Place = allocate(Bytes, Zero, false);
  if (const auto *C = llvm::dyn_cast_or_null<clang::CXXConstructExpr>(E->getInitializer())) {
    if (Count.isInteger() && Count.asInteger() <= 64 && !C->getConstructor()->isTrivial()) {
      for (int64_t I = 0; I < Count.asInteger(); ++I) {
        evalConstruct(C, element(Place, Value::integer(I), T));
      }
    }
  } else if (const auto *L = llvm::dyn_cast_or_null<clang::InitListExpr>(E->getInitializer())) {
    for (unsigned I = 0; I != L->getNumInits(); ++I) {
      evalInto(L->getInit(I), element(Place, Value::integer(I), T));
    }
  }
  return Place;
}

Value Evaluator::evalUncounted(const clang::Expr *E) {
  using S = clang::Stmt;
  switch (E->getStmtClass()) {
  case S::IntegerLiteralClass:
    return Value::integer(int64_t(llvm::cast<clang::IntegerLiteral>(E)->getValue().getLimitedValue()));
  case S::CharacterLiteralClass:
    return Value::integer(llvm::cast<clang::CharacterLiteral>(E)->getValue());
  case S::CXXBoolLiteralExprClass:
    return Value::integer(llvm::cast<clang::CXXBoolLiteralExpr>(E)->getValue());
  case S::FloatingLiteralClass:
    return Value::real(llvm::cast<clang::FloatingLiteral>(E)->getValueAsApproximateDouble());
  case S::CXXNullPtrLiteralExprClass:
  case S::GNUNullExprClass:
    return Value::null();
  case S::StringLiteralClass: {
    const auto *L = llvm::cast<clang::StringLiteral>(E);
    return Value::pointer(Mem.createString(L->getCharByteWidth() == 1 ? L->getString() : ""));
  }
  case S::ParenExprClass:
    return eval(llvm::cast<clang::ParenExpr>(E)->getSubExpr());
  case S::ConstantExprClass:
    return eval(llvm::cast<clang::ConstantExpr>(E)->getSubExpr());
  case S::ExprWithCleanupsClass:
    return eval(llvm::cast<clang::ExprWithCleanups>(E)->getSubExpr());
  case S::CXXBindTemporaryExprClass:
    return eval(llvm::cast<clang::CXXBindTemporaryExpr>(E)->getSubExpr());
  case S::SubstNonTypeTemplateParmExprClass:
    return eval(llvm::cast<clang::SubstNonTypeTemplateParmExpr>(E)->getReplacement());
  case S::CXXDefaultArgExprClass:
    return eval(llvm::cast<clang::CXXDefaultArgExpr>(E)->getExpr());
  case S::CXXDefaultInitExprClass:
    return eval(llvm::cast<clang::CXXDefaultInitExpr>(E)->getExpr());
  case S::CXXStdInitializerListExprClass:
    return eval(llvm::cast<clang::CXXStdInitializerListExpr>(E)->getSubExpr());
  case S::OpaqueValueExprClass: {
    const auto *O = llvm::cast<clang::OpaqueValueExpr>(E);
    return O->getSourceExpr() ? eval(O->getSourceExpr()) : Value();
  }
  case S::MaterializeTemporaryExprClass: {
    const clang::Expr *Sub = llvm::cast<clang::MaterializeTemporaryExpr>(E)->getSubExpr();
    const Value Place = temporary(Sub->getType());
    evalInto(Sub, Place);
    return Place;
  }
  case S::DeclRefExprClass: {
    const auto *R = llvm::cast<clang::DeclRefExpr>(E);
    if (const auto *C = llvm::dyn_cast<clang::EnumConstantDecl>(R->getDecl())) {
      return Value::integer(C->getInitVal().getExtValue());
    }
    return placeOf(R->getDecl(), R);
  }
  case S::CXXThisExprClass: {
    Frame &F = frame();
    if (F.CapturedThis) {
      const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(F.CapturedThis->getParent());
      return Mem.read(
          element(F.This, Value::integer(Layout.getFieldOffset(F.CapturedThis->getFieldIndex()) / 8), context().CharTy),
          8);
    }
    return F.This;
  }
  case S::MemberExprClass:
    return evalMember(llvm::cast<clang::MemberExpr>(E));
  case S::ArraySubscriptExprClass: {
    const auto *A = llvm::cast<clang::ArraySubscriptExpr>(E);
    const Value Base = eval(A->getBase());
    return element(Base, eval(A->getIdx()), E->getType());
  }
  case S::UnaryOperatorClass:
    return evalUnary(llvm::cast<clang::UnaryOperator>(E));
  case S::BinaryOperatorClass:
  case S::CompoundAssignOperatorClass:
    return evalBinary(llvm::cast<clang::BinaryOperator>(E));
  case S::ConditionalOperatorClass: {
    const auto *C = llvm::cast<clang::ConditionalOperator>(E);
    const Value Condition = eval(C->getCond());
    if (const std::optional<bool> T = decide(Condition)) {
      return eval(*T ? C->getTrueExpr() : C->getFalseExpr()).doubted(!Condition.isCertain());
    }
    Value A, B;
    branch(
        [&] {
          A = eval(C->getTrueExpr());
          return Dead ? Flow::Dead : Flow::Next;
        },
        [&] {
          B = eval(C->getFalseExpr());
          return Dead ? Flow::Dead : Flow::Next;
        });
    return join(B, A);
  }
  case S::BinaryConditionalOperatorClass: {
    const auto *C = llvm::cast<clang::BinaryConditionalOperator>(E);
    const Value V = eval(C->getCommon());
    const std::optional<bool> T = V.truth();
    return T ? *T ? V : eval(C->getFalseExpr()) : join(V, eval(C->getFalseExpr()));
  }
  case S::InitListExprClass: {
    const auto *L = llvm::cast<clang::InitListExpr>(E);
    if (!isAggregate(E->getType())) {
      return L->getNumInits() == 1            ? eval(L->getInit(0))
             : scalar(E->getType()).IsPointer ? Value::null()
             : scalar(E->getType()).IsFloat   ? Value::real(0)
                                              : Value::integer(0);
    }
    const Value Place = temporary(E->getType());
    initList(L, Place);
    return Place;
  }
  case S::ImplicitValueInitExprClass:
  case S::CXXScalarValueInitExprClass: {
    const Scalar &T = scalar(E->getType());
    if (T.Size != 0) {
      return T.IsPointer ? Value::null() : T.IsFloat ? Value::real(0) : Value::integer(0);
    }
    const Value Place = temporary(E->getType());
    Mem.zero(Place, sizeOf(E->getType()));
    return Place;
  }
  case S::CXXConstructExprClass:
  case S::CXXTemporaryObjectExprClass: {
    const Value Place = temporary(E->getType());
    return evalConstruct(llvm::cast<clang::CXXConstructExpr>(E), Place);
  }
  case S::CompoundLiteralExprClass: {
    const auto *C = llvm::cast<clang::CompoundLiteralExpr>(E);
    const Value Place = temporary(C->getType());
    evalInto(C->getInitializer(), Place);
    return Place;
  }
  case S::LambdaExprClass: {
    const Value Place = temporary(E->getType());
    initLambda(llvm::cast<clang::LambdaExpr>(E), Place);
    return Place;
  }
  case S::CXXNewExprClass:
    return evalNew(llvm::cast<clang::CXXNewExpr>(E));
  case S::CXXDeleteExprClass:
    eval(llvm::cast<clang::CXXDeleteExpr>(E)->getArgument());
    return Value();
  case S::ArrayInitIndexExprClass:
    return frame().ArrayIndex ? Value::integer(*frame().ArrayIndex) : Value();
  case S::StmtExprClass: {
    Value Last;
    const clang::CompoundStmt *Block = llvm::cast<clang::StmtExpr>(E)->getSubStmt();
    for (const clang::Stmt *Part : Block->body()) {
      if (Part == Block->body_back() && llvm::isa<clang::Expr>(Part)) {
        Last = eval(llvm::cast<clang::Expr>(Part));
      } else {
        exec(Part);
      }
    }
    return Last;
  }
  case S::CXXThrowExprClass:
    Dead = true;
    return Value();
  case S::CUDAKernelCallExprClass:
    return evalKernelCall(llvm::cast<clang::CUDAKernelCallExpr>(E));
  case S::CallExprClass:
  case S::CXXMemberCallExprClass:
  case S::CXXOperatorCallExprClass:
  case S::UserDefinedLiteralClass: {
    const Value Place = isAggregate(E->getType()) && !E->isGLValue() ? temporary(E->getType()) : Value();
    return evalCall(llvm::cast<clang::CallExpr>(E), Place);
  }
  case S::UnaryExprOrTypeTraitExprClass: {
    const auto *U = llvm::cast<clang::UnaryExprOrTypeTraitExpr>(E);
    if (U->getKind() == clang::UETT_SizeOf) {
      const auto Size = sizeOf(U->getTypeOfArgument().getNonReferenceType());
      return Size ? Value::integer(*Size) : Value();
    }
    return evalConstant(E);
  }
  default:
    break;
  }
  if (const auto *C = llvm::dyn_cast<clang::CastExpr>(E)) {
    if (llvm::isa<clang::CXXFunctionalCastExpr>(E) && isAggregate(E->getType())) {
      return eval(C->getSubExpr());
    }
    return evalCast(C);
  }
  if (const auto *R = llvm::dyn_cast<clang::RecoveryExpr>(E)) {
    // The parse failed here, for instance for want of a header; what stands inside may still launch.
    for (const clang::Expr *Part : R->subExpressions()) {
      eval(Part);
    }
    return Value();
  }
  return evalConstant(E);
}
