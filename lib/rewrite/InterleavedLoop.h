// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// A loop in which each thread walks a chunk of its own, so that the threads of a block take the elements in turn.
///
///   First = blockIdx.x * 1024 + threadIdx.x * 16;            the block's elements stay the same
///   for (I = First; I < First + 16; ++I)          ->          for (I = First - threadIdx.x * (16 - 1);
///     V[I] += 1;                                                   I < First + (blockDim.x - threadIdx.x) * 16;
///                                                                  I += blockDim.x)
#ifndef CUDATIDY_REWRITE_INTERLEAVEDLOOP_H
#define CUDATIDY_REWRITE_INTERLEAVEDLOOP_H

#include "finding/Finding.h"

namespace clang {
class Expr;
class FunctionDecl;
} // namespace clang

namespace cudatidy {

/// The edits of the loop whose counter is an access's subscript; empty where the chunks of a block's threads do not
/// surely follow each other, where a round changes a variable that the next one reads, or where a thread may leave
/// before.
std::vector<Edit> interleaveLoop(const clang::Expr &Access, const clang::FunctionDecl &Kernel);

} // namespace cudatidy

#endif
