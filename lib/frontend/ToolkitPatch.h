// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_TOOLKITPATCH_H
#define CUDA_TIDY_FRONTEND_TOOLKITPATCH_H

#include "frontend/Toolkit.h"

#include "llvm/Support/VirtualFileSystem.h"

namespace cudatidy {

/// The toolkit's driver_types.h with the members that its version dropped from two records (cudaDeviceProp::clockRate
/// and others), to be laid over the disk: a program that names one keeps its meaning. Functions need no such help, they
/// are declared afterwards. Empty when nothing is missing.
llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> patchedToolkit(const Toolkit &T);

} // namespace cudatidy

#endif
