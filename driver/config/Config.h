// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CONFIG_CONFIG_H
#define CUDA_TIDY_DRIVER_CONFIG_CONFIG_H

#include "finding/Finding.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// Name of the file that configures its folder and all below.
inline constexpr const char *ConfigFileName = ".cuda-tidy";

/// What decides which findings of a file are reported, and how.
struct RuleSettings {
  std::string Checks;                       ///< as in RuleSelection.h
  std::string WarningsAsErrors;             ///< globs of rules whose warnings become errors
  std::map<std::string, double> Thresholds; ///< CheckOptions: "<rule>.<threshold>", without "cuda-"
  std::optional<Confidence> LeastConfidence;

  /// Writes Later over this: lists are appended, single values replaced.
  void add(const RuleSettings &Later);
};

/// Other settings for some of the files below the configuration's folder.
struct PathOverride {
  std::vector<std::string> Paths; ///< globs, see matchesPath
  RuleSettings Rules;
};

/// What one `.cuda-tidy` file says; each key is optional.
struct Config {
  std::string File; ///< its path; empty for settings of the command line
  bool InheritParent = false;
  RuleSettings Rules;
  std::vector<PathOverride> Overrides;
  std::vector<std::string> Exclude;        ///< globs of files that are neither analysed nor reported on
  std::vector<std::string> SuppressMacros; ///< globs of macros whose code is not reported on
  std::vector<std::string> Targets;        ///< architectures that the project is built for
  std::vector<std::string> ExtraArgs, ExtraArgsBefore;
  std::string Arch, Driver, Language, Baseline;
  std::string HeaderFilter, ExcludeHeaderFilter; ///< regular expressions
  std::optional<Severity> FailOn;
  std::optional<bool> StrictSuppressions;
};

/// Reads YAML. Name stands for the file in messages. The error names file, line and column and, for an unknown key,
/// rule or threshold, the one that was probably meant.
llvm::Expected<Config> parseConfig(llvm::StringRef Text, const std::string &Name);
llvm::Expected<Config> readConfig(const std::string &File);

/// The configuration as a `.cuda-tidy` file that parseConfig reads back.
std::string dumpConfig(const Config &C);

/// Whether a file, named relative to the folder of a configuration, is meant by a glob: "*" matches across folders, a
/// glob without "/" is compared with the file's name alone, and a folder means all below it.
bool matchesPath(llvm::StringRef Glob, llvm::StringRef Relative);

} // namespace cudatidy

#endif
