// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_RULEWORDS_H
#define CUDA_TIDY_FINDING_RULEWORDS_H

#include "finding/Finding.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cudatidy {

enum class Language { English, Chinese };

/// "en" and "zh-CN" ("zh" too); nothing for any other name.
std::optional<Language> languageNamed(std::string_view Name);
/// "en" or "zh-CN".
std::string_view languageName(Language L);

/// The same words in both languages, UTF-8.
struct Text {
  const char *English;
  const char *Chinese;
  std::string_view in(Language L) const { return L == Language::English ? English : Chinese; }
};

struct NamedText {
  std::string_view Key;
  Text Words;
};

/// All that rules/<id>.json says, without the detector: lib/Rules.h makes that.
struct RuleWords {
  std::string_view Id; ///< without the prefix "cuda-"
  Severity Level;
  std::string_view Family;    ///< memory, control, precision, build, host, nccl
  std::string_view Category;  ///< correctness, performance, portability, style
  std::string_view Precision; ///< very-high, high, medium, low: how rarely the rule is wrong
  std::string_view Since;     ///< version that brought it
  bool Enabled;               ///< runs unless the user says otherwise
  bool OnDevice, OnHost, OnBuild;
  std::string_view FixAvailability; ///< none, sometimes, always
  std::string_view FixSafety;       ///< comma-separated: safe, unsafe, suggestion
  std::string_view ImpactKind;      ///< time, bandwidth, memory, correctness, portability, size
  std::string_view ImpactBasis;     ///< model, operation-table, published, definition
  int64_t EffortMinutes;
  std::string_view Url; ///< of the first reference that has one there, else empty
  Text Title, Summary, Impact;
  std::span<const NamedText> Messages; ///< "message" first, then the variants
  std::span<const NamedText> Notes, Fixes;
  Text Page;        ///< Markdown
  const char *Json; ///< the rule's file
};

/// All rules, in the order of their ids.
std::span<const RuleWords> ruleWords();
/// The rule of that id, "cuda-" before it allowed; null when there is none.
const RuleWords *findRule(std::string_view Id);
/// The known id that is nearest to a misspelt one; empty when none is near.
std::string nearestRule(std::string_view Id);
/// What a user may mean by a name that is no rule's: the nearest by spelling, else all that hold it, or are of that
/// family.
std::vector<std::string> rulesLike(std::string_view Id);

} // namespace cudatidy

#endif
