// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Interoperation of the driver API with EGL.
#ifndef CUDAEGL_H
#define CUDAEGL_H
#pragma clang system_header
// clang-format off
#include <cuda.h>
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
typedef int EGLint;
#define MAX_PLANES 3
typedef enum CUeglFrameType_enum { CU_EGL_FRAME_TYPE_ARRAY = 0, CU_EGL_FRAME_TYPE_PITCH = 1 } CUeglFrameType;
typedef enum CUeglResourceLocationFlags_enum { CU_EGL_RESOURCE_LOCATION_SYSMEM = 0,
    CU_EGL_RESOURCE_LOCATION_VIDMEM = 1 } CUeglResourceLocationFlags;
typedef enum CUeglColorFormat_enum { CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0, CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1,
    CU_EGL_COLOR_FORMAT_RGB = 4, CU_EGL_COLOR_FORMAT_BGR = 5, CU_EGL_COLOR_FORMAT_ARGB = 6,
    CU_EGL_COLOR_FORMAT_RGBA = 7, CU_EGL_COLOR_FORMAT_L = 8, CU_EGL_COLOR_FORMAT_R = 9, CU_EGL_COLOR_FORMAT_ABGR = 0x12,
    CU_EGL_COLOR_FORMAT_BGRA = 0x13 } CUeglColorFormat;
typedef struct CUeglFrame_st { union { CUarray pArray[MAX_PLANES]; void *pPitch[MAX_PLANES]; } frame; unsigned width;
    unsigned height; unsigned depth; unsigned pitch; unsigned planeCount; unsigned numChannels;
    CUeglFrameType frameType; CUeglColorFormat eglColorFormat; CUarray_format cuFormat; } CUeglFrame;
typedef struct CUeglStreamConnection_st *CUeglStreamConnection;
extern "C" {
CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *, EGLImageKHR, unsigned);
CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *, CUgraphicsResource, unsigned, unsigned);
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *, EGLStreamKHR);
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *, EGLStreamKHR, unsigned);
CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *);
CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *, CUgraphicsResource *, CUstream *, unsigned);
CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *, CUgraphicsResource, CUstream *);
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *, EGLStreamKHR, EGLint, EGLint);
CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *);
CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *, CUeglFrame, CUstream *);
CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *, CUeglFrame *, CUstream *);
CUresult cuEventCreateFromEGLSync(CUevent *, EGLSyncKHR, unsigned);
}
// clang-format on
#endif
