// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Interoperation of the runtime API with VDPAU.
#ifndef CUDA_TIDY_VDPAU_INTEROP_H
#define CUDA_TIDY_VDPAU_INTEROP_H
#pragma clang system_header
// clang-format off
#include <cuda_runtime.h>
#include <stdint.h>
typedef uint32_t VdpDevice;
typedef uint32_t VdpVideoSurface;
typedef uint32_t VdpOutputSurface;
typedef int VdpGetProcAddress(VdpDevice, uint32_t, void **);
extern "C" {
cudaError_t cudaVDPAUGetDevice(int *, VdpDevice, VdpGetProcAddress *);
cudaError_t cudaVDPAUSetVDPAUDevice(int, VdpDevice, VdpGetProcAddress *);
cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **, VdpVideoSurface, unsigned);
cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **, VdpOutputSurface, unsigned);
}
// clang-format on
#endif
