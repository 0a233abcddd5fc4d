// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CACHE_FILECACHE_H
#define CUDA_TIDY_DRIVER_CACHE_FILECACHE_H

#include "FileAnalysis.h"
#include "cache/ResultCache.h"

namespace cudatidy {

/// The cache of analyseFile: knows all that its result depends on.
class FileCache {
public:
  FileCache(const Plan &P, const CheckOptions &O);

  /// What an earlier run found for a file under the same circumstances.
  std::optional<AnalysedFile> find(const PlannedFile &File, const OutsideFacts &Outside);
  void store(const PlannedFile &File, const OutsideFacts &Outside, const AnalysedFile &Done);
  void prune() const { Results.prune(); }

private:
  std::string key(const PlannedFile &File, const OutsideFacts &Outside);
  std::string settingsStamp(const std::string &File);

  const Plan &P;
  const CheckOptions &O;
  ResultCache Results;
  std::string Common; ///< what all files of the run share
};

/// An analysed file as text, and back; nothing when the text is not one.
std::string toText(const AnalysedFile &Done);
std::optional<AnalysedFile> analysedFromText(llvm::StringRef Text);

} // namespace cudatidy

#endif
