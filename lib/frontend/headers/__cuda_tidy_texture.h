// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture and surface accesses on objects. They are calls without a body: what they read depends
// on state that is not in the source.
#ifndef CUDA_TIDY_TEXTURE_H
#define CUDA_TIDY_TEXTURE_H
#pragma clang system_header

#include "__cuda_tidy_driver_types.h"

// N on an object, by value and through a pointer.
#define __CT_OBJECT(N, ...)                                                                                            \
  template <class T> __device__ __attribute__((pure, nothrow)) T N(cudaTextureObject_t, __VA_ARGS__);                  \
  template <class T> __device__ __attribute__((nothrow)) void N(T *, cudaTextureObject_t, __VA_ARGS__);
#define __CT_RESIDENT(N, ...)                                                                                          \
  __CT_OBJECT(N, __VA_ARGS__)                                                                                          \
  template <class T> __device__ T N(cudaTextureObject_t, __VA_ARGS__, bool *);                                         \
  template <class T> __device__ void N(T *, cudaTextureObject_t, __VA_ARGS__, bool *);

__CT_OBJECT(tex1Dfetch, int)
__CT_OBJECT(tex1D, float)
__CT_OBJECT(tex1DLod, float, float)
__CT_OBJECT(tex1DGrad, float, float, float)
__CT_OBJECT(tex1DLayered, float, int)
__CT_OBJECT(tex1DLayeredLod, float, int, float)
__CT_OBJECT(tex1DLayeredGrad, float, int, float, float)
__CT_RESIDENT(tex2D, float, float)
__CT_RESIDENT(tex2DLod, float, float, float)
__CT_RESIDENT(tex2DGrad, float, float, float2, float2)
__CT_RESIDENT(tex2DLayered, float, float, int)
__CT_RESIDENT(tex2DLayeredLod, float, float, int, float)
__CT_RESIDENT(tex2DLayeredGrad, float, float, int, float2, float2)
__CT_RESIDENT(tex3D, float, float, float)
__CT_RESIDENT(tex3DLod, float, float, float, float)
__CT_RESIDENT(tex3DGrad, float, float, float, float4, float4)
__CT_OBJECT(texCubemap, float, float, float)
__CT_OBJECT(texCubemapLod, float, float, float, float)
__CT_OBJECT(texCubemapGrad, float, float, float, float4, float4)
__CT_OBJECT(texCubemapLayered, float, float, float, int)
__CT_OBJECT(texCubemapLayeredLod, float, float, float, int, float)
__CT_OBJECT(texCubemapLayeredGrad, float, float, float, int, float4, float4)
__CT_OBJECT(tex2Dgather, float, float, int = 0)
template <class T> __device__ T tex2Dgather(cudaTextureObject_t, float, float, bool *, int = 0);
template <class T> __device__ void tex2Dgather(T *, cudaTextureObject_t, float, float, bool *, int = 0);

// The read and the write of one kind of surface.
#define __CT_SURF(N, ...)                                                                                              \
  template <class T>                                                                                                   \
  __device__ T N##read(cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);              \
  template <class T>                                                                                                   \
  __device__ void N##read(T *, cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);      \
  template <class T>                                                                                                   \
  __device__ void N##write(T, cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
__CT_SURF(surf1D, int)
__CT_SURF(surf2D, int, int)
__CT_SURF(surf3D, int, int, int)
__CT_SURF(surf1DLayered, int, int)
__CT_SURF(surf2DLayered, int, int, int)
__CT_SURF(surfCubemap, int, int, int)
__CT_SURF(surfCubemapLayered, int, int, int)

#undef __CT_OBJECT
#undef __CT_RESIDENT
#undef __CT_SURF

#endif
