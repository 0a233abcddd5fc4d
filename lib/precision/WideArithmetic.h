// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_WIDEARITHMETIC_H
#define CUDA_TIDY_PRECISION_WIDEARITHMETIC_H

#include "precision/ValueRange.h"

#include <vector>

namespace cudatidy {

/// FP64 arithmetic that starts from data of at most 16 bits and ends in data of at most 16 bits.
///
///   double V = In[I] / 255.0;               // 8 bits
///   V = V * Gain / (1.0 + V * Gain);        // a scalar argument may take part
///   Out[I] = (unsigned char)(V * 255.0);    // 8 bits
///
/// FP32 has eight bits more than such data at the least. Left out: sums over a loop, FP64 loads, stores and calls that
/// are not mathematics, and differences of two values from data whose size is not known, where digits could cancel.
struct WideArithmetic {
  const llvm::Instruction *First = nullptr; ///< in the source
  unsigned Operations = 0;
  unsigned BitsIn = 0, BitsOut = 0; ///< of the widest data
};

/// One for each connected piece of a kernel, in the order of the source.
std::vector<WideArithmetic> wideArithmetic(const ValueRange &Of);

} // namespace cudatidy

#endif
