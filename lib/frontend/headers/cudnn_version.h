// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: version.

#ifndef CUDA_TIDY_CUDNN_VERSION_H
#define CUDA_TIDY_CUDNN_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

#define CUDNN_MAJOR 9
#define CUDNN_MINOR 19
#define CUDNN_PATCHLEVEL 0
#define CUDNN_VERSION (CUDNN_MAJOR * 10000 + CUDNN_MINOR * 100 + CUDNN_PATCHLEVEL)
#define CUDNN_MAX_SM_MAJOR_NUMBER 12
#define CUDNN_MAX_SM_MINOR_NUMBER 1
#define CUDNN_MAX_DEVICE_VERSION (CUDNN_MAX_SM_MAJOR_NUMBER * 100 + CUDNN_MAX_SM_MINOR_NUMBER * 10)

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_CUDNN_VERSION_H
