// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sharing of buffers with OpenGL through the driver API.
#ifndef CUDA_TIDY_CUDAGL_H
#define CUDA_TIDY_CUDAGL_H
#pragma clang system_header
// clang-format off
#include <cuda.h>
#include <cuda_gl_interop.h>

typedef enum CUGLDeviceList_enum { CU_GL_DEVICE_LIST_ALL = 1, CU_GL_DEVICE_LIST_CURRENT_FRAME = 2, CU_GL_DEVICE_LIST_NEXT_FRAME = 3 } CUGLDeviceList;
typedef enum CUGLmap_flags_enum { CU_GL_MAP_RESOURCE_FLAGS_NONE = 0, CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1, CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2 } CUGLmap_flags;
extern "C" {
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned Flags);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned Flags);
CUresult cuGLGetDevices(unsigned *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned cudaDeviceCount, CUGLDeviceList deviceList);
CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned Flags, CUdevice device);
CUresult cuGLInit();
CUresult cuGLRegisterBufferObject(GLuint buffer);
CUresult cuGLMapBufferObject(CUdeviceptr *dptr, size_t *size, GLuint buffer);
CUresult cuGLUnmapBufferObject(GLuint buffer);
CUresult cuGLUnregisterBufferObject(GLuint buffer);
CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned Flags);
CUresult cuGLMapBufferObjectAsync(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream);
CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream);
}

#endif
