// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Predication.h"

#include "model/Expansion.h"

#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

/// Instructions that nvcc puts under a predicate rather than around which it branches.
static constexpr unsigned MaxPredicated = 7;

static bool onlyReturns(const BasicBlock &B) { return isa<ReturnInst>(B.getTerminator()) && B.sizeWithoutDebug() == 1; }

/// A block between From and the place where the sides meet again, of which From alone is a predecessor.
static bool isSide(const BasicBlock &From, const BasicBlock &Side) {
  return Side.getSinglePredecessor() == &From && Side.getSingleSuccessor();
}

static bool isPlain(const Instruction &I) {
  if (isa<LoadInst, AtomicRMWInst, AtomicCmpXchgInst>(I) || expandsWithBranch(I))
    return false;
  const auto *Call = dyn_cast<CallBase>(&I);
  return !Call || (isa<IntrinsicInst>(I) && !Call->isConvergent());
}

/// Instructions of a side; more than MaxPredicated when one of them keeps it from being predicated.
static unsigned cost(const BasicBlock &Side) {
  unsigned Sum = 0;
  for (const Instruction &I : Side) {
    if (I.isDebugOrPseudoInst() || I.isTerminator())
      continue;
    if (!isPlain(I))
      return MaxPredicated + 1;
    ++Sum;
  }
  return Sum;
}

bool cudatidy::becomesPredicate(const BranchInst &B) {
  if (!B.isConditional())
    return false;
  const BasicBlock &From = *B.getParent();
  const BasicBlock &Then = *B.getSuccessor(0), &Else = *B.getSuccessor(1);
  if (onlyReturns(Then) || onlyReturns(Else))
    return true;
  const bool ThenSide = isSide(From, Then), ElseSide = isSide(From, Else);
  if (ThenSide && Then.getSingleSuccessor() == &Else)
    return cost(Then) <= MaxPredicated;
  if (ElseSide && Else.getSingleSuccessor() == &Then)
    return cost(Else) <= MaxPredicated;
  if (ThenSide && ElseSide && Then.getSingleSuccessor() == Else.getSingleSuccessor())
    return cost(Then) + cost(Else) <= MaxPredicated;
  return false;
}
