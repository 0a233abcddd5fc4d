// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Attention.h"

#include "pattern/GemmCalls.h"
#include "pattern/KernelRoles.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;

namespace {

using Variable = const clang::ValueDecl *;

/// One launch or library call, with the variables that it is given.
struct Step {
  std::vector<clang::SourceRange> Path; ///< the calls that lead to it, outermost first, and itself
  const KernelRole *Role = nullptr;     ///< of a kernel
  struct Product {
    Variable Left, Right, Out;
    unsigned Bytes;
  };
  std::vector<Product> Products;
  std::vector<std::pair<Variable, Variable>> Softmaxes; ///< from, to
  std::vector<Variable> Arguments;                      ///< null where an argument is no variable
  std::vector<Variable> Written;                        ///< what it may change

  unsigned accesses(Variable V) const {
    unsigned Count = 0;
    for (const auto &[Number, Times] : Role ? Role->Accesses : std::map<unsigned, unsigned>()) {
      Count += Number < Arguments.size() && Arguments[Number] == V ? Times : 0;
    }
    return Role ? Count : 1;
  }
};

using Binding = std::map<Variable, Variable>;

/// The steps of a function, calls of the file's own functions followed.
class StepVisitor : public clang::RecursiveASTVisitor<StepVisitor> {
public:
  using Base = clang::RecursiveASTVisitor<StepVisitor>;
  StepVisitor(const std::map<std::string, KernelRole> &Roles, const GemmCalls &Gemms, clang::ASTContext &Context)
      : Roles(Roles), Gemms(Gemms), Names(Context), SM(Context.getSourceManager()) {}

  std::vector<Step> Steps;

  void enter(const clang::FunctionDecl &F) { TraverseStmt(F.getBody()); }
  bool shouldTraversePostOrder() const { return true; }
  bool TraverseLambdaExpr(clang::LambdaExpr *) { return true; } // runs when it is called
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *C) {
    Step S = begin(*C);
    const clang::FunctionDecl *Kernel = C->getDirectCallee();
    const auto It = Kernel ? Roles.find(Names.getName(Kernel)) : Roles.end();
    if (It != Roles.end()) {
      S.Role = &It->second;
      const auto At = [&](unsigned N) { return N < S.Arguments.size() ? S.Arguments[N] : nullptr; };
      for (const KernelRole::Product &P : It->second.Products) {
        S.Products.push_back({At(P.Left), At(P.Right), At(P.Out), P.Bytes});
      }
      for (const Softmax &X : It->second.Softmaxes) {
        S.Softmaxes.emplace_back(At(X.In), At(X.Out));
      }
    }
    Steps.push_back(std::move(S));
    return true;
  }
  bool VisitCallExpr(clang::CallExpr *C) {
    if (llvm::isa<clang::CUDAKernelCallExpr>(C)) {
      return true;
    }
    const auto Gemm = llvm::find_if(Gemms.All, [&](const GemmCall &G) { return G.Call == C; });
    if (Gemm != Gemms.All.end()) {
      Step S = begin(*C);
      const auto At = [&](const clang::Expr *E) { return bound(variableOf(E)); };
      S.Products.push_back({At(Gemm->A), At(Gemm->B), At(Gemm->C), Gemm->Type == "CUDA_R_32F" ? 4U : 0U});
      S.Written = {At(Gemm->C)};
      Steps.push_back(std::move(S));
      return true;
    }
    const clang::FunctionDecl *Callee = C->getDirectCallee();
    const clang::FunctionDecl *Body = nullptr;
    constexpr unsigned MaxDepth = 4;
    if (!Callee || !Callee->hasBody(Body) || Calls.size() == MaxDepth || SM.isInSystemHeader(Body->getLocation())) {
      return true;
    }
    Binding Inner;
    for (unsigned N = 0; N < std::min(Body->getNumParams(), C->getNumArgs()); ++N) {
      if (const Variable V = bound(variableOf(C->getArg(N)))) {
        Inner[Body->getParamDecl(N)] = V;
      }
    }
    std::swap(Inner, Bound);
    Calls.push_back(C->getSourceRange());
    enter(*Body);
    Calls.pop_back();
    std::swap(Inner, Bound);
    return true;
  }

private:
  Variable bound(Variable V) const {
    const auto It = Bound.find(V);
    return It == Bound.end() ? V : It->second;
  }
  Step begin(const clang::CallExpr &C) const {
    Step S;
    S.Path = Calls;
    S.Path.push_back(C.getSourceRange());
    for (const clang::Expr *A : C.arguments()) {
      const Variable V = A->getType()->isAnyPointerType() ? bound(variableOf(A)) : nullptr;
      S.Arguments.push_back(V);
      if (V && !A->getType()->getPointeeType().isConstQualified()) {
        S.Written.push_back(V);
      }
    }
    return S;
  }

  const std::map<std::string, KernelRole> &Roles;
  const GemmCalls &Gemms;
  clang::ASTNameGenerator Names;
  const clang::SourceManager &SM;
  Binding Bound;
  std::vector<clang::SourceRange> Calls;
};

/// Where three steps stand in the function that brings them together.
void placeIn(Attention &A, const Step &First, const Step &Middle, const Step &Last) {
  const size_t Depth = std::min({First.Path.size(), Middle.Path.size(), Last.Path.size()}) - 1;
  size_t Level = 0;
  while (Level < Depth && First.Path[Level] == Middle.Path[Level] && Middle.Path[Level] == Last.Path[Level]) {
    ++Level;
  }
  A.First = First.Path[Level];
  A.Normalised = Middle.Path[Level];
  A.Second = Last.Path[Level];
}

/// The first attention in a row of steps from First on: the product at First writes what a later softmax takes, whose
/// result nothing changes before a product takes it.
std::optional<Attention> attentionFrom(const std::vector<Step> &Steps, size_t First) {
  for (const Step::Product &P : Steps[First].Products) {
    for (size_t Middle = First + 1; P.Out && Middle < Steps.size(); ++Middle) {
      if (llvm::any_of(Steps[Middle].Products, [&](const Step::Product &Q) { return Q.Out == P.Out; })) {
        break; // a later product writes the scores: this one used the array for something else
      }
      for (const auto &[From, To] : Steps[Middle].Softmaxes) {
        for (size_t Last = Middle + 1; From == P.Out && To && Last < Steps.size(); ++Last) {
          const auto Takes = [&, To = To](const Step::Product &Q) {
            return (Q.Left == To) != (Q.Right == To) && Q.Out && Q.Out != To && Q.Out != P.Out;
          };
          if (llvm::any_of(Steps[Last].Products, Takes)) {
            Attention A;
            placeIn(A, Steps[First], Steps[Middle], Steps[Last]);
            A.Scores = P.Out->getName().str();
            A.Bytes = P.Bytes;
            A.Passes = Steps[First].accesses(P.Out) + Steps[Middle].accesses(P.Out) + Steps[Last].accesses(To) +
                       (To == P.Out ? 0 : Steps[Middle].accesses(To));
            return A;
          }
          if (llvm::is_contained(Steps[Last].Written, To)) {
            break;
          }
        }
      }
    }
  }
  return std::nullopt;
}

/// A kernel that writes scores to memory, normalises them there and multiplies them again.
std::optional<Attention> attentionWithin(const std::string &Name, const KernelRole &Role) {
  for (const KernelRole::Product &P : Role.Products) {
    for (const Softmax &X : Role.Softmaxes) {
      const bool Again = llvm::any_of(Role.Products, [&](const KernelRole::Product &Q) {
        return (Q.Left == X.Out) != (Q.Right == X.Out) && Q.Out != X.Out && Q.Out != P.Out;
      });
      if (P.Out == X.In && Again) {
        Attention A;
        A.Bytes = P.Bytes;
        A.Passes = Role.Accesses.at(P.Out) + (X.Out == P.Out ? 0 : Role.Accesses.at(X.Out));
        A.Kernel = Name;
        A.File = P.File;
        A.Line = P.Line;
        A.Column = P.Column;
        return A;
      }
    }
  }
  return std::nullopt;
}

/// Function bodies of the project, those of templates as far as they are instantiated.
class BodyVisitor : public clang::RecursiveASTVisitor<BodyVisitor> {
public:
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool VisitFunctionDecl(clang::FunctionDecl *F) {
    if (F->doesThisDeclarationHaveABody() && !F->isDependentContext() && !F->hasAttr<clang::CUDAGlobalAttr>()) {
      Bodies.push_back(F);
    }
    return true;
  }
  std::vector<const clang::FunctionDecl *> Bodies;
};

} // namespace

std::vector<Attention> cudatidy::naiveAttentions(const TranslationUnit &U) {
  std::vector<Attention> Out;
  if (!U.Module) {
    return Out;
  }
  const auto Roles = kernelRoles(*U.Module);
  if (Roles.empty()) {
    return Out;
  }
  for (const auto &[Name, Role] : Roles) {
    if (auto A = attentionWithin(Name, Role)) {
      Out.push_back(std::move(*A));
    }
  }
  const GemmCalls Gemms(U);
  const clang::SourceManager &SM = U.ast().getSourceManager();
  BodyVisitor Functions;
  for (clang::Decl *D : U.ast().getTranslationUnitDecl()->decls()) {
    if (!SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))) {
      Functions.TraverseDecl(D);
    }
  }
  for (const clang::FunctionDecl *F : Functions.Bodies) {
    StepVisitor Visitor(Roles, Gemms, U.ast());
    Visitor.enter(*F);
    for (size_t N = 0; N != Visitor.Steps.size(); ++N) {
      auto A = attentionFrom(Visitor.Steps, N);
      if (A && llvm::none_of(Out, [&](const Attention &B) { return B.First == A->First; })) {
        Out.push_back(std::move(*A));
      }
    }
  }
  return Out;
}
