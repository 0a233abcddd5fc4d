// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CACHE_RESULTCACHE_H
#define CUDA_TIDY_DRIVER_CACHE_RESULTCACHE_H

#include "cache/FileStamps.h"

#include <optional>
#include <vector>

namespace cudatidy {

/// What an analysis depended on besides its key.
struct Dependence {
  std::vector<std::string> Reads;  ///< files, whose contents count
  std::vector<std::string> Absent; ///< files that must not appear
  /// Names and stamps of anything else, such as the settings of a header; see ResultCache::find.
  std::vector<std::pair<std::string, std::string>> Facts;
};

/// Results of analyses on disk, each a text under a key. An entry is taken only while every file that its analysis read
/// still has the same contents. Entries are put in place by renaming, so that concurrent runs may share a folder; one
/// that is damaged is thrown away; old ones go.
class ResultCache {
public:
  struct Hit {
    std::string Text;
    std::vector<std::string> Reads;
  };
  /// Empty Folder: nothing is ever found or kept.
  explicit ResultCache(std::string Folder);

  bool works() const { return !Folder.empty(); }

  /// Fact gives today's stamp of a name of Dependence::Facts.
  template <typename F> std::optional<Hit> find(const std::string &Key, F Fact) {
    std::vector<std::pair<std::string, std::string>> Facts;
    auto Found = load(Key, Facts);
    for (const auto &[Name, Stamp] : Facts) {
      if (Found && Fact(Name) != Stamp) {
        Found.reset();
      }
    }
    return Found;
  }

  /// Nothing is kept when a file changed while the run was on: its contents may not be what was analysed.
  void store(const std::string &Key, llvm::StringRef Text, const Dependence &On);

  FileStamps &stamps() { return Stamps; }

  /// Removes old entries, at most once in a while.
  void prune() const;

  /// "results" below the user's cache folder; empty when there is none.
  static std::string defaultFolder();

private:
  std::optional<Hit> load(const std::string &Key, std::vector<std::pair<std::string, std::string>> &Facts);
  std::string pathOf(const std::string &Key) const;

  std::string Folder;
  FileStamps Stamps;
  std::time_t Begin;
};

} // namespace cudatidy

#endif
