// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_RUNLINE_H
#define CUDA_TIDY_HOST_RUNLINE_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// The arguments that a Makefile's `run` target gives the program it builds: `./prog 1000 5` gives {"1000", "5"}.
/// A hint for what users run, no more: values from it are likely, not certain. None when there is no such target, when
/// the command is piped or redirected from a file, or when it uses variables that the Makefile does not set plainly.
std::optional<std::vector<std::string>> runArguments(llvm::StringRef Makefile);

/// The same of the Makefile in the file's folder, or one of the two folders above it.
std::optional<std::vector<std::string>> runArgumentsFor(llvm::StringRef SourceFile);

} // namespace cudatidy

#endif
