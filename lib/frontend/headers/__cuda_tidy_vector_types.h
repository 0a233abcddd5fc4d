// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The built-in vector types with the sizes and alignments of the CUDA ABI, and their makers.
#ifndef CUDA_TIDY_VECTOR_TYPES_H
#define CUDA_TIDY_VECTOR_TYPES_H
#pragma clang system_header

#include "__cuda_tidy_host_defines.h"

// A type Name of N components of type T, aligned to A bytes (0: as its component), and its maker.
#define __CT_ALIGN(A) __CT_ALIGN_##A
#define __CT_ALIGN_0
#define __CT_ALIGN_2 __attribute__((aligned(2)))
#define __CT_ALIGN_4 __attribute__((aligned(4)))
#define __CT_ALIGN_8 __attribute__((aligned(8)))
#define __CT_ALIGN_16 __attribute__((aligned(16)))
#define __CT_ALIGN_32 __attribute__((aligned(32)))
#define __CT_MAKE static __inline__ __host__ __device__
#define __CT_VEC1(Name, T)                                                                                             \
  struct Name {                                                                                                        \
    T x;                                                                                                               \
  };                                                                                                                   \
  __CT_MAKE Name make_##Name(T x) { return {x}; }
#define __CT_VEC2(Name, T, A)                                                                                          \
  struct __CT_ALIGN(A) Name {                                                                                          \
    T x, y;                                                                                                            \
  };                                                                                                                   \
  __CT_MAKE Name make_##Name(T x, T y) { return {x, y}; }
#define __CT_VEC3(Name, T)                                                                                             \
  struct Name {                                                                                                        \
    T x, y, z;                                                                                                         \
  };                                                                                                                   \
  __CT_MAKE Name make_##Name(T x, T y, T z) { return {x, y, z}; }
#define __CT_VEC4(Name, T, A)                                                                                          \
  struct __CT_ALIGN(A) Name {                                                                                          \
    T x, y, z, w;                                                                                                      \
  };                                                                                                                   \
  __CT_MAKE Name make_##Name(T x, T y, T z, T w) { return {x, y, z, w}; }
// Widths 1 to 4; A2 and A4 are the alignments of the even ones.
#define __CT_VEC(Name, T, A2, A4)                                                                                      \
  __CT_VEC1(Name##1, T)                                                                                                \
  __CT_VEC2(Name##2, T, A2) __CT_VEC3(Name##3, T) __CT_VEC4(Name##4, T, A4)

__CT_VEC(char, signed char, 2, 4)
__CT_VEC(uchar, unsigned char, 2, 4)
__CT_VEC(short, short, 4, 8)
__CT_VEC(ushort, unsigned short, 4, 8)
__CT_VEC(int, int, 8, 16)
__CT_VEC(uint, unsigned int, 8, 16)
__CT_VEC(long, long, 16, 16)
__CT_VEC(ulong, unsigned long, 16, 16)
__CT_VEC(longlong, long long, 16, 16)
__CT_VEC(ulonglong, unsigned long long, 16, 16)
__CT_VEC(float, float, 8, 16)
__CT_VEC(double, double, 16, 16)
__CT_VEC4(long4_16a, long, 16)
__CT_VEC4(long4_32a, long, 32)
__CT_VEC4(ulong4_16a, unsigned long, 16)
__CT_VEC4(ulong4_32a, unsigned long, 32)
__CT_VEC4(longlong4_16a, long long, 16)
__CT_VEC4(longlong4_32a, long long, 32)
__CT_VEC4(ulonglong4_16a, unsigned long long, 16)
__CT_VEC4(ulonglong4_32a, unsigned long long, 32)
__CT_VEC4(double4_16a, double, 16)
__CT_VEC4(double4_32a, double, 32)

#undef __CT_VEC
#undef __CT_VEC1
#undef __CT_VEC2
#undef __CT_VEC3
#undef __CT_VEC4
#undef __CT_MAKE
#undef __CT_ALIGN
#undef __CT_ALIGN_0
#undef __CT_ALIGN_2
#undef __CT_ALIGN_4
#undef __CT_ALIGN_8
#undef __CT_ALIGN_16
#undef __CT_ALIGN_32

// Sizes of grids and blocks; what is not given is 1.
struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
      : x(vx), y(vy), z(vz) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3(void) const { return uint3{x, y, z}; }
};

#endif
