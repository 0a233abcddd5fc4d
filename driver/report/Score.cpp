// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Score.h"

#include "ReportWords.h"
#include "finding/RuleWords.h"
#include "report/KernelTable.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace cudatidy;

namespace {

/// Families whose findings belong to kernels; the others' belong to files.
bool isByKernel(llvm::StringRef Family) { return Family == "memory" || Family == "control"; }

/// The share that the model gives: of the memory traffic, or of the issue slots for divergence.
std::optional<double> estimate(const Finding &F) {
  for (const auto &Share : {numberIn(F.Evidence, "saved"), numberIn(F.Args, "loss")}) {
    if (Share && *Share >= 0 && *Share <= 1) {
      return Share;
    }
  }
  return std::nullopt;
}

double gainOf(Severity Level) {
  switch (Level) {
  case Severity::Error:
    return report::GainError;
  case Severity::Warning:
    return report::GainWarning;
  case Severity::Note:
    return report::GainNote;
  }
  llvm_unreachable("a severity has three values");
}

double certaintyOf(Confidence Sure) {
  switch (Sure) {
  case Confidence::High:
    return report::CertaintyHigh;
  case Confidence::Medium:
    return report::CertaintyMedium;
  case Confidence::Low:
    return report::CertaintyLow;
  }
  llvm_unreachable("a confidence has three values");
}

} // namespace

Worth cudatidy::worthOf(const Finding &F) {
  Worth W;
  const RuleWords *Rule = findRule(F.Rule);
  W.Minutes = Rule ? double(Rule->EffortMinutes) : report::EffortUnknown;
  W.Certainty = certaintyOf(F.Sure);
  W.Estimated = estimate(F);
  W.Gain = W.Estimated && F.Level != Severity::Error ? *W.Estimated : gainOf(F.Level);
  return W;
}

std::vector<size_t> cudatidy::fixOrder(const Result &R) {
  std::vector<size_t> Order(R.Findings.size());
  std::vector<double> Priority(R.Findings.size());
  for (size_t I = 0; I < Order.size(); ++I) {
    Order[I] = I;
    Priority[I] = worthOf(R.Findings[I]).priority();
  }
  llvm::stable_sort(Order, [&](size_t A, size_t B) {
    const bool ErrorA = R.Findings[A].Level == Severity::Error, ErrorB = R.Findings[B].Level == Severity::Error;
    return ErrorA != ErrorB ? ErrorA : Priority[A] > Priority[B];
  });
  return Order;
}

std::vector<RuleRank> cudatidy::rankRules(const Result &R) {
  std::map<std::string, RuleRank> Ranks;
  for (const Finding &F : R.Findings) {
    const Worth W = worthOf(F);
    RuleRank &Rank = Ranks[F.Rule];
    Rank.Rule = F.Rule;
    ++Rank.Findings;
    Rank.Estimates += W.Estimated.has_value();
    Rank.EstimatedSum += W.Estimated.value_or(0);
    Rank.CertaintySum += W.Certainty;
    Rank.Value += W.Gain * W.Certainty;
    Rank.Minutes += W.Minutes;
    Rank.Worst = std::max(Rank.Worst, F.Level);
    Rank.WithFix += !F.Fixes.empty();
  }
  std::vector<RuleRank> Out;
  for (auto &[Id, Rank] : Ranks) {
    Out.push_back(std::move(Rank));
  }
  llvm::stable_sort(Out, [](const RuleRank &A, const RuleRank &B) { return A.priority() > B.priority(); });
  return Out;
}

std::vector<FamilyScore> cudatidy::familyScores(const Result &R, const KernelTable &Kernels) {
  std::vector<FamilyScore> Out;
  for (const char *const Family : {"memory", "control", "precision", "build", "host", "nccl"}) {
    if (llvm::none_of(ruleWords(), [&](const RuleWords &Rule) { return Rule.Family == Family; })) {
      continue;
    }
    FamilyScore S;
    S.Family = Family;
    S.ByKernel = isByKernel(Family);
    S.Whole = S.ByKernel ? Kernels.count() : countIn(member(R.All, "summary"), "files_analysed");
    std::set<std::string> Touched;
    for (const Finding &F : R.Findings) {
      const RuleWords *Rule = findRule(F.Rule);
      if (!Rule || Rule->Family != Family) {
        continue;
      }
      ++S.Findings;
      if (F.Level >= Severity::Warning) {
        Touched.insert(S.ByKernel ? Kernels.keyOf(F) : F.At.File);
      }
    }
    S.Touched = Touched.size();
    Out.push_back(std::move(S));
  }
  return Out;
}

Trend cudatidy::trendOf(const Result &Now, const Result &Before) {
  std::set<std::string> Old, New;
  for (const Finding &F : Before.Findings) {
    Old.insert(F.Fingerprint);
  }
  Trend T;
  for (size_t I = 0; I < Now.Findings.size(); ++I) {
    New.insert(Now.Findings[I].Fingerprint);
    (Old.count(Now.Findings[I].Fingerprint) ? T.Kept : T.Introduced).push_back(I);
  }
  for (size_t I = 0; I < Before.Findings.size(); ++I) {
    if (!New.count(Before.Findings[I].Fingerprint)) {
      T.Fixed.push_back(I);
    }
  }
  return T;
}
