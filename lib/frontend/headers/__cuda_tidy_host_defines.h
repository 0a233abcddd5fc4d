// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Qualifiers and decorations of CUDA source, mapped to the attributes that clang knows. What clang
// has no attribute for is kept as an annotation, so that later stages can still read it.
#ifndef CUDA_TIDY_HOST_DEFINES_H
#define CUDA_TIDY_HOST_DEFINES_H
#pragma clang system_header

#define __annotate__(a) __attribute__((a))
#define __location__(a) __annotate__(a)

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __grid_constant__ __attribute__((grid_constant))
// Clang has no managed variables outside HIP: a device variable that host code may name.
#define __managed__ __attribute__((device, annotate("cuda_tidy.managed")))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __block_size__(...) __attribute__((annotate("cuda_tidy.block_size")))
#define __maxnreg__(n) __attribute__((annotate("cuda_tidy.maxnreg", n)))
#define __local_maxnreg__(n)

#undef __forceinline__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__ __inline__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __no_return__ __attribute__((noreturn))
#define __nv_pure__ __attribute__((pure))
#define __thread__ __thread
#define __import__
#define __export__
#ifndef __cdecl
#define __cdecl
#endif
#define __specialization_static
#define __device_builtin__
#define __device_builtin_texture_type__ __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__ __attribute__((device_builtin_surface_type))
#define __cudart_builtin__
#define __tile__
#define __tile_builtin__
#define __tile_global__
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_DEVICE __device__
#define _CRTIMP

#ifdef CUDA_ENABLE_DEPRECATED
#define __CUDA_TIDY_DEPRECATED
#else
#define __CUDA_TIDY_DEPRECATED __attribute__((deprecated))
#endif
#define __CUDA_DEPRECATED __CUDA_TIDY_DEPRECATED

#define __CUDA_ARCH_HAS_FEATURE__(F) __CUDA_ARCH_FEAT_##F
// Architecture-specific targets ("sm_90a"): clang defines only the feature macro of the target.
#ifndef __CUDA_ARCH_SPECIFIC__
#if defined(__CUDA_ARCH_FEAT_SM90_ALL) || defined(__CUDA_ARCH_FEAT_SM100_ALL) ||                                       \
    defined(__CUDA_ARCH_FEAT_SM101_ALL) || defined(__CUDA_ARCH_FEAT_SM103_ALL) ||                                      \
    defined(__CUDA_ARCH_FEAT_SM110_ALL) || defined(__CUDA_ARCH_FEAT_SM120_ALL) || defined(__CUDA_ARCH_FEAT_SM121_ALL)
#define __CUDA_ARCH_SPECIFIC__ __CUDA_ARCH__
#ifndef __CUDA_ARCH_FAMILY_SPECIFIC__
#define __CUDA_ARCH_FAMILY_SPECIFIC__ __CUDA_ARCH__
#endif
#endif
#endif
#ifdef __CUDA_ARCH_SPECIFIC__
#define __CUDA_HAS_ARCH_SPECIFIC(N) (__CUDA_ARCH_SPECIFIC__ == (N##0))
#else
#define __CUDA_HAS_ARCH_SPECIFIC(N) 0
#endif
#ifdef __CUDA_ARCH_FAMILY_SPECIFIC__
#define __CUDA_HAS_ARCH_FAMILY_SPECIFIC(N)                                                                             \
  (__CUDA_ARCH_FAMILY_SPECIFIC__ / 100 == (N##0) / 100 && __CUDA_ARCH_FAMILY_SPECIFIC__ >= (N##0))
#else
#define __CUDA_HAS_ARCH_FAMILY_SPECIFIC(N) 0
#endif

#endif
