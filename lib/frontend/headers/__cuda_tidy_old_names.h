// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device functions that CUDA no longer has, by the names that it took away. A program that has functions of its own by
// these names must keep them: templates stand beside any function, and an argument that is converted by a class makes
// these the last choice.
#ifndef CUDA_TIDY_OLD_NAMES_H
#define CUDA_TIDY_OLD_NAMES_H
#pragma clang system_header

#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline, const))
template <class T> struct __ct_last {
  T V;
  __device__ __inline__ __attribute__((always_inline)) __ct_last(T X) : V(X) {}
};
#define __CT_OLD(R, N, T, New)                                                                                         \
  template <int = 0> __CT_INLINE R N(__ct_last<T> X) { return New(X.V); }
#define __CT_OLD2(T, N, New)                                                                                           \
  template <int = 0> __CT_INLINE T N(__ct_last<T> X, __ct_last<T> Y) { return New(X.V, Y.V); }
__CT_OLD(int, float_as_int, float, __float_as_int)
__CT_OLD(float, int_as_float, int, __int_as_float)
__CT_OLD(unsigned, float_as_uint, float, __float_as_uint)
__CT_OLD(float, uint_as_float, unsigned, __uint_as_float)
__CT_OLD(float, saturate, float, __saturatef)
__CT_OLD(int, clamp_f2i, float, __float2int_rz)
__CT_OLD(float, double2float, double, __double2float_rn)
__CT_OLD2(int, mul24, __mul24)
__CT_OLD2(unsigned, umul24, __umul24)
#undef __CT_OLD
#undef __CT_OLD2

// Conversions whose rounding is an argument.
#define __CT_ROUNDED(R, N, T, Default)                                                                                 \
  template <int = 0> __CT_INLINE R N(__ct_last<T> X, cudaRoundMode Mode = Default) {                                   \
    switch (Mode) {                                                                                                    \
    case cudaRoundNearest:                                                                                             \
      return __##N##_rn(X.V);                                                                                          \
    case cudaRoundZero:                                                                                                \
      return __##N##_rz(X.V);                                                                                          \
    case cudaRoundPosInf:                                                                                              \
      return __##N##_ru(X.V);                                                                                          \
    default:                                                                                                           \
      return __##N##_rd(X.V);                                                                                          \
    }                                                                                                                  \
  }
__CT_ROUNDED(int, float2int, float, cudaRoundZero)
__CT_ROUNDED(unsigned, float2uint, float, cudaRoundZero)
__CT_ROUNDED(float, int2float, int, cudaRoundNearest)
__CT_ROUNDED(float, uint2float, unsigned, cudaRoundNearest)
#undef __CT_ROUNDED
#undef __CT_INLINE

#endif
