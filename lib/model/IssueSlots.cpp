// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/IssueSlots.h"

#include "model/OperationCosts.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

struct IssueSlots::Analyses {
  explicit Analyses(Function &F) : Dominators(F), PostDominators(F), Loops(Dominators) {}
  DominatorTree Dominators;
  PostDominatorTree PostDominators;
  LoopInfo Loops;

  const BasicBlock *join(const BasicBlock &B) const {
    const auto *Node = PostDominators.getNode(&B);
    const auto *Up = Node ? Node->getIDom() : nullptr;
    return Up ? Up->getBlock() : nullptr;
  }
};

IssueSlots::~IssueSlots() = default;

double IssueSlots::cost(const BasicBlock &B) const {
  double Each = 0;
  for (const Instruction &I : B)
    Each += issueSlotsOf(I);
  return Each;
}

IssueSlots::IssueSlots(const Kernel &K) {
  for (const Site &S : K.Sites) {
    const BasicBlock *B = S.I->getParent();
    const Site *&Known = SiteOf[S.I];
    if (!Known)
      Known = &S;
    double &Count = Executions[B];
    Count = std::max(Count, S.Weight);
    if (S.Weight > 0)
      Lanes[B] = std::max(Lanes.lookup(B), S.ActiveLanes);
  }
  addFunction(*K.F);
  for (const Site &S : K.Sites)
    addFunction(*S.I->getFunction());
}

const IssueSlots::Analyses &IssueSlots::of(const Function &F) const { return *Functions.find(&F)->second; }

void IssueSlots::addFunction(const Function &F) {
  std::unique_ptr<Analyses> &A = Functions[&F];
  if (A)
    return;
  A = std::make_unique<Analyses>(const_cast<Function &>(F)); // they only read it
  const ReversePostOrderTraversal<const Function *> Order(&F);
  for (const BasicBlock *B : Order) {
    if (!Executions.contains(B)) {
      double Count = B == &F.getEntryBlock() ? 1 : 0;
      for (const BasicBlock *From : predecessors(B))
        Count = std::max(Count, edge(*From, *B));
      Executions[B] = Count;
    }
    Total += Executions.lookup(B) * cost(*B);
  }
}

/// Executions of an edge.
double IssueSlots::edge(const BasicBlock &From, const BasicBlock &To) const {
  const auto *Branch = dyn_cast<BranchInst>(From.getTerminator());
  const Site *S = SiteOf.lookup(From.getTerminator());
  if (!S || !Branch || !Branch->isConditional())
    return Executions.lookup(&From);
  return S->Weight * S->SideShare[Branch->getSuccessor(0) == &To ? 0 : 1];
}

/// Lanes that go over an edge when one does; none: no site tells.
std::optional<double> IssueSlots::lanesOn(const BasicBlock &From, const BasicBlock &To) const {
  const BasicBlock *B = &From, *Next = &To;
  for (unsigned Steps = 0; B && Steps != 16; ++Steps) {
    const auto *Branch = dyn_cast<BranchInst>(B->getTerminator());
    if (Branch && Branch->isConditional()) {
      const Site *S = SiteOf.lookup(Branch);
      if (!S || S->Weight == 0)
        return std::nullopt;
      return S->SideLanes[Branch->getSuccessor(0) == Next ? 0 : 1];
    }
    if (const auto It = Lanes.find(B); It != Lanes.end())
      return It->second;
    Next = B;
    B = B->getSinglePredecessor();
  }
  return std::nullopt;
}

std::vector<BranchSide> IssueSlots::sides(const Site &Branch) const {
  const BasicBlock &B = *Branch.I->getParent();
  const Analyses &A = of(*B.getParent());
  const BasicBlock *Join = A.join(B);
  SmallVector<const BasicBlock *, 4> Entries;
  for (const BasicBlock *S : successors(&B))
    if (!is_contained(Entries, S))
      Entries.push_back(S);
  DenseMap<const BasicBlock *, unsigned> Reached;
  std::vector<SmallVector<const BasicBlock *, 16>> All;
  for (const BasicBlock *Entry : Entries) {
    SmallVector<const BasicBlock *, 16> Order;
    SmallPtrSet<const BasicBlock *, 16> Seen;
    SmallVector<const BasicBlock *, 16> Work{Entry};
    while (!Work.empty()) {
      const BasicBlock *X = Work.pop_back_val();
      if (X == Join || A.Dominators.dominates(X, &B) || !Seen.insert(X).second)
        continue;
      Order.push_back(X);
      ++Reached[X];
      for (const BasicBlock *S : successors(X))
        Work.push_back(S);
    }
    All.push_back(std::move(Order));
  }
  const auto *Conditional = dyn_cast<BranchInst>(Branch.I);
  std::vector<BranchSide> Result;
  for (size_t N = 0; N != All.size(); ++N) {
    BranchSide Side;
    double Widest = 0;
    for (const BasicBlock *X : All[N]) {
      if (Reached.lookup(X) != 1)
        continue;
      Side.Blocks.push_back(X);
      Side.Slots += Executions.lookup(X) * cost(*X);
      Side.Loops |= A.Loops.getLoopFor(X) != A.Loops.getLoopFor(&B);
      Widest = std::max(Widest, Lanes.lookup(X));
    }
    double Taken = Branch.Weight;
    if (Conditional) {
      Taken *= Branch.SideShare[N];
      Side.Lanes = Branch.SideLanes[N];
    } else {
      Side.Lanes = Widest ? Widest : Branch.ActiveLanes / double(All.size());
    }
    Side.Each = Taken ? Side.Slots / Taken : 0;
    Result.push_back(std::move(Side));
  }
  return Result;
}

std::optional<IssueSlots::Loop> IssueSlots::loopLeftBy(const Site &Branch) const {
  const BasicBlock *B = Branch.I->getParent();
  const llvm::Loop *L = of(*B->getParent()).Loops.getLoopFor(B);
  if (!L || all_of(successors(B), [&](const BasicBlock *S) { return L->contains(S); }))
    return std::nullopt;
  const BasicBlock *Before = L->getLoopPredecessor();
  const std::optional<double> Entering = Before ? lanesOn(*Before, *L->getHeader()) : std::nullopt;
  if (!Entering)
    return std::nullopt;
  Loop Result;
  Result.Entering = *Entering;
  Result.Inside = Branch.ActiveLanes;
  for (const BasicBlock *X : L->blocks())
    Result.Slots += Executions.lookup(X) * cost(*X);
  return Result;
}
