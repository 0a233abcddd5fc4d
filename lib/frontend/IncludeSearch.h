// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_INCLUDESEARCH_H
#define CUDA_TIDY_FRONTEND_INCLUDESEARCH_H

#include "frontend/CommandLine.h"
#include "frontend/ProjectIndex.h"

namespace cudatidy {

/// What a file's surroundings say about how it is compiled.
struct Surroundings {
  CompileCommand Command;              ///< the flags found, through the same translation as a compile command's
  std::vector<std::string> Unresolved; ///< quoted includes that no folder of the project answers
  unsigned Quoted = 0;                 ///< quoted includes looked at, those of included files too
  std::string Why;                     ///< "the Makefile and 3 folders of the project"
};

/// Flags for a file that no compile command names. The Makefile's own -I and -D first; then, behind the system's
/// folders
/// (-idirafter, so that nothing of the system is shadowed), include/, inc/, common/, src/ beside and above the file,
/// and the folders from which its includes resolve.
Surroundings searchSurroundings(llvm::StringRef File, const ProjectIndex &Project, const TranslateOptions &Options);

/// The folders of the second step alone, for a file whose command says only a part.
std::vector<std::string> guessedFolders(llvm::StringRef File, llvm::ArrayRef<std::string> Known,
                                        const ProjectIndex &Project, Surroundings &Result);

} // namespace cudatidy

#endif
