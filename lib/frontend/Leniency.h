// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_LENIENCY_H
#define CUDA_TIDY_FRONTEND_LENIENCY_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace cudatidy {

/// The text with what nvcc takes and clang does not written as clang wants it; none when nothing needs it. Each other
/// byte stays where it was, so that all places in the file keep their line and column.
///
///   k<< <grid, block>> >(…)                  the brackets of a launch in pieces
///   asm("mov.u64 %0, %globaltimer;" : …)     one % before a register's name, where a blank leaves room for the second
std::optional<std::string> rewriteLeniency(llvm::StringRef Text);

} // namespace cudatidy

#endif
