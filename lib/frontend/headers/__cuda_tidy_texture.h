// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture and surface accesses, on objects and on the references that CUDA 12 removed. They are
// calls without a body: what they read depends on state that is not in the source.
#ifndef CUDA_TIDY_TEXTURE_H
#define CUDA_TIDY_TEXTURE_H
#pragma clang system_header

#include "__cuda_tidy_driver_types.h"

struct textureReference {
  int normalized;
  cudaTextureFilterMode filterMode;
  cudaTextureAddressMode addressMode[3];
  cudaChannelFormatDesc channelDesc;
  int sRGB;
  unsigned maxAnisotropy;
  cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
  int disableTrilinearOptimization;
  int __cudaReserved[14];
};
struct surfaceReference {
  cudaChannelFormatDesc channelDesc;
};

template <class T, int Type = cudaTextureType1D, cudaTextureReadMode Mode = cudaReadModeElementType>
struct __device_builtin_texture_type__ texture : public textureReference {
  __host__ __device__ constexpr texture(int Normalized = 0, cudaTextureFilterMode Filter = cudaFilterModePoint,
                                        cudaTextureAddressMode Address = cudaAddressModeClamp)
      : textureReference{Normalized, Filter, {Address, Address, Address}, {}, 0, 0, cudaFilterModePoint, 0, 0, 0,
                         0,          {}} {}
  __host__ __device__ constexpr texture(int Normalized, cudaTextureFilterMode Filter, cudaTextureAddressMode Address,
                                        cudaChannelFormatDesc Desc)
      : textureReference{Normalized, Filter, {Address, Address, Address}, Desc, 0, 0, cudaFilterModePoint, 0, 0, 0,
                         0,          {}} {}
};
template <class T, int Type = cudaSurfaceType1D>
struct __device_builtin_surface_type__ surface : public surfaceReference {
  __host__ __device__ constexpr surface() : surfaceReference{} {}
};
template <int Type> struct __device_builtin_surface_type__ surface<void, Type> : public surfaceReference {
  __host__ __device__ constexpr surface() : surfaceReference{} {}
};

// What a fetch from a reference yields: the element, or floats of as many components.
template <int N> struct __ct_floats;
template <> struct __ct_floats<1> {
  typedef float type;
};
template <> struct __ct_floats<2> {
  typedef float2 type;
};
template <> struct __ct_floats<4> {
  typedef float4 type;
};
template <class T> struct __ct_texel_width;
#define __CT_WIDTH(T)                                                                                                  \
  template <> struct __ct_texel_width<T> {                                                                             \
    static const int value = 1;                                                                                        \
  };                                                                                                                   \
  template <> struct __ct_texel_width<T##1> {                                                                          \
    static const int value = 1;                                                                                        \
  };                                                                                                                   \
  template <> struct __ct_texel_width<T##2> {                                                                          \
    static const int value = 2;                                                                                        \
  };                                                                                                                   \
  template <> struct __ct_texel_width<T##4> {                                                                          \
    static const int value = 4;                                                                                        \
  };
typedef unsigned char __ct_uchar;
typedef uchar1 __ct_uchar1;
typedef uchar2 __ct_uchar2;
typedef uchar4 __ct_uchar4;
typedef unsigned short __ct_ushort;
typedef ushort1 __ct_ushort1;
typedef ushort2 __ct_ushort2;
typedef ushort4 __ct_ushort4;
__CT_WIDTH(char)
__CT_WIDTH(short)
__CT_WIDTH(__ct_uchar)
__CT_WIDTH(__ct_ushort)
#undef __CT_WIDTH
template <> struct __ct_texel_width<signed char> {
  static const int value = 1;
};
template <class T, cudaTextureReadMode Mode> struct __ct_texel {
  typedef T type;
};
template <class T> struct __ct_texel<T, cudaReadModeNormalizedFloat> {
  typedef typename __ct_floats<__ct_texel_width<T>::value>::type type;
};

// N on an object, by value and through a pointer; the second macro adds references of type Type.
#define __CT_OBJECT(N, ...)                                                                                            \
  template <class T> __device__ __attribute__((pure, nothrow)) T N(cudaTextureObject_t, __VA_ARGS__);                  \
  template <class T> __device__ __attribute__((nothrow)) void N(T *, cudaTextureObject_t, __VA_ARGS__);
#define __CT_TEX(N, Type, ...)                                                                                         \
  __CT_OBJECT(N, __VA_ARGS__)                                                                                          \
  template <class T, cudaTextureReadMode Mode>                                                                         \
  __device__ __attribute__((pure, nothrow)) typename __ct_texel<T, Mode>::type N(texture<T, Type, Mode>, __VA_ARGS__);
#define __CT_RESIDENT(N, Type, ...)                                                                                    \
  __CT_TEX(N, Type, __VA_ARGS__)                                                                                       \
  template <class T> __device__ T N(cudaTextureObject_t, __VA_ARGS__, bool *);                                         \
  template <class T> __device__ void N(T *, cudaTextureObject_t, __VA_ARGS__, bool *);

__CT_TEX(tex1Dfetch, cudaTextureType1D, int)
__CT_TEX(tex1D, cudaTextureType1D, float)
__CT_TEX(tex1DLod, cudaTextureType1D, float, float)
__CT_TEX(tex1DGrad, cudaTextureType1D, float, float, float)
__CT_TEX(tex1DLayered, cudaTextureType1DLayered, float, int)
__CT_TEX(tex1DLayeredLod, cudaTextureType1DLayered, float, int, float)
__CT_TEX(tex1DLayeredGrad, cudaTextureType1DLayered, float, int, float, float)
__CT_RESIDENT(tex2D, cudaTextureType2D, float, float)
__CT_RESIDENT(tex2DLod, cudaTextureType2D, float, float, float)
__CT_RESIDENT(tex2DGrad, cudaTextureType2D, float, float, float2, float2)
__CT_RESIDENT(tex2DLayered, cudaTextureType2DLayered, float, float, int)
__CT_RESIDENT(tex2DLayeredLod, cudaTextureType2DLayered, float, float, int, float)
__CT_RESIDENT(tex2DLayeredGrad, cudaTextureType2DLayered, float, float, int, float2, float2)
__CT_RESIDENT(tex3D, cudaTextureType3D, float, float, float)
__CT_RESIDENT(tex3DLod, cudaTextureType3D, float, float, float, float)
__CT_RESIDENT(tex3DGrad, cudaTextureType3D, float, float, float, float4, float4)
__CT_TEX(texCubemap, cudaTextureTypeCubemap, float, float, float)
__CT_TEX(texCubemapLod, cudaTextureTypeCubemap, float, float, float, float)
__CT_TEX(texCubemapGrad, cudaTextureTypeCubemap, float, float, float, float4, float4)
__CT_TEX(texCubemapLayered, cudaTextureTypeCubemapLayered, float, float, float, int)
__CT_TEX(texCubemapLayeredLod, cudaTextureTypeCubemapLayered, float, float, float, int, float)
__CT_TEX(texCubemapLayeredGrad, cudaTextureTypeCubemapLayered, float, float, float, int, float4, float4)
__CT_TEX(tex2Dgather, cudaTextureType2D, float, float, int = 0)
template <class T> __device__ T tex2Dgather(cudaTextureObject_t, float, float, bool *, int = 0);
template <class T> __device__ void tex2Dgather(T *, cudaTextureObject_t, float, float, bool *, int = 0);

// The read and the write of one kind of surface.
#define __CT_SURF(N, Type, ...)                                                                                        \
  template <class T>                                                                                                   \
  __device__ T N##read(cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);              \
  template <class T>                                                                                                   \
  __device__ void N##read(T *, cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);      \
  template <class T>                                                                                                   \
  __device__ void N##write(T, cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);       \
  template <class T>                                                                                                   \
  __device__ T N##read(surface<void, Type>, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);              \
  template <class T>                                                                                                   \
  __device__ void N##read(T *, surface<void, Type>, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);      \
  template <class T>                                                                                                   \
  __device__ void N##write(T, surface<void, Type>, __VA_ARGS__, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
__CT_SURF(surf1D, cudaSurfaceType1D, int)
__CT_SURF(surf2D, cudaSurfaceType2D, int, int)
__CT_SURF(surf3D, cudaSurfaceType3D, int, int, int)
__CT_SURF(surf1DLayered, cudaSurfaceType1DLayered, int, int)
__CT_SURF(surf2DLayered, cudaSurfaceType2DLayered, int, int, int)
__CT_SURF(surfCubemap, cudaSurfaceTypeCubemap, int, int, int)
__CT_SURF(surfCubemapLayered, cudaSurfaceTypeCubemapLayered, int, int, int)

#undef __CT_OBJECT
#undef __CT_TEX
#undef __CT_RESIDENT
#undef __CT_SURF

#endif
