// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Axes.h"

#include "model/Builtins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace cudatidy;
using namespace llvm;
using namespace llvm::PatternMatch;

/// Digits of digits deeper than this are not looked into.
static constexpr unsigned MaxDepth = 12;

const Value *cudatidy::withoutCasts(const Value *V) {
  while (const auto *C = dyn_cast<Operator>(V)) {
    if (!isa<ZExtInst, SExtInst, TruncInst, FreezeInst>(C)) {
      break;
    }
    V = C->getOperand(0);
  }
  return V;
}

const Value *cudatidy::baseOf(const Value *Pointer) {
  const Value *Found = nullptr;
  SmallPtrSet<const Value *, 16> Seen;
  SmallVector<const Value *, 8> Work{Pointer};
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    if (!Seen.insert(V).second || isa<UndefValue>(V) || isa<ConstantPointerNull>(V)) {
      continue;
    }
    const auto *O = dyn_cast<Operator>(V);
    const unsigned Op = O ? O->getOpcode() : 0;
    if (Op == Instruction::GetElementPtr || Op == Instruction::AddrSpaceCast || Op == Instruction::BitCast ||
        Op == Instruction::Freeze || Op == Instruction::PtrToInt || Op == Instruction::IntToPtr ||
        Op == Instruction::Trunc || Op == Instruction::ZExt || Op == Instruction::ExtractValue) {
      Work.push_back(O->getOperand(0));
    } else if (const auto *Phi = dyn_cast<PHINode>(V)) {
      append_range(Work, Phi->incoming_values());
    } else if (const auto *Choice = dyn_cast<SelectInst>(V)) {
      Work.push_back(Choice->getTrueValue());
      Work.push_back(Choice->getFalseValue());
    } else if (Found && Found != V) {
      return nullptr;
    } else {
      Found = V;
    }
  }
  return Found;
}

bool Divisors::isAtMost(const Divisors &Other) const {
  if (!std::ranges::includes(Other.Unknown, Unknown)) {
    return false;
  }
  return Number <= Other.Number || Other.Unknown.size() > Unknown.size();
}

bool Axis::isSame(const Axis &Other) const {
  return What == Other.What && Dimension == Other.Dimension && L == Other.L && Of == Other.Of && Over == Other.Over &&
         Limit == Other.Limit;
}

unsigned Axes::intern(Axis A) {
  const auto It = find_if(All, [&](const Axis &B) { return B.isSame(A); });
  if (It != All.end()) {
    return unsigned(It - All.begin());
  }
  All.push_back(std::move(A));
  return unsigned(All.size() - 1);
}

unsigned Axes::leaf(Axis::Kind What, unsigned Dimension, const Loop *L) {
  Axis A;
  A.What = What;
  A.Dimension = Dimension;
  A.L = L;
  const unsigned Index = intern(std::move(A));
  All[Index].Leaves = {Index};
  return Index;
}

/// Multiplies a divisor into D; false when it varies, or may be anything.
bool Axes::divide(Divisors &D, const Value *By) {
  By = withoutCasts(By);
  if (const auto *C = dyn_cast<ConstantInt>(By)) {
    if (C->getValue().getActiveBits() > 31 || C->isZero()) {
      return false;
    }
    D.Number *= C->getZExtValue();
    return D.Number < uint64_t(1) << 40;
  }
  Value *A = nullptr, *B = nullptr;
  if (match(By, m_Mul(m_Value(A), m_Value(B)))) {
    return divide(D, A) && divide(D, B);
  }
  if (match(By, m_Shl(m_Value(A), m_Value(B))) && isa<ConstantInt>(B)) {
    const uint64_t By2 = cast<ConstantInt>(B)->getLimitedValue(32);
    D.Number <<= std::min<uint64_t>(By2, 31);
    return D.Number < uint64_t(1) << 40 && divide(D, A);
  }
  const Variation V = of(By, nullptr);
  D.Unknown.insert(By);
  return V.Known && V.On.empty();
}

/// The divisor of a division or remainder, shifts and masks included.
static std::optional<std::pair<const Value *, bool>> divisor(const Instruction &I) {
  const auto *C = I.getNumOperands() == 2 ? dyn_cast<ConstantInt>(I.getOperand(1)) : nullptr;
  switch (I.getOpcode()) {
  case Instruction::UDiv:
  case Instruction::SDiv:
    return std::pair(I.getOperand(1), false);
  case Instruction::URem:
  case Instruction::SRem:
    return std::pair(I.getOperand(1), true);
  case Instruction::LShr:
  case Instruction::AShr:
    if (C && C->getValue().ult(31)) {
      return std::pair(static_cast<const Value *>(
                           ConstantInt::get(C->getType(), APInt::getOneBitSet(C->getBitWidth(), C->getZExtValue()))),
                       false);
    }
    return std::nullopt;
  case Instruction::And:
    if (C && (C->getValue() + 1).isPowerOf2()) {
      return std::pair(static_cast<const Value *>(ConstantInt::get(C->getType(), C->getValue() + 1)), true);
    }
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

/// Of, Over and Limit for what V is of its root.
bool Axes::flatten(const Value *V, Axis &Out) {
  V = withoutCasts(V);
  const auto *I = dyn_cast<Instruction>(V);
  Value *X = nullptr, *N = nullptr;
  if (I && match(I, m_Sub(m_Value(X),
                          m_c_Mul(m_CombineOr(m_UDiv(m_Deferred(X), m_Value(N)), m_SDiv(m_Deferred(X), m_Value(N))),
                                  m_Deferred(N))))) {
    if (!flatten(X, Out)) {
      return false;
    }
    Divisors End = Out.Over;
    Out.Limit = divide(End, N) ? std::optional(End) : std::nullopt;
    return Out.Limit.has_value();
  }
  const auto By = I ? divisor(*I) : std::nullopt;
  if (!By) {
    Out.Of = V;
    return true;
  }
  if (!flatten(I->getOperand(0), Out)) {
    return false;
  }
  if (!By->second) {
    return divide(Out.Over, By->first);
  }
  Divisors End = Out.Over;
  if (!divide(End, By->first)) {
    return false;
  }
  Out.Limit = std::move(End);
  return true;
}

/// Whether I takes a part of something that varies.
bool Axes::addDigit(const Instruction &I, Variation &Out) {
  Axis A;
  A.What = Axis::Kind::Digit;
  if (!divisor(I) && !match(&I, m_Sub(m_Value(), m_Mul(m_Value(), m_Value())))) {
    return false;
  }
  if (!flatten(&I, A)) {
    if (divisor(I)) {
      Out.Known = false;
      return true;
    }
    return false;
  }
  if (A.Of == &I) {
    return false;
  }
  const Variation Root = of(A.Of, I.getParent());
  Out.Known &= Root.Known;
  if (!Root.On.empty()) {
    A.Leaves = leaves(Root.On);
    Out.On.insert(intern(std::move(A)));
  }
  return true;
}

void Axes::visitCall(const CallBase &Call, Variation &Out, SmallVectorImpl<const Value *> &Work) {
  const Builtin B = builtinOf(Call);
  if (B >= Builtin::ThreadX && B <= Builtin::ThreadZ) {
    Out.On.insert(leaf(Axis::Kind::Thread, unsigned(B) - unsigned(Builtin::ThreadX)));
  } else if (B >= Builtin::BlockX && B <= Builtin::BlockZ) {
    Out.On.insert(leaf(Axis::Kind::Block, unsigned(B) - unsigned(Builtin::BlockX)));
  } else if (B >= Builtin::BlockDimX && B <= Builtin::GridDimZ) {
    return;
  } else if (B == Builtin::LaneId || B == Builtin::WarpId) {
    Axis A;
    A.What = Axis::Kind::Digit;
    A.Of = Call.getCalledOperand();
    A.Leaves = {leaf(Axis::Kind::Thread, 0)};
    Out.On.insert(intern(std::move(A)));
  } else if (B == Builtin::Pure) {
    append_range(Work, Call.args());
  } else {
    Out.Known = false;
  }
}

void Axes::visitLoad(const LoadInst &Load, Variation &Out, SmallVectorImpl<const Value *> &Work) {
  if (Load.getType()->isPointerTy()) {
    Work.push_back(Load.getPointerOperand()); // a table of arrays: which one is as good as an index
    return;
  }
  // A value at an address that all share is the same for all.
  const Variation Where = of(Load.getPointerOperand(), Load.getParent());
  Out.Known &= Where.Known && Where.On.empty();
}

void Axes::visit(const Instruction &I, Variation &Out, SmallVectorImpl<const Value *> &Work) {
  if (const auto *Phi = dyn_cast<PHINode>(&I)) {
    const Loop *L = Loops.getLoopFor(I.getParent());
    if (L && L->getHeader() == I.getParent()) {
      Out.On.insert(leaf(Axis::Kind::Loop, 0, L));
    }
    append_range(Work, Phi->incoming_values());
  } else if (const auto *Call = dyn_cast<CallBase>(&I)) {
    visitCall(*Call, Out, Work);
  } else if (const auto *Load = dyn_cast<LoadInst>(&I)) {
    visitLoad(*Load, Out, Work);
  } else if (isa<AllocaInst>(I) || addDigit(I, Out)) {
    return;
  } else if (isa<BinaryOperator, CastInst, GetElementPtrInst, SelectInst, CmpInst, FreezeInst, ExtractValueInst,
                 InsertValueInst, ExtractElementInst, InsertElementInst, UnaryOperator>(I)) {
    append_range(Work, I.operands());
  } else {
    Out.Known = false;
  }
}

const Variation &Axes::everywhere(const Value *V) {
  if (const auto It = Seen.find(V); It != Seen.end()) {
    return *It->second;
  }
  auto Out = std::make_unique<Variation>();
  if (Active.size() >= MaxDepth) {
    Out->Known = false;
  } else if (!Active.insert(V).second) {
    return Nothing; // a digit of itself, as in I = (I + 1) % N: the rest of the cycle tells
  } else {
    SmallPtrSet<const Value *, 32> Met;
    SmallVector<const Value *, 16> Work{V};
    while (!Work.empty() && Out->Known) {
      const Value *Next = Work.pop_back_val();
      if (!Met.insert(Next).second) {
        continue;
      }
      if (const auto It = Seen.find(Next); It != Seen.end()) {
        Out->On.insert(It->second->On.begin(), It->second->On.end());
        Out->Known &= It->second->Known;
      } else if (const auto *I = dyn_cast<Instruction>(Next)) {
        visit(*I, *Out, Work);
      }
    }
    Active.erase(V);
  }
  return *(Seen[V] = std::move(Out));
}

Variation Axes::of(const Value *V, const BasicBlock *At) {
  Variation Out = everywhere(V);
  if (At) {
    std::erase_if(Out.On, [&](unsigned A) { return All[A].What == Axis::Kind::Loop && !All[A].L->contains(At); });
  }
  return Out;
}

AxisSet Axes::leaves(const AxisSet &S) const {
  AxisSet Out;
  for (const unsigned A : S) {
    Out.insert(All[A].Leaves.begin(), All[A].Leaves.end());
  }
  return Out;
}

bool Axes::isMadeOf(unsigned Index, Axis::Kind Leaf) const {
  return any_of(All[Index].Leaves, [&](unsigned A) { return All[A].What == Leaf; });
}

bool Axes::isIndependent(unsigned Index, const AxisSet &Others) const {
  const Axis &A = All[Index];
  return all_of(Others, [&](unsigned Other) {
    const Axis &B = All[Other];
    if (none_of(A.Leaves, [&](unsigned L) { return B.Leaves.contains(L); })) {
      return true;
    }
    if (Index == Other || A.What != Axis::Kind::Digit || B.What != Axis::Kind::Digit || A.Of != B.Of) {
      return false;
    }
    return (A.Limit && A.Limit->isAtMost(B.Over)) || (B.Limit && B.Limit->isAtMost(A.Over));
  });
}

std::optional<uint64_t> Axes::extent(unsigned Index, const Launch &Under, ScalarEvolution &Trips) const {
  const Axis &A = All[Index];
  switch (A.What) {
  case Axis::Kind::Thread:
    return Under.BlockKnown ? std::optional(Under.Block[A.Dimension]) : std::nullopt;
  case Axis::Kind::Block:
    return Under.GridKnown ? std::optional(Under.Grid[A.Dimension]) : std::nullopt;
  case Axis::Kind::Loop: {
    const unsigned Rounds = Trips.getSmallConstantTripCount(A.L);
    return Rounds ? std::optional<uint64_t>(Rounds) : std::nullopt;
  }
  case Axis::Kind::Digit:
    break;
  }
  if (A.Limit && A.Limit->Unknown == A.Over.Unknown) {
    return std::max<uint64_t>(1, A.Limit->Number / A.Over.Number);
  }
  if (A.Limit || !A.Over.Unknown.empty()) {
    return std::nullopt;
  }
  uint64_t Values = 1;
  for (const unsigned Leaf : A.Leaves) {
    const auto Part = extent(Leaf, Under, Trips);
    if (!Part) {
      return std::nullopt;
    }
    Values *= *Part;
  }
  return std::max<uint64_t>(1, Values / A.Over.Number);
}
