// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_RUNLINE_H
#define CUDA_TIDY_HOST_RUNLINE_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace cudatidy {

/// What follows a program's name on its command line.
using RunArguments = std::vector<std::string>;

/// The arguments that a Makefile's `run` target gives the program it builds, one list a command: `./prog 1000 5` gives
/// {"1000", "5"}. A hint for what users run, no more: values from it are likely, not certain. Empty when there is no
/// such target; a command that is piped or fed from a file is left out. A few commands at most.
std::vector<RunArguments> runCommands(llvm::StringRef Makefile);

/// The same of the Makefile in the file's folder, or one of the two folders above it.
std::vector<RunArguments> runCommandsFor(llvm::StringRef SourceFile);

} // namespace cudatidy

#endif
