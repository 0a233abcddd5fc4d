// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RuleSelection.h"

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
  Globs.split(Parts, ',', -1, false);
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
  auto Glob = llvm::GlobPattern::create(I.Text);
  if (!Glob) {
    llvm::consumeError(Glob.takeError());
    return false;
  }
  return Glob->match(Id);
}

} // namespace

std::vector<SelectedRule> cudatidy::selectRules(StringRef Globs) {
  const std::vector<Item> List = items(Globs);
  std::vector<SelectedRule> Out;
  for (const RuleInfo &R : allRules()) {
    bool On = List.empty() || List.front().Takes;
    for (const Item &I : List) {
      if (matches(I, R.Id)) {
        On = !I.Takes;
      }
    }
    if (On) {
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
    if (I.Text == "*" || llvm::any_of(allRules(), [&](const RuleInfo &R) { return Glob->match(R.Id); })) {
      continue;
    }
    std::string Text = "no rule matches '" + I.Text.str() + "'";
    const auto *Near = llvm::min_element(allRules(), [&](const RuleInfo &A, const RuleInfo &B) {
      return I.Text.edit_distance(A.Id) < I.Text.edit_distance(B.Id);
    });
    if (Near != allRules().end() && I.Text.edit_distance(Near->Id) <= Near->Id.size() / 3) {
      Text += ", did you mean '" + Near->Id.str() + "'?";
    }
    return llvm::createStringError(Text + " (cuda-tidy rule --list shows them)");
  }
  return llvm::Error::success();
}
