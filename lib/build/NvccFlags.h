// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_NVCCFLAGS_H
#define CUDA_TIDY_BUILD_NVCCFLAGS_H

#include "build/BuildFacts.h"
#include "build/Traced.h"

namespace cudatidy {

/// Reads words of an nvcc command into a group: architectures, flags, standard. What cannot be evaluated opens the
/// group. Form says how the words are written: ListForm::Shell or ListForm::Python.
void readNvccWords(const std::vector<Traced> &Words, ListForm Form, CompileGroup &G);

/// Reads a value of CMAKE_CUDA_ARCHITECTURES or of the target property.
void readCMakeArchs(const Traced &List, CompileGroup &G);

/// Reads a value of TORCH_CUDA_ARCH_LIST.
void readTorchArchs(const Traced &List, CompileGroup &G);

/// The toolkit that a compiler's path names: /usr/local/cuda-12.4/bin/nvcc.
std::optional<ToolkitFact> toolkitOfPath(llvm::StringRef Compiler);

/// Whether a word of a command names nvcc: "nvcc", "$(CUDA_HOME)/bin/nvcc".
bool namesNvcc(llvm::StringRef Word);

} // namespace cudatidy

#endif
