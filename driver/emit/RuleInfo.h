// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_EMIT_RULEINFO_H
#define CUDA_TIDY_DRIVER_EMIT_RULEINFO_H

#include "finding/RuleWords.h"

namespace cudatidy {

/// What formats that describe rules say of one, for the rules of rules/ and for the program's own.
struct RuleInfoText {
  std::string Id; ///< with "cuda-"
  std::string Title, Summary, Page, Url, Family, Category, Precision;
  Severity Level = Severity::Warning;
};

RuleInfoText ruleInfo(const std::string &Rule, Language L);

} // namespace cudatidy

#endif
