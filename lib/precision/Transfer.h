// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inside of ValueRange: what one instruction makes of its operands' facts.
#ifndef CUDA_TIDY_PRECISION_TRANSFER_H
#define CUDA_TIDY_PRECISION_TRANSFER_H

#include "precision/ValueFacts.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace llvm {
class CallBase;
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace cudatidy {

using FactsOf = llvm::function_ref<ValueFacts(const llvm::Value *)>;

/// All that values of a type can be.
ValueFacts anyOf(const llvm::Type &T, uint32_t From);

/// What a call computes, without the marks of library and type: "exp" of __nv_expf, __nv_fast_expf and llvm.exp.f32;
/// empty for other functions. Fast: an approximation of few bits less.
struct MathCall {
  std::string Name;
  bool Fast = false;
};
MathCall mathCall(const llvm::CallBase &Call);

/// Arithmetic, conversions and comparisons of floating-point values; none: not an instruction of these.
std::optional<ValueFacts> floatFacts(const llvm::Instruction &I, FactsOf Of);
/// Arithmetic of integers, registers, integer functions.
std::optional<ValueFacts> integerFacts(const llvm::Instruction &I, FactsOf Of);
/// Mathematical functions.
std::optional<ValueFacts> callFacts(const llvm::CallBase &Call, FactsOf Of);

/// The results of sums and products of floats, rounded to their type.
ValueFacts sumOf(const ValueFacts &A, const ValueFacts &B, const llvm::Type &T);
ValueFacts productOf(const ValueFacts &A, const ValueFacts &B, const llvm::Type &T, bool Square);

} // namespace cudatidy

#endif
