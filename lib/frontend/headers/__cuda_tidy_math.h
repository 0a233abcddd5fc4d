// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mathematics that only CUDA has, and nvcc's max and min of every mixture of types, for the
// device and for the host. To be included after __cuda_tidy_math_forward.h and <math.h>.
#ifndef CUDA_TIDY_MATH_H
#define CUDA_TIDY_MATH_H
#pragma clang system_header

#include "__cuda_tidy_math_forward.h"

__CT_1ONLY(cospi, __CT_LABEL)
__CT_1ONLY(cyl_bessel_i0, __CT_LABEL)
__CT_1ONLY(cyl_bessel_i1, __CT_LABEL)
__CT_1ONLY(erfcinv, __CT_LABEL)
__CT_1ONLY(erfcx, __CT_LABEL)
__CT_1ONLY(erfinv, __CT_LABEL)
__CT_1ONLY(exp10, __CT_FAST)
__CT_1ONLY(j0, __CT_LABEL)
__CT_1ONLY(j1, __CT_LABEL)
__CT_1ONLY(normcdf, __CT_LABEL)
__CT_1ONLY(normcdfinv, __CT_LABEL)
__CT_1ONLY(rcbrt, __CT_LABEL)
__CT_1ONLY(rsqrt, __CT_LABEL)
__CT_1ONLY(sinpi, __CT_LABEL)
__CT_1ONLY(y0, __CT_LABEL)
__CT_1ONLY(y1, __CT_LABEL)
__CT_FN double jn(int, double) __CT_LABEL(jn);
__CT_FN float jnf(int, float) __CT_LABEL(jnf);
__CT_FN float jn(int, float) __CT_LABEL(jnf);
__CT_FN double yn(int, double) __CT_LABEL(yn);
__CT_FN float ynf(int, float) __CT_LABEL(ynf);
__CT_FN float yn(int, float) __CT_LABEL(ynf);
__CT_OUT void sincospi(double, double *, double *) __CT_LABEL(sincospi);
__CT_OUT void sincospif(float, float *, float *) __CT_LABEL(sincospif);
__CT_OUT void sincospi(float, float *, float *) __CT_LABEL(sincospif);
__CT_FN double rhypot(double, double) __CT_LABEL(rhypot);
__CT_FN float rhypotf(float, float) __CT_LABEL(rhypotf);
__CT_FN double norm3d(double, double, double) __CT_LABEL(norm3d);
__CT_FN float norm3df(float, float, float) __CT_LABEL(norm3df);
__CT_FN double norm4d(double, double, double, double) __CT_LABEL(norm4d);
__CT_FN float norm4df(float, float, float, float) __CT_LABEL(norm4df);
__CT_FN double rnorm3d(double, double, double) __CT_LABEL(rnorm3d);
__CT_FN float rnorm3df(float, float, float) __CT_LABEL(rnorm3df);
__CT_FN double rnorm4d(double, double, double, double) __CT_LABEL(rnorm4d);
__CT_FN float rnorm4df(float, float, float, float) __CT_LABEL(rnorm4df);
__device__ __attribute__((pure, nothrow)) double norm(int, const double *) __CT_LABEL(norm);
__device__ __attribute__((pure, nothrow)) float normf(int, const float *) __CT_LABEL(normf);
__device__ __attribute__((pure, nothrow)) double rnorm(int, const double *) __CT_LABEL(rnorm);
__device__ __attribute__((pure, nothrow)) float rnormf(int, const float *) __CT_LABEL(rnormf);
__CT_FN double powi(double, int) __CT_LABEL(powi);
__CT_FN float powif(float, int) __CT_LABEL(powif);
__CT_INLINE double fdivide(double X, double Y) { return X / Y; }
#ifdef __CLANG_GPU_APPROX_TRANSCENDENTALS__
__CT_FN float fdividef(float, float) __CT_LABEL(fast_fdividef);
#else
__CT_INLINE float fdividef(float X, float Y) { return X / Y; }
#endif

// The host's side of what its C library lacks. From 2.42 on glibc has some of these itself.
#if defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 41)
#define __CT_HOST_HAS_PI 1
#endif
#if __GLIBC_PREREQ(2, 42)
#define __CT_HOST_HAS_RSQRT 1
#endif
#endif
#define __CT_HOST1(N)                                                                                                  \
  extern "C" double N(double) noexcept;                                                                                \
  extern "C" float N##f(float) noexcept;
#ifndef __CT_HOST_HAS_PI
__CT_HOST1(cospi)
__CT_HOST1(sinpi)
#endif
#ifndef __CT_HOST_HAS_RSQRT
__CT_HOST1(rsqrt)
#endif
__CT_HOST1(rcbrt)
__CT_HOST1(erfinv)
__CT_HOST1(erfcinv)
__CT_HOST1(erfcx)
__CT_HOST1(normcdf)
__CT_HOST1(normcdfinv)
__CT_HOST1(cyl_bessel_i0)
__CT_HOST1(cyl_bessel_i1)
#undef __CT_HOST1
#undef __CT_HOST_HAS_PI
#undef __CT_HOST_HAS_RSQRT
extern "C" {
void sincospi(double, double *, double *) noexcept;
void sincospif(float, float *, float *) noexcept;
double norm3d(double, double, double) noexcept;
float norm3df(float, float, float) noexcept;
double norm4d(double, double, double, double) noexcept;
float norm4df(float, float, float, float) noexcept;
double rnorm3d(double, double, double) noexcept;
float rnorm3df(float, float, float) noexcept;
double rnorm4d(double, double, double, double) noexcept;
float rnorm4df(float, float, float, float) noexcept;
double rhypot(double, double) noexcept;
float rhypotf(float, float) noexcept;
double norm(int, const double *) noexcept;
float normf(int, const float *) noexcept;
double rnorm(int, const double *) noexcept;
float rnormf(int, const float *) noexcept;
double fdivide(double, double) noexcept;
float fdividef(float, float) noexcept;
}
__host__ float rsqrt(float);
__host__ float rcbrt(float);
__host__ float sinpi(float);
__host__ float cospi(float);
__host__ void sincospi(float, float *, float *);
__host__ float erfinv(float);
__host__ float erfcinv(float);
__host__ float erfcx(float);
__host__ float normcdf(float);
__host__ float normcdfinv(float);
__host__ float exp10(float);
__host__ float j0(float);
__host__ float j1(float);
__host__ float jn(int, float);
__host__ float y0(float);
__host__ float y1(float);
__host__ float yn(int, float);
__host__ void sincos(float, float *, float *);

// max and min.
#include "__cuda_tidy_host_minmax.h"
#define __CT_MINMAX(T, U, R, Suffix)                                                                                   \
  __CT_FN R max(T, U) __asm__("__nv_" Suffix("max"));                                                                  \
  __CT_FN R min(T, U) __asm__("__nv_" Suffix("min"));
#define __CT_I(Op) Op
#define __CT_U(Op) "u" Op
#define __CT_LL(Op) "ll" Op
#define __CT_ULL(Op) "ull" Op
#define __CT_F(Op) "f" Op "f"
#define __CT_D(Op) "f" Op
__CT_MINMAX(int, int, int, __CT_I)
__CT_MINMAX(unsigned, unsigned, unsigned, __CT_U)
__CT_MINMAX(int, unsigned, unsigned, __CT_U)
__CT_MINMAX(unsigned, int, unsigned, __CT_U)
__CT_MINMAX(long, long, long, __CT_LL)
__CT_MINMAX(unsigned long, unsigned long, unsigned long, __CT_ULL)
__CT_MINMAX(long, unsigned long, unsigned long, __CT_ULL)
__CT_MINMAX(unsigned long, long, unsigned long, __CT_ULL)
__CT_MINMAX(long long, long long, long long, __CT_LL)
__CT_MINMAX(unsigned long long, unsigned long long, unsigned long long, __CT_ULL)
__CT_MINMAX(long long, unsigned long long, unsigned long long, __CT_ULL)
__CT_MINMAX(unsigned long long, long long, unsigned long long, __CT_ULL)
__CT_MINMAX(float, float, float, __CT_F)
__CT_MINMAX(double, double, double, __CT_D)
#define __CT_MIXED(T, U)                                                                                               \
  __CT_INLINE double max(T X, U Y) { return fmax((double)X, (double)Y); }                                              \
  __CT_INLINE double min(T X, U Y) { return fmin((double)X, (double)Y); }
__CT_MIXED(float, double)
__CT_MIXED(double, float)
#undef __CT_MIXED
#undef __CT_MINMAX
#undef __CT_I
#undef __CT_U
#undef __CT_LL
#undef __CT_ULL
#undef __CT_F
#undef __CT_D
#define __CT_NAMED(T, N)                                                                                               \
  __CT_FN T N##max(T, T) __CT_LABEL(N##max);                                                                           \
  __CT_FN T N##min(T, T) __CT_LABEL(N##min);                                                                           \
  __host__ T N##max(T, T);                                                                                             \
  __host__ T N##min(T, T);
__CT_NAMED(unsigned, u)
__CT_NAMED(long long, ll)
__CT_NAMED(unsigned long long, ull)
#undef __CT_NAMED

#undef __CT_1
#undef __CT_1FAST
#undef __CT_1ONLY
#undef __CT_2
#undef __CT_2FAST
#undef __CT_2ONLY
#undef __CT_INTEGER
#undef __CT_NUMBERS
#undef __CT_TO_INTEGER
#undef __CT_CLASS
#undef __CT_ORDER
#undef __CT_IF_INTEGER
#undef __CT_IF_NUMBERS
#undef __CT_FAST
#undef __CT_LABEL
#undef __CT_INLINE
#undef __CT_OUT
#undef __CT_FN

#endif
