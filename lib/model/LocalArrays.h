// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Per-thread arrays that cannot become registers.
///
/// A register has no address: an array stays in local memory as soon as one
/// subscript is known only at run time. Subscripts that follow from the
/// counters of loops with a constant number of rounds do not count, since
/// nvcc unrolls these loops.
#ifndef CUDATIDY_MODEL_LOCALARRAYS_H
#define CUDATIDY_MODEL_LOCALARRAYS_H

#include "llvm/IR/Instructions.h"

#include <vector>

namespace cudatidy {

struct LocalArray {
  const llvm::AllocaInst *Storage = nullptr;
  uint64_t Bytes = 0; ///< of one thread
  /// Loads and stores whose subscript is surely a run-time value; never empty.
  std::vector<const llvm::Instruction *> Accesses;
};

/// The arrays of a function that it writes element by element and subscripts
/// at run time. Arrays that are only read after one copy are left out: nvcc
/// reads such tables where the copy comes from.
std::vector<LocalArray> runtimeIndexedArrays(const llvm::Function &F);

} // namespace cudatidy

#endif
