// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_SOURCESCAN_H
#define CUDA_TIDY_FRONTEND_SOURCESCAN_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace cudatidy {

/// One #include of a file, as text: conditions are not evaluated.
struct IncludeLine {
  std::string Name;
  bool Quoted = false;
};

std::vector<IncludeLine> scanIncludes(llvm::StringRef Text);

/// Whether a text holds device code: a kernel or a launch. A guess from words; comments count too.
bool mentionsCuda(llvm::StringRef Text);

/// Whether a text is written for another model (HIP, SYCL) under CUDA's file names.
bool isOtherModel(llvm::StringRef Text);

bool isHeaderName(llvm::StringRef Path); ///< .h .hpp .cuh .inl …
bool isSourceName(llvm::StringRef Path); ///< .cu .cpp .cc …

/// The file's text; empty when it cannot be read or is larger than any source.
std::string readSource(llvm::StringRef Path);

} // namespace cudatidy

#endif
