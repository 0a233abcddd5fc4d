// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: all parts.

#ifndef CUDNN_H_
#define CUDNN_H_

// Programs ask for these names to learn what is included.
#ifndef CUDNNWINAPI
#define CUDNNWINAPI
#endif

#include "cudnn_adv.h"
#include "cudnn_cnn.h"
#include "cudnn_graph.h"
#include "cudnn_ops.h"

#endif // CUDNN_H_
