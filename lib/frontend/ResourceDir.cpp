// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ResourceDir.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

std::string cudatidy::resourceDir() {
  static int Anchor;
  const std::string Executable = llvm::sys::fs::getMainExecutable(nullptr, &Anchor);
  llvm::SmallString<256> Beside(llvm::sys::path::parent_path(llvm::sys::path::parent_path(Executable)));
  llvm::sys::path::append(Beside, "lib", "cuda-tidy");
  if (llvm::sys::fs::exists(Beside + "/include/stddef.h")) {
    return std::string(Beside);
  }
  return CUDA_TIDY_RESOURCE_DIR;
}
