// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_ARCHLIST_H
#define CUDA_TIDY_FRONTEND_ARCHLIST_H

#include "frontend/GpuArch.h"

namespace cudatidy {

/// An architecture list as a build file states it.
struct ArchList {
  std::vector<ArchTarget> Targets;      ///< Argument is the item's index in the list
  std::optional<ArchOrigin> Unresolved; ///< native, all or all-major
  std::vector<std::string> Unknown;     ///< items that are no architecture ("No CUDA devices found.")
};

/// CMAKE_CUDA_ARCHITECTURES: "75-real;86-virtual;90a" (an item without suffix is machine code and PTX).
ArchList parseCMakeArchList(llvm::StringRef List);

/// TORCH_CUDA_ARCH_LIST: "8.0;8.6+PTX 9.0a", names of generations such as "Hopper" too.
ArchList parseTorchArchList(llvm::StringRef List);

} // namespace cudatidy

#endif
