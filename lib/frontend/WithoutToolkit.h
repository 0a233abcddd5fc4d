// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_WITHOUTTOOLKIT_H
#define CUDA_TIDY_FRONTEND_WITHOUTTOOLKIT_H

#include "llvm/Support/VirtualFileSystem.h"

namespace cudatidy {

/// The disk without the headers of CUDA toolkits: those that a distribution puts beside all others in /usr/include, and
/// links to them in /usr/local/include, would mix with the embedded ones. A project's own file of such a name stays.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
diskWithoutToolkits(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk);

} // namespace cudatidy

#endif
