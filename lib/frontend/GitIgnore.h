// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_GITIGNORE_H
#define CUDA_TIDY_FRONTEND_GITIGNORE_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace cudatidy {

/// Files without those that git ignores, asked of git itself in one call. Without git, outside a repository, or
/// when Folder itself is ignored: all.
std::vector<std::string> withoutIgnored(llvm::StringRef Folder, std::vector<std::string> Files);

} // namespace cudatidy

#endif
