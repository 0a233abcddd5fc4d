// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_LENIENCY_H
#define CUDA_TIDY_FRONTEND_LENIENCY_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace cudatidy {

/// The text with what nvcc takes and clang does not written as clang wants it; none when nothing needs it. Each other
/// byte stays where it was, so that all places in the file keep their line and column:
///
///   k<< <grid, block>> >(…)                  the brackets of a launch in pieces
///   k<<<{2, 2}, 32>>>(…)                     braces for its sizes
///   asm("mov.u64 %0,%globaltimer;" : …)      one % before a register's name
///   asm("…" : "=r"(A) : "r"(B) "r"(C))       no comma between operands
///
/// What must be added takes the place of a blank of its line; only where a line has none to spare the rest of it moves.
std::optional<std::string> rewriteLeniency(llvm::StringRef Text);

} // namespace cudatidy

#endif
