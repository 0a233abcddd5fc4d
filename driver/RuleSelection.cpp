// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RuleSelection.h"

#include "finding/RuleWords.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

struct Item {
  StringRef Text; ///< without the minus and without "cuda-"
  bool Takes;     ///< takes rules away
};

std::vector<Item> items(StringRef Globs) {
  llvm::SmallVector<StringRef, 8> Parts;
  for (StringRef Line : llvm::split(Globs, '\n')) { // clang-tidy's lists may be written over several lines
    Line.split(Parts, ',', -1, false);
  }
  std::vector<Item> Out;
  for (StringRef P : Parts) {
    P = P.trim();
    const bool Takes = P.consume_front("-");
    P.consume_front("cuda-");
    if (!P.empty()) {
      Out.push_back({P, Takes});
    }
  }
  return Out;
}

bool matches(const Item &I, StringRef Id) {
  const RuleWords *R = findRule(Id);
  if (R && I.Text == StringRef(R->Family)) {
    return true;
  }
  auto Glob = llvm::GlobPattern::create(I.Text);
  if (!Glob) {
    llvm::consumeError(Glob.takeError());
    return false;
  }
  return Glob->match(Id);
}

bool isKnown(const Item &I) {
  return I.Text == "*" || matches(I, SuppressionRule) ||
         llvm::any_of(ruleWords(), [&](const RuleWords &R) { return matches(I, R.Id); });
}

/// The rules or the family that a misspelt name may mean; empty: none.
std::string nearest(StringRef Name) {
  for (const RuleWords &R : ruleWords()) {
    if (Name.edit_distance(R.Family) <= 2 && Name.size() > 3) {
      return std::string(R.Family);
    }
  }
  return llvm::join(rulesLike(Name), "' or '");
}

} // namespace

bool cudatidy::selects(StringRef Globs, StringRef Rule, bool Default) {
  const std::vector<Item> List = items(Globs);
  bool On = Default && (List.empty() || List.front().Takes);
  for (const Item &I : List) {
    if (matches(I, Rule)) {
      On = !I.Takes;
    }
  }
  return On;
}

std::set<std::string> cudatidy::selectedIds(StringRef Globs) {
  std::set<std::string> Ids;
  for (const RuleWords &R : ruleWords()) {
    if (selects(Globs, R.Id, R.Enabled)) {
      Ids.insert(std::string(R.Id));
    }
  }
  if (selects(Globs, SuppressionRule, true)) {
    Ids.insert(SuppressionRule.str());
  }
  return Ids;
}

std::vector<SelectedRule> cudatidy::selectRules(const std::set<std::string> &Ids) {
  std::vector<SelectedRule> Out;
  for (const RuleInfo &R : allRules()) {
    if (Ids.count(R.Id.str())) {
      Out.push_back({R.Id, R.Level, R.Create()});
    }
  }
  return Out;
}

llvm::Error cudatidy::verifyRules(StringRef Globs) {
  for (const Item &I : items(Globs)) {
    auto Glob = llvm::GlobPattern::create(I.Text);
    if (!Glob) {
      return llvm::createStringError("'" + I.Text + "' is no glob: " + llvm::toString(Glob.takeError()));
    }
    if (isKnown(I)) {
      continue;
    }
    std::string Text = "no rule matches '" + I.Text.str() + "'";
    if (const std::string Near = nearest(I.Text); !Near.empty()) {
      Text += ", did you mean '" + Near + "'?";
    }
    return llvm::createStringError(Text + " (cuda-tidy rule --list shows them)");
  }
  return llvm::Error::success();
}
