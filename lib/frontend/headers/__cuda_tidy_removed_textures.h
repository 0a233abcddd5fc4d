// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The references to textures and surfaces that CUDA 12 removed: their types, accesses and host API. Read by the
// embedded headers, and after the headers of a toolkit; of one that still has them only the accesses to surfaces are
// needed, which clang lacks.
#ifndef CUDA_TIDY_REMOVED_TEXTURES_H
#define CUDA_TIDY_REMOVED_TEXTURES_H
#pragma clang system_header

#if defined(CUDA_TIDY_PRELUDE_H) || CUDART_VERSION >= 12000
#define __CT_NO_REFERENCES 1
#endif

#ifdef __CT_NO_REFERENCES
#ifndef CUDA_TIDY_PRELUDE_H
#define __device_builtin_texture_type__ __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__ __attribute__((device_builtin_surface_type))
#endif

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

#define __CT_TEX(N, Type, ...)                                                                                         \
  template <class T, cudaTextureReadMode Mode>                                                                         \
  __device__ __attribute__((pure, nothrow)) typename __ct_texel<T, Mode>::type N(texture<T, Type, Mode>, __VA_ARGS__);
__CT_TEX(tex1Dfetch, cudaTextureType1D, int)
__CT_TEX(tex1D, cudaTextureType1D, float)
__CT_TEX(tex1DLod, cudaTextureType1D, float, float)
__CT_TEX(tex1DGrad, cudaTextureType1D, float, float, float)
__CT_TEX(tex1DLayered, cudaTextureType1DLayered, float, int)
__CT_TEX(tex1DLayeredLod, cudaTextureType1DLayered, float, int, float)
__CT_TEX(tex1DLayeredGrad, cudaTextureType1DLayered, float, int, float, float)
__CT_TEX(tex2D, cudaTextureType2D, float, float)
__CT_TEX(tex2DLod, cudaTextureType2D, float, float, float)
__CT_TEX(tex2DGrad, cudaTextureType2D, float, float, float2, float2)
__CT_TEX(tex2DLayered, cudaTextureType2DLayered, float, float, int)
__CT_TEX(tex2DLayeredLod, cudaTextureType2DLayered, float, float, int, float)
__CT_TEX(tex2DLayeredGrad, cudaTextureType2DLayered, float, float, int, float2, float2)
__CT_TEX(tex3D, cudaTextureType3D, float, float, float)
__CT_TEX(tex3DLod, cudaTextureType3D, float, float, float, float)
__CT_TEX(tex3DGrad, cudaTextureType3D, float, float, float, float4, float4)
__CT_TEX(texCubemap, cudaTextureTypeCubemap, float, float, float)
__CT_TEX(texCubemapLod, cudaTextureTypeCubemap, float, float, float, float)
__CT_TEX(texCubemapGrad, cudaTextureTypeCubemap, float, float, float, float4, float4)
__CT_TEX(texCubemapLayered, cudaTextureTypeCubemapLayered, float, float, float, int)
__CT_TEX(texCubemapLayeredLod, cudaTextureTypeCubemapLayered, float, float, float, int, float)
__CT_TEX(texCubemapLayeredGrad, cudaTextureTypeCubemapLayered, float, float, float, int, float4, float4)
__CT_TEX(tex2Dgather, cudaTextureType2D, float, float, int = 0)
#undef __CT_TEX
#endif

#define __CT_SURF(N, Type, ...)                                                                                        \
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
#undef __CT_SURF

// clang-format off
#ifdef __CT_NO_REFERENCES
#define __CT_REMOVED __attribute__((deprecated))
__CT_REMOVED cudaError_t cudaBindTexture(size_t *offset, const textureReference *texref, const void *devPtr,
    const cudaChannelFormatDesc *desc, size_t size = 0xffffffff);
__CT_REMOVED cudaError_t cudaBindTexture2D(size_t *offset, const textureReference *texref, const void *devPtr,
    const cudaChannelFormatDesc *desc, size_t width, size_t height, size_t pitch);
__CT_REMOVED cudaError_t cudaBindTextureToArray(const textureReference *texref, cudaArray_const_t array,
    const cudaChannelFormatDesc *desc);
__CT_REMOVED cudaError_t cudaBindTextureToMipmappedArray(const textureReference *texref,
    cudaMipmappedArray_const_t mipmappedArray, const cudaChannelFormatDesc *desc);
__CT_REMOVED cudaError_t cudaUnbindTexture(const textureReference *texref);
__CT_REMOVED cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const textureReference *texref);
__CT_REMOVED cudaError_t cudaGetTextureReference(const textureReference **texref, const void *symbol);
__CT_REMOVED cudaError_t cudaBindSurfaceToArray(const surfaceReference *surfref, cudaArray_const_t array,
    const cudaChannelFormatDesc *desc);
__CT_REMOVED cudaError_t cudaGetSurfaceReference(const surfaceReference **surfref, const void *symbol);
#define __CT_TEXTURE template <class T, int D, cudaTextureReadMode M> __CT_REMOVED cudaError_t
__CT_TEXTURE cudaBindTexture(size_t *offset, const texture<T, D, M> &tex, const void *devPtr,
    const cudaChannelFormatDesc &desc, size_t size = 0xffffffff);
__CT_TEXTURE cudaBindTexture(size_t *offset, const texture<T, D, M> &tex, const void *devPtr,
    size_t size = 0xffffffff);
__CT_TEXTURE cudaBindTexture2D(size_t *offset, const texture<T, D, M> &tex, const void *devPtr,
    const cudaChannelFormatDesc &desc, size_t width, size_t height, size_t pitch);
__CT_TEXTURE cudaBindTexture2D(size_t *offset, const texture<T, D, M> &tex, const void *devPtr, size_t width,
    size_t height, size_t pitch);
__CT_TEXTURE cudaBindTextureToArray(const texture<T, D, M> &tex, cudaArray_const_t array,
    const cudaChannelFormatDesc &desc);
__CT_TEXTURE cudaBindTextureToArray(const texture<T, D, M> &tex, cudaArray_const_t array);
__CT_TEXTURE cudaBindTextureToMipmappedArray(const texture<T, D, M> &tex, cudaMipmappedArray_const_t mipmappedArray,
    const cudaChannelFormatDesc &desc);
__CT_TEXTURE cudaBindTextureToMipmappedArray(const texture<T, D, M> &tex, cudaMipmappedArray_const_t mipmappedArray);
__CT_TEXTURE cudaUnbindTexture(const texture<T, D, M> &tex);
__CT_TEXTURE cudaGetTextureAlignmentOffset(size_t *offset, const texture<T, D, M> &tex);
#undef __CT_TEXTURE
template <class T, int D> __CT_REMOVED cudaError_t cudaBindSurfaceToArray(const surface<T, D> &surf,
    cudaArray_const_t array, const cudaChannelFormatDesc &desc);
template <class T, int D> __CT_REMOVED cudaError_t cudaBindSurfaceToArray(const surface<T, D> &surf,
    cudaArray_const_t array);
#undef __CT_REMOVED
#undef __CT_NO_REFERENCES
#endif
// clang-format on
#endif
