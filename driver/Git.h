// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GIT_H
#define CUDA_TIDY_DRIVER_GIT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace cudatidy {

/// What is wrong when Folder lies in no git work tree, which Option needs.
llvm::Error needsWorkTree(llvm::StringRef Folder, llvm::StringRef Option);

/// What git prints for Args in Folder. A repository is not trusted: no hook, pager, external diff or monitor of its
/// choice is run. Index, when not empty, is the index file that git uses in place of the repository's. The error is
/// what git said.
llvm::Expected<std::string> git(llvm::StringRef Folder, llvm::ArrayRef<std::string> Args, llvm::StringRef Index = {});

} // namespace cudatidy

#endif
