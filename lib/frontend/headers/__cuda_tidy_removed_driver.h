// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver API of CUDA 12, whose names cuda.h gives to the functions of CUDA 13.
#ifndef CUDA_TIDY_REMOVED_DRIVER_H
#define CUDA_TIDY_REMOVED_DRIVER_H
#pragma clang system_header
CUresult cuCtxCreate_v4(CUcontext *Context, unsigned Flags, CUdevice Device);
CUresult cuMemAdvise_v2(CUdeviceptr Pointer, size_t Size, CUmem_advise Advice, CUdevice Device);
CUresult cuMemPrefetchAsync_v2(CUdeviceptr Pointer, size_t Size, CUdevice Device, CUstream Stream);
#endif
