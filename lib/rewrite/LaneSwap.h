// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Lets the lanes of a warp run along the other dimension of the block: threads trade their work, block by block, and
/// no launch changes.
///
///   Row = blockIdx.x * blockDim.x + threadIdx.x;    Row = blockIdx.x * blockDim.x + threadIdx.y;     square block
///   Col = blockIdx.y * blockDim.y + threadIdx.y;    Col = blockIdx.y * blockDim.y + threadIdx.x;
///
/// In a block that is not square, the thread's number is parted anew, y first:
///   threadIdx.x -> (threadIdx.y * blockDim.x + threadIdx.x) / blockDim.y
///   threadIdx.y -> (threadIdx.y * blockDim.x + threadIdx.x) % blockDim.y
#ifndef CUDATIDY_REWRITE_LANESWAP_H
#define CUDATIDY_REWRITE_LANESWAP_H

#include "finding/Finding.h"

namespace clang {
class FunctionDecl;
} // namespace clang

namespace cudatidy {

/// The edits in a kernel's text; empty when some use of the thread's place in the block cannot be followed: in a
/// macro's body, in a function that the kernel calls, or in operations among the lanes of a warp.
std::vector<Edit> swapLanes(const clang::FunctionDecl &Kernel, bool SquareBlock);

} // namespace cudatidy

#endif
