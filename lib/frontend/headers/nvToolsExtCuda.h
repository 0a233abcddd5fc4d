// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX under its older path.

#ifndef CUDA_TIDY_NVTOOLSEXTCUDA_H
#define CUDA_TIDY_NVTOOLSEXTCUDA_H

#include "nvtx3/nvToolsExtCuda.h"

#endif // CUDA_TIDY_NVTOOLSEXTCUDA_H
