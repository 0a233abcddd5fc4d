// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_PROJECTFILES_H
#define CUDA_TIDY_FRONTEND_PROJECTFILES_H

#include "frontend/CompileDatabase.h"

namespace cudatidy {

/// What a search found, by real path, sorted, each once.
struct Collected {
  std::vector<std::string> Files;
  std::vector<std::string> Unreadable; ///< folders that might hold more
};

/// The CUDA files among Paths.
///
/// A file counts as named, whatever it is. A folder is searched: .cu and .cuh files, and C++ files that the database
/// compiles as CUDA or that hold kernels or launches. Left out: hidden and build folders, third_party, _deps, extern,
/// external, vendor, what git ignores, and files of other models (HIP, SYCL) under CUDA's names. Links to folders are
/// not followed. The error names a path that does not exist or cannot be read.
llvm::Expected<Collected> collectFiles(llvm::ArrayRef<std::string> Paths, const CompileDatabase *Database,
                                       const TranslateOptions &Options);

} // namespace cudatidy

#endif
