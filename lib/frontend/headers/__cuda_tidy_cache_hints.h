// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores with cache hints.
#ifndef CUDA_TIDY_CACHE_HINTS_H
#define CUDA_TIDY_CACHE_HINTS_H
#pragma clang system_header

#ifdef CUDA_TIDY_PRELUDE_H
#include "__cuda_tidy_vector_types.h"
#endif

#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline))
#define __CT_GLOBAL __attribute__((address_space(1)))

// The hints change where data is kept, not which bytes move: a hinted access is a load or a store
// of the global address space. Read-only loads are marked invariant; where nvcc must not merge two
// loads (cv), or move a store (wt), the access is volatile. A vector moves as one access.
template <class T> struct __ct_access {
  typedef T type;
  __CT_INLINE T get(T V) { return V; }
  __CT_INLINE T put(T V) { return V; }
};
#define __CT_ACCESS2(T, Component)                                                                                     \
  template <> struct __ct_access<T> {                                                                                  \
    typedef Component type __attribute__((ext_vector_type(2)));                                                        \
    __CT_INLINE T get(type V) { return {V[0], V[1]}; }                                                                 \
    __CT_INLINE type put(T V) { return (type){V.x, V.y}; }                                                             \
  };
#define __CT_ACCESS4(T, Component)                                                                                     \
  template <> struct __ct_access<T> {                                                                                  \
    typedef Component type __attribute__((ext_vector_type(4)));                                                        \
    __CT_INLINE T get(type V) { return {V[0], V[1], V[2], V[3]}; }                                                     \
    __CT_INLINE type put(T V) { return (type){V.x, V.y, V.z, V.w}; }                                                   \
  };
__CT_ACCESS2(char2, signed char)
__CT_ACCESS4(char4, signed char)
__CT_ACCESS2(uchar2, unsigned char)
__CT_ACCESS4(uchar4, unsigned char)
__CT_ACCESS2(short2, short)
__CT_ACCESS4(short4, short)
__CT_ACCESS2(ushort2, unsigned short)
__CT_ACCESS4(ushort4, unsigned short)
__CT_ACCESS2(int2, int)
__CT_ACCESS4(int4, int)
__CT_ACCESS2(uint2, unsigned)
__CT_ACCESS4(uint4, unsigned)
__CT_ACCESS2(longlong2, long long)
__CT_ACCESS2(ulonglong2, unsigned long long)
__CT_ACCESS2(float2, float)
__CT_ACCESS4(float4, float)
__CT_ACCESS2(double2, double)
#undef __CT_ACCESS2
#undef __CT_ACCESS4

template <class T> struct __ct_same {
  typedef T type;
};
#define __CT_LOAD(N, Qualifier)                                                                                        \
  template <class T> __CT_INLINE T N(const T *P) {                                                                     \
    typedef __ct_access<T> A;                                                                                          \
    return A::get(*(Qualifier const __CT_GLOBAL typename A::type *)P);                                                 \
  }
#define __CT_STORE(N, Qualifier)                                                                                       \
  template <class T> __CT_INLINE void N(T *P, typename __ct_same<T>::type V) {                                         \
    typedef __ct_access<T> A;                                                                                          \
    *(Qualifier __CT_GLOBAL typename A::type *)P = A::put(V);                                                          \
  }
__CT_LOAD(__ldca, )
__CT_LOAD(__ldlu, volatile)
#ifdef CUDA_TIDY_PRELUDE_H // clang's own serve a parse with a toolkit
__CT_LOAD(__ldcg, )
__CT_LOAD(__ldcs, )
__CT_LOAD(__ldcv, volatile)
#endif
__CT_STORE(__stwb, )
__CT_STORE(__stcg, )
__CT_STORE(__stcs, )
__CT_STORE(__stwt, volatile)
#undef __CT_LOAD
#undef __CT_STORE

#undef __CT_GLOBAL
#undef __CT_INLINE

#endif
