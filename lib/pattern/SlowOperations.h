// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Arithmetic that nvcc leaves in a long form where a short one serves. What its optimiser shortens by itself is not
/// among it: divisions by constants, anything under -use_fast_math. Checked in machine code of nvcc 13.0; the
/// instructions are those of rules/operations.json.
///
///   powf(X, 2.0f)          a logarithm and an exponential: nvcc does not make it a product
///   1.0f / sqrtf(X)        a square root and a division, each with a slow path
///   sinf(X) + cosf(X)      the argument is reduced twice
///   I % N, X / N           in a loop: N's reciprocal is kept, the rest is done in each round
#ifndef CUDATIDY_PATTERN_SLOWOPERATIONS_H
#define CUDATIDY_PATTERN_SLOWOPERATIONS_H

#include "model/Model.h"

#include "llvm/IR/Instructions.h"

namespace cudatidy {

struct SlowOperation {
  enum class Kind {
    Power,
    ReciprocalRoot,
    SineAndCosine,
    IntegerDivision,
    FloatDivision,
    PowerOfTwo
  } What = Kind::Power;
  const llvm::Instruction *At = nullptr;
  const llvm::Instruction *Other = nullptr; ///< the square root, or the second of sine and cosine
  unsigned Bits = 32;                       ///< as the table counts: of the type
  double Now = 0, Then = 0;                 ///< instructions that a warp issues
  int Exponent = 0;                         ///< Power
  std::string Divisor;                      ///< its name in the source; empty when it has none
  uint64_t Value = 0;                       ///< PowerOfTwo: what the launch passes
};

/// Those of the kernel and of what it calls, in the order of the code.
std::vector<SlowOperation> slowOperations(const Kernel &K);

} // namespace cudatidy

#endif
