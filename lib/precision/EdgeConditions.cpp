// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/EdgeConditions.h"

#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace cudatidy;
using namespace llvm;
using namespace llvm::PatternMatch;

/// The numbers V with `V Relation Other`, for Other in an interval. Relations that unsigned comparisons make tell
/// nothing here; a NaN satisfies the unordered ones and is in no interval.
static Interval satisfying(CmpInst::Predicate Relation, const Interval &Other) {
  Interval R = Interval::all();
  if (Other.isEmpty()) {
    return R;
  }
  switch (Relation) {
  case CmpInst::FCMP_OEQ:
  case CmpInst::FCMP_UEQ:
  case CmpInst::ICMP_EQ:
    return Other;
  case CmpInst::FCMP_OLT:
  case CmpInst::FCMP_OLE:
  case CmpInst::FCMP_ULT:
  case CmpInst::FCMP_ULE:
  case CmpInst::ICMP_SLT:
  case CmpInst::ICMP_SLE:
    R.Hi = Other.Hi;
    break;
  case CmpInst::FCMP_OGT:
  case CmpInst::FCMP_OGE:
  case CmpInst::FCMP_UGT:
  case CmpInst::FCMP_UGE:
  case CmpInst::ICMP_SGT:
  case CmpInst::ICMP_SGE:
    R.Lo = Other.Lo;
    break;
  default:
    break;
  }
  // Integers that are less are less by one.
  if (Relation == CmpInst::ICMP_SLT) {
    R.Hi -= 1;
  } else if (Relation == CmpInst::ICMP_SGT) {
    R.Lo += 1;
  }
  return R;
}

Interval EdgeConditions::under(const Value *Condition, bool Truth, const Value *V, RangeOf Of, unsigned Depth) {
  constexpr unsigned Deepest = 4;
  const Value *A = nullptr, *B = nullptr;
  if (Depth > Deepest) {
    return Interval::all();
  }
  if (match(Condition, m_Not(m_Value(A)))) {
    return under(A, !Truth, V, Of, Depth + 1);
  }
  if (Truth ? match(Condition, m_LogicalAnd(m_Value(A), m_Value(B)))
            : match(Condition, m_LogicalOr(m_Value(A), m_Value(B)))) {
    return under(A, Truth, V, Of, Depth + 1).meet(under(B, Truth, V, Of, Depth + 1));
  }
  const auto *Compare = dyn_cast<CmpInst>(Condition);
  if (!Compare || (Compare->getOperand(0) != V && Compare->getOperand(1) != V)) {
    return Interval::all();
  }
  CmpInst::Predicate Relation = Truth ? Compare->getPredicate() : Compare->getInversePredicate();
  const Value *Other = Compare->getOperand(1);
  if (Other == V) {
    Relation = CmpInst::getSwappedPredicate(Relation);
    Other = Compare->getOperand(0);
  }
  return satisfying(Relation, Of(Other));
}

const SmallVector<EdgeConditions::Known, 4> &EdgeConditions::known(const BasicBlock *B) {
  const auto [It, New] = Cache.try_emplace(B);
  if (!New) {
    return It->second;
  }
  SmallVector<Known, 4> Found;
  const DomTreeNode *Node = Tree.getNode(B);
  constexpr unsigned Furthest = 32;
  for (unsigned N = 0; Node && Node->getIDom() && N != Furthest; ++N) {
    Node = Node->getIDom();
    const auto *Branch = dyn_cast<BranchInst>(Node->getBlock()->getTerminator());
    if (!Branch || !Branch->isConditional() || Branch->getSuccessor(0) == Branch->getSuccessor(1)) {
      continue;
    }
    for (const bool Truth : {true, false}) {
      if (Tree.dominates(BasicBlockEdge(Node->getBlock(), Branch->getSuccessor(Truth ? 0 : 1)), B)) {
        Found.push_back({Branch->getCondition(), Truth});
      }
    }
  }
  return Cache[B] = std::move(Found);
}

Interval EdgeConditions::at(const Value *V, const BasicBlock *B, RangeOf Of) {
  Interval R = Interval::all();
  for (const Known &K : known(B)) {
    R = R.meet(under(K.Condition, K.Truth, V, Of));
  }
  return R;
}

Interval EdgeConditions::onEdge(const Value *V, const BasicBlock *From, const BasicBlock *To, RangeOf Of) {
  Interval R = at(V, From, Of);
  const auto *Branch = dyn_cast<BranchInst>(From->getTerminator());
  if (Branch && Branch->isConditional() && Branch->getSuccessor(0) != Branch->getSuccessor(1)) {
    R = R.meet(under(Branch->getCondition(), Branch->getSuccessor(0) == To, V, Of));
  }
  return R;
}
