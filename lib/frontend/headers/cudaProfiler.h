// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Profiler control of the driver API.
#ifndef CUDA_TIDY_CUDAPROFILER_H
#define CUDA_TIDY_CUDAPROFILER_H
// clang-format off
#include "cuda.h"

extern "C" {
typedef enum CUoutput_mode_enum { CU_OUT_KEY_VALUE_PAIR = 0, CU_OUT_CSV = 1 } CUoutput_mode;
__CUDA_TIDY_DEPRECATED CUresult cuProfilerInitialize(const char *configFile, const char *outputFile,
    CUoutput_mode outputMode);
CUresult cuProfilerStart();
CUresult cuProfilerStop();
} // extern "C"

#endif
