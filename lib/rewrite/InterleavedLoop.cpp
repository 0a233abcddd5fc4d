// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/InterleavedLoop.h"

#include "finding/SourcePlace.h"
#include "rewrite/Variables.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <optional>

using namespace cudatidy;
using namespace clang;

namespace {

/// What the kernel does that bears on a loop of it.
class Shape : public RecursiveASTVisitor<Shape> {
public:
  explicit Shape(const VarDecl *Counter) : Counter(Counter) {}
  bool VisitForStmt(ForStmt *F) {
    const auto *D = dyn_cast_or_null<DeclStmt>(F->getInit());
    if (D && D->isSingleDecl() && D->getSingleDecl() == Counter) {
      Loop = F;
    }
    return true;
  }
  bool VisitReturnStmt(ReturnStmt *) { return Leaves = true; }
  bool VisitBinaryOperator(BinaryOperator *B) {
    if (B->isAssignmentOp()) {
      if (const VarDecl *V = variable(B->getLHS())) {
        Changed.push_back(V);
      }
    }
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    if (U->isIncrementDecrementOp() || U->getOpcode() == UO_AddrOf) {
      if (const VarDecl *V = variable(U->getSubExpr())) {
        Changed.push_back(V);
      }
    }
    return true;
  }

  const VarDecl *Counter;
  const ForStmt *Loop = nullptr;
  bool Leaves = false;
  std::vector<const VarDecl *> Changed;
};

/// What a loop's body does that ties its rounds together.
class Rounds : public RecursiveASTVisitor<Rounds> {
public:
  bool VisitVarDecl(VarDecl *V) {
    Own.push_back(V);
    return true;
  }
  bool VisitBreakStmt(BreakStmt *) { return Tied = true; }
  bool VisitGotoStmt(GotoStmt *) { return Tied = true; }
  bool VisitCallExpr(CallExpr *C) {
    const FunctionDecl *Callee = C->getDirectCallee();
    const StringRef Name = Callee && Callee->getIdentifier() ? Callee->getName() : "";
    Tied |= Name.contains("sync") || Name.contains("shfl");
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *D) {
    if (const auto *V = dyn_cast<VarDecl>(D->getDecl())) {
      Read.push_back(V);
    }
    return true;
  }
  bool Tied = false;
  std::vector<const VarDecl *> Own, Read;
};

class Interleaver {
public:
  Interleaver(const Expr &Access, const FunctionDecl &Kernel)
      : Kernel(Kernel), Context(Kernel.getASTContext()), Found(counterOf(Access)) {}

  std::vector<Edit> edits() {
    if (!Found.Counter || !Kernel.hasAttr<CUDAGlobalAttr>() || !Kernel.hasBody()) {
      return {};
    }
    Found.TraverseStmt(Kernel.getBody());
    const ForStmt *Loop = Found.Loop;
    // In the kernel's own block, all threads come to the loop.
    if (!Loop || Found.Leaves || !llvm::is_contained(Kernel.getBody()->children(), Loop) || !Loop->getCond() ||
        !stepsByOne(*Loop) || tied(*Loop)) {
      return {};
    }
    const VarDecl *First = variable(Found.Counter->getInit());
    const Expr *Begin = settled(First);
    const std::optional<std::string> Chunk = Begin ? chunkOf(*Begin) : std::nullopt;
    const auto *Cond = dyn_cast<BinaryOperator>(Loop->getCond()->IgnoreParenImpCasts());
    if (!Chunk || !Cond || Cond->getOpcode() != BO_LT || variable(Cond->getLHS()) != Found.Counter) {
      return {};
    }
    const VarDecl *Last = variable(Cond->getRHS());
    const Expr *End = Last ? settled(Last) : Cond->getRHS();
    const std::optional<std::string> Bound = End ? boundOf(*End, *First) : std::nullopt;
    if (!Bound || ChunkLength != *Chunk) {
      return {};
    }
    const std::string Name = First->getName().str();
    const std::string All = Name + " + (blockDim.x - threadIdx.x) * " + *Chunk;
    std::vector<Edit> Edits;
    const auto Put = [&](SourceRange At, std::string Text) {
      std::optional<Edit> E = replace(At, std::move(Text), Context);
      if (E) {
        Edits.push_back(*std::move(E));
      }
      return E.has_value();
    };
    const std::string Counter = Found.Counter->getName().str();
    const bool Done = Put(Found.Counter->getInit()->getSourceRange(), Name + " - threadIdx.x * (" + *Chunk + " - 1)") &&
                      Put(Loop->getCond()->getSourceRange(),
                          Counter + " < " + All + (Bound->empty() ? "" : " && " + Counter + " < " + *Bound)) &&
                      Put(Loop->getInc()->getSourceRange(), Counter + " += blockDim.x");
    return Done ? Edits : std::vector<Edit>();
  }

private:
  static const VarDecl *counterOf(const Expr &Access) {
    const auto *A = dyn_cast<ArraySubscriptExpr>(Access.IgnoreParenImpCasts());
    return A && !A->getRHS()->isTypeDependent() ? variable(A->getIdx()) : nullptr;
  }

  bool stepsByOne(const ForStmt &Loop) const {
    const auto *Step = dyn_cast_or_null<UnaryOperator>(Loop.getInc());
    return Step && Step->isIncrementOp() && variable(Step->getSubExpr()) == Found.Counter;
  }

  /// Whether a round reads what another wrote into a variable, or the loop's own bounds.
  bool tied(const ForStmt &Loop) const {
    Rounds Body;
    Body.TraverseStmt(const_cast<Stmt *>(Loop.getBody()));
    Shape Writes(Found.Counter);
    Writes.TraverseStmt(const_cast<Stmt *>(Loop.getBody()));
    const bool WritesOuter =
        llvm::any_of(Writes.Changed, [&](const VarDecl *V) { return !llvm::is_contained(Body.Own, V); });
    return Body.Tied || Writes.Leaves || WritesOuter ||
           llvm::is_contained(Body.Read, variable(Found.Counter->getInit()));
  }

  /// The value that a local variable keeps; null when it has none or changes.
  const Expr *settled(const VarDecl *V) const {
    return V && V->isLocalVarDecl() && V->getInit() && !llvm::is_contained(Found.Changed, V)
               ? V->getInit()->IgnoreParenImpCasts()
               : nullptr;
  }

  bool isThreadX(const Expr *E) const { return textOf(E->getSourceRange(), Context) == "threadIdx.x"; }

  /// threadIdx.x, blockIdx.x * blockDim.x + threadIdx.x, or a variable that is the latter.
  bool countsThreads(const Expr *E) const {
    E = E->IgnoreParenImpCasts();
    if (const Expr *Value = settled(variable(E))) {
      return countsThreads(Value);
    }
    if (isThreadX(E)) {
      return true;
    }
    const auto *Sum = dyn_cast<BinaryOperator>(E);
    return Sum && Sum->getOpcode() == BO_Add &&
           ((isThreadX(Sum->getRHS()->IgnoreParenImpCasts()) && !namesThread(Sum->getLHS())) ||
            (isThreadX(Sum->getLHS()->IgnoreParenImpCasts()) && !namesThread(Sum->getRHS())));
  }

  bool namesThread(const Expr *E) const {
    const std::optional<std::string> Text = textOf(E->getSourceRange(), Context);
    return !Text || StringRef(*Text).contains("threadIdx");
  }

  /// C in `… + T * C`, where T counts threads and C is a constant.
  std::optional<std::string> chunkOf(const Expr &Begin) const {
    const auto *B = dyn_cast<BinaryOperator>(Begin.IgnoreParenImpCasts());
    if (!B) {
      return std::nullopt;
    }
    if (B->getOpcode() == BO_Add) {
      const bool InRight = !namesThread(B->getLHS());
      const Expr *Other = InRight ? B->getRHS() : B->getLHS();
      return InRight || !namesThread(B->getRHS()) ? chunkOf(*Other) : std::nullopt;
    }
    if (B->getOpcode() != BO_Mul) {
      return std::nullopt;
    }
    const Expr *Length = countsThreads(B->getLHS()) ? B->getRHS() : countsThreads(B->getRHS()) ? B->getLHS() : nullptr;
    return Length && Length->isIntegerConstantExpr(Context) ? textOf(Length->getSourceRange(), Context) : std::nullopt;
  }

  /// The limit besides the chunk's own end: empty when there is none.
  std::optional<std::string> boundOf(const Expr &End, const VarDecl &First) {
    const Expr *E = End.IgnoreParenImpCasts();
    if (const auto *B = dyn_cast<BinaryOperator>(E); B && B->getOpcode() == BO_Add && variable(B->getLHS()) == &First) {
      ChunkLength = textOf(B->getRHS()->getSourceRange(), Context).value_or("");
      return "";
    }
    // First + C < N ? First + C : N, and min(First + C, N)
    const auto *Choice = dyn_cast<ConditionalOperator>(E);
    const auto *Test = Choice ? dyn_cast<BinaryOperator>(Choice->getCond()->IgnoreParenImpCasts()) : nullptr;
    if (Test && (Test->getOpcode() == BO_LT || Test->getOpcode() == BO_LE)) {
      const auto Same = [&](const Expr *A, const Expr *B) {
        return textOf(A->getSourceRange(), Context) == textOf(B->getSourceRange(), Context);
      };
      if (Same(Test->getLHS(), Choice->getTrueExpr()) && Same(Test->getRHS(), Choice->getFalseExpr()) &&
          boundOf(*Test->getLHS(), First) == "") {
        return textOf(Test->getRHS()->getSourceRange(), Context);
      }
      return std::nullopt;
    }
    const auto *Call = dyn_cast<CallExpr>(E);
    if (Call && Call->getNumArgs() == 2 && Call->getDirectCallee() && Call->getDirectCallee()->getName() == "min" &&
        boundOf(*Call->getArg(0), First) == "") {
      return textOf(Call->getArg(1)->getSourceRange(), Context);
    }
    return std::nullopt;
  }

  const FunctionDecl &Kernel;
  const ASTContext &Context;
  Shape Found;
  std::string ChunkLength;
};

} // namespace

std::vector<Edit> cudatidy::interleaveLoop(const Expr &Access, const FunctionDecl &Kernel) {
  return Interleaver(Access, Kernel).edits();
}
