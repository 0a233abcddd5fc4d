// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_RULESELECTION_H
#define CUDA_TIDY_DRIVER_RULESELECTION_H

#include "Rules.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// A rule that runs, with its detector.
struct SelectedRule {
  llvm::StringRef Id;
  Severity Level;
  std::unique_ptr<Check> Detector;
};

/// The rules that Globs leaves on, sorted by id. Globs is clang-tidy's list: comma-separated, read from left to right,
/// '-' in front takes away; names with or without "cuda-". All rules are on at first; a list that begins with a
/// positive glob begins from none.
std::vector<SelectedRule> selectRules(llvm::StringRef Globs);

/// An error that names the first glob of the list that is malformed or matches no rule, and the rule that may be meant.
llvm::Error verifyRules(llvm::StringRef Globs);

} // namespace cudatidy

#endif
