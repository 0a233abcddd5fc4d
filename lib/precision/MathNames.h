// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_MATHNAMES_H
#define CUDA_TIDY_PRECISION_MATHNAMES_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace cudatidy {

/// What is known of a mathematical function by its name, without `std::`.
struct MathFunction {
  llvm::StringRef Name;
  /// FP32 arguments give a result that FP32 holds: no rounding happens (floor, fabs, fmin).
  bool Exact = false;
  /// The result is the exact one, rounded once (sqrt).
  bool RoundedOnce = false;
};

/// The functions that C, C++ and CUDA have for double and, with an f behind the name, for float. Null for others.
const MathFunction *mathFunction(llvm::StringRef Name);

/// The name of its FP32 function: powf of pow, fmaxf of max.
std::string floatName(const MathFunction &F);

} // namespace cudatidy

#endif
