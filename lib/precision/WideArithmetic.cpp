// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/WideArithmetic.h"

#include "precision/Transfer.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

#include <algorithm>
#include <tuple>

using namespace cudatidy;
using namespace llvm;

namespace {

bool isDouble(const Value *V) { return V->getType()->isDoubleTy(); }

/// Bits of the data that an integer or narrow float comes from; none: wide, or not from memory.
std::optional<unsigned> bitsOf(const ValueFacts &F) {
  if (F.From & (FromFloat | FromDouble | FromWideInteger | FromIndex | FromUnknown)) {
    return std::nullopt;
  }
  if (F.From & (FromShorts | FromHalf)) {
    return 16;
  }
  return F.From & FromBytes ? std::optional(8U) : std::nullopt;
}

/// Bits of the stores that an integer or float value ends in; none: it goes elsewhere too.
std::optional<unsigned> storedBits(const Value *V, unsigned Depth = 0) {
  constexpr unsigned Deepest = 12, Narrow = 16;
  unsigned Most = 0;
  if (Depth > Deepest || V->use_empty()) {
    return std::nullopt;
  }
  for (const User *U : V->users()) {
    const auto *I = cast<Instruction>(U);
    std::optional<unsigned> Bits;
    if (const auto *S = dyn_cast<StoreInst>(I)) {
      const unsigned Size = unsigned(S->getValueOperand()->getType()->getScalarSizeInBits());
      Bits = S->getValueOperand() == V && Size <= Narrow ? std::optional(Size) : std::nullopt;
    } else if (isa<CmpInst>(I)) {
      continue; // decides between values that are looked at themselves
    } else if (isa<CastInst, SelectInst, PHINode, InsertElementInst, ShuffleVectorInst>(I) ||
               (isa<BinaryOperator>(I) && I->getType()->isIntegerTy())) {
      Bits = storedBits(I, Depth + 1);
    } else if (const auto *Call = dyn_cast<CallBase>(I); Call && !mathCall(*Call).Name.empty()) {
      Bits = storedBits(I, Depth + 1);
    }
    if (!Bits) {
      return std::nullopt;
    }
    Most = std::max(Most, *Bits);
  }
  return Most ? std::optional(Most) : std::nullopt;
}

class Pieces {
public:
  explicit Pieces(const ValueRange &Of) : Of(Of) {
    for (const Instruction &I : instructions(Of.function())) {
      if (isDouble(&I)) {
        Joined.insert(&I);
      }
      const Value *First = isDouble(&I) ? &I : nullptr;
      for (const Value *V : I.operands()) {
        if (isDouble(V) && !isa<Constant>(V) && !isa<Argument>(V)) {
          First = First ? First : V;
          Joined.unionSets(First, V);
        }
      }
    }
  }

  std::vector<WideArithmetic> all() {
    MapVector<const Value *, WideArithmetic> Found;
    SmallPtrSet<const Value *, 8> Refused, Declared;
    for (const Instruction &I : instructions(Of.function())) {
      const Value *Any = isDouble(&I) ? &I : nullptr;
      for (const Value *V : I.operands()) {
        Any = !Any && isDouble(V) && !isa<Constant>(V) && !isa<Argument>(V) ? V : Any;
      }
      if (!Any) {
        continue;
      }
      const Value *Leader = Joined.getLeaderValue(Any);
      if (!see(I, Found[Leader])) {
        Refused.insert(Leader);
      }
      if (isDeclared(I)) {
        Declared.insert(Leader);
      }
    }
    std::vector<WideArithmetic> Out;
    for (const auto &[Leader, W] : Found) {
      if (!Refused.contains(Leader) && Declared.contains(Leader) && W.First && W.Operations && W.BitsIn && W.BitsOut) {
        Out.push_back(W);
      }
    }
    return Out;
  }

private:
  static void stand(const Instruction &I, WideArithmetic &W) {
    ++W.Operations;
    const DebugLoc &At = I.getDebugLoc();
    const auto Line = [](const DebugLoc &L) { return std::tuple(L.getLine(), L.getCol()); };
    if (At && !At.getInlinedAt() && (!W.First || Line(At) < Line(W.First->getDebugLoc()))) {
      W.First = &I;
    }
  }

  /// Whether the source asks for double here: a variable or a parameter is declared so. What does not is another
  /// rule's.
  static bool isDeclared(const Instruction &I) {
    SmallVector<DbgVariableRecord *, 4> Records;
    findDbgValues(const_cast<Instruction *>(&I), Records);
    return any_of(Records,
                  [](const DbgVariableRecord *R) {
                    const auto *T = dyn_cast_or_null<DIBasicType>(stripped(R->getVariable()->getType()));
                    return T && T->getEncoding() == dwarf::DW_ATE_float && T->getSizeInBits() == 64;
                  }) ||
           any_of(I.operands(), [](const Use &U) { return isDouble(U.get()) && isa<Argument>(U.get()); });
  }
  static const DIType *stripped(const DIType *T) {
    while (const auto *Derived = dyn_cast_or_null<DIDerivedType>(T)) {
      if (Derived->getTag() != dwarf::DW_TAG_typedef && Derived->getTag() != dwarf::DW_TAG_const_type) {
        break;
      }
      T = Derived->getBaseType();
    }
    return T;
  }

  bool comesFromData(const Value *V) const { return Of.of(V).From & (FromBytes | FromShorts | FromHalf); }

  /// False when the instruction does not belong into such a piece.
  bool see(const Instruction &I, WideArithmetic &W) const {
    const auto NarrowSource = [&] {
      const auto Bits = bitsOf(Of.at(I.getOperand(0), I.getParent()));
      W.BitsIn = std::max(W.BitsIn, Bits.value_or(0));
      return Bits.has_value();
    };
    const auto NarrowSink = [&] {
      const auto Bits = storedBits(&I);
      W.BitsOut = std::max(W.BitsOut, Bits.value_or(0));
      return Bits.has_value();
    };
    switch (I.getOpcode()) {
    case Instruction::FAdd:
    case Instruction::FSub: {
      stand(I, W);
      const Value *A = I.getOperand(0), *B = I.getOperand(1);
      return !comesFromData(A) || !comesFromData(B) || (Of.of(A).In.isFinite() && Of.of(B).In.isFinite());
    }
    case Instruction::FMul:
    case Instruction::FDiv:
    case Instruction::FNeg:
      stand(I, W);
      return true;
    case Instruction::Call:
      stand(I, W);
      return !mathCall(cast<CallBase>(I)).Name.empty();
    case Instruction::FCmp:
    case Instruction::Select:
    case Instruction::Freeze:
      return true;
    case Instruction::PHI: {
      const Loop *L = Of.loops().getLoopFor(I.getParent());
      return !L || L->getHeader() != I.getParent();
    }
    case Instruction::SIToFP:
    case Instruction::UIToFP:
    case Instruction::FPExt:
      stand(I, W);
      return NarrowSource();
    case Instruction::FPToSI:
    case Instruction::FPToUI:
    case Instruction::FPTrunc:
      return NarrowSink();
    default:
      return false;
    }
  }

  const ValueRange &Of;
  EquivalenceClasses<const Value *> Joined;
};

} // namespace

std::vector<WideArithmetic> cudatidy::wideArithmetic(const ValueRange &Of) {
  if (!Of.isAnalysed()) {
    return {};
  }
  std::vector<WideArithmetic> Out = Pieces(Of).all();
  llvm::sort(Out, [](const WideArithmetic &A, const WideArithmetic &B) {
    const DebugLoc &X = A.First->getDebugLoc(), &Y = B.First->getDebugLoc();
    return std::tuple(X.getLine(), X.getCol()) < std::tuple(Y.getLine(), Y.getCol());
  });
  return Out;
}
