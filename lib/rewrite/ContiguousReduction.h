// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// A reduction in shared memory whose adding threads lie ever further apart, so that they are the first ones instead.
///
///   for (S = 1; S < blockDim.x; S *= 2) {              for (S = blockDim.x / 2; S > 0; S /= 2) {
///     if (T % (2 * S) == 0) V[T] += V[T + S];    ->       if (T < S) V[T] += V[T + S];
///     __syncthreads();                                    __syncthreads();
///   }                                                   }
///
/// Other elements meet than before: a sum of floats is rounded differently.
#ifndef CUDATIDY_REWRITE_CONTIGUOUSREDUCTION_H
#define CUDATIDY_REWRITE_CONTIGUOUSREDUCTION_H

#include "finding/Finding.h"

#include <cstdint>

namespace clang {
class FunctionDecl;
class IfStmt;
} // namespace clang

namespace cudatidy {

/// The edits of the loop nearest around an `if`; empty where the loop is another, where its counter serves
/// for more, or where the block's width is no power of two.
std::vector<Edit> contiguousReduction(const clang::IfStmt &If, const clang::FunctionDecl &Kernel, uint64_t BlockWidth);

} // namespace cudatidy

#endif
