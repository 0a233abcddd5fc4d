// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX: names of driver API resources.

#ifndef CUDA_TIDY_NVTX3_NVTOOLSEXTCUDA_H
#define CUDA_TIDY_NVTX3_NVTOOLSEXTCUDA_H

#include "../cuda.h"
#include "nvToolsExt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define NVTX_RESOURCE_CLASS_CUDA 4
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA

typedef enum nvtxResourceCUDAType_t {
  NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145,
  NVTX_RESOURCE_TYPE_CUDA_CONTEXT,
  NVTX_RESOURCE_TYPE_CUDA_STREAM,
  NVTX_RESOURCE_TYPE_CUDA_EVENT
} nvtxResourceCUDAType_t;

void nvtxNameCuDeviceA(CUdevice, const char *);
void nvtxNameCuDeviceW(CUdevice, const wchar_t *);
void nvtxNameCuContextA(CUcontext, const char *);
void nvtxNameCuContextW(CUcontext, const wchar_t *);
void nvtxNameCuStreamA(CUstream, const char *);
void nvtxNameCuStreamW(CUstream, const wchar_t *);
void nvtxNameCuEventA(CUevent, const char *);
void nvtxNameCuEventW(CUevent, const wchar_t *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_NVTX3_NVTOOLSEXTCUDA_H
