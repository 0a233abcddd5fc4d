// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: older name of the same header.

#ifndef CUDA_TIDY_CUSPARSE_V2_H
#define CUDA_TIDY_CUSPARSE_V2_H

#include "cusparse.h"

#endif // CUDA_TIDY_CUSPARSE_V2_H
