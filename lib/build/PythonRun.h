// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_PYTHONRUN_H
#define CUDA_TIDY_BUILD_PYTHONRUN_H

#include "build/BuildFacts.h"
#include "build/Traced.h"

namespace cudatidy {

/// Reads a setup.py as text: lists of strings that are built up and handed to CUDAExtension() and its like, and what is
/// written into os.environ["TORCH_CUDA_ARCH_LIST"]. Statements are run in order, function bodies where they stand;
/// whatever an `if` adds is marked, whatever a call returns is unknown.
std::vector<CompileGroup> runPython(const SourceText &File);

} // namespace cudatidy

#endif
