// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Longer rows for an array in shared memory, when nothing but the array's declaration knows how long they are.
///
///   __shared__ float Tile[32][32];      ->      __shared__ float Tile[32][32 + 1];
///   Sum += Tile[threadIdx.x][J];                unchanged: the compiler finds the new place
#ifndef CUDATIDY_REWRITE_PADDING_H
#define CUDATIDY_REWRITE_PADDING_H

#include "finding/Finding.h"

#include <optional>

namespace clang {
class VarDecl;
} // namespace clang

namespace cudatidy {

/// Whether every use of an array is one whole element of it, named by all its subscripts: no pointer into it, no cast,
/// no sizeof. Only a variable of a function can tell.
bool isUsedByElements(const clang::VarDecl &V);

/// An edit of the declaration that makes each row so many elements longer. None where a macro's body would have to be
/// edited, or the extent is not written.
std::optional<Edit> padRows(const clang::VarDecl &V, uint64_t Elements);

} // namespace cudatidy

#endif
