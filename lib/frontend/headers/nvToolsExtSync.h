// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX under its older path.

#ifndef CUDA_TIDY_NVTOOLSEXTSYNC_H
#define CUDA_TIDY_NVTOOLSEXTSYNC_H

#include "nvtx3/nvToolsExtSync.h"

#endif // CUDA_TIDY_NVTOOLSEXTSYNC_H
