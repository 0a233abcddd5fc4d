// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_HEAVYHEADERS_H
#define CUDA_TIDY_FRONTEND_HEAVYHEADERS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <vector>

namespace cudatidy {

/// Gives a file's text; null: it is not there.
using TextReader = llvm::function_ref<std::unique_ptr<llvm::MemoryBuffer>(llvm::StringRef Path)>;

/// Headers of the toolkit that a file includes unconditionally and that cost seconds each, in order, as they stand in
/// <>: its own and those of the headers beside it that it includes. Those behind the definition of a macro that they may
/// read are left out.
std::vector<std::string> heavyHeaders(llvm::StringRef Path, llvm::StringRef Text, TextReader Read);

} // namespace cudatidy

#endif
