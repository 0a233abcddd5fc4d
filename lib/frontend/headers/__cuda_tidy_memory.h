// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores with cache hints, address spaces, copies, the device's heap and output.
#ifndef CUDA_TIDY_MEMORY_H
#define CUDA_TIDY_MEMORY_H
#pragma clang system_header

#include "__cuda_tidy_vector_types.h"

#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline))
#define __CT_GLOBAL __attribute__((address_space(1)))

// The hints change where data is kept, not which bytes move: a hinted access is a load or a store
// of the global address space. Read-only loads are marked invariant; where nvcc must not merge two
// loads (cv), or move a store (wt), the access is volatile. A vector moves as one access.
typedef char __ct_char2 __attribute__((ext_vector_type(2)));
typedef char __ct_char4 __attribute__((ext_vector_type(4)));
typedef short __ct_short2 __attribute__((ext_vector_type(2)));
typedef short __ct_short4 __attribute__((ext_vector_type(4)));
typedef int __ct_int2 __attribute__((ext_vector_type(2)));
typedef int __ct_int4 __attribute__((ext_vector_type(4)));
typedef long long __ct_llong2 __attribute__((ext_vector_type(2)));
typedef float __ct_float2 __attribute__((ext_vector_type(2)));
typedef float __ct_float4 __attribute__((ext_vector_type(4)));
typedef double __ct_double2 __attribute__((ext_vector_type(2)));

// M(T, A): a scalar or vector type and the type that it is accessed as.
#define __CT_ALL_TYPES(M)                                                                          \
  M(char, char) M(signed char, signed char) M(unsigned char, unsigned char)                        \
  M(short, short) M(unsigned short, unsigned short) M(int, int) M(unsigned, unsigned)              \
  M(long, long) M(unsigned long, unsigned long) M(long long, long long)                            \
  M(unsigned long long, unsigned long long) M(float, float) M(double, double)                      \
  M(char2, __ct_char2) M(char4, __ct_char4) M(uchar2, __ct_char2) M(uchar4, __ct_char4)            \
  M(short2, __ct_short2) M(short4, __ct_short4) M(ushort2, __ct_short2) M(ushort4, __ct_short4)    \
  M(int2, __ct_int2) M(int4, __ct_int4) M(uint2, __ct_int2) M(uint4, __ct_int4)                    \
  M(longlong2, __ct_llong2) M(ulonglong2, __ct_llong2) M(float2, __ct_float2)                      \
  M(float4, __ct_float4) M(double2, __ct_double2)

#define __CT_LOAD(N, T, A, Qualifier)                                                              \
  __CT_INLINE T N(const T *P) {                                                                    \
    return __builtin_bit_cast(T, *(Qualifier A const __CT_GLOBAL *)P);                             \
  }
#define __CT_STORE(N, T, A, Qualifier)                                                             \
  __CT_INLINE void N(T *P, T V) {                                                                  \
    *(Qualifier A __CT_GLOBAL *)P = __builtin_bit_cast(A, V);                                      \
  }
#define __CT_ACCESSES(T, A)                                                                        \
  __CT_LOAD(__ldca, T, A, )                                                                        \
  __CT_LOAD(__ldcg, T, A, )                                                                        \
  __CT_LOAD(__ldcs, T, A, )                                                                        \
  __CT_LOAD(__ldlu, T, A, volatile)                                                                \
  __CT_LOAD(__ldcv, T, A, volatile)                                                                \
  __CT_STORE(__stwb, T, A, )                                                                       \
  __CT_STORE(__stcg, T, A, )                                                                       \
  __CT_STORE(__stcs, T, A, )                                                                       \
  __CT_STORE(__stwt, T, A, volatile)
__CT_ALL_TYPES(__CT_ACCESSES)
#undef __CT_ACCESSES
#undef __CT_ALL_TYPES
#undef __CT_LOAD
#undef __CT_STORE

#define __CT_LDG(T, A, Code)                                                                       \
  __CT_INLINE T __ldg(const T *P) { return __builtin_bit_cast(T, __nvvm_ldg_##Code((const A *)P)); }
__CT_LDG(char, char, c)
__CT_LDG(signed char, signed char, sc)
__CT_LDG(unsigned char, unsigned char, uc)
__CT_LDG(short, short, s)
__CT_LDG(unsigned short, unsigned short, us)
__CT_LDG(int, int, i)
__CT_LDG(unsigned, unsigned, ui)
__CT_LDG(long, long, l)
__CT_LDG(unsigned long, unsigned long, ul)
__CT_LDG(long long, long long, ll)
__CT_LDG(unsigned long long, unsigned long long, ull)
__CT_LDG(float, float, f)
__CT_LDG(double, double, d)
__CT_LDG(char2, __ct_char2, c2)
__CT_LDG(char4, __ct_char4, c4)
__CT_LDG(uchar2, __ct_char2, c2)
__CT_LDG(uchar4, __ct_char4, c4)
__CT_LDG(short2, __ct_short2, s2)
__CT_LDG(short4, __ct_short4, s4)
__CT_LDG(ushort2, __ct_short2, s2)
__CT_LDG(ushort4, __ct_short4, s4)
__CT_LDG(int2, __ct_int2, i2)
__CT_LDG(int4, __ct_int4, i4)
__CT_LDG(uint2, __ct_int2, i2)
__CT_LDG(uint4, __ct_int4, i4)
__CT_LDG(longlong2, __ct_llong2, ll2)
__CT_LDG(ulonglong2, __ct_llong2, ll2)
__CT_LDG(float2, __ct_float2, f2)
__CT_LDG(float4, __ct_float4, f4)
__CT_LDG(double2, __ct_double2, d2)
#undef __CT_LDG

// Prefetches by generic address.
__CT_INLINE void __prefetch_global_l1(const void *P) { __builtin_prefetch(P, 0, 3); }
__CT_INLINE void __prefetch_global_l2(const void *P) { __builtin_prefetch(P, 0, 2); }

// Address spaces.
#define __CT_CONST static __device__ __inline__ __attribute__((always_inline, const))
__CT_CONST unsigned __isGlobal(const void *P) { return __nvvm_isspacep_global(P); }
__CT_CONST unsigned __isShared(const void *P) { return __nvvm_isspacep_shared(P); }
__CT_CONST unsigned __isConstant(const void *P) { return __nvvm_isspacep_const(P); }
__CT_CONST unsigned __isLocal(const void *P) { return __nvvm_isspacep_local(P); }
__CT_CONST unsigned __isGridConstant(const void *P) { return __nvvm_isspacep_const(P); }
#define __CT_SPACE(N, S)                                                                           \
  __CT_CONST __SIZE_TYPE__ __cvta_generic_to_##N(const void *P) {                                  \
    return (__SIZE_TYPE__)(void __attribute__((address_space(S))) *)P;                             \
  }                                                                                                \
  __CT_CONST void *__cvta_##N##_to_generic(__SIZE_TYPE__ P) {                                      \
    return (void *)(void __attribute__((address_space(S))) *)P;                                    \
  }                                                                                                \
  __CT_CONST __SIZE_TYPE__ __nv_cvta_generic_to_##N##_impl(const void *P) {                        \
    return __cvta_generic_to_##N(P);                                                               \
  }                                                                                                \
  __CT_CONST void *__nv_cvta_##N##_to_generic_impl(__SIZE_TYPE__ P) {                              \
    return __cvta_##N##_to_generic(P);                                                             \
  }
__CT_SPACE(global, 1)
__CT_SPACE(shared, 3)
__CT_SPACE(constant, 4)
__CT_SPACE(local, 5)
#undef __CT_SPACE
__CT_CONST __SIZE_TYPE__ __cvta_generic_to_grid_constant(const void *P) {
  return (__SIZE_TYPE__)(void __attribute__((address_space(101))) *)P;
}
__CT_CONST void *__cvta_grid_constant_to_generic(__SIZE_TYPE__ P) {
  return (void *)(void __attribute__((address_space(101))) *)P;
}
__CT_CONST unsigned __nvvm_get_smem_pointer(void *P) { return __cvta_generic_to_shared(P); }
#undef __CT_CONST

// Asynchronous copies from global to shared memory, and what cuda_pipeline.h is built on.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
#define __CT_COPY(Bytes)                                                                           \
  __CT_INLINE void __nv_memcpy_async_shared_global_##Bytes(void *D, const void *S, unsigned N) {   \
    __nvvm_cp_async_ca_shared_global_##Bytes((void __attribute__((address_space(3))) *)D,          \
                                             (const void __CT_GLOBAL *)S, N);                      \
  }
__CT_COPY(4)
__CT_COPY(8)
__CT_COPY(16)
#undef __CT_COPY
__CT_INLINE void *__nv_associate_access_property(const void *P, unsigned long long) {
  return (void *)P;
}
#endif

__CT_INLINE void *memcpy(void *D, const void *S, __SIZE_TYPE__ N) {
  return __builtin_memcpy(D, S, N);
}
__CT_INLINE void *memset(void *D, int V, __SIZE_TYPE__ N) { return __builtin_memset(D, V, N); }

extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void free(void *) __attribute__((nothrow));
__device__ void *malloc(__SIZE_TYPE__) __attribute__((nothrow, malloc));
__device__ void __assertfail(const char *, const char *, unsigned, const char *, __SIZE_TYPE__);
__device__ static inline void __assert_fail(const char *Message, const char *File, unsigned Line,
                                            const char *Function) {
  __assertfail(Message, File, Line, Function, sizeof(char));
}
}
namespace std {
__CT_INLINE void free(void *P) { ::free(P); }
__CT_INLINE void *malloc(__SIZE_TYPE__ N) { return ::malloc(N); }
} // namespace std

#undef __CT_GLOBAL
#undef __CT_INLINE

#endif
