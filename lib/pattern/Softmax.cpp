// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Softmax.h"

#include "pattern/Origins.h"
#include "pattern/TensorUse.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

/// Values of a slice beyond this many are not looked at.
static constexpr unsigned MaxSlice = 3000;

namespace {

using Slice = SmallSetVector<const Value *, 32>;

bool isExponential(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || !Call->getType()->getScalarType()->isFloatingPointTy()) {
    return false;
  }
  if (const auto *Asm = dyn_cast<InlineAsm>(Call->getCalledOperand())) {
    return StringRef(Asm->getAsmString()).contains("ex2.");
  }
  const StringRef Name = Call->getCalledFunction() ? Call->getCalledFunction()->getName() : "";
  return Name.contains("exp") && !Name.contains("expect") && !Name.contains("frexp") && !Name.contains("ldexp");
}

bool isDivision(const Value *V) {
  const auto *I = dyn_cast<Instruction>(V);
  if (I && I->getOpcode() == Instruction::FDiv) {
    return true;
  }
  const auto *Call = dyn_cast_or_null<CallBase>(I);
  const StringRef Name = Call && Call->getCalledFunction() ? Call->getCalledFunction()->getName() : "";
  return Name.contains("rcp") || Name.contains("div");
}

/// Whether Op is what I takes off from something, or adds to a product.
bool isSubtracted(const Instruction &I, const Value *Op) {
  if (I.getOpcode() == Instruction::FSub) {
    return I.getOperand(1) == Op && I.getOperand(0) != Op;
  }
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && (Call->getIntrinsicID() == Intrinsic::fma || Call->getIntrinsicID() == Intrinsic::fmuladd) &&
         Call->getArgOperand(2) == Op;
}

/// What values are computed from, memory that the function itself fills included.
class Slicer {
public:
  explicit Slicer(const Function &F) {
    for (const Instruction &I : instructions(F)) {
      if (const auto *Store = dyn_cast<StoreInst>(&I)) {
        if (const Value *Base = baseOf(Store->getPointerOperand())) {
          Stored[Base].push_back(Store->getValueOperand());
        }
      }
    }
  }
  /// Elements: of the argument of an exponential, only what it grows with; what is subtracted (the maximum of the row)
  /// may come from anywhere, and so may what arrays in global memory hold.
  Slice of(const Value *V, bool Elements = false) const {
    Slice Out;
    Out.insert(V);
    for (unsigned N = 0; N < Out.size() && N < MaxSlice; ++N) {
      const auto *I = dyn_cast<Instruction>(Out[N]);
      if (!I) {
        continue;
      }
      if (const auto *Load = dyn_cast<LoadInst>(I)) {
        const Value *Base = baseOf(Load->getPointerOperand());
        if (const auto It = Stored.find(Base); It != Stored.end() && (!Elements || isTile(Base))) {
          Out.insert_range(It->second);
        }
      } else if (const auto *Choice = dyn_cast<SelectInst>(I)) {
        Out.insert(Choice->getTrueValue());
        Out.insert(Choice->getFalseValue());
      } else if (!isa<GetElementPtrInst>(I)) {
        for (const Value *Op : I->operand_values()) {
          if (Elements && isSubtracted(*I, Op)) {
            continue;
          }
          if (isa<Instruction>(Op) && !Op->getType()->isPointerTy()) {
            Out.insert(Op);
          }
        }
      }
    }
    return Out;
  }

  /// Whether V is an exponential but for factors: what is added to one is something else, as a loss's gradient is.
  bool isScaled(const Value *V, const Instruction &Exponential) const {
    Slice Way;
    Way.insert(V);
    for (unsigned N = 0; N < Way.size() && N < MaxSlice; ++N) {
      const auto *I = dyn_cast<Instruction>(Way[N]);
      if (I == &Exponential) {
        return true;
      }
      if (const auto *Load = dyn_cast_or_null<LoadInst>(I)) {
        if (const auto It = Stored.find(baseOf(Load->getPointerOperand())); It != Stored.end()) {
          Way.insert_range(It->second);
        }
      } else if (I && I->getOpcode() == Instruction::FDiv) {
        Way.insert(I->getOperand(0));
      } else if (I && (I->getOpcode() == Instruction::FMul ||
                       isa<CastInst, PHINode, SelectInst, InsertElementInst, ExtractElementInst, FreezeInst>(I))) {
        Way.insert_range(I->operand_values());
      } else if (isa_and_nonnull<CallBase>(I) && isDivision(I)) {
        Way.insert(cast<CallBase>(I)->getArgOperand(0));
      }
    }
    return false;
  }

private:
  DenseMap<const Value *, SmallVector<const Value *, 2>> Stored;
};

/// The argument whose elements a slice loads; none when there are several, or none.
std::optional<unsigned> onlyArgument(const Slice &S) {
  std::optional<unsigned> Found;
  for (const Value *V : S) {
    const auto *Load = dyn_cast<LoadInst>(V);
    // Of any type: halves are moved as integers.
    const auto *A = Load ? dyn_cast_or_null<Argument>(baseOf(Load->getPointerOperand())) : nullptr;
    if (A && Found && *Found != A->getArgNo()) {
      return std::nullopt;
    }
    if (A) {
      Found = A->getArgNo();
    }
  }
  return Found;
}

bool readsMemory(const Slice &S) {
  return any_of(S, [](const Value *V) {
    const auto *Load = dyn_cast<LoadInst>(V);
    return Load && isa_and_nonnull<Argument>(baseOf(Load->getPointerOperand()));
  });
}

/// Whether two elements are multiplied on the way.
bool multipliesElements(const Slice &S, const Slicer &Slices) {
  return any_of(S, [&](const Value *V) {
    const auto *I = dyn_cast<Instruction>(V);
    const auto *Call = dyn_cast_or_null<IntrinsicInst>(I);
    const bool Fused =
        Call && (Call->getIntrinsicID() == Intrinsic::fma || Call->getIntrinsicID() == Intrinsic::fmuladd);
    return I && (I->getOpcode() == Instruction::FMul || Fused) && readsMemory(Slices.of(I->getOperand(0))) &&
           readsMemory(Slices.of(I->getOperand(1)));
  });
}

} // namespace

std::vector<Softmax> cudatidy::softmaxesOf(const Function &F) {
  std::vector<const Instruction *> Exponentials, Additions;
  for (const Instruction &I : instructions(F)) {
    if (isExponential(I)) {
      Exponentials.push_back(&I);
    } else if (I.getOpcode() == Instruction::FAdd && !isa<Constant>(I.getOperand(0)) &&
               !isa<Constant>(I.getOperand(1))) {
      Additions.push_back(&I);
    }
  }
  std::vector<Softmax> Out;
  if (Exponentials.empty() || Additions.empty()) {
    return Out;
  }
  const Slicer Slices(F);
  SmallPtrSet<const Value *, 8> Sums; // of exponentials
  for (const Instruction *A : Additions) {
    const Slice S = Slices.of(A);
    if (any_of(Exponentials, [&](const Instruction *E) { return S.contains(E); })) {
      Sums.insert(A);
    }
  }
  for (const Instruction &I : instructions(F)) {
    const auto *Store = dyn_cast<StoreInst>(&I);
    const auto *To = Store ? dyn_cast_or_null<Argument>(baseOf(Store->getPointerOperand())) : nullptr;
    if (!To) {
      continue;
    }
    const Slice S = Slices.of(Store->getValueOperand());
    if (none_of(S, isDivision) || none_of(S, [&](const Value *V) { return Sums.contains(V); })) {
      continue;
    }
    for (const Instruction *E : Exponentials) {
      const Slice Under = Slices.of(E, /*Elements=*/true);
      const auto From = S.contains(E) ? onlyArgument(Under) : std::nullopt;
      if (From && Slices.isScaled(Store->getValueOperand(), *E) && !multipliesElements(Under, Slices) &&
          !is_contained(Out, Softmax{*From, To->getArgNo()})) {
        Out.push_back({*From, To->getArgNo()});
      }
    }
  }
  return Out;
}

bool cudatidy::mayHoldSoftmax(const Function &F) {
  return anyInstruction(F, [](const Instruction &I) { return isExponential(I); });
}

unsigned cudatidy::accessesOf(const Function &F, unsigned Argument) {
  return unsigned(count_if(instructions(F), [&](const Instruction &I) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    const auto *A = Pointer ? dyn_cast_or_null<llvm::Argument>(baseOf(Pointer)) : nullptr;
    return A && A->getArgNo() == Argument;
  }));
}
