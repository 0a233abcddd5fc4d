// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_TOOLKITOFCOMPILER_H
#define CUDA_TIDY_FRONTEND_TOOLKITOFCOMPILER_H

#include "frontend/CommandLine.h"

namespace cudatidy {

/// Fills CudaPath and ToolkitMajor from the compiler that the command names: its toolkit's headers, else version.json,
/// else a folder name such as cuda-12.4 (the toolkit may be on another machine). A --cuda-path of the command wins;
/// without any sign ToolkitMajor is Fallback.
void noteToolkit(CompileCommand &Command, std::optional<unsigned> Fallback);

} // namespace cudatidy

#endif
