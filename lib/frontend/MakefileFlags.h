// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_MAKEFILEFLAGS_H
#define CUDA_TIDY_FRONTEND_MAKEFILEFLAGS_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace cudatidy {

/// The -I, -D and -std flags that a folder's Makefile plainly states: in a variable or a recipe, variables of the
/// Makefile put in. What a condition decides, or a variable from elsewhere, is left out. Relative to the folder.
std::vector<std::string> makefileFlags(llvm::StringRef Folder);

} // namespace cudatidy

#endif
