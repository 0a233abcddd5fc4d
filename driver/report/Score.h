// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_SCORE_H
#define CUDA_TIDY_DRIVER_REPORT_SCORE_H

#include "report/Result.h"

namespace cudatidy {

class KernelTable;

/// What one finding is worth. The weights are those of rules/report.json.
struct Worth {
  std::optional<double> Estimated; ///< 0..1, what the model says that the kernel would save of the resource concerned
  double Gain = 0;                 ///< Estimated, or what the finding's level stands for where the model does not say
  double Certainty = 0;            ///< 0..1, from the finding's confidence
  double Minutes = 0;              ///< to fix it, as the rule says
  /// Gain × certainty an hour of work.
  double priority() const { return Minutes > 0 ? Gain * Certainty * 60 / Minutes : 0; }
};

Worth worthOf(const Finding &F);

/// Indices of R.Findings in the order in which they should be fixed: errors first, then by priority, then as sorted.
std::vector<size_t> fixOrder(const Result &R);

/// One rule's findings together.
struct RuleRank {
  std::string Rule;
  size_t Findings = 0, Estimates = 0, WithFix = 0;
  double Value = 0;        ///< sum of gain × certainty
  double EstimatedSum = 0; ///< of the Estimates
  double CertaintySum = 0;
  double Minutes = 0;
  Severity Worst = Severity::Note;
  double priority() const { return Minutes > 0 ? Value * 60 / Minutes : 0; }
};

/// Highest priority first; equal ones by id.
std::vector<RuleRank> rankRules(const Result &R);

/// How much of a project has nothing to do with a family of rules.
struct FamilyScore {
  std::string Family;
  bool ByKernel = false; ///< counts kernels; else files
  size_t Whole = 0;      ///< kernels or files analysed
  size_t Touched = 0;    ///< those with a warning or error of the family
  size_t Findings = 0;
  /// 0..100; none when nothing was analysed.
  std::optional<double> score() const {
    return Whole ? std::optional(100.0 * double(Whole - std::min(Whole, Touched)) / double(Whole)) : std::nullopt;
  }
};

/// The families that have a rule.
std::vector<FamilyScore> familyScores(const Result &R, const KernelTable &Kernels);

/// The change since an earlier result, by fingerprint: indices of Now.Findings, and of Before.Findings for Fixed.
struct Trend {
  std::vector<size_t> Introduced, Kept, Fixed;
};
Trend trendOf(const Result &Now, const Result &Before);

} // namespace cudatidy

#endif
