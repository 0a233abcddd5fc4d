// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/SlowOperations.h"

#include "model/Builtins.h"
#include "model/OperationCosts.h"
#include "pattern/Axes.h"
#include "pattern/TensorUse.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"

using namespace cudatidy;
using namespace llvm;

namespace {

using Kind = SlowOperation::Kind;

/// Products of more factors than this are no shorter to read, nor more exact, than pow.
constexpr int MaxExponent = 4;

StringRef calledName(const Value *V) {
  const auto *Call = dyn_cast<CallBase>(V);
  const Function *F = Call ? Call->getCalledFunction() : nullptr;
  return F && F->isDeclaration() ? F->getName() : "";
}

/// The mathematical function of a call, without what tells its type: "sqrt" of __nv_sqrtf and llvm.sqrt.f32.
StringRef mathName(const Value *V) {
  StringRef Name = calledName(V);
  if (Name.consume_front("__nv_")) {
    if (V->getType()->isFloatTy()) {
      Name.consume_back("f");
    }
    return Name;
  }
  if (Name.starts_with("llvm.sqrt.") || Name.starts_with("llvm.sin.") || Name.starts_with("llvm.cos.") ||
      Name.starts_with("llvm.pow.")) {
    return cast<CallBase>(V)->hasApproxFunc() ? "" : Name.drop_front(5).split('.').first;
  }
  return Name == "llvm.nvvm.sqrt.rn.f" || Name == "llvm.nvvm.sqrt.rn.d" || Name == "llvm.nvvm.sqrt.f" ? "sqrt" : "";
}

std::optional<unsigned> floatBits(const Type *T) {
  return T->isFloatTy() ? std::optional(32U) : T->isDoubleTy() ? std::optional(64U) : std::nullopt;
}

class Finder {
public:
  Finder(const Kernel &K, const Function &F)
      : K(K), F(F), Tree(const_cast<Function &>(F)), Loops(Tree), Varies(Loops) {} // the tree only reads F

  void find(std::vector<SlowOperation> &Out) {
    MapVector<const Value *, SmallVector<const Instruction *, 2>> Angles;
    for (const Instruction &I : instructions(F)) {
      if (mathName(&I) == "sin" || mathName(&I) == "cos") {
        Angles[cast<CallBase>(I).getArgOperand(0)].push_back(&I);
      }
      std::optional<SlowOperation> S;
      if (mathName(&I) == "pow") {
        S = power(cast<CallBase>(I));
      } else if (I.getOpcode() == Instruction::FDiv) {
        S = root(I);
        S = S ? S : invariant(I, Kind::FloatDivision);
      } else if (isIntegerDivision(I)) {
        S = powerOfTwo(I);
        S = S ? S : invariant(I, Kind::IntegerDivision);
      }
      if (S && S->Then < S->Now && isInHotCode(I)) {
        Out.push_back(std::move(*S));
      }
    }
    for (const auto &[Of, Calls] : Angles) {
      if (auto S = sineAndCosine(Calls); S && isInHotCode(*S->At)) {
        Out.push_back(std::move(*S));
      }
    }
  }

private:
  /// A remainder beside the quotient of the same: one multiplication more.
  static bool isLeftByDivision(const Instruction &I) {
    const bool Remainder = I.getOpcode() == Instruction::URem || I.getOpcode() == Instruction::SRem;
    // Constants do not list their users.
    const Value *Shared = isa<Constant>(I.getOperand(0)) ? I.getOperand(1) : I.getOperand(0);
    return Remainder && !isa<Constant>(Shared) && any_of(Shared->users(), [&](const User *U) {
             const auto *Other = dyn_cast<BinaryOperator>(U);
             return Other && (Other->getOpcode() == Instruction::UDiv || Other->getOpcode() == Instruction::SDiv) &&
                    Other->getOperand(0) == I.getOperand(0) && Other->getOperand(1) == I.getOperand(1);
           });
  }

  static bool isIntegerDivision(const Instruction &I) {
    switch (I.getOpcode()) {
    case Instruction::UDiv:
    case Instruction::SDiv:
    case Instruction::URem:
    case Instruction::SRem:
      return !isa<Constant>(I.getOperand(1)) && !isLeftByDivision(I) &&
             (I.getType()->isIntegerTy(32) || I.getType()->isIntegerTy(64));
    default:
      return false;
    }
  }

  /// Whether I is executed as often as the kernel's code is: in a loop, where there are some, and not of what stays the
  /// same there and is computed in front of it. Of long loops the model runs some rounds, so that what stands outside
  /// seems more than it is.
  bool isInHotCode(const Instruction &I) {
    const Loop *L = Loops.getLoopFor(I.getParent());
    if (!L) {
      return Loops.empty();
    }
    const Variation How = Varies.of(&I, I.getParent());
    if (!How.Known) {
      return !L->hasLoopInvariantOperands(&I);
    }
    return any_of(Varies.leaves(How.On), [&](unsigned A) { return Varies[A].L == L; });
  }

  static std::optional<SlowOperation> power(const CallBase &Call) {
    const auto *By = Call.arg_size() == 2 ? dyn_cast<ConstantFP>(Call.getArgOperand(1)) : nullptr;
    const auto Bits = floatBits(Call.getType());
    // A float made double for the sake of the call is another finding.
    if (!By || !Bits || isa<Constant>(Call.getArgOperand(0)) || isa<FPExtInst>(Call.getArgOperand(0))) {
      return std::nullopt;
    }
    const double Exponent = By->getValueAPF().convertToDouble();
    if (Exponent != int(Exponent) || Exponent < 2 || Exponent > MaxExponent) {
      return std::nullopt;
    }
    SlowOperation S;
    S.What = Kind::Power;
    S.At = &Call;
    S.Bits = *Bits;
    S.Exponent = int(Exponent);
    S.Now = issueSlotsOf("pow", *Bits).value_or(0);
    S.Then = S.Exponent == 2 ? 1 : 2; // a square, and one product more
    return S;
  }

  static std::optional<SlowOperation> root(const Instruction &Division) {
    const auto *Root = dyn_cast<CallBase>(Division.getOperand(1));
    const auto Bits = floatBits(Division.getType());
    if (!Root || !Bits || mathName(Root) != "sqrt" || !Root->hasOneUse() || Division.hasApproxFunc()) {
      return std::nullopt;
    }
    const auto *One = dyn_cast<ConstantFP>(Division.getOperand(0));
    SlowOperation S;
    S.What = Kind::ReciprocalRoot;
    S.At = &Division;
    S.Other = Root;
    S.Bits = *Bits;
    S.Now = issueSlotsOf("sqrt", *Bits).value_or(0) + issueSlotsOf("fdiv", *Bits).value_or(0);
    S.Then = issueSlotsOf("rsqrt", *Bits).value_or(S.Now) + (One && One->isExactlyValue(1.0) ? 0 : 1);
    return S;
  }

  /// Executed together: both in one block, or one where the other has been.
  std::optional<SlowOperation> sineAndCosine(ArrayRef<const Instruction *> Calls) const {
    for (const Instruction *First : Calls) {
      for (const Instruction *Second : Calls) {
        const auto Bits = floatBits(First->getType());
        if (!Bits || mathName(First) == mathName(Second) || !Tree.dominates(First, Second) ||
            First->getType() != Second->getType() ||
            Loops.getLoopFor(First->getParent()) != Loops.getLoopFor(Second->getParent())) {
          continue;
        }
        SlowOperation S;
        S.What = Kind::SineAndCosine;
        S.At = Second;
        S.Other = First;
        S.Bits = *Bits;
        S.Now = issueSlotsOf("sin_and_cos", *Bits).value_or(0);
        S.Then = issueSlotsOf("sincos", *Bits).value_or(S.Now);
        return S.Then < S.Now ? std::optional(S) : std::nullopt;
      }
    }
    return std::nullopt;
  }

  bool isSameForAll(const Value *V, const Instruction &At) {
    const Variation How = Varies.of(V, At.getParent());
    return !isa<Constant>(V) && How.Known && How.On.empty();
  }

  /// Whether V differs between threads, and between rounds of L: what a warp shares is computed once for all lanes, and
  /// what stays the same in front of the loop.
  bool isNewInEachRound(const Value *V, const Instruction &At, const Loop &L) {
    const Variation How = Varies.of(V, At.getParent());
    if (!How.Known) {
      return !L.isLoopInvariant(V);
    }
    const AxisSet Leaves = Varies.leaves(How.On);
    return any_of(Leaves, [&](unsigned A) { return Varies[A].L == &L; }) &&
           any_of(Leaves, [&](unsigned A) { return Varies[A].What == Axis::Kind::Thread; });
  }

  /// A division by the same value in each round of a loop.
  std::optional<SlowOperation> invariant(const Instruction &I, Kind What) {
    const Loop *L = Loops.getLoopFor(I.getParent());
    const bool IsFloat = What == Kind::FloatDivision;
    const auto Bits = IsFloat ? floatBits(I.getType()) : std::optional(I.getType()->getIntegerBitWidth());
    if (!L || !Bits || (IsFloat && I.hasApproxFunc()) || !isSameForAll(I.getOperand(1), I) ||
        !isNewInEachRound(I.getOperand(0), I, *L)) {
      return std::nullopt;
    }
    SlowOperation S;
    S.What = What;
    S.At = &I;
    S.Bits = *Bits;
    S.Now = issueSlotsOf(std::string(I.getOpcodeName()) + "_invariant", *Bits).value_or(0);
    S.Then = IsFloat ? 1 : issueSlotsOf("divide_by_constant", *Bits).value_or(S.Now);
    S.Divisor = nameOf(I.getOperand(1));
    return S;
  }

  /// A division by what the launch makes a power of two.
  std::optional<SlowOperation> powerOfTwo(const Instruction &I) {
    const std::optional<uint64_t> By = valueAtLaunch(I.getOperand(1));
    const Loop *L = Loops.getLoopFor(I.getParent());
    if (!By || !isPowerOf2_64(*By) || (L && !isNewInEachRound(I.getOperand(0), I, *L))) {
      return std::nullopt;
    }
    SlowOperation S;
    S.What = Kind::PowerOfTwo;
    S.At = &I;
    S.Bits = I.getType()->getIntegerBitWidth();
    S.Value = *By;
    S.Divisor = nameOf(I.getOperand(1));
    S.Now = issueSlotsOf(std::string(I.getOpcodeName()) + (L ? "_invariant" : ""), S.Bits).value_or(0);
    S.Then = issueSlotsOf("divide_by_power_of_two", S.Bits).value_or(S.Now);
    return S;
  }

  /// What host code passes, when it passes nothing else.
  std::optional<uint64_t> valueAtLaunch(const Value *V) const {
    // One of several launches says nothing of the others.
    if (!K.On.Certain || !K.OnlyLaunch) {
      return std::nullopt;
    }
    V = withoutCasts(V);
    if (const auto *A = dyn_cast<Argument>(V); A && &F == K.F && A->getArgNo() < K.On.Arguments.size()) {
      const ArgumentValue &Told = K.On.Arguments[A->getArgNo()];
      const bool Known = Told.Certain && Told.Type == ArgumentValue::Kind::Integer && Told.Integers.size() == 1;
      return Known && Told.Integers[0] > 0 ? std::optional(uint64_t(Told.Integers[0])) : std::nullopt;
    }
    const auto *Call = dyn_cast<CallBase>(V);
    const Builtin B = Call ? builtinOf(*Call) : Builtin::Unknown;
    if (B >= Builtin::BlockDimX && B <= Builtin::BlockDimZ && K.On.BlockKnown) {
      return K.On.Block[unsigned(B) - unsigned(Builtin::BlockDimX)];
    }
    return std::nullopt;
  }

  static std::string nameOf(const Value *V) {
    V = withoutCasts(V);
    constexpr const char *Names[] = {"blockDim.x", "blockDim.y", "blockDim.z", "gridDim.x", "gridDim.y", "gridDim.z"};
    const auto *Call = dyn_cast<CallBase>(V);
    const Builtin B = Call ? builtinOf(*Call) : Builtin::Unknown;
    if (B >= Builtin::BlockDimX && B <= Builtin::GridDimZ) {
      return Names[unsigned(B) - unsigned(Builtin::BlockDimX)];
    }
    return nameOfArray(V);
  }

  const Kernel &K;
  const Function &F;
  DominatorTree Tree;
  LoopInfo Loops;
  Axes Varies;
};

} // namespace

std::vector<SlowOperation> cudatidy::slowOperations(const Kernel &K) {
  std::vector<SlowOperation> Out;
  Finder(K, *K.F).find(Out);
  std::vector<const Function *> Callees; // those that the model ran
  for (const Site &S : K.Sites) {
    const Function *F = S.I->getFunction();
    if (F != K.F && !is_contained(Callees, F)) {
      Callees.push_back(F);
      Finder(K, *F).find(Out);
    }
  }
  return Out;
}
