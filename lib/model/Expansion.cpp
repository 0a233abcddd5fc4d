// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Expansion.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"

using namespace cudatidy;
using namespace llvm;

static bool isPowerOfTwo(const Value *V) {
  const auto *C = dyn_cast<ConstantFP>(V);
  return C && C->getValueAPF().getExactLog2Abs() != INT_MIN;
}

static bool functionBranches(StringRef Name, bool Double) {
  return StringSwitch<bool>(Name)
      .Cases({"sqrt", "sin", "cos", "sincos", "tan", "pow", "fmod", "tanh"}, true)
      .Cases({"atan2", "tgamma", "lgamma", "hypot", "remainder", "sinpi", "cospi"}, true)
      .Cases({"exp", "exp2", "exp10", "log", "log2", "log10", "log1p", "expm1"}, Double)
      .Cases({"asin", "acos", "sinh", "cosh", "rsqrt", "acosh", "asinh", "atanh"}, Double)
      .Default(false);
}

bool cudatidy::callsRoutine(const Instruction &I) {
  if (!expandsWithBranch(I))
    return false;
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return I.getOpcode() != Instruction::FRem;
  return Call->getArgOperand(0)->getType()->isDoubleTy() || Call->getCalledFunction()->getName().contains("sqrt");
}

bool cudatidy::expandsWithBranch(const Instruction &I) {
  Type *T = I.getType();
  switch (I.getOpcode()) {
  case Instruction::FDiv:
    return (T->isFloatTy() || T->isDoubleTy()) && !isPowerOfTwo(I.getOperand(1)) && !I.hasApproxFunc();
  case Instruction::FRem:
    return true;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return T->isIntegerTy(64) && !isa<Constant>(I.getOperand(1));
  case Instruction::Call: {
    const Function *F = cast<CallBase>(I).getCalledFunction();
    if (!F || !F->isDeclaration() || !F->arg_size())
      return false;
    StringRef Name = F->getName();
    Type *First = F->getArg(0)->getType();
    const bool Double = First->isDoubleTy();
    if (!Double && !First->isFloatTy())
      return false;
    if (Name.consume_front("__nv_")) {
      if (!Double)
        Name.consume_back("f");
      return functionBranches(Name, Double);
    }
    return Name.consume_front("llvm.") && !Name.starts_with("nvvm.") && functionBranches(Name.split('.').first, Double);
  }
  default:
    return false;
  }
}
