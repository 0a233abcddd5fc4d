// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CONFIG_CONFIGTREE_H
#define CUDA_TIDY_DRIVER_CONFIG_CONFIGTREE_H

#include "config/Config.h"

#include "llvm/ADT/StringMap.h"

#include <memory>
#include <set>

namespace cudatidy {

/// One voice in what holds for a file: a configuration, one of its overrides, or the command line.
struct SettingsSource {
  std::string Name; ///< for a reader
  RuleSettings Rules;
};

/// What holds for one file, resolved.
struct FileSettings {
  std::vector<SettingsSource> Sources; ///< in the order in which they speak
  RuleSettings Rules;                  ///< all of them together
  std::set<std::string> On;            ///< ids of rules
  std::string ExcludedBy;              ///< glob and configuration that exclude the file; empty: none
  std::vector<std::string> SuppressMacros;
  bool StrictSuppressions = false;

  bool reports(const Finding &F) const {
    return On.count(F.Rule) && F.Sure >= Rules.LeastConfidence.value_or(Confidence::Medium);
  }
};

/// The configurations of a run. Settings are those of the file that is looked at, not of the file that includes it.
class ConfigTree {
public:
  struct Options {
    bool Isolated = false;        ///< no file is read
    std::string OnlyFile;         ///< --config-file: this one serves every file
    std::string Inline;           ///< --config: a text that serves every file
    Config CommandLine;           ///< speaks last
    std::set<std::string> Exempt; ///< files that nothing excludes
  };
  explicit ConfigTree(Options O) : O(std::move(O)) {}
  /// Like Of, for files below Folder, which stand for those below Original.
  ConfigTree(const ConfigTree &Of, std::string Folder, std::string Original)
      : O(Of.O), Folder(std::move(Folder)), Original(std::move(Original)) {}

  /// What holds for File, a real path. The error is that of a broken configuration.
  llvm::Expected<const FileSettings *> forFile(llvm::StringRef File);

  /// The same where configurations have been read before, or a broken one does not matter here: defaults stand in.
  const FileSettings &settings(llvm::StringRef File);

  /// The configuration of a file or folder as a whole, parents that it inherits from included, the command line last.
  llvm::Expected<Config> project(llvm::StringRef Path);

  /// The configuration file that is nearest to Path; empty: none.
  std::string nearest(llvm::StringRef Path);

private:
  /// Configurations that speak for a folder, outermost first.
  using Chain = std::vector<std::shared_ptr<const Config>>;
  llvm::Expected<Chain> chainOf(llvm::StringRef Folder);

  Options O;
  std::string Folder, Original;  ///< empty: files stand for themselves
  llvm::StringMap<Chain> Chains; ///< by folder
  llvm::StringMap<std::unique_ptr<FileSettings>> Files;
  FileSettings Default;
};

} // namespace cudatidy

#endif
