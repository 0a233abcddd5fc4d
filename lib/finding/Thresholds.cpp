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

/// Rule and threshold of "cuda-rule.threshold".
std::pair<std::string_view, std::string_view> split(std::string_view Name) {
  if (Name.starts_with("cuda-")) {
    Name.remove_prefix(5);
  }
  const size_t Dot = Name.find('.');
  return {Name.substr(0, Dot), Dot == std::string_view::npos ? std::string_view() : Name.substr(Dot + 1)};
}

} // namespace

llvm::Error cudatidy::verifyThreshold(std::string_view Name, double Value) {
  const auto [Rule, Field] = split(Name);
  const std::string Full(Name);
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
    return llvm::Error::success();
  }
  return llvm::createStringError("unknown option '%s'", Full.c_str());
}

llvm::Error cudatidy::setThreshold(std::string_view Name, double Value) {
  if (llvm::Error E = verifyThreshold(Name, Value)) {
    return E;
  }
  const auto [Rule, Field] = split(Name);
  given()[{std::string(Rule), std::string(Field)}] = Value;
  return llvm::Error::success();
}

void cudatidy::clearThresholds() { given().clear(); }

std::optional<double> cudatidy::givenThreshold(std::string_view Rule, std::string_view Name) {
  const auto &Values = given();
  if (Values.empty()) {
    return std::nullopt;
  }
  const auto It = Values.find(Key(Rule, Name));
  return It == Values.end() ? std::nullopt : std::optional<double>(It->second);
}
