// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What tensor cores would make of a matrix product.
#ifndef CUDATIDY_PATTERN_TENSORUSE_H
#define CUDATIDY_PATTERN_TENSORUSE_H

#include "pattern/Products.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace cudatidy {

struct TensorType {
  llvm::StringRef Name;    ///< as rules/arch names it: "fp16"
  llvm::StringRef Label;   ///< as people write it: "FP16"
  llvm::StringRef Library; ///< cudaDataType of the operands
  llvm::StringRef Compute; ///< cublasComputeType_t
  bool Rounds = false;     ///< the operands are rounded first: results change
};

/// The operand type that serves both factors; none when tensor cores have none for them, or one of FP64 alone.
std::optional<TensorType> tensorTypeOf(const MatrixProduct &P);

/// Whether Test holds for an instruction of F, or of a function that it calls.
bool anyInstruction(const llvm::Function &F, llvm::function_ref<bool(const llvm::Instruction &)> Test);

/// A cheap test: some product of two values is added up in a loop.
bool mayHoldProduct(const llvm::Function &F);

/// Whether a kernel, or a function that it calls, has tensor cores work.
bool usesTensorCores(const llvm::Function &F);

/// The name of an array in the source; empty when it has none.
std::string nameOfArray(const llvm::Value *Base);

/// The call of cuBLAS that computes the product, sizes named m, n, k; empty where strides along the sum are not known,
/// or there is more than one product.
std::string libraryCall(const MatrixProduct &P, const TensorType &Type, const std::string &Left,
                        const std::string &Right, const std::string &Into);

} // namespace cudatidy

#endif
