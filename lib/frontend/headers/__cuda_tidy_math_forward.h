// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device side of the C and C++ mathematics, declared before the standard headers so that their
// constexpr functions stay host functions where a device one exists.
//
// Every function is only declared, under the name of the libdevice routine that nvcc calls: what
// reaches IR is one call, without a wrapper to inline. The overload set is that of nvcc with the
// host's <cmath>: float and double, and everything else through double. Hence pow(float, int) is
// pow(double, double), as C++11 has it, and not the float function that clang's wrapper offers.
#ifndef CUDA_TIDY_MATH_FORWARD_H
#define CUDA_TIDY_MATH_FORWARD_H
#pragma clang system_header

#include "__cuda_tidy_host_defines.h"

// clang-format off: it takes a list of declarations by macro for one expression, and indents it without end.
#define __CT_FN __device__ __attribute__((const, nothrow))
#define __CT_OUT __device__ __attribute__((nothrow))
#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline, const))
#define __CT_LABEL(N) __asm__("__nv_" #N)
// nvcc's -use_fast_math replaces some single-precision functions.
#ifdef __CLANG_GPU_APPROX_TRANSCENDENTALS__
#define __CT_FAST(N) __asm__("__nv_fast_" #N)
#else
#define __CT_FAST(N) __asm__("__nv_" #N)
#endif

template <bool C, class T> struct __ct_enable_if {};
template <class T> struct __ct_enable_if<true, T> {
  typedef T type;
};
template <class T> struct __ct_is_number {
  static const bool value = __is_arithmetic(T);
};
#define __CT_IF_INTEGER(T, R) typename __ct_enable_if<__is_integral(T), R>::type
#define __CT_IF_NUMBERS(T, U, R) typename __ct_enable_if<__is_arithmetic(T) && __is_arithmetic(U), R>::type

// N(double), Nf(float), N(float), and for CT_1 N of any integer, which is N(double).
#define __CT_1ONLY(N, Label)                                                                                           \
  __CT_FN double N(double) __CT_LABEL(N);                                                                              \
  __CT_FN float N##f(float) Label(N##f);                                                                               \
  __CT_FN float N(float) Label(N##f);
#define __CT_INTEGER(R, N)                                                                                             \
  template <class T> __CT_INLINE __CT_IF_INTEGER(T, R) N(T X) { return N((double)X); }
#define __CT_1(N) __CT_1ONLY(N, __CT_LABEL) __CT_INTEGER(double, N)
#define __CT_1FAST(N) __CT_1ONLY(N, __CT_FAST) __CT_INTEGER(double, N)
#define __CT_2ONLY(N, Label)                                                                                           \
  __CT_FN double N(double, double) __CT_LABEL(N);                                                                      \
  __CT_FN float N##f(float, float) Label(N##f);                                                                        \
  __CT_FN float N(float, float) Label(N##f);
#define __CT_NUMBERS(R, N)                                                                                             \
  template <class T, class U> __CT_INLINE __CT_IF_NUMBERS(T, U, R) N(T X, U Y) { return N((double)X, (double)Y); }
#define __CT_2(N) __CT_2ONLY(N, __CT_LABEL) __CT_NUMBERS(double, N)
#define __CT_2FAST(N) __CT_2ONLY(N, __CT_FAST) __CT_NUMBERS(double, N)

__CT_1(acos) __CT_1(acosh) __CT_1(asin) __CT_1(asinh) __CT_1(atan) __CT_1(atanh) __CT_1(cbrt) __CT_1(ceil)
__CT_1FAST(cos) __CT_1(cosh) __CT_1(erf) __CT_1(erfc) __CT_1FAST(exp) __CT_1(exp2) __CT_1(expm1) __CT_1(fabs)
__CT_1(floor) __CT_1(lgamma) __CT_1FAST(log) __CT_1FAST(log10) __CT_1(log1p) __CT_1FAST(log2) __CT_1(logb) __CT_1(round)
__CT_1FAST(sin) __CT_1(sinh) __CT_1(sqrt) __CT_1FAST(tan) __CT_1(tanh) __CT_1(tgamma) __CT_1(trunc) __CT_2(atan2)
__CT_2(copysign) __CT_2(fdim) __CT_2(fmax) __CT_2(fmin) __CT_2(fmod) __CT_2(hypot) __CT_2(nextafter) __CT_2FAST(pow)
__CT_2(remainder)

// libdevice's own rounding to an integral value is not what nvcc emits: these are instructions.
__CT_FN double rint(double) __asm__("llvm.rint.f64");
__CT_FN float rintf(float) __asm__("llvm.rint.f32");
__CT_FN float rint(float) __asm__("llvm.rint.f32");
__CT_INTEGER(double, rint)
__CT_FN double nearbyint(double) __asm__("llvm.nearbyint.f64");
__CT_FN float nearbyintf(float) __asm__("llvm.nearbyint.f32");
__CT_FN float nearbyint(float) __asm__("llvm.nearbyint.f32");
__CT_INTEGER(double, nearbyint)

__CT_FN int abs(int) __CT_LABEL(abs);
__CT_FN long abs(long) __CT_LABEL(llabs);
__CT_FN long long abs(long long) __CT_LABEL(llabs);
__CT_FN float abs(float) __CT_LABEL(fabsf);
__CT_FN double abs(double) __CT_LABEL(fabs);
__CT_FN long labs(long) __CT_LABEL(llabs);
__CT_FN long long llabs(long long) __CT_LABEL(llabs);

__CT_FN double fma(double, double, double) __CT_LABEL(fma);
__CT_FN float fmaf(float, float, float) __CT_LABEL(fmaf);
__CT_FN float fma(float, float, float) __CT_LABEL(fmaf);
template <class T, class U, class V>
__CT_INLINE typename __ct_enable_if<__is_arithmetic(T) && __is_arithmetic(U) && __is_arithmetic(V), double>::type
fma(T X, U Y, V Z) {
  return fma((double)X, (double)Y, (double)Z);
}

// Functions that return an integer.
#define __CT_TO_INTEGER(R, N, Double, Float)                                                                           \
  __CT_FN R N(double) __CT_LABEL(Double);                                                                              \
  __CT_FN R N##f(float) __CT_LABEL(Float);                                                                             \
  __CT_FN R N(float) __CT_LABEL(Float);                                                                                \
  __CT_INTEGER(R, N)
__CT_TO_INTEGER(int, ilogb, ilogb, ilogbf) __CT_TO_INTEGER(long, lrint, llrint, float2ll_rn)
__CT_TO_INTEGER(long long, llrint, llrint, llrintf) __CT_TO_INTEGER(long, lround, llround, llroundf)
__CT_TO_INTEGER(long long, llround, llround, llroundf)

// Functions with an exponent or a result through a pointer.
__CT_FN double ldexp(double, int) __CT_LABEL(ldexp);
__CT_FN float ldexpf(float, int) __CT_LABEL(ldexpf);
__CT_FN float ldexp(float, int) __CT_LABEL(ldexpf);
__CT_FN double scalbn(double, int) __CT_LABEL(scalbn);
__CT_FN float scalbnf(float, int) __CT_LABEL(scalbnf);
__CT_FN float scalbn(float, int) __CT_LABEL(scalbnf);
__CT_FN double scalbln(double, long);
__CT_FN float scalblnf(float, long);
__CT_FN float scalbln(float, long);
__CT_OUT double frexp(double, int *) __CT_LABEL(frexp);
__CT_OUT float frexpf(float, int *) __CT_LABEL(frexpf);
__CT_OUT float frexp(float, int *) __CT_LABEL(frexpf);
__CT_OUT double modf(double, double *) __CT_LABEL(modf);
__CT_OUT float modff(float, float *) __CT_LABEL(modff);
__CT_OUT float modf(float, float *) __CT_LABEL(modff);
__CT_OUT double remquo(double, double, int *) __CT_LABEL(remquo);
__CT_OUT float remquof(float, float, int *) __CT_LABEL(remquof);
__CT_OUT float remquo(float, float, int *) __CT_LABEL(remquof);
__CT_OUT void sincos(double, double *, double *) __CT_LABEL(sincos);
__CT_OUT void sincosf(float, float *, float *) __CT_FAST(sincosf);
__CT_OUT void sincos(float, float *, float *) __CT_FAST(sincosf);
template <class T> static __device__ __inline__ __CT_IF_INTEGER(T, double) frexp(T X, int *E) {
  return frexp((double)X, E);
}
template <class T> __CT_INLINE __CT_IF_INTEGER(T, double) ldexp(T X, int E) { return ldexp((double)X, E); }
template <class T> __CT_INLINE __CT_IF_INTEGER(T, double) scalbn(T X, int E) { return scalbn((double)X, E); }
template <class T> __CT_INLINE __CT_IF_INTEGER(T, double) scalbln(T X, long E) { return scalbln((double)X, E); }
template <class T, class U> static __device__ __inline__ __CT_IF_NUMBERS(T, U, double) remquo(T X, U Y, int *Q) {
  return remquo((double)X, (double)Y, Q);
}

// Classification.
extern "C" {
__CT_FN int __nv_isinff(float);
__CT_FN int __nv_isinfd(double);
__CT_FN int __nv_finitef(float);
__CT_FN int __nv_isfinited(double);
__CT_FN int __nv_isnanf(float);
__CT_FN int __nv_isnand(double);
__CT_FN int __nv_signbitf(float);
__CT_FN int __nv_signbitd(double);
}
#define __CT_CLASS(N, Float, Double)                                                                                   \
  __CT_INLINE bool N(float X) { return Float(X); }                                                                     \
  __CT_INLINE bool N(double X) { return Double(X); }                                                                   \
  __CT_INTEGER(bool, N)
__CT_CLASS(isinf, __nv_isinff, __nv_isinfd) __CT_CLASS(isfinite, __nv_finitef, __nv_isfinited)
__CT_CLASS(isnan, __nv_isnanf, __nv_isnand) __CT_CLASS(signbit, __nv_signbitf, __nv_signbitd)
__CT_CLASS(isnormal, __builtin_isnormal, __builtin_isnormal)
#define __CT_ORDER(N)                                                                                                  \
  __CT_INLINE bool N(float X, float Y) { return __builtin_##N(X, Y); }                                                 \
  __CT_INLINE bool N(double X, double Y) { return __builtin_##N(X, Y); }                                               \
  __CT_NUMBERS(bool, N)
__CT_ORDER(isgreater) __CT_ORDER(isgreaterequal) __CT_ORDER(isless) __CT_ORDER(islessequal) __CT_ORDER(islessgreater)
__CT_ORDER(isunordered)
// The values of <math.h>'s FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL and FP_ZERO in glibc.
__CT_INLINE int fpclassify(float X) { return __builtin_fpclassify(0, 1, 4, 3, 2, X); }
__CT_INLINE int fpclassify(double X) { return __builtin_fpclassify(0, 1, 4, 3, 2, X); }
__CT_INTEGER(int, fpclassify)
__CT_FN double nan(const char *);
__CT_FN float nanf(const char *);

namespace std {
#define __CT_USING(N) using ::N;
#define __CT_USING2(N)                                                                                                 \
  using ::N;                                                                                                           \
  using ::N##f;
__CT_USING2(acos) __CT_USING2(acosh) __CT_USING2(asin) __CT_USING2(asinh) __CT_USING2(atan) __CT_USING2(atan2)
__CT_USING2(atanh) __CT_USING2(cbrt) __CT_USING2(ceil) __CT_USING2(copysign) __CT_USING2(cos) __CT_USING2(cosh)
__CT_USING2(erf) __CT_USING2(erfc) __CT_USING2(exp) __CT_USING2(exp2) __CT_USING2(expm1) __CT_USING2(fabs)
__CT_USING2(fdim) __CT_USING2(floor) __CT_USING2(fma) __CT_USING2(fmax) __CT_USING2(fmin) __CT_USING2(fmod)
__CT_USING2(frexp) __CT_USING2(hypot) __CT_USING2(ilogb) __CT_USING2(ldexp) __CT_USING2(lgamma) __CT_USING2(llrint)
__CT_USING2(llround) __CT_USING2(log) __CT_USING2(log10) __CT_USING2(log1p) __CT_USING2(log2) __CT_USING2(logb)
__CT_USING2(lrint) __CT_USING2(lround) __CT_USING2(modf) __CT_USING2(nan) __CT_USING2(nearbyint) __CT_USING2(nextafter)
__CT_USING2(pow) __CT_USING2(remainder) __CT_USING2(remquo) __CT_USING2(rint) __CT_USING2(round) __CT_USING2(scalbln)
__CT_USING2(scalbn) __CT_USING2(sin) __CT_USING2(sinh) __CT_USING2(sqrt) __CT_USING2(tan) __CT_USING2(tanh)
__CT_USING2(tgamma) __CT_USING2(trunc) __CT_USING(abs) __CT_USING(labs) __CT_USING(llabs) __CT_USING(fpclassify)
__CT_USING(isfinite) __CT_USING(isgreater) __CT_USING(isgreaterequal) __CT_USING(isinf) __CT_USING(isless)
__CT_USING(islessequal) __CT_USING(islessgreater) __CT_USING(isnan) __CT_USING(isnormal) __CT_USING(isunordered)
__CT_USING(signbit)
#undef __CT_USING
#undef __CT_USING2
} // namespace std

#endif
