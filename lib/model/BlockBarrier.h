// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_BLOCKBARRIER_H
#define CUDATIDY_MODEL_BLOCKBARRIER_H

#include "llvm/IR/Instruction.h"

namespace cudatidy {

/// Whether I is a barrier for all threads of the block, as __syncthreads and its voting forms are. A barrier with a
/// count of threads is meant for some of them.
bool isBlockBarrier(const llvm::Instruction &I);

} // namespace cudatidy

#endif
