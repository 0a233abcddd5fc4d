// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_RULESELECTION_H
#define CUDA_TIDY_DRIVER_RULESELECTION_H

#include "Rules.h"

#include "llvm/Support/Error.h"

#include <set>

namespace cudatidy {

/// What the program itself reports, which no file of rules/ describes: suppressions that are wrong or without use.
inline constexpr llvm::StringLiteral SuppressionRule = "nolint";

/// A rule that runs, with its detector.
struct SelectedRule {
  llvm::StringRef Id;
  Severity Level;
  std::unique_ptr<Check> Detector;
};

/// Whether a list of globs holds a rule. It is clang-tidy's list: comma-separated, read from left to right, '-' in
/// front takes away; names with or without "cuda-"; the name of a family (memory, control, precision, build, host,
/// nccl) stands for its rules. Default is the answer for an empty list; one that begins with '-' begins from it too,
/// any other from false.
bool selects(llvm::StringRef Globs, llvm::StringRef Rule, bool Default);

/// The ids of all rules that Globs leaves on, the program's own ones too.
std::set<std::string> selectedIds(llvm::StringRef Globs);

/// Detectors for those of Ids that have one, sorted by id.
std::vector<SelectedRule> selectRules(const std::set<std::string> &Ids);

/// An error that names the first glob of the list that is malformed or matches no rule, and the rule that may be meant.
llvm::Error verifyRules(llvm::StringRef Globs);

} // namespace cudatidy

#endif
