// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of the performance primitives.
#ifndef NV_NPPIDEFS_H
#define NV_NPPIDEFS_H
#pragma clang system_header
// clang-format off
#include <cuda_runtime.h>
#include <stdint.h>
typedef unsigned char Npp8u;
typedef signed char Npp8s;
typedef unsigned short Npp16u;
typedef short Npp16s;
typedef unsigned Npp32u;
typedef int Npp32s;
typedef unsigned long long Npp64u;
typedef long long Npp64s;
typedef float Npp32f;
typedef double Npp64f;
typedef struct { Npp32f re; Npp32f im; } Npp32fc;
typedef struct { Npp64f re; Npp64f im; } Npp64fc;
typedef struct { Npp16s re; Npp16s im; } Npp16sc;
typedef struct { Npp32s re; Npp32s im; } Npp32sc;
typedef enum { NPP_NOT_SUPPORTED_MODE_ERROR = -9999, NPP_CUDA_KERNEL_EXECUTION_ERROR = -1000,
    NPP_SIZE_ERROR = -6, NPP_BAD_ARGUMENT_ERROR = -5, NPP_MEMORY_ALLOCATION_ERR = -4, NPP_ERROR = -2,
    NPP_ERROR_RESERVED = -1, NPP_NO_ERROR = 0, NPP_SUCCESS = NPP_NO_ERROR, NPP_NO_OPERATION_WARNING = 1 } NppStatus;
typedef struct { int x; int y; } NppiPoint;
typedef struct { int width; int height; } NppiSize;
typedef struct { int x; int y; int width; int height; } NppiRect;
typedef struct { int major; int minor; int build; } NppLibraryVersion;
typedef struct { cudaStream_t hStream; int nCudaDeviceId; int nMultiProcessorCount; int nMaxThreadsPerMultiProcessor;
    int nMaxThreadsPerBlock; size_t nSharedMemPerBlock; int nCudaDevAttrComputeCapabilityMajor;
    int nCudaDevAttrComputeCapabilityMinor; unsigned nStreamFlags; int nReserved0; } NppStreamContext;
typedef enum { NPPI_INTER_UNDEFINED = 0, NPPI_INTER_NN = 1, NPPI_INTER_LINEAR = 2, NPPI_INTER_CUBIC = 4,
    NPPI_INTER_SUPER = 8, NPPI_INTER_LANCZOS = 16 } NppiInterpolationMode;
typedef enum { NPP_BORDER_UNDEFINED = 0, NPP_BORDER_CONSTANT = 1, NPP_BORDER_REPLICATE = 2, NPP_BORDER_WRAP = 3,
    NPP_BORDER_MIRROR = 4 } NppiBorderType;
typedef enum { NPP_MASK_SIZE_3_X_3 = 200, NPP_MASK_SIZE_5_X_5 = 201 } NppiMaskSize;
// clang-format on
#endif
