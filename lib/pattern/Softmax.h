// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Kernels that normalise rows by the sum of their exponentials, however the work is shared among threads.
///
///   Out[J] = exp(In[J] - Max) / Sum of all exp(In[K] - Max)
#ifndef CUDATIDY_PATTERN_SOFTMAX_H
#define CUDATIDY_PATTERN_SOFTMAX_H

#include "llvm/IR/Function.h"

#include <vector>

namespace cudatidy {

/// Numbers of the kernel's arguments, from 0.
struct Softmax {
  unsigned In = 0, Out = 0;
  friend bool operator==(const Softmax &, const Softmax &) = default;
};

/// What a kernel whose calls are inlined normalises. The exponentials are of elements as they lie in memory, scaled and
/// shifted: what a kernel computes as a product first is not what it read.
std::vector<Softmax> softmaxesOf(const llvm::Function &F);

/// A cheap test: F, or what it calls, takes an exponential.
bool mayHoldSoftmax(const llvm::Function &F);

/// Loads and stores of F that go to the array behind an argument.
unsigned accessesOf(const llvm::Function &F, unsigned Argument);

} // namespace cudatidy

#endif
