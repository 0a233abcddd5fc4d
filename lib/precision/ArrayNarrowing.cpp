// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/ArrayNarrowing.h"

#include "precision/Transfer.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

#include <map>
#include <set>

using namespace cudatidy;
using namespace llvm;

ArgumentUses cudatidy::usesOf(const Argument &A) {
  ArgumentUses R;
  SmallVector<const Value *, 16> Todo = {&A};
  SmallPtrSet<const Value *, 16> Seen = {&A};
  const auto IsFloat = [](const Type *T) { return T->getScalarType()->isFloatTy(); };
  for (size_t N = 0; N != Todo.size(); ++N) {
    for (const User *U : Todo[N]->users()) {
      if (const auto *S = dyn_cast<StoreInst>(U); S && S->getPointerOperand() == Todo[N]) {
        R.Stores.push_back(S);
        R.Plain &= IsFloat(S->getValueOperand()->getType()) && !S->isVolatile();
      } else if (const auto *L = dyn_cast<LoadInst>(U)) {
        R.Loads.push_back(L);
        R.Plain &= IsFloat(L->getType()) && !L->isVolatile();
      } else if (isa<GetElementPtrInst, AddrSpaceCastInst, PHINode, SelectInst>(U)) {
        // A pointer that may be one of two is not only this array's.
        R.Plain &= !isa<PHINode, SelectInst>(U);
        if (Seen.insert(U).second) {
          Todo.push_back(U);
        }
      } else if (!isa<ICmpInst>(U)) {
        R.Plain = false;
      }
    }
  }
  return R;
}

ValueFacts cudatidy::storedTo(const Argument &A, const ValueRange &Of) {
  ValueFacts R;
  for (const StoreInst *S : usesOf(A).Stores) {
    R = R.join(Of.at(S->getValueOperand(), S->getParent()));
  }
  return R;
}

namespace {

/// All that a value is computed from: its operands, theirs, and what shared memory hands on. Addresses are left out.
class Slice {
public:
  Slice(const ValueRange &Of, const Value *V, bool WithConditions) {
    SmallVector<const Value *, 32> Todo = {V};
    Seen.insert(V);
    const auto Add = [&](const Value *W) {
      if (Seen.insert(W).second) {
        Todo.push_back(W);
      }
    };
    for (size_t N = 0; N != Todo.size(); ++N) {
      const auto *I = dyn_cast<Instruction>(Todo[N]);
      if (!I) {
        continue;
      }
      All.push_back(I);
      if (const auto *L = dyn_cast<LoadInst>(I)) {
        if (const auto *Stores = Of.storesTo(L->getPointerOperand())) {
          for (const StoreInst *S : *Stores) {
            Add(S->getValueOperand());
          }
        }
        continue;
      }
      const auto *S = dyn_cast<SelectInst>(I);
      for (const Use &Operand : I->operands()) {
        if (!S || WithConditions || Operand.get() != S->getCondition()) {
          Add(Operand.get());
        }
      }
    }
  }
  ArrayRef<const Instruction *> all() const { return All; }

private:
  SmallPtrSet<const Value *, 32> Seen;
  SmallVector<const Instruction *, 32> All;
};

const LoadInst *floatLoad(const Value *V) {
  const auto *E = dyn_cast<ExtractElementInst>(V);
  const auto *L = dyn_cast<LoadInst>(E ? E->getVectorOperand() : V);
  return L && L->getType()->getScalarType()->isFloatTy() &&
                 isa<Argument>(getUnderlyingObject(L->getPointerOperand(), 0))
             ? L
             : nullptr;
}

bool isScalar(const Value *V) { return isa<Argument>(V) || isa<ConstantFP>(V); }

bool scales(const Value *V) {
  const auto *I = dyn_cast<Instruction>(V);
  return I && I->getOpcode() == Instruction::FMul && (isScalar(I->getOperand(0)) || isScalar(I->getOperand(1)));
}

/// `X[I] + Step * F`: a state that moves on, so that errors would add up from launch to launch.
bool integrates(const Instruction &I) {
  if (I.getOpcode() == Instruction::FAdd || I.getOpcode() == Instruction::FSub) {
    const Value *A = I.getOperand(0), *B = I.getOperand(1);
    return (floatLoad(A) && scales(B)) || (floatLoad(B) && scales(A));
  }
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && mathCall(*Call).Name == "fma" && floatLoad(Call->getArgOperand(2)) &&
         (isScalar(Call->getArgOperand(0)) || isScalar(Call->getArgOperand(1)));
}

/// Whether the value is made as iterative solvers make it: from neighbours in one FP32 array, or a step of time.
bool looksIterative(const Slice &S) {
  // Neighbours are loaded side by side; a sum over a row comes back to it in another loop.
  std::map<std::pair<const Argument *, const BasicBlock *>, std::set<const Value *>> Places;
  for (const Instruction *I : S.all()) {
    if (integrates(*I)) {
      return true;
    }
    if (const LoadInst *L = floatLoad(I)) {
      const auto *A = cast<Argument>(getUnderlyingObject(L->getPointerOperand(), 0));
      Places[{A, L->getParent()}].insert(L->getPointerOperand());
    }
  }
  return any_of(Places, [](const auto &P) { return P.second.size() > 1; });
}

bool loadsData(const Slice &S) {
  return any_of(S.all(), [](const Instruction *I) {
    const auto *L = dyn_cast<LoadInst>(I);
    return L && isa<Argument>(getUnderlyingObject(L->getPointerOperand(), 0));
  });
}

/// Whether a value is a loaded one in a wider type, and nothing else was done: what copies 16-bit floats to floats is
/// there because somebody wants floats.
bool isWidenedCopy(const Slice &S) {
  return all_of(S.all(), [](const Instruction *I) {
    const auto *Call = dyn_cast<CallBase>(I);
    return isa<LoadInst, CastInst, ExtractElementInst, InsertElementInst>(I) || (Call && Call->isInlineAsm()) ||
           (isa<BinaryOperator>(I) && I->getType()->isIntegerTy());
  });
}

constexpr uint32_t Doubts = FromIndex | FromAngle | FromWideInteger | FromUnknown | FromDouble;

std::optional<NarrowArray> ofStored(const Argument &A, const ArgumentUses &Uses, const ValueRange &Of) {
  NarrowArray R;
  R.Array = &A;
  R.Stored = true;
  R.At = Uses.Stores.front();
  R.Values = storedTo(A, Of);
  if (R.Values.isEmpty() || (R.Values.From & Doubts)) {
    return std::nullopt;
  }
  bool Data = false;
  for (const StoreInst *S : Uses.Stores) {
    const Slice With(Of, S->getValueOperand(), true);
    if (looksIterative(With)) {
      return std::nullopt;
    }
    Data |= loadsData(With);
    if ((R.Values.From & FromHalf) && isWidenedCopy(With)) {
      return std::nullopt;
    }
  }
  if (!Data) { // tables, initial values
    return std::nullopt;
  }
  const bool OnlyFormats = R.Values.From & (FromBytes | FromShorts | FromHalf) && !(R.Values.From & FromFloat);
  for (const NarrowFormat *F : {&Fp16, &Bf16}) {
    const bool Chosen = !(R.Values.From & (FromFloat | FromArgument)) || R.Values.In.isFinite();
    if (R.Values.fits(*F) && (OnlyFormats || (Chosen && R.Values.In.isFinite() && !R.Values.In.isPoint()))) {
      R.Format = F;
      R.Grade = NarrowGrade::Exact;
      return R;
    }
  }
  if (R.Values.In.isFinite() && !R.Values.In.isPoint()) {
    for (const NarrowFormat *F : {&Fp16, &Bf16}) {
      if (R.Values.In.most() <= F->Largest) {
        R.Format = F;
        R.Grade = NarrowGrade::Bounded;
        R.IsShare = F == &Bf16;
        R.Error = R.IsShare ? F->relativeError() : F->roundingError(R.Values.In);
        return R;
      }
    }
  }
  R.Format = &Bf16;
  R.Grade = NarrowGrade::RangeUnknown;
  R.Error = Bf16.relativeError();
  R.IsShare = true;
  return R;
}

std::optional<NarrowArray> ofLoaded(const Argument &A, const ArgumentUses &Uses, const ValueRange &Of) {
  NarrowArray R;
  R.Array = &A;
  R.At = Uses.Loads.front();
  R.Values = ValueFacts::unknown(FromFloat);
  R.Format = &Bf16;
  R.IsShare = true;
  ErrorPropagation::ArrayErrors Errors;
  Errors[&A] = {Bf16.relativeError(), Bf16.smallestError(), false};
  bool Reached = false;
  for (const ErrorPropagation::Output &O : ErrorPropagation(Of, Errors).outputs()) {
    if (O.Error.Unknown || O.Error.Absolute > 0) {
      return std::nullopt;
    }
    Reached |= !O.Error.isZero();
    R.Error = std::max(R.Error, O.Error.Relative);
    if (!O.Error.isZero() && looksIterative(Slice(Of, O.Stored, true))) {
      return std::nullopt;
    }
  }
  return Reached ? std::optional(R) : std::nullopt;
}

} // namespace

std::vector<NarrowArray> cudatidy::narrowArrays(const ValueRange &Of) {
  std::vector<NarrowArray> All;
  if (!Of.isAnalysed()) {
    return All;
  }
  for (const Argument &A : Of.function().args()) {
    if (!A.getType()->isPointerTy() || A.hasByValAttr()) {
      continue;
    }
    const ArgumentUses Uses = usesOf(A);
    if (!Uses.Plain || Uses.Loads.empty() == Uses.Stores.empty()) {
      continue;
    }
    if (const auto R = Uses.Stores.empty() ? ofLoaded(A, Uses, Of) : ofStored(A, Uses, Of)) {
      All.push_back(*R);
    }
  }
  return All;
}

std::vector<std::string> cudatidy::provenBy(uint32_t From) {
  static constexpr std::pair<Origin, const char *> Names[] = {{FromBytes, "int8"},          {FromShorts, "int16"},
                                                              {FromHalf, "float16"},        {ByClamp, "clamp"},
                                                              {ByActivation, "activation"}, {ByShare, "normalisation"}};
  std::vector<std::string> Out;
  for (const auto &[Bit, Name] : Names) {
    if (From & Bit) {
      Out.emplace_back(Name);
    }
  }
  return Out;
}
