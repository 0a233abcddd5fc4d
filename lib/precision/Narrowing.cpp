// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/Narrowing.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace cudatidy;
using namespace llvm;

namespace {

/// Value as one of type To, where that loses nothing: what an fpext came from, or a constant that To holds exactly.
/// Null otherwise.
Value *asNarrow(Value *V, Type *To, IRBuilder<> &B) {
  if (auto *Ext = dyn_cast<FPExtInst>(V)) {
    Value *From = Ext->getOperand(0);
    if (From->getType() == To) {
      return From;
    }
    if (From->getType()->getPrimitiveSizeInBits() < To->getPrimitiveSizeInBits()) {
      return B.CreateFPExt(From, To);
    }
    return nullptr;
  }
  if (auto *C = dyn_cast<ConstantFP>(V)) {
    APFloat Narrow = C->getValueAPF();
    bool Inexact = false;
    Narrow.convert(To->getFltSemantics(), APFloat::rmNearestTiesToEven, &Inexact);
    return Inexact ? nullptr : ConstantFP::get(To, Narrow);
  }
  return nullptr;
}

bool isArithmetic(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
    return true;
  default:
    return false;
  }
}

/// What Trunc's operand is in the narrow type without any FP64 operation; null where nvcc keeps FP64.
Value *narrowed(Value *V, Type *To, IRBuilder<> &B) {
  if (Value *Exact = asNarrow(V, To, B)) {
    return Exact;
  }
  if (auto *C = dyn_cast<ConstantFP>(V)) { // a constant that is rounded at compile time
    APFloat Rounded = C->getValueAPF();
    bool Inexact = false;
    Rounded.convert(To->getFltSemantics(), APFloat::rmNearestTiesToEven, &Inexact);
    return ConstantFP::get(To, Rounded);
  }
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !I->hasOneUse()) {
    return nullptr;
  }
  B.SetInsertPoint(I);
  B.SetCurrentDebugLocation(I->getDebugLoc());
  if (isArithmetic(*I) && To->isFloatTy()) {
    Value *Left = asNarrow(I->getOperand(0), To, B);
    Value *Right = Left ? asNarrow(I->getOperand(1), To, B) : nullptr;
    return Right ? B.CreateBinOp(static_cast<Instruction::BinaryOps>(I->getOpcode()), Left, Right) : nullptr;
  }
  if (I->getOpcode() == Instruction::FNeg) {
    Value *Inner = narrowed(I->getOperand(0), To, B);
    B.SetInsertPoint(I);
    return Inner ? B.CreateFNeg(Inner) : nullptr;
  }
  if (auto *S = dyn_cast<SelectInst>(I)) {
    Value *True = narrowed(S->getTrueValue(), To, B);
    Value *False = True ? narrowed(S->getFalseValue(), To, B) : nullptr;
    B.SetInsertPoint(I);
    return False ? B.CreateSelect(S->getCondition(), True, False) : nullptr;
  }
  return nullptr;
}

/// A phi of FP64 values all of which narrow is a phi of FP32 values; nvcc's optimiser turns the branches of a `?:` into
/// a select first.
Value *narrowedPhi(PHINode &Phi, Type *To, IRBuilder<> &B) {
  if (!Phi.hasOneUse()) {
    return nullptr;
  }
  SmallVector<Value *, 4> Incoming;
  for (unsigned N = 0; N < Phi.getNumIncomingValues(); ++N) {
    B.SetInsertPoint(Phi.getIncomingBlock(N)->getTerminator());
    Value *In = narrowed(Phi.getIncomingValue(N), To, B);
    if (!In) {
      return nullptr;
    }
    Incoming.push_back(In);
  }
  B.SetInsertPoint(&Phi);
  B.SetCurrentDebugLocation(Phi.getDebugLoc());
  PHINode *Narrow = B.CreatePHI(To, Incoming.size());
  for (unsigned N = 0; N < Incoming.size(); ++N) {
    Narrow->addIncoming(Incoming[N], Phi.getIncomingBlock(N));
  }
  return Narrow;
}

bool narrowTruncation(FPTruncInst &Trunc) {
  IRBuilder<> B(&Trunc);
  Type *To = Trunc.getType();
  Value *Source = Trunc.getOperand(0);
  auto *Phi = dyn_cast<PHINode>(Source);
  Value *New = Phi ? narrowedPhi(*Phi, To, B) : narrowed(Source, To, B);
  if (!New) {
    return false;
  }
  Trunc.replaceAllUsesWith(New);
  RecursivelyDeleteTriviallyDeadInstructions(&Trunc);
  return true;
}

/// An integer of at most 32 bits that was converted to FP64, which holds every one of them; null otherwise.
Value *asInteger(Value *V, IRBuilder<> &B) {
  if (!isa<SIToFPInst, UIToFPInst>(V)) {
    return nullptr;
  }
  Value *From = cast<Instruction>(V)->getOperand(0);
  if (!From->getType()->isIntegerTy() || From->getType()->getIntegerBitWidth() > 32) {
    return nullptr;
  }
  return isa<SIToFPInst>(V) ? B.CreateSExt(From, B.getInt64Ty()) : B.CreateZExt(From, B.getInt64Ty());
}

/// double(Integer) Predicate C as a comparison of integers; null where C is beyond 64 bits or no number.
Value *compareIntegers(Value *Integer, CmpInst::Predicate Predicate, const APFloat &C, IRBuilder<> &B) {
  const CmpInst::Predicate Ordered =
      CmpInst::isUnordered(Predicate) ? CmpInst::getOrderedPredicate(Predicate) : Predicate;
  // C sits between two whole numbers; which of them bounds the integers depends on the comparison.
  const bool Down = Ordered == CmpInst::FCMP_OGT || Ordered == CmpInst::FCMP_OLE;
  APSInt Bound(64, /*isUnsigned=*/false);
  bool Exact = false;
  if (C.isNaN() || C.convertToInteger(Bound, Down ? APFloat::rmTowardNegative : APFloat::rmTowardPositive, &Exact) ==
                       APFloat::opInvalidOp) {
    return nullptr;
  }
  Value *Limit = B.getInt(Bound);
  switch (Ordered) {
  case CmpInst::FCMP_OGT:
    return B.CreateICmpSGT(Integer, Limit);
  case CmpInst::FCMP_OGE:
    return B.CreateICmpSGE(Integer, Limit);
  case CmpInst::FCMP_OLT:
    return B.CreateICmpSLT(Integer, Limit);
  case CmpInst::FCMP_OLE:
    return B.CreateICmpSLE(Integer, Limit);
  case CmpInst::FCMP_OEQ:
    return Exact ? B.CreateICmpEQ(Integer, Limit) : B.getFalse();
  case CmpInst::FCMP_ONE:
    return Exact ? B.CreateICmpNE(Integer, Limit) : B.getTrue();
  default:
    return nullptr;
  }
}

bool narrowComparison(FCmpInst &Compare) {
  IRBuilder<> B(&Compare);
  Value *Left = Compare.getOperand(0), *Right = Compare.getOperand(1);
  Value *New = nullptr;
  if (auto *C = dyn_cast<ConstantFP>(Right)) {
    if (Value *Integer = asInteger(Left, B)) {
      New = compareIntegers(Integer, Compare.getPredicate(), C->getValueAPF(), B);
    }
  } else if (auto *C = dyn_cast<ConstantFP>(Left)) {
    if (Value *Integer = asInteger(Right, B)) {
      New = compareIntegers(Integer, Compare.getSwappedPredicate(), C->getValueAPF(), B);
    }
  }
  Type *Float = Type::getFloatTy(Compare.getContext());
  Value *NarrowLeft = New ? nullptr : asNarrow(Left, Float, B);
  if (Value *NarrowRight = NarrowLeft ? asNarrow(Right, Float, B) : nullptr) {
    New = B.CreateFCmp(Compare.getPredicate(), NarrowLeft, NarrowRight);
  }
  if (!New) {
    return false;
  }
  Compare.replaceAllUsesWith(New);
  RecursivelyDeleteTriviallyDeadInstructions(&Compare);
  return true;
}

} // namespace

void cudatidy::narrowAsNvcc(Function &F) {
  // Narrowing one operation can give the next its FP32 operand, so until nothing changes; each step removes an FP64
  // operation, so this ends.
  for (bool Changed = true; Changed;) {
    Changed = false;
    SmallVector<WeakTrackingVH, 32> Candidates;
    for (Instruction &I : instructions(F)) {
      const bool IsCompare = isa<FCmpInst>(I) && I.getOperand(0)->getType()->isDoubleTy();
      if (IsCompare || (isa<FPTruncInst>(I) && I.getOperand(0)->getType()->isDoubleTy())) {
        Candidates.emplace_back(&I);
      }
    }
    for (const WeakTrackingVH &V : Candidates) {
      if (auto *Trunc = dyn_cast_or_null<FPTruncInst>(V)) {
        Changed |= narrowTruncation(*Trunc);
      } else if (auto *Compare = dyn_cast_or_null<FCmpInst>(V)) {
        Changed |= narrowComparison(*Compare);
      }
    }
  }
}
