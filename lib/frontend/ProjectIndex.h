// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_PROJECTINDEX_H
#define CUDA_TIDY_FRONTEND_PROJECTINDEX_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// The project that a file or folder belongs to: the nearest folder with .git, .hg or .svn; else the outermost one
/// above it with a build file (CMakeLists.txt, Makefile, setup.py, …) below the home folder; else the file's own
/// folder.
std::string projectRoot(llvm::StringRef Path);

/// The sources and headers of a project by name. One walk, bounded; hidden folders and links to folders are left out.
class ProjectIndex {
public:
  explicit ProjectIndex(llvm::StringRef Root);

  const std::string &root() const { return Root; }

  /// The folder from which `Include` ("foo/bar.h", leading "../" and "./" allowed) resolves, the nearest to Includer.
  std::optional<std::string> folderOf(llvm::StringRef Include, llvm::StringRef Includer) const;

  /// All sources and headers, sorted.
  const std::vector<std::string> &files() const { return Files; }

  bool truncated() const { return Truncated; } ///< the bound was reached

private:
  std::string Root;
  std::vector<std::string> Files;
  llvm::StringMap<std::vector<unsigned>> ByName;
  bool Truncated = false;
};

} // namespace cudatidy

#endif
