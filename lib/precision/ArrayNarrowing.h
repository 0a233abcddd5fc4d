// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_ARRAYNARROWING_H
#define CUDA_TIDY_PRECISION_ARRAYNARROWING_H

#include "precision/ErrorBound.h"

#include <string>
#include <vector>

namespace cudatidy {

/// What is known for a narrower format of an FP32 array.
///   Exact         every value that the kernel stores is one of the format
///   Bounded       the range of the stored values is proved, and with it the error of storing them
///   RangeUnknown  values may have any size: only BF16 holds them, with its relative error
enum class NarrowGrade { Exact, Bounded, RangeUnknown };

struct NarrowArray {
  const llvm::Argument *Array = nullptr;
  const NarrowFormat *Format = nullptr;
  NarrowGrade Grade = NarrowGrade::RangeUnknown;
  const llvm::Instruction *At = nullptr; ///< the first store; the first load of an array that is only read
  bool Stored = false;
  ValueFacts Values; ///< of what is stored
  /// The most that the kernel's outputs change: an amount, or a share of each value's size. BF16 has so few digits that
  /// only the share says something; RangeUnknown has nothing else.
  double Error = 0;
  bool IsShare = false;
};

/// How one kernel uses the array behind one pointer argument.
struct ArgumentUses {
  std::vector<const llvm::StoreInst *> Stores;
  std::vector<const llvm::LoadInst *> Loads;
  bool Plain = true; ///< only loads and stores of FP32: no atomics, no other type, no escape
};
ArgumentUses usesOf(const llvm::Argument &A);

/// The FP32 arrays of a kernel that a narrower format would serve, as far as the kernel itself tells. In the order of
/// its arguments.
///
/// Silent for arrays that the kernel both reads and writes (accumulators, state), values that numbers of threads and
/// blocks, angles, wide integers or unknown calls go into (indices, geometry, random numbers), steps of an integration
/// and stencils over FP32 arrays, and constants alone.
std::vector<NarrowArray> narrowArrays(const ValueRange &Of);

/// What a kernel stores to an array.
ValueFacts storedTo(const llvm::Argument &A, const ValueRange &Of);

/// Names of the bits of Origin that prove a range, for a finding's evidence.
std::vector<std::string> provenBy(uint32_t From);

} // namespace cudatidy

#endif
