// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX under its older path.

#ifndef CUDA_TIDY_NVTOOLSEXT_H
#define CUDA_TIDY_NVTOOLSEXT_H

#include "nvtx3/nvToolsExt.h"

#endif // CUDA_TIDY_NVTOOLSEXT_H
