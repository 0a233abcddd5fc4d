// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_CMAKEPROJECT_H
#define CUDA_TIDY_BUILD_CMAKEPROJECT_H

#include "build/BuildFacts.h"
#include "build/Traced.h"

namespace cudatidy {

/// What a run of CMake is given from outside.
struct CMakeWorld {
  /// Cache entries of a preset, a CI job's -D: empty for a plain `cmake -S . -B build`.
  std::map<std::string, Traced> Cache;
  /// "12.4": of the compiler that will be found; empty: not known.
  std::string ToolkitVersion;
  bool InAutomation = false;
};

struct CMakeResult {
  std::vector<CompileGroup> Groups;
  std::vector<ShadowedList> Shadowed;
  std::vector<DeadVariable> Dead;
  std::set<std::string> ListFiles; ///< every file that was run
};

/// Runs a project's CMakeLists.txt as text, configured for CUDA on Linux: switches such as USE_CUDA count as on, every
/// other option has its default. Conditions that the text does not decide (a compiler's version, a package that may be
/// missing) run both ways, and what only one way sets is marked.
///
/// Limits: packages' own configuration files are not read; a command that is neither CMake's nor defined in the project
/// leaves CUDA's variables unknown when its name speaks of CUDA, and otherwise only what it is handed.
CMakeResult runCMake(llvm::StringRef ListFile, const CMakeWorld &World, FileTable &Texts);

} // namespace cudatidy

#endif
