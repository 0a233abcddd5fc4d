// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/ShortForms.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace cudatidy;

namespace {

/// Whether writing E several times means the same as writing it once, and costs no more.
bool isRepeatable(const clang::Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *M = llvm::dyn_cast<clang::MemberExpr>(E)) {
    return isRepeatable(M->getBase());
  }
  if (const auto *A = llvm::dyn_cast<clang::ArraySubscriptExpr>(E)) {
    return isRepeatable(A->getBase()) && isRepeatable(A->getIdx());
  }
  return llvm::isa<clang::DeclRefExpr, clang::IntegerLiteral>(E);
}

/// The division whose divisor is an expression.
class DivisionFinder : public clang::RecursiveASTVisitor<DivisionFinder> {
public:
  explicit DivisionFinder(const clang::Expr *By) : By(By) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool VisitBinaryOperator(clang::BinaryOperator *B) {
    if (B->getOpcode() == clang::BO_Div && B->getRHS()->IgnoreParenImpCasts() == By) {
      Found = B;
    }
    return !Found;
  }
  const clang::BinaryOperator *Found = nullptr;

private:
  const clang::Expr *By;
};

bool isOne(const clang::Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *F = llvm::dyn_cast<clang::FloatingLiteral>(E)) {
    return F->getValue().isExactlyValue(1.0);
  }
  const auto *I = llvm::dyn_cast<clang::IntegerLiteral>(E);
  return I && I->getValue() == 1;
}

std::vector<Edit> replaced(const clang::Expr &E, std::string Text, const clang::ASTContext &Context) {
  std::vector<Edit> Out;
  if (std::optional<Edit> X = replace(E.getSourceRange(), std::move(Text), Context)) {
    Out.push_back(*std::move(X));
  }
  return Out;
}

} // namespace

std::vector<Edit> cudatidy::productFor(const clang::Expr *Call, const clang::FunctionDecl *In, unsigned Exponent) {
  const auto *C = llvm::dyn_cast_or_null<clang::CallExpr>(Call);
  if (!C || !In || C->getNumArgs() != 2 || In->isTemplateInstantiation()) {
    return {};
  }
  const clang::ASTContext &Context = In->getASTContext();
  const clang::Expr *Base = C->getArg(0)->IgnoreParenImpCasts();
  const auto Text = textOf(Base->getSourceRange(), Context);
  if (!Text || !isRepeatable(Base) || !Context.hasSameUnqualifiedType(Base->getType(), C->getType())) {
    return {};
  }
  std::string Product = "(" + *Text;
  for (unsigned N = 1; N < Exponent; ++N) {
    Product += " * " + *Text;
  }
  return replaced(*C, Product + ")", Context);
}

std::vector<Edit> cudatidy::reciprocalRootFor(const clang::Expr *Root, const clang::FunctionDecl *In,
                                              const char *Function) {
  const auto *C = llvm::dyn_cast_or_null<clang::CallExpr>(Root);
  if (!C || !In || C->getNumArgs() != 1 || In->isTemplateInstantiation()) {
    return {};
  }
  const clang::ASTContext &Context = In->getASTContext();
  DivisionFinder Finder(C);
  Finder.TraverseStmt(In->getBody());
  const auto Text = textOf(C->getArg(0)->getSourceRange(), Context);
  if (!Finder.Found || !Text || !isOne(Finder.Found->getLHS()) ||
      !Context.hasSameUnqualifiedType(Finder.Found->getType(), C->getType()) ||
      !Context.hasSameUnqualifiedType(C->getArg(0)->IgnoreParenImpCasts()->getType(), C->getType())) {
    return {};
  }
  return replaced(*Finder.Found, std::string(Function) + "(" + *Text + ")", Context);
}
