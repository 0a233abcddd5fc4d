// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_BUILDPROJECT_H
#define CUDA_TIDY_BUILD_BUILDPROJECT_H

#include "build/BuildFacts.h"
#include "build/SourceUses.h"

namespace cudatidy {

struct ProjectQuestion {
  std::vector<std::string> Paths; ///< files and folders that were named; they exist
  std::string BuildPath;          ///< -p
  std::string CudaPath;           ///< --cuda-path: the machine's toolkit; without nvcc, or "none": it has none
  std::vector<std::string> Flags; ///< after `--`: they alone count then
  bool HasFlags = false;
  std::map<std::string, std::string> Unsaved; ///< texts in the place of files, by real path
};

/// Whether a file is one that build facts are read from: CMakeLists.txt, Makefile, compile_commands.json, setup.py, …
bool isBuildFile(llvm::StringRef Path);

/// Whether any path is one, or a folder that holds one.
bool holdsBuildFile(const std::vector<std::string> &Paths);

/// Reads what the build files below the named folders say, with the ones above that they depend on. For named sources:
/// what their project says of them.
BuildFacts readBuild(const ProjectQuestion &Q);

/// What a source shows; read once. Null when it cannot be read.
const SourceUses *usesOf(const BuildFacts &B, llvm::StringRef Path);

} // namespace cudatidy

#endif
