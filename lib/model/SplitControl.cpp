// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/SplitControl.h"

#include "model/Builtins.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"

using namespace cudatidy;
using namespace llvm;

struct SplitControl::Analyses {
  explicit Analyses(Function &F) : Dominators(F), PostDominators(F), Loops(Dominators) {}
  DominatorTree Dominators;
  PostDominatorTree PostDominators;
  LoopInfo Loops;
};

namespace {

/// What a condition is computed from.
struct Slice {
  bool Known = true; ///< nothing but what the launch tells
  bool Thread = false;
  bool Block = false;
  bool Iteration = false; ///< a loop's counter has a part
};

void follow(const Value &V, const LoopInfo &Loops, SmallPtrSetImpl<const Value *> &Seen, Slice &S) {
  constexpr unsigned MaxValues = 64;
  if (!S.Known || isa<ConstantData>(V) || !Seen.insert(&V).second) {
    return;
  }
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || Seen.size() > MaxValues) {
    S.Known = false;
    return;
  }
  if (const auto *Call = dyn_cast<CallBase>(I)) {
    switch (const Builtin B = builtinOf(*Call)) {
    case Builtin::ThreadX:
    case Builtin::ThreadY:
    case Builtin::ThreadZ:
    case Builtin::LaneId:
    case Builtin::MaskEq:
    case Builtin::MaskLt:
    case Builtin::MaskLe:
    case Builtin::MaskGt:
    case Builtin::MaskGe:
      S.Thread = true;
      return;
    case Builtin::BlockX:
    case Builtin::BlockY:
    case Builtin::BlockZ:
      S.Block = true;
      return;
    case Builtin::BlockDimX:
    case Builtin::BlockDimY:
    case Builtin::BlockDimZ:
    case Builtin::WarpWidth:
      return;
    default:
      if (B != Builtin::Pure) {
        S.Known = false;
        return;
      }
    }
    for (const Use &U : Call->args()) {
      follow(*U, Loops, Seen, S);
    }
    return;
  }
  if (isa<PHINode>(I)) {
    const Loop *L = Loops.getLoopFor(I->getParent());
    if (!L || L->getHeader() != I->getParent()) {
      S.Known = false;
      return;
    }
    S.Iteration = true;
  } else if (!I->isBinaryOp() && !I->isCast() && !isa<CmpInst, SelectInst, FreezeInst>(I)) {
    S.Known = false;
    return;
  }
  for (const Use &U : I->operands()) {
    follow(*U, Loops, Seen, S);
  }
}

} // namespace

SplitControl::SplitControl(const Kernel &K) : K(K), A(std::make_unique<Analyses>(const_cast<Function &>(*K.F))) {
  for (const Site &S : K.Sites) {
    SiteOf.try_emplace(S.I, &S);
  }
}

SplitControl::~SplitControl() = default;

std::optional<Split> SplitControl::prove(const BasicBlock &Decides, const BasicBlock &Decided) const {
  const auto *Branch = dyn_cast<BranchInst>(Decides.getTerminator());
  const Site *S = SiteOf.lookup(Decides.getTerminator());
  if (!Branch || !Branch->isConditional() || !S || S->UnderData || !S->Divergent) {
    return std::nullopt;
  }
  Slice From;
  SmallPtrSet<const Value *, 32> Seen;
  follow(*Branch->getCondition(), A->Loops, Seen, From);
  const bool ByThread = From.Known && From.Thread;
  if (!ByThread && S->On != Basis::Exact) {
    return std::nullopt;
  }
  constexpr double EveryWarp = 0.99;
  const bool Assumed = K.On.Source == LaunchSource::Assumed;
  Split Result;
  Result.Branch = S;
  Result.WithinWarp = *S->Divergent > (Assumed ? EveryWarp : 0);
  const bool Warps =
      ByThread && !From.Block && !From.Iteration && !Assumed && S->SideShare[0] > 0 && S->SideShare[1] > 0;
  if (!Result.WithinWarp && !Warps) {
    return std::nullopt;
  }
  // Where the threads go that stay away, until they meet the others.
  const auto *Node = A->PostDominators.getNode(&Decides);
  const auto *Up = Node ? Node->getIDom() : nullptr;
  const BasicBlock *Join = Up ? Up->getBlock() : nullptr;
  SmallPtrSet<const BasicBlock *, 16> Visited;
  SmallVector<const BasicBlock *, 8> Work;
  for (const BasicBlock *To : successors(&Decides)) {
    if (!A->PostDominators.dominates(&Decided, To)) {
      Work.push_back(To);
    }
  }
  while (!Work.empty()) {
    const BasicBlock *X = Work.pop_back_val();
    if (X == Join || X == &Decided || !Visited.insert(X).second) {
      continue;
    }
    Result.Elsewhere.push_back(X);
    for (const BasicBlock *To : successors(X)) {
      Work.push_back(To);
    }
  }
  Result.Exits = !Join || Join->sizeWithoutDebug() == 1;
  for (const BasicBlock *X : Result.Elsewhere) {
    Result.Exits &= Join || isa<ReturnInst>(X->getTerminator());
  }
  Result.Exits &= !Join || isa<ReturnInst>(Join->getTerminator());
  return Result;
}

std::optional<Split> SplitControl::before(const Instruction &I) const {
  if (I.getFunction() != K.F) {
    return std::nullopt;
  }
  SmallPtrSet<const BasicBlock *, 16> Seen{I.getParent()};
  SmallVector<const BasicBlock *, 16> Work{I.getParent()};
  for (size_t N = 0; N != Work.size(); ++N) {
    const BasicBlock *Decided = Work[N];
    for (const BasicBlock &Decides : *K.F) {
      if (Decides.getTerminator()->getNumSuccessors() < 2) {
        continue;
      }
      const bool Certain = &Decides != Decided && A->PostDominators.dominates(Decided, &Decides);
      if (Certain || none_of(successors(&Decides),
                             [&](const BasicBlock *To) { return A->PostDominators.dominates(Decided, To); })) {
        continue;
      }
      if (auto Proof = prove(Decides, *Decided)) {
        return Proof;
      }
      if (Seen.insert(&Decides).second) {
        Work.push_back(&Decides);
      }
    }
  }
  return std::nullopt;
}
