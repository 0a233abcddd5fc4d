// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Barriers of the block that are put in or taken out.
///
///   Tile[threadIdx.x] = V;                 Tile[threadIdx.x] = V;
///   Out[I] = Tile[255 - threadIdx.x];  ->  __syncthreads();
///                                          Out[I] = Tile[255 - threadIdx.x];
#ifndef CUDATIDY_REWRITE_BARRIERS_H
#define CUDATIDY_REWRITE_BARRIERS_H

#include "finding/Finding.h"

#include <optional>

namespace clang {
class Expr;
class FunctionDecl;
} // namespace clang

namespace cudatidy {

/// A barrier in front of the statement of a kernel's body that holds Later, where all threads pass. None when Earlier
/// is not in a statement of the body before that one, when a thread may have left the kernel there, and in macros.
std::optional<Edit> insertBarrier(const clang::FunctionDecl &Kernel, const clang::Expr &Earlier,
                                  const clang::Expr &Later);

/// Takes out the statement that a call is, with its line when nothing else stands there. None when the call is more or
/// less than a statement of a block of statements, and in macros.
std::optional<Edit> removeStatement(const clang::FunctionDecl &In, const clang::Expr &Call);

} // namespace cudatidy

#endif
