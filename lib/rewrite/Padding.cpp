// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/Padding.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace cudatidy;
using namespace clang;

namespace {

unsigned rank(QualType T, const ASTContext &Context) {
  unsigned N = 0;
  for (const ArrayType *A = Context.getAsArrayType(T); A; A = Context.getAsArrayType(A->getElementType())) {
    ++N;
  }
  return N;
}

/// Tells the references to an array that name one whole element from all others.
class Uses : public RecursiveASTVisitor<Uses> {
public:
  explicit Uses(const VarDecl &V) : V(V), Rank(rank(V.getType(), V.getASTContext())) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (E->getDecl() == &V) {
      All.insert(E);
    }
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) {
    if (E->getCastKind() == CK_LValueToRValue) {
      take(E->getSubExpr());
    }
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->isAssignmentOp()) {
      take(E->getLHS());
    }
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->isIncrementDecrementOp()) {
      take(E->getSubExpr());
    }
    return true;
  }
  /// Elements of class type are copied by their constructors and assignments.
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    if (E->getConstructor()->isCopyOrMoveConstructor() && E->getNumArgs()) {
      take(E->getArg(0));
    }
    return true;
  }
  bool VisitCallExpr(CallExpr *E) {
    if (const auto *O = dyn_cast<CXXOperatorCallExpr>(E)) {
      for (const Expr *Arg : O->arguments()) {
        take(Arg);
      }
      return true;
    }
    const FunctionDecl *Callee = E->getDirectCallee();
    // An atomic function touches the one element it is given.
    if (Callee && Callee->getIdentifier() && Callee->getName().starts_with("atomic") && E->getNumArgs()) {
      if (const auto *Address = dyn_cast<UnaryOperator>(E->getArg(0)->IgnoreParenImpCasts());
          Address && Address->getOpcode() == UO_AddrOf) {
        take(Address->getSubExpr());
      }
    }
    return true;
  }

  bool allAreElements() const { return !All.empty() && All.size() == Elements.size(); }

private:
  /// Counts the reference in `V[I]…[K]` or in a member of it.
  void take(const Expr *E) {
    E = E->IgnoreParens();
    if (const auto *C = dyn_cast<ImplicitCastExpr>(E); C && C->getCastKind() == CK_NoOp) {
      E = C->getSubExpr()->IgnoreParens();
    }
    while (const auto *M = dyn_cast<MemberExpr>(E)) {
      if (M->isArrow()) {
        return;
      }
      E = M->getBase()->IgnoreParens();
    }
    for (unsigned N = 0; N != Rank; ++N) {
      const auto *A = dyn_cast<ArraySubscriptExpr>(E);
      if (!A) {
        return;
      }
      E = A->getBase()->IgnoreParenImpCasts();
    }
    if (const auto *D = dyn_cast<DeclRefExpr>(E); D && D->getDecl() == &V) {
      Elements.insert(D);
    }
  }

  const VarDecl &V;
  const unsigned Rank;
  llvm::SmallPtrSet<const Expr *, 16> All, Elements;
};

/// Whether `E + 1` adds to all of E.
bool bindsTighterThanPlus(const Expr *E) {
  E = E->IgnoreImpCasts();
  if (isa<SubstNonTypeTemplateParmExpr>(E)) {
    return true;
  }
  if (const auto *C = dyn_cast<ConstantExpr>(E)) {
    return bindsTighterThanPlus(C->getSubExpr());
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    return B->isMultiplicativeOp() || B->isAdditiveOp();
  }
  return !isa<ConditionalOperator>(E);
}

} // namespace

bool cudatidy::isUsedByElements(const VarDecl &V) {
  const auto *In = dyn_cast<FunctionDecl>(V.getDeclContext());
  if (!In || !In->hasBody() || rank(V.getType(), V.getASTContext()) < 2) {
    return false;
  }
  Uses Seen(V);
  Seen.TraverseStmt(In->getBody());
  return Seen.allAreElements();
}

std::optional<Edit> cudatidy::padRows(const VarDecl &V, uint64_t Elements) {
  const TypeSourceInfo *Written = V.getTypeSourceInfo();
  if (!Written) {
    return std::nullopt;
  }
  const Expr *Size = nullptr;
  for (auto L = Written->getTypeLoc().getAs<ArrayTypeLoc>(); L; L = L.getElementLoc().getAs<ArrayTypeLoc>()) {
    Size = L.getSizeExpr();
  }
  if (!Size) {
    return std::nullopt;
  }
  const ASTContext &Context = V.getASTContext();
  const std::string Added = " + " + std::to_string(Elements);
  if (bindsTighterThanPlus(Size)) {
    return insertAfter(Size->getSourceRange(), Added, Context);
  }
  const std::optional<std::string> Text = textOf(Size->getSourceRange(), Context);
  return Text ? replace(Size->getSourceRange(), "(" + *Text + ")" + Added, Context) : std::nullopt;
}
