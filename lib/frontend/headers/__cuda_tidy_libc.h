// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kernels use of the C library, for machines that have none: the names that nvcc's implicit
// includes would have brought, declared.
#ifndef CUDA_TIDY_LIBC_H
#define CUDA_TIDY_LIBC_H
#pragma clang system_header

#include <stddef.h>
#include <stdint.h>

typedef unsigned char u_char;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef long clock_t;
typedef long time_t;
typedef struct __ct_file FILE;
#define CLOCKS_PER_SEC 1000000L
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4

extern "C" {
extern FILE *stdin, *stdout, *stderr;
int printf(const char *, ...) noexcept(false);
int fprintf(FILE *, const char *, ...);
int sprintf(char *, const char *, ...) noexcept;
int snprintf(char *, size_t, const char *, ...) noexcept;
int scanf(const char *, ...);
int sscanf(const char *, const char *, ...) noexcept;
int puts(const char *);
int putchar(int);
int fflush(FILE *);
FILE *fopen(const char *, const char *);
int fclose(FILE *);
size_t fread(void *, size_t, size_t, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
void perror(const char *);
void *malloc(size_t) noexcept;
void *calloc(size_t, size_t) noexcept;
void *realloc(void *, size_t) noexcept;
void free(void *) noexcept;
void exit(int) noexcept __attribute__((noreturn));
void abort() noexcept __attribute__((noreturn));
int atoi(const char *) noexcept;
long atol(const char *) noexcept;
double atof(const char *) noexcept;
int rand() noexcept;
void srand(unsigned) noexcept;
void *memcpy(void *, const void *, size_t) noexcept;
void *memmove(void *, const void *, size_t) noexcept;
void *memset(void *, int, size_t) noexcept;
int memcmp(const void *, const void *, size_t) noexcept;
size_t strlen(const char *) noexcept;
int strcmp(const char *, const char *) noexcept;
int strncmp(const char *, const char *, size_t) noexcept;
char *strcpy(char *, const char *) noexcept;
clock_t clock() noexcept;
time_t time(time_t *) noexcept;
void __assert_fail(const char *, const char *, unsigned, const char *) noexcept __attribute__((noreturn));
int abs(int) noexcept;
long labs(long) noexcept;
long long llabs(long long) noexcept;
#define __CT_C1(N)                                                                                                     \
  double N(double) noexcept;                                                                                           \
  float N##f(float) noexcept;
#define __CT_C2(N)                                                                                                     \
  double N(double, double) noexcept;                                                                                   \
  float N##f(float, float) noexcept;
// clang-format off: it takes a list of declarations by macro for one expression, and indents it without end.
__CT_C1(acos) __CT_C1(acosh) __CT_C1(asin) __CT_C1(asinh) __CT_C1(atan) __CT_C1(atanh) __CT_C1(cbrt) __CT_C1(ceil)
__CT_C1(cos) __CT_C1(cosh) __CT_C1(erf) __CT_C1(erfc) __CT_C1(exp) __CT_C1(exp2) __CT_C1(exp10) __CT_C1(expm1)
__CT_C1(fabs) __CT_C1(floor) __CT_C1(j0) __CT_C1(j1) __CT_C1(lgamma) __CT_C1(log) __CT_C1(log10) __CT_C1(log1p)
__CT_C1(log2) __CT_C1(logb) __CT_C1(nearbyint) __CT_C1(rint) __CT_C1(round) __CT_C1(sin) __CT_C1(sinh) __CT_C1(sqrt)
__CT_C1(tan) __CT_C1(tanh) __CT_C1(tgamma) __CT_C1(trunc) __CT_C1(y0) __CT_C1(y1) __CT_C2(atan2) __CT_C2(copysign)
__CT_C2(fdim) __CT_C2(fmax) __CT_C2(fmin) __CT_C2(fmod) __CT_C2(hypot) __CT_C2(nextafter) __CT_C2(pow)
__CT_C2(remainder)
#undef __CT_C1
#undef __CT_C2
double fma(double, double, double) noexcept;
// clang-format on
float fmaf(float, float, float) noexcept;
double ldexp(double, int) noexcept;
float ldexpf(float, int) noexcept;
double frexp(double, int *) noexcept;
float frexpf(float, int *) noexcept;
double modf(double, double *) noexcept;
float modff(float, float *) noexcept;
long lrint(double) noexcept;
long lrintf(float) noexcept;
long lround(double) noexcept;
long lroundf(float) noexcept;
void sincos(double, double *, double *) noexcept;
void sincosf(float, float *, float *) noexcept;
}
#ifdef NDEBUG
#define assert(E) ((void)0)
#else
#define assert(E) ((E) ? (void)0 : __assert_fail(#E, __FILE__, __LINE__, __func__))
#endif

namespace std {
typedef decltype(sizeof(0)) size_t;
typedef decltype(nullptr) nullptr_t;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::ptrdiff_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
} // namespace std

// Memory from the device's heap, and objects in memory that is there.
inline __host__ __device__ void *operator new(size_t, void *P) noexcept { return P; }
inline __host__ __device__ void *operator new[](size_t, void *P) noexcept { return P; }
extern "C" __device__ void *malloc(size_t) noexcept;
extern "C" __device__ void free(void *) noexcept;
__device__ inline void *operator new(size_t N) { return ::malloc(N); }
__device__ inline void *operator new[](size_t N) { return ::malloc(N); }
__device__ inline void operator delete(void *P) noexcept { ::free(P); }
__device__ inline void operator delete[](void *P) noexcept { ::free(P); }
__device__ inline void operator delete(void *P, size_t) noexcept { ::free(P); }
__device__ inline void operator delete[](void *P, size_t) noexcept { ::free(P); }

#endif
