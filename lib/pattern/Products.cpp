// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Products.h"

#include "pattern/Sums.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace cudatidy;
using namespace llvm;

struct MatrixProducts::Analyses {
  explicit Analyses(const Function &Const)
      : F(const_cast<Function &>(Const)), Library(F.getParent()->getTargetTriple()), Names(Library, &F), Assumptions(F),
        Tree(F), Loops(Tree), Trips(F, Names, Assumptions, Tree, Loops), Varies(Loops), From(F, Varies) {}
  // Nothing is changed; the analyses of LLVM do not take it as const.
  Function &F;
  TargetLibraryInfoImpl Library;
  TargetLibraryInfo Names;
  AssumptionCache Assumptions;
  DominatorTree Tree;
  LoopInfo Loops;
  ScalarEvolution Trips;
  Axes Varies;
  Origins From;

  std::optional<MatrixProduct> product(const Multiplication &M, const Launch &Under);
  std::optional<uint64_t> extent(const AxisSet &S, const Launch &Under);
  std::optional<int64_t> step(const Origin &O, const std::set<const Loop *> &Over);
  bool isDoneInEachRound(const Instruction &At, const Sum &S);
  bool varies(const Origin &O, const Loop *L) const;
  const Value *resultOf(const Sum &S, const AxisSet &Row, const AxisSet &Column, const Origin &Left,
                        const Origin &Right);
};

bool MatrixProducts::Analyses::varies(const Origin &O, const Loop *L) const {
  const AxisSet Leaves = Varies.leaves(O.On);
  return any_of(Leaves, [&](unsigned A) { return Varies[A].L == L; });
}

std::optional<uint64_t> MatrixProducts::Analyses::extent(const AxisSet &S, const Launch &Under) {
  uint64_t Values = 1;
  for (const unsigned A : S) {
    const auto One = Varies.extent(A, Under, Trips);
    if (!One) {
      return std::nullopt;
    }
    Values *= *One;
  }
  return Values;
}

/// Bytes between elements that follow each other in the innermost loop of the sum.
std::optional<int64_t> MatrixProducts::Analyses::step(const Origin &O, const std::set<const Loop *> &Over) {
  if (!O.Direct || Over.size() != 1) {
    return std::nullopt;
  }
  const auto *R = dyn_cast<SCEVAddRecExpr>(Trips.getSCEV(const_cast<Value *>(O.Direct->getPointerOperand())));
  const auto *By = R && R->getLoop() == *Over.begin() ? dyn_cast<SCEVConstant>(R->getStepRecurrence(Trips)) : nullptr;
  if (!By) {
    return std::nullopt;
  }
  return By->getAPInt().getSExtValue();
}

/// The array that the sum is stored to at a place that row and column decide; null when there is none.
const Value *MatrixProducts::Analyses::resultOf(const Sum &S, const AxisSet &Row, const AxisSet &Column,
                                                const Origin &Left, const Origin &Right) {
  for (const auto &[By, Into] : S.Stores) {
    const Value *Base = baseOf(Into);
    const Variation Where = Varies.of(Into, By->getParent());
    if (!Base || !Where.Known || isa<AllocaInst>(Base) || Base == Left.Base || Base == Right.Base) {
      continue;
    }
    const AxisSet Leaves = Varies.leaves(Where.On);
    const bool OfBlock = isTile(Base); // each block has its own
    const auto Decides = [&](unsigned A) {
      return all_of(Varies[A].Leaves,
                    [&](unsigned L) { return Leaves.contains(L) || (OfBlock && Varies[L].What == Axis::Kind::Block); });
    };
    if (any_of(Row, Decides) && any_of(Column, Decides)) {
      return Base;
    }
  }
  return nullptr;
}

/// Whether every round of the sum multiplies, as far as data is concerned: what leaves out elements by their values is
/// no product of the matrices.
bool MatrixProducts::Analyses::isDoneInEachRound(const Instruction &At, const Sum &S) {
  for (const DomTreeNode *N = Tree.getNode(At.getParent()); N; N = N->getIDom()) {
    const BasicBlock *B = N->getBlock();
    const auto *Branch = dyn_cast<BranchInst>(B->getTerminator());
    if (none_of(S.Over, [&](const Loop *L) { return L->contains(B); })) {
      return true;
    }
    if (!Branch || !Branch->isConditional() || B == At.getParent() || Varies.of(Branch->getCondition(), B).Known) {
      continue;
    }
    // Does one side leave it out before the next round?
    const SmallPtrSet<BasicBlock *, 1> NextRound{const_cast<BasicBlock *>(B)};
    if (any_of(Branch->successors(), [&](const BasicBlock *Side) {
          return !isPotentiallyReachable(Side, At.getParent(), &NextRound, &Tree);
        })) {
      return false;
    }
  }
  return true;
}

std::optional<MatrixProduct> MatrixProducts::Analyses::product(const Multiplication &M, const Launch &Under) {
  const auto Left = From.of(M.Left, M.Packed ? Operand::Int8 : Operand::Other);
  const auto Right = Left ? From.of(M.Right, M.Packed ? Operand::Int8 : Operand::Other) : std::nullopt;
  if (!Right) {
    return std::nullopt;
  }
  const Sum S = sumOf(M, Loops, Varies);
  if (S.Chooses || !isDoneInEachRound(*M.At, S) ||
      !any_of(S.Over, [&](const Loop *L) { return varies(*Left, L) && varies(*Right, L); })) {
    return std::nullopt;
  }
  MatrixProduct P;
  P.At = M.At;
  P.Left = *Left;
  P.Right = *Right;
  AxisSet Depth;
  const auto InSum = [&](unsigned A) {
    return any_of(Varies[A].Leaves, [&](unsigned L) { return S.Over.contains(Varies[L].L); });
  };
  const auto Trivial = [&](unsigned A) { return Varies.extent(A, Under, Trips) == 1; };
  for (const unsigned A : Left->On) {
    if (InSum(A)) {
      Depth.insert(A);
    } else if (Right->On.contains(A)) {
      P.Batch.insert(A);
    } else if (!Trivial(A) && Varies.isIndependent(A, Right->On)) {
      P.Row.insert(A);
    }
  }
  for (const unsigned A : Right->On) {
    if (InSum(A)) {
      Depth.insert(A);
    } else if (!Left->On.contains(A) && !Trivial(A) && Varies.isIndependent(A, Left->On)) {
      P.Column.insert(A);
    }
  }
  P.Into = P.Row.empty() || P.Column.empty() ? nullptr : resultOf(S, P.Row, P.Column, *Left, *Right);
  if (!P.Into) {
    return std::nullopt;
  }
  // An outer loop that brings tile after tile is summed over as well; to the inner sum it looks like a batch.
  for (const unsigned A : P.Batch) {
    if (Varies[A].What == Axis::Kind::Loop) {
      Depth.insert(A);
    }
  }
  P.Rows = extent(P.Row, Under);
  P.Columns = extent(P.Column, Under);
  P.Depth = extent(Depth, Under);
  P.LeftStep = step(*Left, S.Over);
  P.RightStep = step(*Right, S.Over);
  return P;
}

MatrixProducts::MatrixProducts(const Function &F, const Launch &Under) {
  Of = std::make_unique<Analyses>(F);
  std::set<std::pair<const Value *, const Value *>> Done;
  constexpr unsigned MaxLooked = 4096;
  unsigned Looked = 0;
  for (const Multiplication &M : multiplications(F, Of->Loops, Of->Varies)) {
    if (auto P = Of->product(M, Under); P && Done.insert({P->Left.Base, P->Right.Base}).second) {
      Found.push_back(std::move(*P));
    }
    if (++Looked == MaxLooked) {
      return; // generated code, whose products do not begin here
    }
  }
}

MatrixProducts::~MatrixProducts() = default;
