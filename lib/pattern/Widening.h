// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Kernels that write out in FP32 what they read in a narrower type, and their launches.
///
///   Wide[I] = __half2float(Narrow[I]);
#ifndef CUDATIDY_PATTERN_WIDENING_H
#define CUDATIDY_PATTERN_WIDENING_H

#include "frontend/Frontend.h"

#include <string>
#include <vector>

namespace clang {
class FunctionDecl;
class ValueDecl;
} // namespace clang

namespace cudatidy {

/// A variable that a launch fills with widened elements.
struct Widened {
  const clang::ValueDecl *Variable = nullptr;
  const clang::FunctionDecl *In = nullptr; ///< the function that launches
  std::string Kernel;                      ///< the kernel's name in the source
  std::string Type;                        ///< what the elements were: "FP16", "BF16"
};

std::vector<Widened> widenedVariables(const TranslationUnit &U);

} // namespace cudatidy

#endif
