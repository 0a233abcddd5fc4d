// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Profiler control of the runtime API.
#ifndef CUDA_TIDY_PROFILER_API_H
#define CUDA_TIDY_PROFILER_API_H
// clang-format off
#include "cuda_runtime_api.h"
#define __CUDA_PROFILER_API_H__

extern "C" {
cudaError_t cudaProfilerStart();
cudaError_t cudaProfilerStop();
} // extern "C"

#endif
