// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_BUILDFILES_H
#define CUDA_TIDY_BUILD_BUILDFILES_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace cudatidy {

/// What a file tells of a build, by its name.
enum class BuildFileKind {
  None,
  CMake,
  Make,
  Python,
  Meson,
  Xmake,
  Bazel,
  Docker,
  Ci,
  Pins,    ///< requirements, conda environments
  Script,  ///< shell scripts
  Presets, ///< of CMake
  Words,   ///< manuals, which may tell the user to give a list
  Database,
  BuildFolder ///< made by cmake: its database or File API replies are asked
};

BuildFileKind buildFileKind(llvm::StringRef Path);

/// Whether a folder of that name holds other people's code, or nothing that people write.
bool isSkippedFolder(llvm::StringRef Name);

struct BuildFile {
  std::string Path;
  BuildFileKind Is;
};

/// The build files and build folders below Root, outer ones first. Bounded; links to folders are not followed.
void findBuildFiles(llvm::StringRef Root, std::vector<BuildFile> &Out);

} // namespace cudatidy

#endif
