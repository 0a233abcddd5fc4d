// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sharing of buffers with OpenGL through the runtime API; OpenGL's own headers need not be there.
#ifndef CUDA_TIDY_GL_INTEROP_H
#define CUDA_TIDY_GL_INTEROP_H
#define __CUDA_GL_INTEROP_H__
#pragma clang system_header
// clang-format off
#include <__cuda_tidy_prelude.h>
#if __has_include(<GL/gl.h>)
#include <GL/gl.h>
#else
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif

enum cudaGLDeviceList { cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2, cudaGLDeviceListNextFrame = 3 };
enum cudaGLMapFlags { cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2 };
extern "C" {
cudaError_t cudaGLGetDevices(unsigned *pCudaDeviceCount, int *pCudaDevices, unsigned cudaDeviceCount, cudaGLDeviceList deviceList);
cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned flags);
cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned flags);
__CUDA_DEPRECATED cudaError_t cudaGLSetGLDevice(int device);
__CUDA_DEPRECATED cudaError_t cudaGLRegisterBufferObject(GLuint bufObj);
__CUDA_DEPRECATED cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj);
__CUDA_DEPRECATED cudaError_t cudaGLUnmapBufferObject(GLuint bufObj);
__CUDA_DEPRECATED cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj);
__CUDA_DEPRECATED cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned flags);
__CUDA_DEPRECATED cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream);
__CUDA_DEPRECATED cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream);
}

#endif
