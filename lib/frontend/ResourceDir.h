// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_RESOURCEDIR_H
#define CUDA_TIDY_FRONTEND_RESOURCEDIR_H

#include <string>

namespace cudatidy {

/// The folder of clang's own headers (stddef.h, __clang_cuda_math.h, …): `../lib/cuda-tidy` beside the executable when
/// an installed copy has it (the wheel), else the folder that the build found.
std::string resourceDir();

} // namespace cudatidy

#endif
