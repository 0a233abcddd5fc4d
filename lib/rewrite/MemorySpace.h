// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Moves a variable from one memory space of the device to another.
#ifndef CUDATIDY_REWRITE_MEMORYSPACE_H
#define CUDATIDY_REWRITE_MEMORYSPACE_H

#include "finding/Finding.h"

#include <optional>

namespace clang {
class VarDecl;
} // namespace clang

namespace cudatidy {

/// An edit that writes `__device__` where a variable's declaration has `__constant__`; none when that is not written
/// there itself (a macro of the project's own), or when the variable is const, so that the compiler may know its
/// values.
std::optional<Edit> replaceConstantMark(const clang::VarDecl &V);

} // namespace cudatidy

#endif
