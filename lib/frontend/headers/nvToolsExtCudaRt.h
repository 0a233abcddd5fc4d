// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX under its older path.

#ifndef CUDA_TIDY_NVTOOLSEXTCUDART_H
#define CUDA_TIDY_NVTOOLSEXTCUDART_H

#include "nvtx3/nvToolsExtCudaRt.h"

#endif // CUDA_TIDY_NVTOOLSEXTCUDART_H
