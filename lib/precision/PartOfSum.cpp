// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/PartOfSum.h"

#include "precision/Transfer.h"
#include "precision/ValueRange.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace cudatidy;
using namespace llvm;
using namespace llvm::PatternMatch;

namespace {

/// The step of a loop's counter: what its head's phi gets from the latch, less the phi.
const Value *stepOf(const PHINode &P, const Loop &L) {
  const BasicBlock *Latch = L.getLoopLatch();
  const int Back = Latch ? P.getBasicBlockIndex(Latch) : -1;
  const Value *Step = nullptr;
  if (Back < 0 || !match(P.getIncomingValue(unsigned(Back)), m_c_Add(m_Specific(&P), m_Value(Step)))) {
    return nullptr;
  }
  return Step;
}

/// Compares how two values are computed. Counters of two loops are alike when they start, step and end alike: then each
/// value that one has, the other has too.
class Alike {
public:
  explicit Alike(const ValueRange &Of) : Of(Of) {}

  bool operator()(const Value *A, const Value *B, unsigned Depth = 0) {
    constexpr unsigned Deepest = 16;
    if (A == B) {
      return true;
    }
    const auto *I = dyn_cast<Instruction>(A), *J = dyn_cast<Instruction>(B);
    if (!I || !J || I->getOpcode() != J->getOpcode() || I->getType() != J->getType() || Depth > Deepest ||
        I->getNumOperands() != J->getNumOperands()) {
      return false;
    }
    if (isa<PHINode>(I)) {
      return counters(cast<PHINode>(*I), cast<PHINode>(*J), Depth);
    }
    if (const auto *C = dyn_cast<CallBase>(I)) {
      if (C->getCalledOperand() != cast<CallBase>(J)->getCalledOperand() || mathCall(*C).Name.empty()) {
        return false;
      }
    } else if (I->mayWriteToMemory() ||
               !(isa<BinaryOperator, CastInst, GetElementPtrInst, LoadInst, UnaryOperator>(I))) {
      return false;
    }
    for (unsigned N = 0; N != I->getNumOperands(); ++N) {
      if (!(*this)(I->getOperand(N), J->getOperand(N), Depth + 1)) {
        return false;
      }
    }
    return true;
  }

private:
  bool counters(const PHINode &P, const PHINode &Q, unsigned Depth) {
    const Loop *L = Of.loops().getLoopFor(P.getParent()), *M = Of.loops().getLoopFor(Q.getParent());
    if (!L || !M || L == M || L->getHeader() != P.getParent() || M->getHeader() != Q.getParent()) {
      return false;
    }
    const Value *Step = stepOf(P, *L), *Other = stepOf(Q, *M);
    const BasicBlock *Before = L->getLoopPreheader(), *OtherBefore = M->getLoopPreheader();
    if (!Step || !Other || !Before || !OtherBefore || !(*this)(Step, Other, Depth + 1)) {
      return false;
    }
    if (!(*this)(P.getIncomingValueForBlock(Before), Q.getIncomingValueForBlock(OtherBefore), Depth + 1)) {
      return false;
    }
    const CmpInst *End = endOf(P, *L), *OtherEnd = endOf(Q, *M);
    return End && OtherEnd && End->getPredicate() == OtherEnd->getPredicate() &&
           (*this)(End->getOperand(1), OtherEnd->getOperand(1), Depth + 1);
  }

  /// The comparison of a counter that leaves its loop, and nothing else does.
  static const CmpInst *endOf(const PHINode &P, const Loop &L) {
    const BasicBlock *Leaves = L.getExitingBlock();
    const auto *Branch = Leaves ? dyn_cast<BranchInst>(Leaves->getTerminator()) : nullptr;
    const auto *Compare = Branch && Branch->isConditional() ? dyn_cast<CmpInst>(Branch->getCondition()) : nullptr;
    return Compare &&
                   (Compare->getOperand(0) == &P || match(Compare->getOperand(0), m_c_Add(m_Specific(&P), m_Value())))
               ? Compare
               : nullptr;
  }

  const ValueRange &Of;
};

class Wholes {
public:
  explicit Wholes(const ValueRange &Of) : Of(Of) {}

  /// Whether Whole is at least |Part|, in floating point.
  bool holds(const Value *Whole, const Value *Part, unsigned Depth = 0) {
    constexpr unsigned Deepest = 8;
    if (Depth > Deepest) {
      return false;
    }
    const bool Positive = Of.of(Part).In.Lo >= 0;
    if (Positive && Alike(Of)(Whole, Part)) {
      return true;
    }
    if (const auto *Call = dyn_cast<CallBase>(Whole)) {
      const std::string Name = mathCall(*Call).Name;
      if (Name == "fabs") {
        return Alike(Of)(Call->getArgOperand(0), Part);
      }
      if (Name == "fmax") {
        return holds(Call->getArgOperand(0), Part, Depth + 1) || holds(Call->getArgOperand(1), Part, Depth + 1);
      }
      if (Name == "sqrt") {
        return squareOf(Call->getArgOperand(0), Part, false, Depth + 1);
      }
      if (Name == "fma" && notNegative(Call)) {
        return holds(Call->getArgOperand(2), Part, Depth + 1);
      }
    }
    const Value *A = nullptr, *B = nullptr;
    if (match(Whole, m_FAdd(m_Value(A), m_Value(B)))) {
      if ((Of.of(B).In.Lo >= 0 && holds(A, Part, Depth + 1)) || (Of.of(A).In.Lo >= 0 && holds(B, Part, Depth + 1))) {
        return true;
      }
    }
    return Positive && Depth == 0 && isReduction(Whole, Part);
  }

  /// Whether Sum holds Part * Part and a positive constant besides, and nothing negative.
  bool squareOf(const Value *Sum, const Value *Part, bool Constant, unsigned Depth = 0) {
    constexpr unsigned Deepest = 8;
    SmallVector<const Value *, 8> Terms = {Sum};
    bool Square = false;
    for (unsigned N = 0; N != Terms.size(); ++N) {
      const Value *A = nullptr, *B = nullptr, *T = Terms[N];
      const auto *Call = dyn_cast<CallBase>(T);
      if (Terms.size() > 2 * Deepest + Depth) {
        return false;
      }
      if (match(T, m_FAdd(m_Value(A), m_Value(B)))) {
        Terms.push_back(A);
        Terms.push_back(B);
      } else if (Call && mathCall(*Call).Name == "fma") {
        Square |= isSquare(Call->getArgOperand(0), Call->getArgOperand(1), Part);
        if (!isSquare(Call->getArgOperand(0), Call->getArgOperand(1)) && !notNegative(Call)) {
          return false;
        }
        Terms.push_back(Call->getArgOperand(2));
      } else if (match(T, m_FMul(m_Value(A), m_Value(B)))) {
        Square |= isSquare(A, B, Part);
        if (!isSquare(A, B) && Of.of(T).In.Lo < 0) {
          return false;
        }
      } else {
        const Interval In = Of.of(T).In;
        if (In.Lo < 0) {
          return false;
        }
        constexpr double NoUnderflow = 1e-30;
        Constant |= In.Lo >= NoUnderflow;
      }
    }
    return Square && Constant;
  }

private:
  bool notNegative(const CallBase *Fma) {
    return (Of.of(Fma->getArgOperand(0)).In * Of.of(Fma->getArgOperand(1)).In).Lo >= 0;
  }
  bool isSquare(const Value *A, const Value *B) { return Alike(Of)(A, B); }
  bool isSquare(const Value *A, const Value *B, const Value *Part) { return isSquare(A, B) && Alike(Of)(A, Part); }

  /// Whether Whole is a sum that lanes and rounds make, and Part one of its summands. Followed back through additions,
  /// choices, shuffles and shared memory; a summand that is negative ends it.
  bool isReduction(const Value *Whole, const Value *Part) {
    constexpr unsigned Most = 200;
    SmallVector<const Value *, 16> Todo = {Whole};
    SmallPtrSet<const Value *, 16> Seen;
    bool Found = false, Adds = false;
    const auto Next = [&](const Value *V) {
      if (Seen.insert(V).second) {
        Todo.push_back(V);
      }
    };
    for (unsigned N = 0; N != Todo.size(); ++N) {
      const Value *V = Todo[N];
      if (N == Most || Of.of(V).In.Lo < 0) {
        return false;
      }
      if (Alike(Of)(V, Part)) {
        Found = true;
        continue;
      }
      if (isa<Constant>(V)) {
        continue;
      }
      const auto *I = dyn_cast<Instruction>(V);
      if (!I) {
        return false;
      }
      if (I->getOpcode() == Instruction::FAdd) {
        Adds = true;
        Next(I->getOperand(0));
        Next(I->getOperand(1));
      } else if (isa<PHINode>(I)) {
        for (const Value *In : cast<PHINode>(I)->incoming_values()) {
          Next(In);
        }
      } else if (const auto *S = dyn_cast<SelectInst>(I)) {
        Next(S->getTrueValue());
        Next(S->getFalseValue());
      } else if (const auto *L = dyn_cast<LoadInst>(I)) {
        const auto *Stores = Of.storesTo(L->getPointerOperand());
        if (!Stores) {
          return false;
        }
        for (const StoreInst *S : *Stores) {
          Next(S->getValueOperand());
        }
      } else if (const auto *Call = dyn_cast<CallBase>(I);
                 Call && Call->getCalledFunction() && Call->getCalledFunction()->getName().contains("nvvm.shfl.")) {
        Next(Call->getArgOperand(Call->getCalledFunction()->getName().contains(".sync.") ? 1 : 0));
      } else if (isa<BitCastInst>(I)) {
        Next(I->getOperand(0));
      } else {
        return false;
      }
    }
    return Found && Adds;
  }

  const ValueRange &Of;
};

} // namespace

std::optional<Interval> cudatidy::shareOfSum(const Instruction &I, const ValueRange &Of) {
  const Value *Part = nullptr, *Other = nullptr;
  Wholes W(Of);
  bool Exact = false, Found = false;
  const auto Holds = [&](const Value *P, const Value *Whole) {
    Part = P;
    return W.holds(Whole, P);
  };
  const auto *Call = dyn_cast<CallBase>(&I);
  if (I.getOpcode() == Instruction::FDiv) {
    Exact = !I.hasApproxFunc() && !I.hasAllowReciprocal();
    Found = Holds(I.getOperand(0), I.getOperand(1));
  } else if (Call && !Call->isInlineAsm() && Call->arg_size() == 2 && mathCall(*Call).Name.starts_with("fdiv")) {
    Found = Holds(Call->getArgOperand(0), Call->getArgOperand(1));
  } else if (I.getOpcode() == Instruction::FMul) {
    for (const unsigned N : {0U, 1U}) {
      const Value *Factor = I.getOperand(1 - N);
      const auto *Inverse = dyn_cast<CallBase>(Factor);
      Part = I.getOperand(N);
      if (Inverse && mathCall(*Inverse).Name == "rsqrt") {
        Found = W.squareOf(Inverse->getArgOperand(0), Part, false);
      } else if (match(Factor, m_FDiv(m_SpecificFP(1.0), m_Value(Other)))) {
        Found = W.holds(Other, Part);
      }
      if (Found) {
        break;
      }
    }
  }
  if (!Found) {
    return std::nullopt;
  }
  const Interval All = {Of.of(Part).In.Lo >= 0 ? 0.0 : -1.0, 1.0};
  // Roots and inverses are rounded by themselves.
  return Exact && All.Lo == 0 ? All : widened(All, 0x1p-19);
}
