// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/Thresholds.h"

#include <cmath>
#include <map>

using namespace cudatidy;

namespace {

using Key = std::pair<std::string, std::string>;

std::map<Key, double, std::less<>> &given() {
  static std::map<Key, double, std::less<>> Values;
  return Values;
}

} // namespace

llvm::Error cudatidy::setThreshold(std::string_view Name, double Value) {
  const std::string Full(Name);
  std::string_view Rest = Name;
  if (Rest.starts_with("cuda-")) {
    Rest.remove_prefix(5);
  }
  const size_t Dot = Rest.find('.');
  const std::string_view Rule = Rest.substr(0, Dot);
  const std::string_view Field = Dot == std::string_view::npos ? std::string_view() : Rest.substr(Dot + 1);
  for (const ThresholdInfo &T : thresholds()) {
    if (T.Rule != Rule || T.Name != Field) {
      continue;
    }
    if (T.IsInteger && Value != std::floor(Value)) {
      return llvm::createStringError("%s takes an integer", Full.c_str());
    }
    if (!(Value >= T.Minimum && Value <= T.Maximum)) {
      return llvm::createStringError("%s: %g is not between %g and %g", Full.c_str(), Value, T.Minimum, T.Maximum);
    }
    given()[{std::string(Rule), std::string(Field)}] = Value;
    return llvm::Error::success();
  }
  return llvm::createStringError("unknown option '%s'", Full.c_str());
}

std::optional<double> cudatidy::givenThreshold(std::string_view Rule, std::string_view Name) {
  const auto &Values = given();
  if (Values.empty()) {
    return std::nullopt;
  }
  const auto It = Values.find(Key(Rule, Name));
  return It == Values.end() ? std::nullopt : std::optional<double>(It->second);
}
