// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic functions: each becomes an atomicrmw, a cmpxchg, or the NVVM intrinsic of its scope.
#ifndef CUDA_TIDY_ATOMICS_H
#define CUDA_TIDY_ATOMICS_H
#pragma clang system_header

#include "__cuda_tidy_vector_types.h"

#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline))
// Scoped atomics came with sm_60; the host side, where no architecture is set, sees them all.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
#define __CT_IF_SCOPED(...) __VA_ARGS__
#else
#define __CT_IF_SCOPED(...)
#endif

// N(T *, T) with its _block and _system forms, as the builtin Op of code Code on pointers to A.
#define __CT_ONE(N, Scope, T, Op, A, Code, Value)                                                                      \
  __CT_INLINE T N(T *P, T V) { return (T)__nvvm_atom_##Scope##Op##_gen_##Code((A *)P, (A)Value); }
#define __CT_RMW(N, T, Op, A, Code)                                                                                    \
  __CT_ONE(N, , T, Op, A, Code, V)                                                                                     \
  __CT_IF_SCOPED(__CT_ONE(N##_block, cta_, T, Op, A, Code, V) __CT_ONE(N##_system, sys_, T, Op, A, Code, V))

__CT_RMW(atomicAdd, int, add, int, i)
__CT_RMW(atomicAdd, unsigned, add, int, i)
__CT_RMW(atomicAdd, unsigned long long, add, long long, ll)
__CT_RMW(atomicAdd, float, add, float, f)
__CT_IF_SCOPED(__CT_RMW(atomicAdd, double, add, double, d))
#define __CT_SUB(T)                                                                                                    \
  __CT_ONE(atomicSub, , T, add, int, i, -(unsigned)V)                                                                  \
  __CT_IF_SCOPED(__CT_ONE(atomicSub_block, cta_, T, add, int, i, -(unsigned)V)                                         \
                     __CT_ONE(atomicSub_system, sys_, T, add, int, i, -(unsigned)V))
__CT_SUB(int)
__CT_SUB(unsigned)
#undef __CT_SUB
__CT_RMW(atomicExch, int, xchg, int, i)
__CT_RMW(atomicExch, unsigned, xchg, int, i)
__CT_RMW(atomicExch, unsigned long long, xchg, long long, ll)
#define __CT_FLOAT_EXCHANGE(N, Scope)                                                                                  \
  __CT_INLINE float N(float *P, float V) {                                                                             \
    return __builtin_bit_cast(float, __nvvm_atom_##Scope##xchg_gen_i((int *)P, __builtin_bit_cast(int, V)));           \
  }
__CT_FLOAT_EXCHANGE(atomicExch, )
__CT_IF_SCOPED(__CT_FLOAT_EXCHANGE(atomicExch_block, cta_) __CT_FLOAT_EXCHANGE(atomicExch_system, sys_))
#undef __CT_FLOAT_EXCHANGE
#define __CT_MINMAX(N, Op)                                                                                             \
  __CT_RMW(N, int, Op, int, i)                                                                                         \
  __CT_RMW(N, unsigned, Op, unsigned, ui)                                                                              \
  __CT_RMW(N, long long, Op, long long, ll)                                                                            \
  __CT_RMW(N, unsigned long long, Op, unsigned long long, ull)
__CT_MINMAX(atomicMin, min)
__CT_MINMAX(atomicMax, max)
#undef __CT_MINMAX
__CT_RMW(atomicInc, unsigned, inc, unsigned, ui)
__CT_RMW(atomicDec, unsigned, dec, unsigned, ui)
#define __CT_LOGIC(N, Op)                                                                                              \
  __CT_RMW(N, int, Op, int, i)                                                                                         \
  __CT_RMW(N, unsigned, Op, int, i)                                                                                    \
  __CT_RMW(N, long long, Op, long long, ll)                                                                            \
  __CT_RMW(N, unsigned long long, Op, long long, ll)
__CT_LOGIC(atomicAnd, and)
__CT_LOGIC(atomicOr, or)
__CT_LOGIC(atomicXor, xor)
#undef __CT_LOGIC
#define __CT_CAS(N, Scope, T, A, Code)                                                                                 \
  __CT_INLINE T N(T *P, T Expected, T V) { return (T)__nvvm_atom_##Scope##cas_gen_##Code((A *)P, (A)Expected, (A)V); }
#define __CT_CAS3(T, A, Code)                                                                                          \
  __CT_CAS(atomicCAS, , T, A, Code)                                                                                    \
  __CT_IF_SCOPED(__CT_CAS(atomicCAS_block, cta_, T, A, Code) __CT_CAS(atomicCAS_system, sys_, T, A, Code))
__CT_CAS3(int, int, i)
__CT_CAS3(unsigned, int, i)
__CT_CAS3(unsigned long long, long long, ll)
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
__CT_CAS3(unsigned short, unsigned short, us)
#endif
#undef __CT_CAS
#undef __CT_CAS3
#undef __CT_RMW
#undef __CT_ONE
#undef __CT_IF_SCOPED

// Vectors of floats: the hardware guarantees atomicity per component only, and so one operation
// per component stands for it.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
#define __CT_VECTOR_ADD(N)                                                                                             \
  __CT_INLINE float2 N(float2 *P, float2 V) { return {N(&P->x, V.x), N(&P->y, V.y)}; }                                 \
  __CT_INLINE float4 N(float4 *P, float4 V) { return {N(&P->x, V.x), N(&P->y, V.y), N(&P->z, V.z), N(&P->w, V.w)}; }
__CT_VECTOR_ADD(atomicAdd)
__CT_VECTOR_ADD(atomicAdd_block)
__CT_VECTOR_ADD(atomicAdd_system)
#undef __CT_VECTOR_ADD

// 16 bytes at once, for any trivially copyable type of that size and alignment.
extern "C" {
__device__ void __u128AtomicCAS(void *, void *, void *, void *);
__device__ void __u128AtomicCAS_block(void *, void *, void *, void *);
__device__ void __u128AtomicCAS_system(void *, void *, void *, void *);
__device__ void __u128AtomicExch(void *, void *, void *);
__device__ void __u128AtomicExch_block(void *, void *, void *);
__device__ void __u128AtomicExch_system(void *, void *, void *);
}
template <bool C, class T> struct __ct_wide_if {};
template <class T> struct __ct_wide_if<true, T> {
  typedef T type;
};
#define __CT_WIDE(T) typename __ct_wide_if<sizeof(T) == 16 && alignof(T) >= 16 && __is_trivially_copyable(T), T>::type
#define __CT_WIDE_FORMS(Suffix)                                                                                        \
  template <class T> __CT_INLINE __CT_WIDE(T) atomicCAS##Suffix(T *P, T Expected, T V) {                               \
    union U {                                                                                                          \
      T R;                                                                                                             \
      __device__ U() {}                                                                                                \
    } Old;                                                                                                             \
    __u128AtomicCAS##Suffix(P, &Expected, &V, &Old.R);                                                                 \
    return Old.R;                                                                                                      \
  }                                                                                                                    \
  template <class T> __CT_INLINE __CT_WIDE(T) atomicExch##Suffix(T *P, T V) {                                          \
    union U {                                                                                                          \
      T R;                                                                                                             \
      __device__ U() {}                                                                                                \
    } Old;                                                                                                             \
    __u128AtomicExch##Suffix(P, &V, &Old.R);                                                                           \
    return Old.R;                                                                                                      \
  }
__CT_WIDE_FORMS()
__CT_WIDE_FORMS(_block)
__CT_WIDE_FORMS(_system)
#undef __CT_WIDE
#undef __CT_WIDE_FORMS
#endif

#include "__cuda_tidy_scoped_atomics.h"

#undef __CT_INLINE

#endif
