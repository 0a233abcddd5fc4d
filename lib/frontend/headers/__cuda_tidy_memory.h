// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read-only loads, address spaces, copies, the device's heap and output.
#ifndef CUDA_TIDY_MEMORY_H
#define CUDA_TIDY_MEMORY_H
#pragma clang system_header

#include "__cuda_tidy_cache_hints.h"

#include "__cuda_tidy_vector_types.h"

#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline))
#define __CT_GLOBAL __attribute__((address_space(1)))

#define __CT_LDG(T, Code)                                                                                              \
  __CT_INLINE T __ldg(const T *P) { return __ct_access<T>::get(__nvvm_ldg_##Code((const __ct_access<T>::type *)P)); }
__CT_LDG(char, c)
__CT_LDG(signed char, sc)
__CT_LDG(unsigned char, uc)
__CT_LDG(short, s)
__CT_LDG(unsigned short, us)
__CT_LDG(int, i)
__CT_LDG(unsigned, ui)
__CT_LDG(long, l)
__CT_LDG(unsigned long, ul)
__CT_LDG(long long, ll)
__CT_LDG(unsigned long long, ull)
__CT_LDG(float, f)
__CT_LDG(double, d)
__CT_LDG(char2, sc2)
__CT_LDG(char4, sc4)
__CT_LDG(uchar2, uc2)
__CT_LDG(uchar4, uc4)
__CT_LDG(short2, s2)
__CT_LDG(short4, s4)
__CT_LDG(ushort2, us2)
__CT_LDG(ushort4, us4)
__CT_LDG(int2, i2)
__CT_LDG(int4, i4)
__CT_LDG(uint2, ui2)
__CT_LDG(uint4, ui4)
__CT_LDG(longlong2, ll2)
__CT_LDG(ulonglong2, ull2)
__CT_LDG(float2, f2)
__CT_LDG(float4, f4)
__CT_LDG(double2, d2)
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
#define __CT_SPACE(N, S)                                                                                               \
  __CT_CONST __SIZE_TYPE__ __cvta_generic_to_##N(const void *P) {                                                      \
    return (__SIZE_TYPE__)(void __attribute__((address_space(S))) *)P;                                                 \
  }                                                                                                                    \
  __CT_CONST void *__cvta_##N##_to_generic(__SIZE_TYPE__ P) {                                                          \
    return (void *)(void __attribute__((address_space(S))) *)P;                                                        \
  }                                                                                                                    \
  __CT_CONST __SIZE_TYPE__ __nv_cvta_generic_to_##N##_impl(const void *P) { return __cvta_generic_to_##N(P); }         \
  __CT_CONST void *__nv_cvta_##N##_to_generic_impl(__SIZE_TYPE__ P) { return __cvta_##N##_to_generic(P); }
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
#define __CT_COPY(Bytes)                                                                                               \
  __CT_INLINE void __nv_memcpy_async_shared_global_##Bytes(void *D, const void *S, unsigned N) {                       \
    __nvvm_cp_async_ca_shared_global_##Bytes((void __attribute__((address_space(3))) *)D, (const void __CT_GLOBAL *)S, \
                                             N);                                                                       \
  }
__CT_COPY(4)
__CT_COPY(8)
__CT_COPY(16)
#undef __CT_COPY
__CT_INLINE void *__nv_associate_access_property(const void *P, unsigned long long) { return (void *)P; }
#endif

__CT_INLINE void *memcpy(void *D, const void *S, __SIZE_TYPE__ N) { return __builtin_memcpy(D, S, N); }
__CT_INLINE void *memset(void *D, int V, __SIZE_TYPE__ N) { return __builtin_memset(D, V, N); }

extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void free(void *) __attribute__((nothrow));
__device__ void *malloc(__SIZE_TYPE__) __attribute__((nothrow, malloc));
__device__ void *__nv_aligned_device_malloc(__SIZE_TYPE__, __SIZE_TYPE__) __attribute__((nothrow, malloc));
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
