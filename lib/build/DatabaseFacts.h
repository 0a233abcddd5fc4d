// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_DATABASEFACTS_H
#define CUDA_TIDY_BUILD_DATABASEFACTS_H

#include "build/BuildFacts.h"
#include "frontend/CompileDatabase.h"

namespace cudatidy {

/// The groups of a compile_commands.json: one for each way in which CUDA files are compiled.
std::vector<CompileGroup> readDatabase(const CompileDatabase &Database, FileTable &Texts);

/// The groups of a build folder's CMake File API replies (.cmake/api/v1/reply): one a target and way of compiling.
std::vector<CompileGroup> readFileApi(llvm::StringRef BuildFolder, FileTable &Texts);

/// A group from a command that was understood; At is used where the command's text has no place.
CompileGroup groupOfCommand(const CompileCommand &C, BuildSystem System, const Place &At);

} // namespace cudatidy

#endif
