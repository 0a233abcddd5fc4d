// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/OperationCosts.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

namespace {

struct Operation {
  StringLiteral Name;
  unsigned Bits;
  unsigned Instructions;
};

constexpr Operation Operations[] = {
#define OPERATION(Name, Bits, Instructions) {Name, Bits, Instructions},
#include "Operations.inc"
#undef OPERATION
};

double lookUp(StringRef Name, unsigned Bits) { return issueSlotsOf(Name, Bits).value_or(1); }

/// The width that the table has for a type; vectors count by element.
unsigned bitsOf(const Type *T) {
  const unsigned Bits = T->getScalarSizeInBits();
  return Bits <= 32 ? 32 : 64;
}

/// A division by a constant is a multiplication and a shift; by a power of two, a shift or two.
double divisionBy(const Instruction &I) {
  if (const auto *By = dyn_cast<ConstantInt>(I.getOperand(1))) {
    return lookUp(By->getValue().isPowerOf2() ? "divide_by_power_of_two" : "divide_by_constant", bitsOf(I.getType()));
  }
  const auto *Factor = dyn_cast<ConstantFP>(I.getOperand(1));
  if (Factor && Factor->getValueAPF().getExactLog2Abs() != INT_MIN) {
    return 1;
  }
  return lookUp(I.getOpcodeName(), bitsOf(I.getType()));
}

double ofCall(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F || Call.isInlineAsm()) {
    return 1;
  }
  if (!F->isDeclaration()) {
    return F->getInstructionCount();
  }
  StringRef Name = F->getName();
  const Type *First = Call.arg_size() ? Call.getArgOperand(0)->getType() : Call.getType();
  if (Name.consume_front("__nv_")) {
    if (First->isFloatTy()) {
      Name.consume_back("f");
    }
    return lookUp(Name, bitsOf(First));
  }
  if (Name.consume_front("llvm.") && !Name.starts_with("nvvm.")) {
    const bool Approximate = isa<FPMathOperator>(Call) && Call.hasApproxFunc();
    return Approximate ? 1 : lookUp(Name.split('.').first, bitsOf(First));
  }
  return 1;
}

} // namespace

double cudatidy::issueSlotsOf(const Instruction &I) {
  if (isa<PHINode, AddrSpaceCastInst, BitCastInst, AllocaInst>(I) || I.isDebugOrPseudoInst() ||
      I.isLifetimeStartOrEnd()) {
    return 0;
  }
  const unsigned Parts = I.getType()->isVectorTy() ? cast<FixedVectorType>(I.getType())->getNumElements() : 1;
  switch (I.getOpcode()) {
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
  case Instruction::FRem:
    return Parts * divisionBy(I);
  case Instruction::FDiv:
    return Parts * (I.hasApproxFunc() ? lookUp("fdiv_approximate", 32) : divisionBy(I));
  case Instruction::Call:
    return ofCall(cast<CallBase>(I));
  default:
    return 1;
  }
}

std::optional<double> cudatidy::issueSlotsOf(StringRef Name, unsigned Bits) {
  for (const Operation &O : Operations) {
    if (O.Name == Name && O.Bits == Bits) {
      return O.Instructions;
    }
  }
  return std::nullopt;
}
