// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_LAUNCHSYNTAX_H
#define CUDA_TIDY_FRONTEND_LAUNCHSYNTAX_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace cudatidy {

/// nvcc takes `k<< <grid, block>> >(…)`, clang wants its brackets in one piece. Returns the text with every launch in
/// one piece, each byte otherwise where it was, so that all places in the file keep their line and column; none when
/// nothing needs it.
std::optional<std::string> joinLaunchBrackets(llvm::StringRef Text);

} // namespace cudatidy

#endif
