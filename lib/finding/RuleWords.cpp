// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/RuleWords.h"

#include "llvm/ADT/StringRef.h"

using namespace cudatidy;

std::optional<Language> cudatidy::languageNamed(std::string_view Name) {
  if (Name == "en") {
    return Language::English;
  }
  if (Name == "zh-CN" || Name == "zh") {
    return Language::Chinese;
  }
  return std::nullopt;
}

std::string_view cudatidy::languageName(Language L) { return L == Language::English ? "en" : "zh-CN"; }

const RuleWords *cudatidy::findRule(std::string_view Id) {
  if (Id.starts_with("cuda-")) {
    Id.remove_prefix(5);
  }
  for (const RuleWords &R : ruleWords()) {
    if (R.Id == Id) {
      return &R;
    }
  }
  return nullptr;
}

std::string cudatidy::nearestRule(std::string_view Id) {
  if (Id.starts_with("cuda-")) {
    Id.remove_prefix(5);
  }
  std::string_view Best;
  unsigned BestDistance = static_cast<unsigned>(Id.size()) / 3 + 1;
  for (const RuleWords &R : ruleWords()) {
    const unsigned Distance = llvm::StringRef(Id).edit_distance(llvm::StringRef(R.Id), true, BestDistance);
    if (Distance < BestDistance) {
      BestDistance = Distance;
      Best = R.Id;
    }
  }
  return std::string(Best);
}

std::vector<std::string> cudatidy::rulesLike(std::string_view Id) {
  if (std::string Near = nearestRule(Id); !Near.empty()) {
    return {std::move(Near)};
  }
  if (Id.starts_with("cuda-")) {
    Id.remove_prefix(5);
  }
  std::vector<std::string> Out;
  for (const RuleWords &R : ruleWords()) {
    if (R.Family == Id || (Id.size() > 2 && R.Id.find(Id) != std::string_view::npos)) {
      Out.emplace_back(R.Id);
    }
  }
  return Out;
}
