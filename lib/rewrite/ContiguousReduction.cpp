// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/ContiguousReduction.h"

#include "finding/SourcePlace.h"
#include "rewrite/Variables.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <optional>

using namespace cudatidy;
using namespace clang;

namespace {

/// The loop nearest around an `if`.
class LoopOf : public RecursiveASTVisitor<LoopOf> {
public:
  explicit LoopOf(const IfStmt &If) : If(&If) {}
  bool TraverseForStmt(ForStmt *F) {
    Around.push_back(F);
    RecursiveASTVisitor::TraverseForStmt(F);
    Around.pop_back();
    return true;
  }
  bool VisitIfStmt(IfStmt *I) {
    if (I == If && !Around.empty()) {
      Loop = Around.back();
    }
    return true;
  }
  const ForStmt *Loop = nullptr;

private:
  const IfStmt *If;
  std::vector<const ForStmt *> Around;
};

/// A thread's number as a kernel writes it: threadIdx.x, or a variable that begins as that.
struct ThreadName {
  const ASTContext &Context;
  const VarDecl *Variable = nullptr;

  bool is(const Expr *E) const { return Variable ? variable(E) == Variable : isBuiltin(E); }
  bool isBuiltin(const Expr *E) const {
    return textOf(E->IgnoreParenImpCasts()->getSourceRange(), Context) == "threadIdx.x";
  }
};

/// Where statements name a loop's counter: in how many places, and in how many of them as `thread + counter`.
class Uses : public RecursiveASTVisitor<Uses> {
public:
  Uses(const VarDecl *Counter, ThreadName Thread) : Counter(Counter), Thread(Thread) {}
  bool VisitDeclRefExpr(DeclRefExpr *D) {
    Named += D->getDecl() == Counter;
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *B) {
    if (B->getOpcode() == BO_Add) {
      const Expr *L = B->getLHS(), *R = B->getRHS();
      Partner += (Thread.is(L) && variable(R) == Counter) || (variable(L) == Counter && Thread.is(R));
    }
    note(B->isAssignmentOp(), B->getLHS());
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    note(U->isIncrementDecrementOp() || U->getOpcode() == UO_AddrOf, U->getSubExpr());
    return true;
  }
  unsigned Named = 0, Partner = 0;
  bool CounterChanges = false, ThreadChanges = false;

private:
  void note(bool Writes, const Expr *E) {
    const VarDecl *V = Writes ? variable(E) : nullptr;
    CounterChanges |= V && V == Counter;
    ThreadChanges |= V && V == Thread.Variable;
  }
  const VarDecl *Counter;
  ThreadName Thread;
};

class Rewriter {
public:
  Rewriter(const ForStmt &Loop, const IfStmt &If, const FunctionDecl &Kernel, uint64_t Width)
      : Kernel(Kernel), Loop(Loop), If(If), Context(Kernel.getASTContext()), Width(Width), Thread{Context} {}

  std::vector<Edit> edits() {
    const auto *Begin = dyn_cast_or_null<DeclStmt>(Loop.getInit());
    Counter = Begin && Begin->isSingleDecl() ? dyn_cast<VarDecl>(Begin->getSingleDecl()) : nullptr;
    const auto *End = dyn_cast_or_null<BinaryOperator>(Loop.getCond());
    if (!Counter || !Counter->getInit() || !is(Counter->getInit(), 1) || !End || End->getOpcode() != BO_LT ||
        variable(End->getLHS()) != Counter || !doubles(Loop.getInc())) {
      return {};
    }
    const std::optional<std::string> Bound = textOf(End->getRHS()->getSourceRange(), Context);
    if (!Bound || !(*Bound == "blockDim.x" || is(End->getRHS(), Width)) || !picksEverySecond(If.getCond())) {
      return {};
    }
    // The counter says who the partner is, and nothing else.
    Uses In(Counter, Thread), Body(Counter, Thread), Everywhere(Counter, Thread);
    In.TraverseStmt(const_cast<Stmt *>(If.getThen()));
    Body.TraverseStmt(const_cast<Stmt *>(Loop.getBody()));
    Everywhere.TraverseStmt(Kernel.getBody());
    if (!In.Partner || In.Named != In.Partner || Body.CounterChanges || Body.Named != In.Named + 1 ||
        Everywhere.ThreadChanges) {
      return {};
    }
    const std::string Name = Counter->getName().str();
    return all({replace(Counter->getInit()->getSourceRange(), *Bound + " / 2", Context),
                replace(End->getSourceRange(), Name + " > 0", Context),
                replace(Loop.getInc()->getSourceRange(), Name + " /= 2", Context),
                replace(If.getCond()->getSourceRange(), *ThreadText + " < " + Name, Context)});
  }

private:
  static std::vector<Edit> all(std::vector<std::optional<Edit>> Each) {
    std::vector<Edit> Out;
    for (std::optional<Edit> &E : Each) {
      if (!E) {
        return {};
      }
      Out.push_back(*std::move(E));
    }
    return Out;
  }

  bool is(const Expr *E, uint64_t Value) const {
    const std::optional<llvm::APSInt> N = E->isValueDependent() ? std::nullopt : E->getIntegerConstantExpr(Context);
    return N && *N == Value;
  }

  /// S *= 2, S <<= 1, S += S
  bool doubles(const Expr *Step) const {
    const auto *B = dyn_cast_or_null<BinaryOperator>(Step);
    return B && variable(B->getLHS()) == Counter &&
           ((B->getOpcode() == BO_MulAssign && is(B->getRHS(), 2)) ||
            (B->getOpcode() == BO_ShlAssign && is(B->getRHS(), 1)) ||
            (B->getOpcode() == BO_AddAssign && variable(B->getRHS()) == Counter));
  }

  /// 2 * S, S * 2, S << 1
  bool isTwice(const Expr *E) const {
    const auto *B = dyn_cast<BinaryOperator>(E->IgnoreParenImpCasts());
    return B && ((B->getOpcode() == BO_Mul && is(B->getLHS(), 2) && variable(B->getRHS()) == Counter) ||
                 (B->getOpcode() == BO_Mul && is(B->getRHS(), 2) && variable(B->getLHS()) == Counter) ||
                 (B->getOpcode() == BO_Shl && is(B->getRHS(), 1) && variable(B->getLHS()) == Counter));
  }

  /// T % (2 * S) == 0, (T & (2 * S - 1)) == 0: Thread is T then.
  bool picksEverySecond(const Expr *Condition) {
    const auto *Test = dyn_cast<BinaryOperator>(Condition->IgnoreParenImpCasts());
    const auto *Rest = Test && Test->getOpcode() == BO_EQ && is(Test->getRHS(), 0)
                           ? dyn_cast<BinaryOperator>(Test->getLHS()->IgnoreParenImpCasts())
                           : nullptr;
    if (!Rest) {
      return false;
    }
    const auto *Mask = dyn_cast<BinaryOperator>(Rest->getRHS()->IgnoreParenImpCasts());
    const bool Every = (Rest->getOpcode() == BO_Rem && isTwice(Rest->getRHS())) ||
                       (Rest->getOpcode() == BO_And && Mask && Mask->getOpcode() == BO_Sub && isTwice(Mask->getLHS()) &&
                        is(Mask->getRHS(), 1));
    ThreadText = textOf(Rest->getLHS()->getSourceRange(), Context);
    Thread.Variable = variable(Rest->getLHS());
    const bool IsThread = Thread.Variable ? Thread.Variable->isLocalVarDecl() && Thread.Variable->getInit() &&
                                                Thread.isBuiltin(Thread.Variable->getInit())
                                          : Thread.isBuiltin(Rest->getLHS());
    return Every && ThreadText && IsThread;
  }

  const FunctionDecl &Kernel;
  const ForStmt &Loop;
  const IfStmt &If;
  const ASTContext &Context;
  const uint64_t Width;
  const VarDecl *Counter = nullptr;
  ThreadName Thread;
  std::optional<std::string> ThreadText;
};

} // namespace

std::vector<Edit> cudatidy::contiguousReduction(const IfStmt &If, const FunctionDecl &Kernel, uint64_t BlockWidth) {
  if (!Kernel.hasBody() || !llvm::has_single_bit(BlockWidth) || If.getElse()) {
    return {};
  }
  LoopOf At(If);
  At.TraverseStmt(Kernel.getBody());
  return At.Loop ? Rewriter(*At.Loop, If, Kernel, BlockWidth).edits() : std::vector<Edit>();
}
