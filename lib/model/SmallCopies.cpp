// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/SmallCopies.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

static uint64_t unitOf(uint64_t Length, Align A, Align B) {
  uint64_t Unit = std::min<uint64_t>({A.value(), B.value(), 8});
  while (Length % Unit)
    Unit /= 2;
  return Unit;
}

/// What writes to Pointer, when nothing reads through it; none: something may.
static bool isOnlyWritten(Value *Pointer, SmallVectorImpl<Instruction *> &Writes) {
  return all_of(Pointer->uses(), [&](const Use &U) {
    auto *I = cast<Instruction>(U.getUser());
    if (isa<GetElementPtrInst, AddrSpaceCastInst>(I))
      return isOnlyWritten(I, Writes);
    if (I->isLifetimeStartOrEnd())
      return true;
    const auto *Store = dyn_cast<StoreInst>(I);
    const auto *Fill = dyn_cast<MemIntrinsic>(I); // its destination is the first operand
    if (!(Store && Store->isSimple() && U.getOperandNo() == StoreInst::getPointerOperandIndex()) &&
        !(Fill && !Fill->isVolatile() && U.getOperandNo() == 0))
      return false;
    Writes.push_back(I);
    return true;
  });
}

/// A copy of a struct of which only some members are used leaves the others in variables that nothing reads; nvcc loads
/// only what is used.
static bool eraseUnread(Function &F) {
  SmallVector<Instruction *, 8> Dead;
  for (Instruction &I : instructions(F)) {
    SmallVector<Instruction *, 8> Writes;
    if (isa<AllocaInst>(I) && isOnlyWritten(&I, Writes))
      Dead.append(Writes);
  }
  for (Instruction *I : Dead)
    I->eraseFromParent();
  return !Dead.empty();
}

PreservedAnalyses SmallCopies::run(Function &F, FunctionAnalysisManager &) {
  const bool Erased = eraseUnread(F);
  SmallVector<MemIntrinsic *, 8> Work;
  for (Instruction &I : instructions(F))
    if (auto *M = dyn_cast<MemIntrinsic>(&I))
      if (const auto *Length = dyn_cast<ConstantInt>(M->getLength()))
        if (!M->isVolatile() && Length->getValue().ule(MaxBytes) && !Length->isZero())
          Work.push_back(M);
  for (MemIntrinsic *M : Work) {
    const uint64_t Length = cast<ConstantInt>(M->getLength())->getZExtValue();
    const Align To = M->getDestAlign().valueOrOne();
    IRBuilder<> Builder(M);
    const auto At = [&](Value *Base, uint64_t Offset) {
      return Offset ? Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Base, Offset) : Base;
    };
    if (auto *Copy = dyn_cast<MemTransferInst>(M)) {
      const Align From = Copy->getSourceAlign().valueOrOne();
      const uint64_t Unit = unitOf(Length, To, From);
      Type *T = Builder.getIntNTy(unsigned(8 * Unit));
      SmallVector<Value *, 16> Loaded;
      for (uint64_t Offset = 0; Offset != Length; Offset += Unit)
        Loaded.push_back(Builder.CreateAlignedLoad(T, At(Copy->getSource(), Offset), commonAlignment(From, Offset)));
      for (uint64_t Offset = 0; Offset != Length; Offset += Unit)
        Builder.CreateAlignedStore(Loaded[Offset / Unit], At(M->getDest(), Offset), commonAlignment(To, Offset));
    } else if (auto *Fill = dyn_cast<MemSetInst>(M)) {
      const auto *Byte = dyn_cast<ConstantInt>(Fill->getValue());
      if (!Byte)
        continue;
      const uint64_t Unit = unitOf(Length, To, To);
      Constant *Value = Builder.getInt(APInt::getSplat(unsigned(8 * Unit), Byte->getValue()));
      for (uint64_t Offset = 0; Offset != Length; Offset += Unit)
        Builder.CreateAlignedStore(Value, At(M->getDest(), Offset), commonAlignment(To, Offset));
    } else {
      continue;
    }
    M->eraseFromParent();
  }
  return Work.empty() && !Erased ? PreservedAnalyses::all() : PreservedAnalyses::none();
}
