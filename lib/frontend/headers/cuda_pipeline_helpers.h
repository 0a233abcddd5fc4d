// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Some code includes the helpers by name.

#ifndef CUDA_TIDY_CUDA_PIPELINE_HELPERS_H
#define CUDA_TIDY_CUDA_PIPELINE_HELPERS_H

#include "cuda_pipeline_primitives.h"

#endif // CUDA_TIDY_CUDA_PIPELINE_HELPERS_H
