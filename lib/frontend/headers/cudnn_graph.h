// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: types and the graph API.

#ifndef CUDA_TIDY_CUDNN_GRAPH_H
#define CUDA_TIDY_CUDNN_GRAPH_H

#include "__cudnn_graph_1.h"
#include "__cudnn_graph_types.h"

#endif // CUDA_TIDY_CUDNN_GRAPH_H
