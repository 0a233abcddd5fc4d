// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Predication.h"

#include "model/Expansion.h"

#include "llvm/ADT/STLExtras.h"

#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
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

/// Whether code of the caller stands behind From, on the side of an inlined function's branch that does not return:
/// then two guards with one condition were merged, and nvcc keeps the inlined one a branch.
static bool guardsCallersCode(const BranchInst &B, const BasicBlock &Side) {
  const DILocation *At = B.getDebugLoc();
  const DILocation *Call = At ? At->getInlinedAt() : nullptr;
  if (!Call)
    return false;
  SmallPtrSet<const BasicBlock *, 16> Seen{&Side};
  SmallVector<const BasicBlock *, 16> Left{&Side};
  constexpr unsigned MaxBlocks = 64;
  while (!Left.empty() && Seen.size() < MaxBlocks) {
    const BasicBlock *Next = Left.pop_back_val();
    for (const Instruction &I : *Next) {
      const DILocation *L = I.getDebugLoc();
      if (!L || I.isDebugOrPseudoInst() || !I.mayWriteToMemory())
        continue;
      while (L && L != Call && L->getInlinedAt() != Call)
        L = L->getInlinedAt();
      if (!L)
        return true;
    }
    for (const BasicBlock *To : successors(Next))
      if (Seen.insert(To).second)
        Left.push_back(To);
  }
  return false;
}

bool cudatidy::becomesPredicate(const BranchInst &B) {
  if (!B.isConditional())
    return false;
  const BasicBlock &From = *B.getParent();
  const BasicBlock &Then = *B.getSuccessor(0), &Else = *B.getSuccessor(1);
  if (onlyReturns(Then) || onlyReturns(Else))
    return !guardsCallersCode(B, onlyReturns(Then) ? Else : Then);
  const bool ThenSide = isSide(From, Then), ElseSide = isSide(From, Else);
  if (ThenSide && Then.getSingleSuccessor() == &Else)
    return cost(Then) <= MaxPredicated;
  if (ElseSide && Else.getSingleSuccessor() == &Then)
    return cost(Else) <= MaxPredicated;
  if (ThenSide && ElseSide && Then.getSingleSuccessor() == Else.getSingleSuccessor())
    return cost(Then) + cost(Else) <= MaxPredicated;
  return false;
}

/// Instructions of a side that are no part of an address; more than MaxPredicated when one keeps it from being
/// predicated.
static unsigned costOfAccesses(const BasicBlock &Side) {
  constexpr unsigned SharedSpace = 3;
  unsigned Sum = 0;
  for (const Instruction &I : Side) {
    if (I.isDebugOrPseudoInst() || I.isTerminator() || isa<GetElementPtrInst, CastInst>(I))
      continue;
    const auto *Load = dyn_cast<LoadInst>(&I);
    if (!isPlain(I) && !(Load && Load->getPointerAddressSpace() == SharedSpace))
      return MaxPredicated + 1;
    ++Sum;
  }
  return Sum;
}

/// Instructions, no part of an address, that both sides have: they are hoisted above the branch.
static unsigned alike(const BasicBlock &Side, const BasicBlock &Other) {
  return unsigned(count_if(Other, [&](const Instruction &I) {
    return !I.isTerminator() && !isa<GetElementPtrInst, CastInst>(I) &&
           any_of(Side, [&](const Instruction &J) { return I.isIdenticalTo(&J); });
  }));
}

const BasicBlock *cudatidy::predicatedAccesses(const BranchInst &B, unsigned Successor) {
  const BasicBlock &From = *B.getParent();
  const BasicBlock &Side = *B.getSuccessor(Successor), &Other = *B.getSuccessor(1 - Successor);
  if (!isSide(From, Side))
    return nullptr;
  const unsigned Mine = costOfAccesses(Side);
  if (Side.getSingleSuccessor() == &Other)
    return Mine <= MaxPredicated ? &Side : nullptr;
  if (!isSide(From, Other) || Other.getSingleSuccessor() != Side.getSingleSuccessor())
    return nullptr;
  const unsigned Others = costOfAccesses(Other);
  const bool Plain = Mine <= MaxPredicated && Others <= MaxPredicated;
  return Plain && Mine + Others - alike(Side, Other) <= MaxPredicated ? &Side : nullptr;
}
