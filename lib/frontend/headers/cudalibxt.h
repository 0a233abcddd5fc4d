// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Multi-GPU data descriptors of cuFFT and cuBLAS.

#ifndef _CUDA_LIB_XT_H_
#define _CUDA_LIB_XT_H_

#include "driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_XT_DESCRIPTOR_VERSION 0x01000000
#define MAX_CUDA_DESCRIPTOR_GPUS 64

typedef enum cudaXtCopyType_t {
  LIB_XT_COPY_HOST_TO_DEVICE,
  LIB_XT_COPY_DEVICE_TO_HOST,
  LIB_XT_COPY_DEVICE_TO_DEVICE
} cudaLibXtCopyType;
typedef enum libFormat_t { LIB_FORMAT_CUFFT, LIB_FORMAT_UNDEFINED } libFormat;
typedef struct cudaXtDesc_t {
  int version;
  int nGPUs;
  int GPUs[64];
  void *data[64];
  size_t size[64];
  void *cudaXtState;
} cudaXtDesc;
typedef struct cudaLibXtDesc_t {
  int version;
  cudaXtDesc *descriptor;
  libFormat library;
  int subFormat;
  void *libDescriptor;
} cudaLibXtDesc;

#ifdef __cplusplus
}
#endif

#endif // _CUDA_LIB_XT_H_
