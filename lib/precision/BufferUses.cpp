// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/BufferUses.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;
using namespace clang;

namespace {

/// A variable, and the member of it that is the pointer; of `this`, only the member.
using Name = std::pair<const ValueDecl *, const ValueDecl *>;

bool isNamed(const Name &N) { return N.first || N.second; }

bool isPointer(const Name &N) {
  const ValueDecl *D = N.second ? N.second : N.first;
  return D && D->getType()->isAnyPointerType();
}

const ValueDecl *canonical(const ValueDecl *D) { return cast<ValueDecl>(D->getCanonicalDecl()); }

/// What a pointer expression starts from; empty when that has no name.
Name baseOf(const Expr *E) {
  while (E) {
    E = E->IgnoreParenCasts();
    if (const auto *D = dyn_cast<DeclRefExpr>(E)) {
      return {isa<VarDecl>(D->getDecl()) ? canonical(D->getDecl()) : nullptr, nullptr};
    }
    if (const auto *M = dyn_cast<MemberExpr>(E)) {
      const Expr *Of = M->getBase()->IgnoreParenCasts();
      const auto *D = dyn_cast<DeclRefExpr>(Of);
      return D || isa<CXXThisExpr>(Of) ? Name{D ? canonical(D->getDecl()) : nullptr, canonical(M->getMemberDecl())}
                                       : Name();
    }
    if (const auto *B = dyn_cast<BinaryOperator>(E); B && B->isAdditiveOp()) {
      E = B->getLHS()->getType()->isPointerType() ? B->getLHS() : B->getRHS();
    } else if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->getOpcode() == UO_AddrOf) {
      E = U->getSubExpr();
    } else if (const auto *A = dyn_cast<ArraySubscriptExpr>(E); A && A->getType()->isPointerType()) {
      E = A->getBase();
    } else {
      return {};
    }
  }
  return {};
}

class HostWalk : public RecursiveASTVisitor<HostWalk> {
public:
  explicit HostWalk(ASTContext &Context) : Context(Context), Names(Context) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool TraverseDecl(Decl *D) {
    const SourceManager &SM = Context.getSourceManager();
    if (D && !isa<NamespaceDecl, LinkageSpecDecl>(D) && D->getLocation().isValid() &&
        SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))) {
      return true;
    }
    return RecursiveASTVisitor::TraverseDecl(D);
  }
  bool TraverseFunctionDecl(FunctionDecl *F) {
    // Kernels and device functions say nothing of buffers as a whole.
    const bool OnDevice = F->hasAttr<CUDAGlobalAttr>() || (F->hasAttr<CUDADeviceAttr>() && !F->hasAttr<CUDAHostAttr>());
    return OnDevice || RecursiveASTVisitor::TraverseFunctionDecl(F);
  }

  /// The instances of a generic lambda hang on its call operator alone.
  bool VisitLambdaExpr(LambdaExpr *E) {
    if (const FunctionTemplateDecl *T = E->getDependentCallOperator()) {
      for (const FunctionDecl *Instance : T->specializations()) {
        TraverseStmt(Instance->getBody());
      }
    }
    return true;
  }

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee) {
      return true;
    }
    const std::string Mangled = Names.getName(Callee);
    for (unsigned N = 0; N != E->getNumArgs(); ++N) {
      if (const Name D = baseOf(E->getArg(N)); isPointer(D)) {
        Passed.push_back({D, {Mangled, N}});
      }
    }
    return true;
  }

  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (isa<CUDAKernelCallExpr>(E) || !Callee || isa<CXXOperatorCallExpr>(E)) {
      return true;
    }
    const StringRef Called = Callee->getIdentifier() ? Callee->getName() : StringRef();
    if (Called == "swap" && E->getNumArgs() == 2) {
      join(baseOf(E->getArg(0)), baseOf(E->getArg(1)));
      return true;
    }
    if (Called.starts_with("cudaMemcpy") && E->getNumArgs()) {
      Filled.push_back(baseOf(E->getArg(0)));
      return true;
    }
    const FunctionDecl *Body = nullptr;
    const bool Own = Callee->hasBody(Body) && !Context.getSourceManager().isInSystemHeader(Callee->getLocation());
    for (unsigned N = 0; N != E->getNumArgs(); ++N) {
      const Name D = baseOf(E->getArg(N));
      if (!isPointer(D)) {
        continue;
      }
      if (Own && N < Body->getNumParams()) {
        join(D, {canonical(Body->getParamDecl(N)), nullptr});
      } else if (!Own && !Called.starts_with("cuda") && Called != "free" && Called != "printf" && Called != "fprintf") {
        GivenAway.push_back(D);
      }
    }
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->getOpcode() == BO_Assign && E->getLHS()->getType()->isPointerType()) {
      join(baseOf(E->getLHS()), baseOf(E->getRHS()));
    }
    if (E->isAssignmentOp()) {
      if (const auto *A = dyn_cast<ArraySubscriptExpr>(E->getLHS()->IgnoreParens())) {
        Filled.push_back(baseOf(A->getBase()));
      }
    }
    return true;
  }
  bool VisitVarDecl(VarDecl *D) {
    if (D->hasInit() && D->getType()->isPointerType()) {
      join({canonical(D), nullptr}, baseOf(D->getInit()));
    }
    return true;
  }

  BufferUses of(StringRef Kernel, unsigned Argument) const {
    BufferUses R;
    llvm::SmallVector<Name, 8> Leaders;
    const BufferUses::User Asked = {Kernel.str(), Argument};
    for (const auto &[D, User] : Passed) {
      if (User == Asked) {
        R.Launched = true;
        Leaders.push_back(leader(D));
      }
    }
    const auto Is = [&](const Name &D) { return isNamed(D) && llvm::is_contained(Leaders, leader(D)); };
    for (const auto &[D, User] : Passed) {
      if (!Is(D) || User == Asked) {
        continue;
      }
      R.ReadBack |= User.Kernel == Asked.Kernel;
      if (User.Kernel != Asked.Kernel && !llvm::is_contained(R.Others, User)) {
        R.Others.push_back(User);
      }
    }
    R.Filled = llvm::any_of(Filled, Is);
    R.GivenAway = llvm::any_of(GivenAway, Is);
    return R;
  }

private:
  void join(const Name &A, const Name &B) {
    if (isPointer(A) && isPointer(B)) {
      Same.unionSets(A, B);
    }
  }
  Name leader(const Name &D) const {
    const auto It = Same.findLeader(D);
    return It == Same.member_end() ? D : *It;
  }

  ASTContext &Context;
  ASTNameGenerator Names;
  llvm::EquivalenceClasses<Name> Same;
  std::vector<std::pair<Name, BufferUses::User>> Passed;
  std::vector<Name> Filled, GivenAway;
};

} // namespace

BufferUses cudatidy::bufferUses(ASTContext &Context, llvm::StringRef Kernel, unsigned Argument) {
  HostWalk Walk(Context);
  // What a precompiled prelude holds is none of the project's: it is not even loaded.
  for (Decl *D : Context.getTranslationUnitDecl()->noload_decls()) {
    Walk.TraverseDecl(D);
  }
  return Walk.of(Kernel, Argument);
}
