// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/AST/StmtCXX.h"

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

namespace {

/// Steps that one loop may take, all its rounds together.
constexpr uint64_t LoopBudget = 3'000;
/// The same for a loop that launches kernels.
constexpr uint64_t LaunchLoopBudget = 100'000;
/// Rounds of a loop that launches kernels; more rarely show another launch.
constexpr unsigned LaunchRoundsInLoop = 32;
/// Rounds of such a loop without a launch that was not seen before; the next ones will show none either.
constexpr unsigned RoundsWithoutNews = 6;
/// Rounds after a break whose condition is not known.
constexpr unsigned RoundsAfterMaybeBreak = 2;

/// Variables that a statement assigns by name.
class Assigned : public clang::RecursiveASTVisitor<Assigned> {
public:
  bool VisitBinaryOperator(clang::BinaryOperator *B) {
    if (B->isAssignmentOp()) {
      add(B->getLHS());
    }
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator *U) {
    if (U->isIncrementDecrementOp()) {
      add(U->getSubExpr());
    }
    return true;
  }
  llvm::SmallVector<const clang::VarDecl *, 16> Variables;

private:
  void add(const clang::Expr *E) {
    if (const auto *R = llvm::dyn_cast<clang::DeclRefExpr>(E->IgnoreParenCasts())) {
      if (const auto *V = llvm::dyn_cast<clang::VarDecl>(R->getDecl())) {
        Variables.push_back(V);
      }
    }
  }
};

/// `i < n; i += step`: the variable, the bound and the step of a counting loop.
struct Counting {
  const clang::VarDecl *Variable = nullptr;
  const clang::Expr *Bound = nullptr;
  const clang::Expr *Step = nullptr; ///< null: one
  bool Down = false;
  clang::BinaryOperatorKind Compare = clang::BO_LT;
};

const clang::VarDecl *variableOf(const clang::Expr *E) {
  const auto *R = llvm::dyn_cast<clang::DeclRefExpr>(E->IgnoreParenImpCasts());
  const auto *V = R ? llvm::dyn_cast<clang::VarDecl>(R->getDecl()) : nullptr;
  return V && V->getType()->isIntegralOrEnumerationType() ? V : nullptr;
}

std::optional<Counting> countingLoop(const clang::Expr *Condition, const clang::Expr *Increment) {
  Counting C;
  const auto *B = Condition ? llvm::dyn_cast<clang::BinaryOperator>(Condition->IgnoreParenImpCasts()) : nullptr;
  if (!B || !Increment || !B->isComparisonOp()) {
    return std::nullopt;
  }
  C.Variable = variableOf(B->getLHS());
  C.Bound = B->getRHS();
  C.Compare = B->getOpcode();
  if (!C.Variable) {
    return std::nullopt;
  }
  const clang::Expr *I = Increment->IgnoreParenImpCasts();
  if (const auto *U = llvm::dyn_cast<clang::UnaryOperator>(I); U && U->isIncrementDecrementOp()) {
    C.Down = U->isDecrementOp();
    return variableOf(U->getSubExpr()) == C.Variable ? std::optional(C) : std::nullopt;
  }
  if (const auto *A = llvm::dyn_cast<clang::CompoundAssignOperator>(I)) {
    C.Down = A->getOpcode() == clang::BO_SubAssign;
    C.Step = A->getRHS();
    const bool Linear = C.Down || A->getOpcode() == clang::BO_AddAssign;
    return Linear && variableOf(A->getLHS()) == C.Variable ? std::optional(C) : std::nullopt;
  }
  return std::nullopt;
}

/// The variable's value once the condition fails.
std::optional<int64_t> finalValue(clang::BinaryOperatorKind Op, int64_t Now, int64_t Bound, int64_t Step) {
  if (Step == 0) {
    return std::nullopt;
  }
  if (Op == clang::BO_LE) {
    Op = clang::BO_LT;
    ++Bound;
  } else if (Op == clang::BO_GE) {
    Op = clang::BO_GT;
    --Bound;
  }
  const bool Up = Op == clang::BO_LT || (Op == clang::BO_NE && Step > 0);
  if ((Up && Step < 0) || (!Up && Step > 0) || Op == clang::BO_EQ) {
    return std::nullopt;
  }
  const int64_t Distance = Up ? Bound - Now : Now - Bound, Size = Up ? Step : -Step;
  if (Distance <= 0) {
    return Now;
  }
  return Now + (Distance + Size - 1) / Size * Step;
}

} // namespace

std::optional<bool> Evaluator::decide(const Value &Condition) {
  const std::optional<bool> T = Condition.truth();
  return T && Options.ExploreDoubtful && !Condition.isCertain() ? std::nullopt : T;
}

Evaluator::Flow Evaluator::branch(llvm::function_ref<Flow()> A, llvm::function_ref<Flow()> B) {
  Frame &F = frame();
  ++Maybe;
  const Memory::Mark Start = Mem.mark();
  const Value ResultBefore = F.Result;
  const Flow FlowA = A();
  const Value ResultA = F.Result;
  Memory::Delta D = Mem.takeBack(Start);
  F.Result = ResultBefore;
  Dead = false;
  const Flow FlowB = B();
  const Value ResultB = F.Result;
  Dead = false;
  --Maybe;

  const auto Leaves = [](Flow X) { return X == Flow::Dead || X == Flow::Return; };
  if (FlowA == Flow::Dead && FlowB == Flow::Dead) {
    Dead = true;
    return Flow::Dead;
  }
  if (FlowA == Flow::Return && FlowB == Flow::Return) {
    F.Result = join(ResultB, ResultA);
    Mem.joinWith(D, Start);
    return Flow::Return;
  }
  if (FlowA == Flow::Dead || (FlowA == Flow::Return && FlowB != Flow::Dead)) {
    if (FlowA == Flow::Return) {
      F.EarlyResults.push_back(ResultA);
    }
    return FlowB;
  }
  if (Leaves(FlowB)) {
    if (FlowB == Flow::Return) {
      F.EarlyResults.push_back(ResultB);
    }
    Mem.takeBack(Start);
    Mem.apply(D);
    F.Result = ResultA;
    return FlowA;
  }
  Mem.joinWith(D, Start);
  if (FlowA == FlowB) {
    return FlowA;
  }
  // One side leaves the loop or the round: the rest of it may run.
  return Flow::Next;
}

/// What a branch assigns is only likely once the condition that chose it was.
void Evaluator::doubtAssigned(const clang::Stmt *Branch) {
  if (!Branch) {
    return;
  }
  Assigned Names;
  Names.TraverseStmt(const_cast<clang::Stmt *>(Branch));
  for (const clang::VarDecl *V : Names.Variables) {
    const Value Place = V->hasGlobalStorage() ? placeOfGlobal(V) : frame().Places.lookup(V);
    const Scalar &S = scalar(V->getType());
    if (Place.isPlace() && S.Size != 0 && !V->getType()->isReferenceType()) {
      if (const Value Now = Mem.read(Place, S.Size); !Now.isUnknown() && Now.isCertain()) {
        Mem.write(Place, S.Size, Now.doubted());
      }
    }
  }
}

void Evaluator::declare(const clang::VarDecl *V) {
  if (V->isInvalidDecl() || V->getType()->isDependentType()) {
    return;
  }
  if (V->hasGlobalStorage()) {
    return; // a local static or extern: made when it is used
  }
  Frame &F = frame();
  const clang::Expr *Init = V->getInit();
  if (V->getType()->isReferenceType()) {
    F.Places[V] = Init ? eval(Init) : Value();
  } else {
    Value &Place = F.Places[V];
    if (Place.isPlace()) {
      Mem.forget(Place);
    } else {
      std::optional<uint64_t> Size = sizeOf(V->getType());
      if (const auto *Array = context().getAsVariableArrayType(V->getType())) {
        const Value Count = Array->getSizeExpr() ? eval(Array->getSizeExpr()) : Value();
        const auto One = sizeOf(Array->getElementType());
        Size = Count.isInteger() && One ? std::optional<uint64_t>(uint64_t(Count.asInteger()) * *One) : std::nullopt;
      }
      Place = Value::pointer(Mem.create(Size));
      F.Places[V] = Place;
    }
    if (Init) {
      const Value At = F.Places[V];
      evalInto(Init, At);
    }
  }
  if (const auto *D = llvm::dyn_cast<clang::DecompositionDecl>(V)) {
    for (const clang::BindingDecl *B : D->bindings()) {
      if (const clang::VarDecl *Holding = B->getHoldingVar()) {
        declare(Holding);
      }
    }
  }
}

Evaluator::Flow Evaluator::execIf(const clang::IfStmt *S) {
  if (S->getInit()) {
    exec(S->getInit());
  }
  if (const clang::VarDecl *V = S->getConditionVariable()) {
    declare(V);
  }
  const Value Condition = eval(S->getCond());
  if (isOver()) {
    return Flow::Dead;
  }
  if (const std::optional<bool> T = decide(Condition)) {
    const clang::Stmt *Taken = *T ? S->getThen() : S->getElse();
    if (Condition.isCertain()) {
      return Taken ? exec(Taken) : Flow::Next;
    }
    ++Doubt;
    const Flow F = Taken ? exec(Taken) : Flow::Next;
    --Doubt;
    doubtAssigned(S->getThen());
    doubtAssigned(S->getElse());
    return F;
  }
  return branch([&] { return exec(S->getThen()); }, [&] { return S->getElse() ? exec(S->getElse()) : Flow::Next; });
}

Evaluator::Flow Evaluator::execSwitch(const clang::SwitchStmt *S) {
  if (S->getInit()) {
    exec(S->getInit());
  }
  if (const clang::VarDecl *V = S->getConditionVariable()) {
    declare(V);
  }
  const Value Condition = eval(S->getCond());
  const auto *Body = llvm::dyn_cast<clang::CompoundStmt>(S->getBody());
  if (isOver() || !Body) {
    return Flow::Dead;
  }
  const auto Holds = [&](const clang::SwitchCase *C, int64_t V) {
    const auto *Case = llvm::dyn_cast<clang::CaseStmt>(C);
    if (!Case) {
      return false;
    }
    const Value Low = eval(Case->getLHS());
    const Value High = Case->getRHS() ? eval(Case->getRHS()) : Low;
    return Low.isInteger() && High.isInteger() && Low.asInteger() <= V && V <= High.asInteger();
  };
  // A label opens at a statement of the body; several labels may stand at one.
  const auto RunFrom = [&](unsigned Index) {
    unsigned At = 0;
    for (const clang::Stmt *Part : Body->body()) {
      if (At++ < Index) {
        continue;
      }
      const Flow F = exec(Part);
      if (F == Flow::Break) {
        return Flow::Next;
      }
      if (F != Flow::Next) {
        return F;
      }
    }
    return Flow::Next;
  };
  const bool Known =
      Condition.isInteger() && !Condition.hasAlternatives() && !(Options.ExploreDoubtful && !Condition.isCertain());
  std::optional<unsigned> Default;
  std::vector<unsigned> Starts;
  unsigned Index = 0;
  for (const clang::Stmt *Part : Body->body()) {
    for (const auto *C = llvm::dyn_cast<clang::SwitchCase>(Part); C;
         C = llvm::dyn_cast_or_null<clang::SwitchCase>(C->getSubStmt())) {
      if (llvm::isa<clang::DefaultStmt>(C)) {
        Default = Index;
      } else if (Known && Holds(C, Condition.asInteger())) {
        return RunFrom(Index);
      }
      if (Starts.empty() || Starts.back() != Index) {
        Starts.push_back(Index);
      }
    }
    ++Index;
  }
  if (Known) {
    return Default ? RunFrom(*Default) : Flow::Next;
  }
  Flow Result = Flow::Next;
  bool First = true;
  // Any of the labels, or none.
  for (const unsigned Start : Starts) {
    const Flow F = branch([&] { return RunFrom(Start); }, [] { return Flow::Next; });
    Result = First ? F : Result;
    First = false;
    if (isOver()) {
      break;
    }
  }
  return Dead ? Flow::Dead : Flow::Next;
}

void Evaluator::leaveLoop(const LoopParts &L, Memory::Mark Begin, Memory::Mark LastRound) {
  std::optional<int64_t> Final;
  Value Counter;
  const auto C = countingLoop(L.Condition, L.Increment);
  bool Certain = true;
  if (C) {
    Counter = placeOf(C->Variable, nullptr);
    const Value Now = load(Counter, C->Variable->getType());
    const Value Bound = eval(C->Bound);
    const Value Step = C->Step ? eval(C->Step) : Value::integer(1);
    if (Now.isInteger() && Bound.isInteger() && Step.isInteger() && !Bound.hasAlternatives() &&
        !Now.hasAlternatives()) {
      Final =
          finalValue(C->Compare, Now.asInteger(), Bound.asInteger(), C->Down ? -Step.asInteger() : Step.asInteger());
      Certain = Bound.isCertain() && Step.isCertain();
    }
  }
  Mem.forgetChanges(Begin, LastRound);
  const auto Changed = Mem.changesSince(Begin);
  Assigned Names;
  Names.TraverseStmt(const_cast<clang::Stmt *>(L.Whole));
  for (const clang::VarDecl *V : Names.Variables) {
    const auto Local = frame().Places.find(V);
    if (Local == frame().Places.end() || !Local->second.isPlace()) {
      continue;
    }
    const auto It = Changed.lower_bound({Local->second.object(), INT64_MIN});
    if (It == Changed.end() || It->first.first != Local->second.object()) {
      Mem.forget(Local->second); // assigned only on a way that no round took
    }
  }
  if (Final) {
    store(Counter, C->Variable->getType(), Value::integer(*Final, Certain));
  }
}

Evaluator::Flow Evaluator::loop(const LoopParts &L) {
  const Memory::Mark Begin = Mem.mark();
  const uint64_t FirstStep = Steps;
  const unsigned LaunchesBefore = LaunchRounds;
  unsigned Round = 0, MaybeRounds = 0, LastNews = 0;
  size_t ShapesSeen = Shapes.size();
  // How often it runs hangs on a value that is only likely: so does what it leaves behind.
  bool Likely = false;
  const auto Leave = [&](Flow F) {
    if (Likely) {
      doubtAssigned(L.Whole);
    }
    return F;
  };
  const auto Once = [&] {
    if (L.EachRound) {
      exec(L.EachRound);
    }
    return exec(L.Body);
  };
  while (true) {
    const Memory::Mark ThisRound = Mem.mark();
    if (Round > 0 || !L.BodyFirst) {
      if (L.ConditionVariable) {
        declare(L.ConditionVariable);
      }
      const Value C = L.Condition ? eval(L.Condition) : Value::integer(1);
      if (isOver()) {
        return Flow::Dead;
      }
      Likely |= !C.isUnknown() && !C.isCertain();
      const std::optional<bool> T = C.truth();
      if (!T) {
        // It may run any number of times: once for what it does, then its traces are not known.
        if (Round == 0) {
          const Flow F = branch([&] { return Once(); }, [] { return Flow::Next; });
          if (isOver()) {
            return F;
          }
        }
        leaveLoop(L, Begin, Begin);
        return Leave(Flow::Next);
      }
      if (!*T) {
        return Leave(Flow::Next);
      }
    }
    const size_t EarlyBefore = frame().EarlyResults.size();
    if (MaybeRounds > 0) {
      ++Maybe;
    }
    const Flow F = Once();
    if (MaybeRounds > 0) {
      --Maybe;
    }
    if (F == Flow::Break) {
      return Leave(Flow::Next);
    }
    if (F == Flow::Return || F == Flow::Dead || isOver()) {
      return F;
    }
    if (L.Increment) {
      eval(L.Increment);
    }
    ++Round;
    if (MaybeBroken || frame().EarlyResults.size() > EarlyBefore) {
      MaybeBroken = false;
      ++MaybeRounds;
    }
    const bool Launches = LaunchRounds > LaunchesBefore;
    if (Shapes.size() != ShapesSeen) {
      ShapesSeen = Shapes.size();
      LastNews = Round;
    }
    const uint64_t Allowed = Launches ? LaunchLoopBudget : LoopBudget;
    if (Steps - FirstStep > Allowed ||
        (Launches && (Round >= LaunchRoundsInLoop || Round - LastNews >= RoundsWithoutNews)) ||
        (MaybeRounds >= RoundsAfterMaybeBreak && Launches)) {
      leaveLoop(L, Begin, ThisRound);
      return Leave(Flow::Next);
    }
  }
}

Evaluator::Flow Evaluator::execRange(const clang::CXXForRangeStmt *S) {
  if (S->getInit()) {
    exec(S->getInit());
  }
  exec(S->getRangeStmt());
  if (S->getBeginStmt()) {
    exec(S->getBeginStmt());
  }
  if (S->getEndStmt()) {
    exec(S->getEndStmt());
  }
  return loop({S, S->getCond(), nullptr, S->getInc(), S->getLoopVarStmt(), S->getBody(), false});
}

Evaluator::Flow Evaluator::exec(const clang::Stmt *S) {
  ++Steps;
  if (isOver()) {
    return Flow::Dead;
  }
  if (!S) {
    return Flow::Next;
  }
  switch (S->getStmtClass()) {
  case clang::Stmt::CompoundStmtClass:
    for (const clang::Stmt *Part : llvm::cast<clang::CompoundStmt>(S)->body()) {
      const Flow F = exec(Part);
      if (F != Flow::Next) {
        return F;
      }
    }
    return Flow::Next;
  case clang::Stmt::DeclStmtClass:
    for (const clang::Decl *D : llvm::cast<clang::DeclStmt>(S)->decls()) {
      if (const auto *V = llvm::dyn_cast<clang::VarDecl>(D)) {
        declare(V);
      }
    }
    return Dead ? Flow::Dead : Flow::Next;
  case clang::Stmt::IfStmtClass:
    return execIf(llvm::cast<clang::IfStmt>(S));
  case clang::Stmt::SwitchStmtClass:
    return execSwitch(llvm::cast<clang::SwitchStmt>(S));
  case clang::Stmt::CaseStmtClass:
  case clang::Stmt::DefaultStmtClass:
    return exec(llvm::cast<clang::SwitchCase>(S)->getSubStmt());
  case clang::Stmt::LabelStmtClass:
    return exec(llvm::cast<clang::LabelStmt>(S)->getSubStmt());
  case clang::Stmt::AttributedStmtClass:
    return exec(llvm::cast<clang::AttributedStmt>(S)->getSubStmt());
  case clang::Stmt::ForStmtClass: {
    const auto *F = llvm::cast<clang::ForStmt>(S);
    if (F->getInit()) {
      const Flow Init = exec(F->getInit());
      if (Init != Flow::Next) {
        return Init;
      }
    }
    return loop({S, F->getCond(), F->getConditionVariable(), F->getInc(), nullptr, F->getBody(), false});
  }
  case clang::Stmt::WhileStmtClass: {
    const auto *W = llvm::cast<clang::WhileStmt>(S);
    return loop({S, W->getCond(), W->getConditionVariable(), nullptr, nullptr, W->getBody(), false});
  }
  case clang::Stmt::DoStmtClass: {
    const auto *D = llvm::cast<clang::DoStmt>(S);
    return loop({S, D->getCond(), nullptr, nullptr, nullptr, D->getBody(), true});
  }
  case clang::Stmt::CXXForRangeStmtClass:
    return execRange(llvm::cast<clang::CXXForRangeStmt>(S));
  case clang::Stmt::BreakStmtClass:
    MaybeBroken |= Maybe > 0;
    return Flow::Break;
  case clang::Stmt::ContinueStmtClass:
    return Flow::Continue;
  case clang::Stmt::ReturnStmtClass: {
    const clang::Expr *E = llvm::cast<clang::ReturnStmt>(S)->getRetValue();
    Frame &F = frame();
    if (E && F.ResultPlace.isPlace() && !F.ReturnsPlace) {
      evalInto(E, F.ResultPlace);
      F.Result = F.ResultPlace;
    } else if (E) {
      F.Result = eval(E);
    }
    return Dead ? Flow::Dead : Flow::Return;
  }
  case clang::Stmt::CXXTryStmtClass:
    return exec(llvm::cast<clang::CXXTryStmt>(S)->getTryBlock());
  case clang::Stmt::NullStmtClass:
    return Flow::Next;
  default:
    break;
  }
  if (const auto *E = llvm::dyn_cast<clang::Expr>(S)) {
    eval(E);
    return Dead ? Flow::Dead : Flow::Next;
  }
  // What cannot be run (asm, goto, OpenMP directives): their sub-statements run once, as text order has them.
  for (const clang::Stmt *Part : S->children()) {
    if (Part) {
      const Flow F = exec(Part);
      if (F != Flow::Next) {
        return F;
      }
    }
  }
  return Flow::Next;
}
