// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_SOURCESCAN_H
#define CUDA_TIDY_FRONTEND_SOURCESCAN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

#include <string>
#include <vector>

namespace cudatidy {

/// One #include of a file, as text: conditions are not evaluated.
struct IncludeLine {
  std::string Name;
  bool Quoted = false;
};

std::vector<IncludeLine> scanIncludes(llvm::StringRef Text);

/// Whether a text holds a kernel (`__global__`) or launches one. A guess from words; comments count too.
bool mentionsKernel(llvm::StringRef Text);
bool mentionsLaunch(llvm::StringRef Text);

/// Which model a text is written for, told by its includes and by API names that only one has.
enum class SourceModel { Unknown, Cuda, Other };
SourceModel sourceModel(llvm::StringRef Text);

bool isHeaderName(llvm::StringRef Path); ///< .h .hpp .cuh .inl …
bool isSourceName(llvm::StringRef Path); ///< .cu .cpp .cc …

/// Whether an entry of a folder is a file or a link to one: to open a pipe is to wait for whoever writes to it.
bool isFile(const llvm::sys::fs::directory_entry &Entry);

/// The file's text; empty when it cannot be read or is larger than any source.
std::string readSource(llvm::StringRef Path);

} // namespace cudatidy

#endif
