// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: all parts.

#ifndef CUDA_TIDY_CUDNN_H
#define CUDA_TIDY_CUDNN_H

#include "cudnn_adv.h"
#include "cudnn_cnn.h"
#include "cudnn_graph.h"
#include "cudnn_ops.h"

#endif // CUDA_TIDY_CUDNN_H
