// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_TOOLKITPATCH_H
#define CUDA_TIDY_FRONTEND_TOOLKITPATCH_H

#include "frontend/Toolkit.h"

#include "llvm/Support/VirtualFileSystem.h"

namespace cudatidy {

/// The toolkit's headers with what its version dropped, to be laid over the disk: members of two records
/// (cudaDeviceProp::clockRate and others), operators of CUB (cub::Max), bases of Thrust's function objects. A program
/// that names one keeps its meaning. Functions need no such help, they are declared afterwards. Empty when nothing is
/// missing.
llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> patchedToolkit(const Toolkit &T);

} // namespace cudatidy

#endif
