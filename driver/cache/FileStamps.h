// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CACHE_FILESTAMPS_H
#define CUDA_TIDY_DRIVER_CACHE_FILESTAMPS_H

#include "llvm/ADT/StringMap.h"

#include <ctime>
#include <string>

namespace cudatidy {

/// 128 bits of a text's hash, as 32 hexadecimal digits.
std::string hashOf(llvm::StringRef Text);

/// What files hold, by the hashes of their contents; each file is read once a run.
class FileStamps {
public:
  /// "-" for a file that is not there.
  const std::string &of(llvm::StringRef File);
  /// Whether a file was written after Since: what was read from it before may be older than its stamp.
  bool changedSince(llvm::StringRef File, std::time_t Since);

private:
  struct Stamp {
    std::string Hash;
    std::time_t Written = 0;
  };
  const Stamp &entry(llvm::StringRef File);
  llvm::StringMap<Stamp> Files;
};

} // namespace cudatidy

#endif
