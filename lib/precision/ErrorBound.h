// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_ERRORBOUND_H
#define CUDA_TIDY_PRECISION_ERRORBOUND_H

#include "precision/ValueRange.h"

namespace cudatidy {

/// How far a value can be from what it would be with all arrays in FP32, to first order:
///
///   |error| <= Relative * |value| + Absolute
///
/// Unknown where cancellation, a decision, or a recurrence of unknown length could make it anything.
struct ErrorBound {
  double Relative = 0, Absolute = 0;
  bool Unknown = false;

  static ErrorBound unknown() { return {0, 0, true}; }
  bool isZero() const { return !Unknown && Relative == 0 && Absolute == 0; }
  /// The most that a value in a range can be off; infinite when that is not bounded.
  double worst(const Interval &In) const;
  ErrorBound join(const ErrorBound &O) const;
  bool operator==(const ErrorBound &) const = default;
};

/// Carries the errors of narrower arrays through one kernel, whose arithmetic and accumulation stay in FP32.
///
///   product       relative errors add up
///   sum           of one sign: the larger relative error; else the absolute errors, which need ranges
///   function      by its slope: exp makes an absolute error relative, log a relative one absolute
///   comparison, conversion to an integer, an address: unknown, since a small error decides
///   loop          what stays bounded; a sum in a loop of known length adds up its summands' errors
class ErrorPropagation {
public:
  /// Loads: what loading from the array behind a pointer argument adds.
  using ArrayErrors = llvm::DenseMap<const llvm::Argument *, ErrorBound>;
  ErrorPropagation(const ValueRange &Of, ArrayErrors Loads);

  ErrorBound of(const llvm::Value *V) const;
  /// What the kernel's stores to global memory, atomics included, are off; the worst of all. Unknown when an address or
  /// a decision hangs on a value with an error.
  struct Output {
    const llvm::Instruction *At;
    const llvm::Value *Stored;
    ErrorBound Error;
  };
  std::vector<Output> outputs() const;

private:
  ErrorBound evaluate(const llvm::Instruction &I) const;
  ErrorBound sum(const llvm::Value *A, const ErrorBound &EA, const llvm::Value *B, const ErrorBound &EB, bool Minus,
                 const llvm::BasicBlock *In) const;
  ErrorBound product(const llvm::Value *A, const llvm::Value *B, const llvm::BasicBlock *In) const;
  ErrorBound quotient(const llvm::Value *A, const llvm::Value *B, const llvm::BasicBlock *In) const;
  ErrorBound function(const llvm::CallBase &Call) const;
  ErrorBound phi(const llvm::PHINode &P) const;
  bool decides(const llvm::Instruction &I) const;

  const ValueRange &Of;
  ArrayErrors Loads;
  bool AnyDecision = false;
  llvm::DenseMap<const llvm::Value *, ErrorBound> Errors;
  llvm::DenseMap<const llvm::Value *, ErrorBound> Cells;
};

} // namespace cudatidy

#endif
