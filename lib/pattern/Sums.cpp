// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Sums.h"

#include "pattern/Origins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

/// Values looked at on the way of one sum.
static constexpr unsigned MaxValues = 4000;

namespace {

using Values = SmallSetVector<const Value *, 32>;

StringRef nameOf(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  return Callee ? Callee->getName() : "";
}

/// A multiplication and addition in one call: what is added is the third argument.
bool isFused(const CallBase &Call) {
  if (Call.arg_size() != 3) {
    return false;
  }
  if (const auto *I = dyn_cast<IntrinsicInst>(&Call);
      I && (I->getIntrinsicID() == Intrinsic::fmuladd || I->getIntrinsicID() == Intrinsic::fma)) {
    return true;
  }
  const StringRef Name = nameOf(Call);
  return Name.starts_with("llvm.nvvm.fma.") || Name == "__nv_fmaf" || Name.starts_with("__nv_fmaf_r");
}

bool isDot4(const CallBase &Call) {
  const StringRef Name = nameOf(Call);
  return Call.arg_size() >= 3 && (Name.contains("__dp4a") || Name.starts_with("llvm.nvvm.idp4a"));
}

const Value *addendOf(const CallBase &Call) { return Call.getArgOperand(Call.arg_size() - 1); }

bool isAddition(const Value *V) {
  const auto *I = dyn_cast<Instruction>(V);
  return I && (I->getOpcode() == Instruction::FAdd || I->getOpcode() == Instruction::FSub ||
               I->getOpcode() == Instruction::Add || I->getOpcode() == Instruction::Sub);
}

bool isMove(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::PHI:
  case Instruction::Select:
  case Instruction::FPExt:
  case Instruction::FPTrunc:
  case Instruction::SExt:
  case Instruction::ZExt:
  case Instruction::Trunc:
  case Instruction::BitCast:
  case Instruction::Freeze:
  case Instruction::InsertElement:
  case Instruction::ExtractElement:
  case Instruction::InsertValue:
  case Instruction::ExtractValue:
  case Instruction::ShuffleVector:
    return true;
  default:
    return false;
  }
}

/// Whether User takes V as a summand, or passes it on unchanged.
bool carries(const Instruction &User, const Value *V) {
  if (isMove(User) || isAddition(&User)) {
    return true;
  }
  const auto *Call = dyn_cast<CallBase>(&User);
  return Call && (isFused(*Call) || isDot4(*Call)) && addendOf(*Call) == V;
}

/// All that the sum becomes by further additions.
Values forward(const Instruction *From) {
  Values Out;
  Out.insert(From);
  for (unsigned N = 0; N < Out.size() && N < MaxValues; ++N) {
    for (const User *U : Out[N]->users()) {
      if (const auto *I = dyn_cast<Instruction>(U); I && carries(*I, Out[N])) {
        Out.insert(I);
      }
    }
  }
  return Out;
}

/// All that the sum was before.
Values backward(const Instruction *From) {
  Values Out;
  Out.insert(From);
  for (unsigned N = 0; N < Out.size() && N < MaxValues; ++N) {
    const auto *I = dyn_cast<Instruction>(Out[N]);
    if (!I) {
      continue;
    }
    if (const auto *Call = dyn_cast<CallBase>(I)) {
      if (isFused(*Call) || isDot4(*Call)) {
        Out.insert(addendOf(*Call));
      }
    } else if (isMove(*I) || isAddition(I)) {
      Out.insert_range(I->operand_values());
    }
  }
  return Out;
}

/// The same place, by the same computation.
bool isSamePlace(const Value *A, const Value *B, unsigned Depth = 6) {
  if (A == B) {
    return true;
  }
  const auto *X = dyn_cast<Instruction>(A), *Y = dyn_cast<Instruction>(B);
  if (!Depth || !X || !Y || isa<PHINode>(X) || X->mayReadOrWriteMemory() || !X->isSameOperationAs(Y)) {
    return false;
  }
  return all_of(zip(X->operand_values(), Y->operand_values()),
                [&](const auto &P) { return isSamePlace(std::get<0>(P), std::get<1>(P), Depth - 1); });
}

/// Follows the finished sum through arithmetic, private arrays and tiles to where it is stored.
void collectStores(const Values &From, const Instruction &Product, Sum &Out) {
  Values Work = From;
  for (unsigned N = 0; N < Work.size() && N < MaxValues; ++N) {
    for (const User *U : Work[N]->users()) {
      const auto *I = dyn_cast<Instruction>(U);
      if (!I || I == &Product) {
        continue;
      }
      const Value *Into = nullptr;
      if (const auto *Store = dyn_cast<StoreInst>(I)) {
        Into = Store->getValueOperand() == Work[N] ? Store->getPointerOperand() : nullptr;
      } else if (const auto *Atomic = dyn_cast<AtomicRMWInst>(I)) {
        Into = Atomic->getValOperand() == Work[N] ? Atomic->getPointerOperand() : nullptr;
      } else if (!I->getType()->isVoidTy() && !isa<LoadInst, GetElementPtrInst, CmpInst>(I)) {
        Work.insert(I);
      }
      if (!Into) {
        continue;
      }
      Out.Stores.emplace_back(I, Into);
      const Value *Base = baseOf(Into);
      if (!isa_and_nonnull<AllocaInst>(Base)) {
        continue;
      }
      for (const Instruction &Read : instructions(*I->getFunction())) {
        if (const auto *Load = dyn_cast<LoadInst>(&Read); Load && baseOf(Load->getPointerOperand()) == Base) {
          Work.insert(Load);
        }
      }
    }
  }
}

/// The factors of a product, other products taken apart, without those that all share.
void flatten(const Value *V, const Instruction &At, Axes &Varies, SmallVectorImpl<const Value *> &Out) {
  const auto *I = dyn_cast<Instruction>(V);
  if (I && (I->getOpcode() == Instruction::FMul || I->getOpcode() == Instruction::Mul) && Out.size() < 6) {
    flatten(I->getOperand(0), *I, Varies, Out);
    flatten(I->getOperand(1), *I, Varies, Out);
    return;
  }
  const Variation How = Varies.of(V, At.getParent());
  if (!How.Known || !How.On.empty()) {
    Out.push_back(V);
  }
}

/// The user that adds a product to something, conversions between; null when nothing does.
const Instruction *additionOf(const Instruction &Product) {
  const Instruction *I = &Product;
  for (unsigned Steps = 0; Steps != 4 && !I->use_empty(); ++Steps) {
    for (const User *U : I->users()) {
      if (isAddition(U)) {
        return cast<Instruction>(U);
      }
      if (const auto *Call = dyn_cast<CallBase>(U); Call && isFused(*Call) && addendOf(*Call) == I) {
        return Call;
      }
    }
    const auto *Next = dyn_cast<Instruction>(*I->user_begin());
    if (!I->hasOneUse() || !Next || !isMove(*Next)) {
      return nullptr;
    }
    I = Next;
  }
  return nullptr;
}

} // namespace

std::vector<Multiplication> cudatidy::multiplications(const Function &F, const LoopInfo &Loops, Axes &Varies) {
  std::vector<Multiplication> Out;
  for (const Instruction &I : instructions(F)) {
    if (I.getType()->getScalarType()->isDoubleTy() || !Loops.getLoopFor(I.getParent())) {
      continue;
    }
    Multiplication M;
    M.At = &I;
    SmallVector<const Value *, 4> Factors;
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      M.Packed = isDot4(*Call);
      if (!M.Packed && !isFused(*Call)) {
        continue;
      }
      M.Added = &I;
      flatten(Call->getArgOperand(0), I, Varies, Factors);
      flatten(Call->getArgOperand(Call->arg_size() > 3 ? 2 : 1), I, Varies, Factors);
    } else if (I.getOpcode() == Instruction::FMul || I.getOpcode() == Instruction::Mul) {
      M.Added = additionOf(I);
      if (M.Added) {
        flatten(&I, I, Varies, Factors);
      }
    }
    if (M.Added && Factors.size() == 2) {
      M.Left = Factors[0];
      M.Right = Factors[1];
      Out.push_back(M);
    }
  }
  return Out;
}

Sum cudatidy::sumOf(const Multiplication &M, const LoopInfo &Loops, Axes &Varies) {
  Sum Out;
  const Values After = forward(M.Added), Before = backward(M.Added);
  for (const Loop *L = Loops.getLoopFor(M.At->getParent()); L; L = L->getParentLoop()) {
    if (any_of(L->getHeader()->phis(), [&](const PHINode &P) { return After.contains(&P) && Before.contains(&P); })) {
      Out.Over.insert(L);
    }
  }
  for (const Value *V : After) {
    if (const auto *Choice = dyn_cast<SelectInst>(V); Choice && Before.contains(V)) {
      Out.Chooses |= !Varies.of(Choice->getCondition(), Choice->getParent()).Known;
    }
    for (const User *U : V->users()) {
      const auto *Store = dyn_cast<StoreInst>(U);
      if (!Store || Store->getValueOperand() != V) {
        continue;
      }
      const Value *Into = Store->getPointerOperand();
      if (none_of(Before, [&](const Value *B) {
            const auto *Load = dyn_cast<LoadInst>(B);
            return Load && isSamePlace(Load->getPointerOperand(), Into);
          })) {
        continue;
      }
      const Variation Where = Varies.of(Into, Store->getParent());
      const AxisSet Leaves = Varies.leaves(Where.On);
      for (const Loop *L = Loops.getLoopFor(M.At->getParent()); L && Where.Known; L = L->getParentLoop()) {
        if (L->contains(Store) && none_of(Leaves, [&](unsigned A) { return Varies[A].L == L; })) {
          Out.Over.insert(L);
        }
      }
    }
  }
  if (!Out.Over.empty()) {
    collectStores(After, *M.At, Out);
  }
  return Out;
}
