// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX: names of runtime API resources.

#ifndef CUDA_TIDY_NVTX3_NVTOOLSEXTCUDART_H
#define CUDA_TIDY_NVTX3_NVTOOLSEXTCUDART_H

#include "../cuda_runtime_api.h"
#include "nvToolsExt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define NVTX_RESOURCE_CLASS_CUDART 5
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA

typedef enum nvtxResourceCUDARTType_t {
  NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,
  NVTX_RESOURCE_TYPE_CUDART_STREAM,
  NVTX_RESOURCE_TYPE_CUDART_EVENT
} nvtxResourceCUDARTType_t;

void nvtxNameCudaDeviceA(int, const char *);
void nvtxNameCudaDeviceW(int, const wchar_t *);
void nvtxNameCudaStreamA(cudaStream_t, const char *);
void nvtxNameCudaStreamW(cudaStream_t, const wchar_t *);
void nvtxNameCudaEventA(cudaEvent_t, const char *);
void nvtxNameCudaEventW(cudaEvent_t, const wchar_t *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_NVTX3_NVTOOLSEXTCUDART_H
