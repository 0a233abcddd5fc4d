// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_TEXTFACTS_H
#define CUDA_TIDY_BUILD_TEXTFACTS_H

#include "build/BuildFacts.h"
#include "build/Traced.h"

namespace cudatidy {

/// Which toolkits a Dockerfile, a CI file, a list of requirements or a conda environment pins: base images
/// (nvidia/cuda:12.4.1-devel-…), cuda-toolkit=12.4, nvidia-cuda-nvcc-cu12==12.4.131, `cuda: 12.4.1` of CI actions.
std::vector<ToolkitFact> readToolkitPins(const SourceText &File);

/// Values of CMAKE_CUDA_ARCHITECTURES that a text hands to cmake: -DCMAKE_CUDA_ARCHITECTURES=…, the environment's
/// CUDAARCHS, a preset's cache variable. A value that is not plain text is unknown.
std::vector<Traced> readGivenArchs(const SourceText &File);

/// meson.build, xmake.lua, .bazelrc: each says architectures in strings of its own.
std::vector<CompileGroup> readMeson(const SourceText &File);
std::vector<CompileGroup> readXmake(const SourceText &File);
std::vector<CompileGroup> readBazel(const SourceText &File);

/// ENV or export TORCH_CUDA_ARCH_LIST of a Dockerfile, script or CI file.
std::vector<CompileGroup> readTorchEnvironment(const SourceText &File);

} // namespace cudatidy

#endif
