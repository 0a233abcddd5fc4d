// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_RULES_H
#define CUDA_TIDY_RULES_H

#include "Check.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace cudatidy {

/// What rules/<id>.json says of one rule, as far as the program needs it at once.
struct RuleInfo {
  llvm::StringRef Id; ///< without "cuda-"
  llvm::StringRef Family;
  Severity Level;
  std::unique_ptr<Check> (*Create)();
};

/// All rules, sorted by id.
llvm::ArrayRef<RuleInfo> allRules();

} // namespace cudatidy

#endif
