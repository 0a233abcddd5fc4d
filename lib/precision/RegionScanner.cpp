// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/RegionScanner.h"

#include "precision/MathNames.h"

#include "clang/Lex/Lexer.h"

using namespace cudatidy;
using namespace clang;

namespace {

bool isDouble(QualType T) {
  return !T.isNull() && T.getNonReferenceType().getCanonicalType()->isSpecificBuiltinType(BuiltinType::Double);
}

bool isFloat(QualType T) { return T.getCanonicalType()->isSpecificBuiltinType(BuiltinType::Float); }

bool isDouble(const Expr *E) { return isDouble(E->getType()); }

bool isDoublePointer(QualType T) { return T->isPointerType() && isDouble(T->getPointeeType()); }

/// __dadd_rn and the like: functions that say FP64 by their name.
bool asksForDouble(llvm::StringRef Name) {
  return Name.contains("double") || Name.contains("longlong_as") ||
         (Name.starts_with("__d") &&
          (Name.ends_with("_rn") || Name.ends_with("_rz") || Name.ends_with("_ru") || Name.ends_with("_rd")));
}

/// Declared with a type that the initializer decides.
bool isAuto(const VarDecl &D) {
  return D.getTypeSourceInfo() && D.getTypeSourceInfo()->getType()->getContainedAutoType();
}

bool fitsFloat(const llvm::APFloat &Value) {
  llvm::APFloat Narrow = Value;
  bool Inexact = false;
  Narrow.convert(llvm::APFloat::IEEEsingle(), llvm::APFloat::rmNearestTiesToEven, &Inexact);
  return !Inexact;
}

/// Whether FP32 would make infinity or zero of it.
bool isOutOfFloatRange(const llvm::APFloat &Value) {
  llvm::APFloat Narrow = Value;
  bool Inexact = false;
  Narrow.convert(llvm::APFloat::IEEEsingle(), llvm::APFloat::rmNearestTiesToEven, &Inexact);
  return Narrow.isInfinity() || (Narrow.isZero() && !Value.isZero());
}

/// The value of a constant expression; nothing when it is none.
std::optional<llvm::APFloat> constantValue(const Expr *E, const ASTContext &Context) {
  Expr::EvalResult Result;
  if (E->isValueDependent() || !E->EvaluateAsRValue(Result, Context) || Result.HasSideEffects ||
      !Result.Val.isFloat()) {
    return std::nullopt;
  }
  return Result.Val.getFloat();
}

} // namespace

RegionScanner::RegionScanner(ASTContext &Context, const FunctionDecl &In, bool ClangOverloads,
                             std::vector<DoubleRegion> &Out)
    : Context(Context), SM(Context.getSourceManager()), In(In), ClangOverloads(ClangOverloads), Out(Out) {}

bool RegionScanner::isSystem(const FunctionDecl &F) const {
  return F.getBuiltinID() != 0 || F.getLocation().isInvalid() ||
         SM.isInSystemHeader(SM.getExpansionLoc(F.getLocation()));
}

void RegionScanner::scan(const Stmt *S) {
  if (!S) {
    return;
  }
  if (const auto *D = dyn_cast<DeclStmt>(S)) {
    scanDeclarations(*D);
    return;
  }
  if (const auto *E = dyn_cast<Expr>(S)) {
    if (E->getType()->isDependentType() || isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr>(E)) {
      return; // nothing there is evaluated
    }
    if (holdsClangPow(E)) {
      DoubleRegion R = begin(S);
      collectClangPow(E, R);
      finish(std::move(R));
      return;
    }
    if (scanCast(S) || scanComparison(S) || scanCompoundAssignment(S) || scanCall(S) || scanConstruction(S)) {
      return;
    }
    if (isDouble(E)) {
      scanIntended(E);
      return;
    }
  }
  for (const Stmt *Child : S->children()) {
    scan(Child);
  }
}

void RegionScanner::scanDeclarations(const DeclStmt &S) {
  for (const Decl *D : S.decls()) {
    const auto *Variable = dyn_cast<VarDecl>(D);
    const Expr *Init = Variable ? Variable->getInit() : nullptr;
    if (!Init || !isDouble(Init) || !isAuto(*Variable)) {
      scan(Init);
      continue;
    }
    DoubleRegion R = begin(Init); // nobody wrote double here
    collect(Init, R);
    finish(std::move(R));
  }
}

bool RegionScanner::scanCast(const Stmt *S) {
  const auto *Cast = dyn_cast<CastExpr>(S);
  if (!Cast || isDouble(Cast) || !isDouble(Cast->getSubExpr())) {
    return false;
  }
  switch (Cast->getCastKind()) {
  case CK_FloatingCast:
  case CK_FloatingToIntegral:
  case CK_FloatingToBoolean: {
    DoubleRegion R = begin(S);
    const Shape Whole = collect(Cast->getSubExpr(), R);
    R.SameInFloat =
        Whole.Value == Rounding::Exact || (Whole.Value == Rounding::OneStep && Cast->getCastKind() == CK_FloatingCast &&
                                           Cast->getType()->isSpecificBuiltinType(BuiltinType::Float));
    R.ToInteger = Cast->getCastKind() == CK_FloatingToIntegral;
    finish(std::move(R));
    return true;
  }
  default:
    return false;
  }
}

bool RegionScanner::scanComparison(const Stmt *S) {
  const auto *B = dyn_cast<BinaryOperator>(S);
  if (!B || !B->isComparisonOp() || !isDouble(B->getLHS())) {
    return false;
  }
  DoubleRegion R = begin(S);
  const Shape Left = collect(B->getLHS(), R), Right = collect(B->getRHS(), R);
  R.SameInFloat = Left.Value == Rounding::Exact && Right.Value == Rounding::Exact;
  finish(std::move(R));
  return true;
}

bool RegionScanner::scanCompoundAssignment(const Stmt *S) {
  const auto *A = dyn_cast<CompoundAssignOperator>(S);
  if (!A || !isDouble(A->getComputationResultType())) {
    return false;
  }
  DoubleRegion R = begin(S);
  const QualType To = A->getLHS()->getType();
  const Shape Right = collect(A->getRHS(), R);
  R.Intended |= isDouble(To);
  R.SameInFloat = To->isSpecificBuiltinType(BuiltinType::Float) && Right.Value == Rounding::Exact;
  scan(A->getLHS());
  finish(std::move(R));
  return true;
}

/// A call of clang's pow(float, int): nvcc takes the double function there. Null for any other expression.
const CallExpr *RegionScanner::clangPow(const Expr *E) const {
  const auto *Call = dyn_cast<CallExpr>(E->IgnoreParens());
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  const bool IsPow = ClangOverloads && Callee && Callee->getDeclName().isIdentifier() && Callee->getName() == "pow" &&
                     Callee->getNumParams() == 2 && isFloat(Callee->getReturnType()) &&
                     Callee->getParamDecl(1)->getType()->isIntegerType();
  return IsPow ? Call : nullptr;
}

/// The operands that E's type comes from: both sides of an arithmetic operator, the one of a sign.
llvm::SmallVector<const Expr *, 2> RegionScanner::arithmeticOperands(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *B = dyn_cast<BinaryOperator>(E); B && (B->isAdditiveOp() || B->isMultiplicativeOp())) {
    return {B->getLHS(), B->getRHS()};
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && (U->getOpcode() == UO_Minus || U->getOpcode() == UO_Plus)) {
    return {U->getSubExpr()};
  }
  return {};
}

bool RegionScanner::holdsClangPow(const Expr *E) const {
  return ClangOverloads && isFloat(E->getType()) &&
         (clangPow(E) || llvm::any_of(arithmeticOperands(E), [&](const Expr *Side) { return holdsClangPow(Side); }));
}

/// Under nvcc all arithmetic around such a pow is double, up to where the value becomes float: one region, as with the
/// embedded headers, whatever number of calls it has.
void RegionScanner::collectClangPow(const Expr *E, DoubleRegion &R) {
  if (const CallExpr *Call = clangPow(E)) {
    addCause(R, DoubleCause::Kind::Promotion, "pow", Call->getCallee()->getSourceRange());
    R.Causes.back().NeedsFloatName = true;
    for (const Expr *Arg : Call->arguments()) {
      scan(Arg);
    }
    return;
  }
  const auto Operands = arithmeticOperands(E);
  for (const Expr *Side : Operands) {
    collectClangPow(Side, R);
  }
  if (Operands.empty()) {
    scan(E);
  }
}

bool RegionScanner::scanCall(const Stmt *S) {
  const auto *Call = dyn_cast<CallExpr>(S);
  if (!Call) {
    return false;
  }
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (isDouble(Call) || llvm::none_of(Call->arguments(), [](const Expr *A) { return isDouble(A); })) {
    return false;
  }
  DoubleRegion R = begin(S);
  collectCall(Call, R);
  // What a variadic function takes is double by the rules of C.
  R.Intended |= !Callee || Callee->isVariadic();
  finish(std::move(R));
  return true;
}

bool RegionScanner::scanConstruction(const Stmt *S) {
  const auto *C = dyn_cast<CXXConstructExpr>(S);
  if (!C || llvm::none_of(C->arguments(), [](const Expr *A) { return isDouble(A); })) {
    return false;
  }
  DoubleRegion R = begin(S);
  for (const Expr *Arg : C->arguments()) {
    if (isDouble(Arg)) {
      collect(Arg, R);
    } else {
      scan(Arg);
    }
  }
  // The number types of CUDA's headers (__half, __nv_bfloat16) round what they are made from; other classes keep it.
  R.Intended |= !isSystem(*C->getConstructor());
  finish(std::move(R));
  return true;
}

void RegionScanner::scanIntended(const Expr *E) {
  DoubleRegion R = begin(E);
  collect(E, R);
  R.Intended = true;
  finish(std::move(R));
}

RegionScanner::Shape RegionScanner::intended(const Expr *E, DoubleRegion &R) {
  R.Intended = true;
  for (const Stmt *Child : E->children()) {
    scan(Child);
  }
  return {};
}

RegionScanner::Shape RegionScanner::collect(const Expr *E, DoubleRegion &R) {
  E = E->IgnoreParens();
  if (const auto *Full = dyn_cast<FullExpr>(E)) {
    return collect(Full->getSubExpr(), R);
  }
  if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(E)) {
    return collect(Temporary->getSubExpr(), R);
  }
  if (const auto *Parameter = dyn_cast<SubstNonTypeTemplateParmExpr>(E)) {
    return collect(Parameter->getReplacement(), R);
  }
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(E)) {
    return collect(Default->getExpr(), R);
  }
  if (const auto *Cast = dyn_cast<CastExpr>(E)) {
    return collectCast(Cast, R);
  }
  if (const auto *Literal = dyn_cast<FloatingLiteral>(E)) {
    const bool Fits = fitsFloat(Literal->getValue());
    addCause(R, DoubleCause::Kind::Literal, "", Literal->getSourceRange());
    R.Causes.back().FitsFloat = Fits;
    R.Causes.back().OutOfRange = isOutOfFloatRange(Literal->getValue());
    return {Fits ? Rounding::Exact : Rounding::More, true};
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->getOpcode() == UO_Minus || Unary->getOpcode() == UO_Plus) {
      return collect(Unary->getSubExpr(), R);
    }
    return intended(E, R);
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    return collectOperator(Binary, R);
  }
  if (const auto *Choice = dyn_cast<ConditionalOperator>(E)) {
    scan(Choice->getCond());
    const Shape True = collect(Choice->getTrueExpr(), R), False = collect(Choice->getFalseExpr(), R);
    return {std::max(True.Value, False.Value), True.FloatOnceFixed || False.FloatOnceFixed};
  }
  if (const auto *Call = dyn_cast<CallExpr>(E)) {
    return collectCall(Call, R);
  }
  if (isa<DeclRefExpr, MemberExpr>(E)) {
    return collectVariable(E, R);
  }
  return intended(E, R);
}

RegionScanner::Shape RegionScanner::collectCast(const CastExpr *E, DoubleRegion &R) {
  const Expr *From = E->getSubExpr();
  if (const auto *Explicit = dyn_cast<ExplicitCastExpr>(E)) {
    // The conversion itself may be an implicit cast inside the written one.
    const Expr *Written = Explicit->getSubExprAsWritten();
    if (isDouble(Written)) {
      return collect(Written, R);
    }
    R.Intended = true;
    scan(Written);
    return {};
  }
  switch (E->getCastKind()) {
  case CK_FloatingCast: {
    if (holdsClangPow(From)) {
      collectClangPow(From, R);
      return {Rounding::More, true};
    }
    scan(From);
    const bool Small = From->getType()->isFloatingType() && Context.getTypeSize(From->getType()) <= 32;
    return {Small ? Rounding::Exact : Rounding::More, true};
  }
  case CK_IntegralToFloating: {
    scan(From);
    // Sixteen bits and less fit into FP32's 24; a literal may fit as well.
    Expr::EvalResult Known;
    bool Fits = Context.getTypeSize(From->getType()) <= 16;
    if (!Fits && From->EvaluateAsInt(Known, Context)) {
      Fits = Known.Val.getInt().abs().ule(1U << 24);
    }
    const bool IsLiteral = isa<IntegerLiteral>(From->IgnoreParenImpCasts());
    return {Fits ? Rounding::Exact : Rounding::More, IsLiteral};
  }
  case CK_NoOp:
    return collect(From, R);
  case CK_LValueToRValue:
    return collect(From, R);
  default:
    R.Intended = true;
    scan(From);
    return {};
  }
}

RegionScanner::Shape RegionScanner::collectVariable(const Expr *E, DoubleRegion &R) {
  const ValueDecl *D = isa<DeclRefExpr>(E) ? cast<DeclRefExpr>(E)->getDecl() : cast<MemberExpr>(E)->getMemberDecl();
  const std::optional<llvm::APFloat> Value = constantValue(E, Context);
  const auto *Variable = dyn_cast<VarDecl>(D);
  if (Variable && !Value && isAuto(*Variable)) {
    return {Rounding::More, true}; // whatever made it double has a region of its own
  }
  if (!Variable || !Value || !(Variable->getType().isConstQualified() || Variable->isConstexpr())) {
    return intended(E, R);
  }
  addCause(R, DoubleCause::Kind::Constant, D->getNameAsString(), E->getSourceRange());
  return {fitsFloat(*Value) ? Rounding::Exact : Rounding::More, false};
}

RegionScanner::Shape RegionScanner::collectOperator(const BinaryOperator *E, DoubleRegion &R) {
  if (E->getOpcode() == BO_Comma) {
    scan(E->getLHS());
    return collect(E->getRHS(), R);
  }
  if (!E->isAdditiveOp() && !E->isMultiplicativeOp()) {
    R.Intended = true; // an assignment to a double
    scan(E->getLHS());
    collect(E->getRHS(), R);
    return {};
  }
  const Shape Left = collect(E->getLHS(), R), Right = collect(E->getRHS(), R);
  const bool Float = Left.FloatOnceFixed || Right.FloatOnceFixed;
  if (Left.Value != Rounding::Exact || Right.Value != Rounding::Exact) {
    return {Rounding::More, Float};
  }
  const std::optional<llvm::APFloat> Value = constantValue(E, Context);
  return {Value && fitsFloat(*Value) ? Rounding::Exact : Rounding::OneStep, Float};
}

RegionScanner::Shape RegionScanner::collectCall(const CallExpr *E, DoubleRegion &R) {
  const FunctionDecl *Callee = E->getDirectCallee();
  const auto Arguments = [&] {
    for (const Expr *Arg : E->arguments()) {
      if (isDouble(Arg)) {
        collect(Arg, R);
      } else {
        scan(Arg);
      }
    }
  };
  const bool Named = Callee && Callee->getDeclName().isIdentifier();
  const bool IsOperator = Callee && Callee->isOverloadedOperator();
  if (!(Named || IsOperator) || (Named && asksForDouble(Callee->getName())) ||
      llvm::any_of(Callee->parameters(), [](const ParmVarDecl *P) { return isDoublePointer(P->getType()); })) {
    R.Intended = true;
    Arguments();
    return {};
  }
  if (isSystem(*Callee)) {
    if (Named && mathFunction(Callee->getName())) {
      return collectMath(E, *Callee, R);
    }
    // A question about a number (isnan), one that becomes an integer (lround) or a __half (its operator=) asks for
    // nothing; a function that makes doubles (curand_uniform_double) does.
    R.Intended |= isDouble(E);
    Arguments();
    return {};
  }
  addCause(R, DoubleCause::Kind::Helper, Callee->getNameAsString(), E->getSourceRange());
  Arguments();
  return {};
}

RegionScanner::Shape RegionScanner::collectMath(const CallExpr *E, const FunctionDecl &Callee, DoubleRegion &R) {
  const MathFunction &Math = *mathFunction(Callee.getName());
  const size_t Before = R.Causes.size();
  bool AnyFloat = false, AnyInteger = false, AnyDouble = false, AllExact = true;
  for (const Expr *Arg : E->arguments()) {
    const Expr *Plain = Arg->IgnoreParenImpCasts();
    if (isDouble(Arg)) {
      const size_t Causes = R.Causes.size();
      const bool WasIntended = R.Intended;
      const Shape S = collect(Arg, R);
      AllExact &= S.Value == Rounding::Exact;
      AnyDouble |= R.Causes.size() > Causes || R.Intended != WasIntended || isDouble(Plain);
      AnyFloat |= S.FloatOnceFixed;
      AnyInteger |= !S.FloatOnceFixed && Plain->getType()->isIntegerType();
    } else {
      scan(Arg);
      AnyFloat |= Arg->getType()->isSpecificBuiltinType(BuiltinType::Float);
      AnyInteger |= Arg->getType()->isIntegerType();
      AllExact &= !Arg->getType()->isIntegerType();
    }
  }
  // What is left of double when every literal has its suffix: an integer beside a float, or integers alone. ldexp takes
  // an integer by its nature.
  const bool TakesInteger = Callee.getName() == "ldexp" || Callee.getName() == "scalbn" || Callee.getName() == "powi";
  if (AnyInteger && !TakesInteger && isDouble(E)) {
    const bool Mixed = AnyFloat || AnyDouble;
    addCause(R, Mixed ? DoubleCause::Kind::Promotion : DoubleCause::Kind::Integer, Math.Name.str(),
             E->getCallee()->getSourceRange());
    R.Causes.back().NeedsFloatName = true;
    return {Rounding::More, true};
  }
  if (R.Causes.size() == Before && AnyFloat && !AnyDouble && isDouble(E)) {
    addCause(R, DoubleCause::Kind::Promotion, Math.Name.str(), E->getCallee()->getSourceRange());
    R.Causes.back().NeedsFloatName = true;
  }
  if (!AllExact) {
    return {Rounding::More, AnyFloat};
  }
  return {Math.Exact ? Rounding::Exact : Math.RoundedOnce ? Rounding::OneStep : Rounding::More, AnyFloat};
}

void RegionScanner::addCause(DoubleRegion &R, DoubleCause::Kind What, std::string Name, SourceRange Range) {
  DoubleCause C{What, std::move(Name), Range};
  SourceLocation At = Range.getBegin();
  C.InMacro = At.isMacroID() && !SM.isMacroArgExpansion(At);
  C.InTemplate = In.isTemplateInstantiation();
  const CharSourceRange Text = CharSourceRange::getTokenRange(SM.getSpellingLoc(At), SM.getSpellingLoc(Range.getEnd()));
  if (What == DoubleCause::Kind::Literal) {
    C.Name = C.InMacro ? Lexer::getImmediateMacroName(At, SM, Context.getLangOpts()).str()
                       : Lexer::getSourceText(Text, SM, Context.getLangOpts()).str();
  }
  R.Causes.push_back(std::move(C));
}

DoubleRegion RegionScanner::begin(const Stmt *S) {
  DoubleRegion R;
  R.In = &In;
  const SourceLocation First = SM.getExpansionLoc(S->getBeginLoc());
  const SourceLocation Last = SM.getExpansionRange(S->getEndLoc()).getEnd();
  if (const OptionalFileEntryRef File = SM.getFileEntryRefForID(SM.getFileID(First))) {
    R.File = &File->getFileEntry();
  }
  const PresumedLoc From = SM.getPresumedLoc(First), To = SM.getPresumedLoc(Last);
  if (From.isValid() && To.isValid()) {
    R.Line = From.getLine();
    R.Column = From.getColumn();
    R.EndLine = To.getLine();
    R.EndColumn = To.getColumn();
  }
  return R;
}

void RegionScanner::finish(DoubleRegion R) {
  R.Intended |= R.Causes.empty();
  llvm::sort(R.Causes, [&](const DoubleCause &A, const DoubleCause &B) {
    if (A.What != B.What) {
      return A.What < B.What;
    }
    return SM.isBeforeInTranslationUnit(A.Range.getBegin(), B.Range.getBegin());
  });
  Out.push_back(std::move(R));
}
