// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Library calls that multiply matrices in a way that keeps them from the tensor cores, or from their full rate.
#ifndef CUDATIDY_PATTERN_MISSEDTENSORCALLS_H
#define CUDATIDY_PATTERN_MISSEDTENSORCALLS_H

#include "pattern/GemmCalls.h"

namespace cudatidy {

struct MissedCall {
  enum class Cause {
    FullPrecision, ///< FP32 in and out, and nothing allows TF32
    Widened,       ///< FP32 of what was narrow: the factors could go in as they were
    Alignment,     ///< a dimension of narrow elements that is no multiple of 16 bytes
    Vectors        ///< one vector a round of a loop, all times the same matrix
  } What = Cause::FullPrecision;
  const GemmCall *Of = nullptr;
  std::string Dimension;           ///< Alignment: the argument, as the library names it
  int64_t Value = 0, Multiple = 0; ///< Alignment: what it is, and what it should be a multiple of
  std::string Type;                ///< Alignment, Widened: "FP16"
  std::string Array, Kernel;       ///< Widened: the factor, and what widened it
  bool HandleSeen = false;         ///< FullPrecision: the handle is made in this file, so its mode is known
};

/// Least: rows and columns, where known, from which tensor cores pay.
std::vector<MissedCall> missedCalls(const GemmCalls &Calls, double Least, const TranslationUnit &U);

} // namespace cudatidy

#endif
