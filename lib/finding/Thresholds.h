// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_THRESHOLDS_H
#define CUDA_TIDY_FINDING_THRESHOLDS_H

#include "finding/RuleWords.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// One number that a rule decides by; a check reads it through rules::<Class>::<name>(Arch).
struct ThresholdInfo {
  std::string_view Rule, Name;
  bool IsInteger;
  double Minimum, Maximum; ///< inclusive
  double Default;          ///< where no architecture has its own value
  Text Unit, Meaning;
};

std::span<const ThresholdInfo> thresholds();

/// Sets a threshold for the whole process, on every architecture: the configuration's `cuda-<rule>.<name>: value`.
/// An error names the key and what it takes. Call before any check runs; checks only read.
llvm::Error setThreshold(std::string_view Key, double Value);
/// What is wrong with such a setting, without making it.
llvm::Error verifyThreshold(std::string_view Key, double Value);
/// The rules' own values hold again.
void clearThresholds();
/// What setThreshold set; nothing when the rule's own value holds.
std::optional<double> givenThreshold(std::string_view Rule, std::string_view Name);

} // namespace cudatidy

#endif
