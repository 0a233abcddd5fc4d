// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/TensorUse.h"

#include "model/Builtins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace cudatidy;
using namespace llvm;

namespace {

constexpr TensorType Half{"fp16", "FP16", "CUDA_R_16F", "CUBLAS_COMPUTE_32F", false};
constexpr TensorType BFloat{"bf16", "BF16", "CUDA_R_16BF", "CUBLAS_COMPUTE_32F", false};
constexpr TensorType Int8{"int8", "INT8", "CUDA_R_8I", "CUBLAS_COMPUTE_32I", false};
constexpr TensorType Tf32{"tf32", "TF32", "CUDA_R_32F", "CUBLAS_COMPUTE_32F_FAST_TF32", true};

/// F and all that it calls.
SmallSetVector<const Function *, 8> reached(const Function &F) {
  SmallSetVector<const Function *, 8> All;
  All.insert(&F);
  for (unsigned N = 0; N != All.size(); ++N) {
    for (const Instruction &I : instructions(*All[N])) {
      const auto *Call = dyn_cast<CallBase>(&I);
      if (const Function *Callee = Call ? Call->getCalledFunction() : nullptr; Callee && !Callee->isDeclaration()) {
        All.insert(Callee);
      }
    }
  }
  return All;
}

} // namespace

std::optional<TensorType> cudatidy::tensorTypeOf(const MatrixProduct &P) {
  const Operand L = P.Left.Type, R = P.Right.Type;
  const bool IsInteger = P.At->getType()->isIntOrIntVectorTy();
  if ((L == Operand::Int8 || R == Operand::Int8) != IsInteger || L == Operand::Other || R == Operand::Other) {
    return std::nullopt;
  }
  if (L == R) {
    switch (L) {
    case Operand::Half:
      return Half;
    case Operand::BFloat:
      return BFloat;
    case Operand::Int8:
      return Int8;
    case Operand::Float:
      return Tf32;
    case Operand::Other:
      return std::nullopt;
    }
  }
  return L == Operand::Float || R == Operand::Float ? std::optional(Tf32) : std::nullopt;
}

bool cudatidy::anyInstruction(const Function &F, function_ref<bool(const Instruction &)> Test) {
  return any_of(reached(F), [&](const Function *G) { return any_of(instructions(*G), Test); });
}

bool cudatidy::mayHoldProduct(const Function &F) {
  return anyInstruction(F, [](const Instruction &I) {
    const auto *Call = dyn_cast<CallBase>(&I);
    return I.getOpcode() == Instruction::FMul || I.getOpcode() == Instruction::Mul ||
           (Call && Call->arg_size() >= 3 && !Call->getType()->isVoidTy());
  });
}

bool cudatidy::usesTensorCores(const Function &F) {
  return anyInstruction(F, [](const Instruction &I) {
    const auto *Call = dyn_cast<CallBase>(&I);
    return Call && builtinOf(*Call) == Builtin::Tensor;
  });
}

std::string cudatidy::nameOfArray(const Value *Base) {
  if (const auto *A = dyn_cast_or_null<Argument>(Base)) {
    if (A->hasName()) {
      return A->getName().str();
    }
    // Without names in the IR the debug information has them.
    if (const DISubprogram *S = A->getParent()->getSubprogram()) {
      for (const DINode *Node : S->getRetainedNodes()) {
        if (const auto *V = dyn_cast<DILocalVariable>(Node); V && V->getArg() == A->getArgNo() + 1) {
          return V->getName().str();
        }
      }
    }
  } else if (const auto *G = dyn_cast_or_null<GlobalVariable>(Base)) {
    SmallVector<DIGlobalVariableExpression *, 1> Of;
    G->getDebugInfo(Of);
    return Of.empty() ? std::string() : Of.front()->getVariable()->getName().str();
  }
  return {};
}

std::string cudatidy::libraryCall(const MatrixProduct &P, const TensorType &Type, const std::string &Left,
                                  const std::string &Right, const std::string &Into) {
  if (Left.empty() || Right.empty() || Into.empty() || !P.LeftStep || !P.RightStep || !P.Batch.empty()) {
    return {};
  }
  // Rows of the program are columns of the library: it is asked for the transposed product, Right first.
  const auto Bytes = [](const Origin &O) { return int64_t(O.Direct->getType()->getScalarSizeInBits() / 8); };
  const bool LeftAlongSum = *P.LeftStep == Bytes(P.Left), RightAlongSum = *P.RightStep == Bytes(P.Right);
  const bool Integer = Type.Name == "int8";
  std::string Code = Integer ? "const int alpha = 1, beta = 0;\n" : "const float alpha = 1, beta = 0;\n";
  const std::string Result = Integer ? "CUDA_R_32I" : Type.Library.str();
  Code += "// row-major " + Into + "(m x n), sum over k\n";
  Code += "cublasGemmEx(handle, CUBLAS_OP_" + std::string(RightAlongSum ? "T" : "N") + ", CUBLAS_OP_" +
          (LeftAlongSum ? "N" : "T") + ", n, m, k, &alpha, " + Right + ", " + Type.Library.str() + ", " +
          (RightAlongSum ? "k" : "n") + ",\n             " + Left + ", " + Type.Library.str() + ", " +
          (LeftAlongSum ? "k" : "m") + ", &beta, " + Into + ", " + Result + ", n, " + Type.Compute.str() +
          ", CUBLAS_GEMM_DEFAULT);\n";
  return Code;
}
