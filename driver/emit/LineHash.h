// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_EMIT_LINEHASH_H
#define CUDA_TIDY_DRIVER_EMIT_LINEHASH_H

#include "Sources.h"

namespace cudatidy {

/// The hash by which GitHub follows an alert from commit to commit (primaryLocationLineHash): of a line and what comes
/// after it, 100 UTF-16 code units without spaces and tabs, with a number that tells equal ones of a file apart.
class LineHashes {
public:
  /// Empty when the file has no such line.
  std::string of(Sources &Text, const std::string &File, unsigned Line);

private:
  std::map<std::string, std::vector<std::string>> Files;
};

/// The hashes of all lines of a text.
std::vector<std::string> lineHashes(llvm::StringRef Text);

} // namespace cudatidy

#endif
