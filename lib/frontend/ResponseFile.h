// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_RESPONSEFILE_H
#define CUDA_TIDY_FRONTEND_RESPONSEFILE_H

#include "frontend/CommandLine.h"

namespace cudatidy {

/// Puts the contents of response files in the place of the options that name them: `--options-file` and `-optf` for
/// nvcc, `@file` for the others, both for options given to us. Names are relative to Directory, at any depth. A file
/// that is missing, not a plain file, too large or part of a circle is said in Warnings and adds nothing.
std::vector<Argument> expandResponseFiles(std::vector<Argument> Args, llvm::StringRef Directory, bool NvccForm,
                                          bool AtForm, std::vector<std::string> &Warnings);

} // namespace cudatidy

#endif
