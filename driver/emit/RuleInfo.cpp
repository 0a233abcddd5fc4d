// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/RuleInfo.h"

#include "Ui.h"

using namespace cudatidy;

RuleInfoText cudatidy::ruleInfo(const std::string &Rule, Language L) {
  RuleInfoText Out;
  Out.Id = "cuda-" + Rule;
  if (const RuleWords *R = findRule(Rule)) {
    Out.Title = R->Title.in(L);
    Out.Summary = R->Summary.in(L);
    Out.Page = R->Page.in(L);
    Out.Url = R->Url;
    Out.Family = R->Family;
    Out.Category = R->Category;
    Out.Precision = R->Precision;
    Out.Level = R->Level;
    return Out;
  }
  Out.Title = ui::NolintTitle.in(L);
  Out.Summary = Out.Page = ui::NolintSummary.in(L);
  Out.Family = "suppression";
  Out.Category = "style";
  Out.Precision = "very-high";
  return Out;
}
