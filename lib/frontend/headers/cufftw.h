// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuFFT: the FFTW-compatible interface.

#ifndef _CUFFTW_H_
#define _CUFFTW_H_

#include "cufft.h"

#if __has_include(<stdio.h>)
#include <stdio.h>
#else
typedef struct _IO_FILE FILE;
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define FFTW_FORWARD -1
#define FFTW_INVERSE 1
#define FFTW_BACKWARD 1
#define FFTW_ESTIMATE 0x01
#define FFTW_MEASURE 0x02
#define FFTW_PATIENT 0x03
#define FFTW_EXHAUSTIVE 0x04
#define FFTW_WISDOM_ONLY 0x05
#define FFTW_DESTROY_INPUT 0x08
#define FFTW_PRESERVE_INPUT 0x0C
#define FFTW_UNALIGNED 0x10

typedef double fftw_complex[2];
typedef float fftwf_complex[2];
typedef void *fftw_plan;
typedef void *fftwf_plan;
typedef struct fftw_iodim {
  int n;
  int is;
  int os;
} fftw_iodim;
typedef fftw_iodim fftwf_iodim;
typedef struct fftw_iodim64 {
  ptrdiff_t n;
  ptrdiff_t is;
  ptrdiff_t os;
} fftw_iodim64;
typedef fftw_iodim64 fftwf_iodim64;

fftw_plan fftw_plan_dft_1d(int, fftw_complex *, fftw_complex *, int, unsigned int);
fftw_plan fftw_plan_dft_2d(int, int, fftw_complex *, fftw_complex *, int, unsigned int);
fftw_plan fftw_plan_dft_3d(int, int, int, fftw_complex *, fftw_complex *, int, unsigned int);
fftw_plan fftw_plan_dft(int, const int *, fftw_complex *, fftw_complex *, int, unsigned int);
fftw_plan fftw_plan_dft_r2c_1d(int, double *, fftw_complex *, unsigned int);
fftw_plan fftw_plan_dft_r2c_2d(int, int, double *, fftw_complex *, unsigned int);
fftw_plan fftw_plan_dft_r2c_3d(int, int, int, double *, fftw_complex *, unsigned int);
fftw_plan fftw_plan_dft_r2c(int, const int *, double *, fftw_complex *, unsigned int);
fftw_plan fftw_plan_dft_c2r_1d(int, fftw_complex *, double *, unsigned int);
fftw_plan fftw_plan_dft_c2r_2d(int, int, fftw_complex *, double *, unsigned int);
fftw_plan fftw_plan_dft_c2r_3d(int, int, int, fftw_complex *, double *, unsigned int);
fftw_plan fftw_plan_dft_c2r(int, const int *, fftw_complex *, double *, unsigned int);
fftw_plan fftw_plan_many_dft(int, const int *, int, fftw_complex *, const int *, int, int, fftw_complex *, const int *,
                             int, int, int, unsigned int);
fftw_plan fftw_plan_many_dft_r2c(int, const int *, int, double *, const int *, int, int, fftw_complex *, const int *,
                                 int, int, unsigned int);
fftw_plan fftw_plan_many_dft_c2r(int, const int *, int, fftw_complex *, const int *, int, int, double *, const int *,
                                 int, int, unsigned int);
fftw_plan fftw_plan_guru_dft(int, const fftw_iodim *, int, const fftw_iodim *, fftw_complex *, fftw_complex *, int,
                             unsigned int);
fftw_plan fftw_plan_guru_dft_r2c(int, const fftw_iodim *, int, const fftw_iodim *, double *, fftw_complex *,
                                 unsigned int);
fftw_plan fftw_plan_guru_dft_c2r(int, const fftw_iodim *, int, const fftw_iodim *, fftw_complex *, double *,
                                 unsigned int);
fftw_plan fftw_plan_guru64_dft(int, const fftw_iodim64 *, int, const fftw_iodim64 *, fftw_complex *, fftw_complex *,
                               int, unsigned int);
fftw_plan fftw_plan_guru64_dft_r2c(int, const fftw_iodim64 *, int, const fftw_iodim64 *, double *, fftw_complex *,
                                   unsigned int);
fftw_plan fftw_plan_guru64_dft_c2r(int, const fftw_iodim64 *, int, const fftw_iodim64 *, fftw_complex *, double *,
                                   unsigned int);
void fftw_execute(const fftw_plan);
void fftw_execute_dft(const fftw_plan, fftw_complex *, fftw_complex *);
void fftw_execute_dft_r2c(const fftw_plan, double *, fftw_complex *);
void fftw_execute_dft_c2r(const fftw_plan, fftw_complex *, double *);
fftwf_plan fftwf_plan_dft_1d(int, fftwf_complex *, fftwf_complex *, int, unsigned int);
fftwf_plan fftwf_plan_dft_2d(int, int, fftwf_complex *, fftwf_complex *, int, unsigned int);
fftwf_plan fftwf_plan_dft_3d(int, int, int, fftwf_complex *, fftwf_complex *, int, unsigned int);
fftwf_plan fftwf_plan_dft(int, const int *, fftwf_complex *, fftwf_complex *, int, unsigned int);
fftwf_plan fftwf_plan_dft_r2c_1d(int, float *, fftwf_complex *, unsigned int);
fftwf_plan fftwf_plan_dft_r2c_2d(int, int, float *, fftwf_complex *, unsigned int);
fftwf_plan fftwf_plan_dft_r2c_3d(int, int, int, float *, fftwf_complex *, unsigned int);
fftwf_plan fftwf_plan_dft_r2c(int, const int *, float *, fftwf_complex *, unsigned int);
fftwf_plan fftwf_plan_dft_c2r_1d(int, fftwf_complex *, float *, unsigned int);
fftwf_plan fftwf_plan_dft_c2r_2d(int, int, fftwf_complex *, float *, unsigned int);
fftwf_plan fftwf_plan_dft_c2r_3d(int, int, int, fftwf_complex *, float *, unsigned int);
fftwf_plan fftwf_plan_dft_c2r(int, const int *, fftwf_complex *, float *, unsigned int);
fftwf_plan fftwf_plan_many_dft(int, const int *, int, fftwf_complex *, const int *, int, int, fftwf_complex *,
                               const int *, int, int, int, unsigned int);
fftwf_plan fftwf_plan_many_dft_r2c(int, const int *, int, float *, const int *, int, int, fftwf_complex *, const int *,
                                   int, int, unsigned int);
fftwf_plan fftwf_plan_many_dft_c2r(int, const int *, int, fftwf_complex *, const int *, int, int, float *, const int *,
                                   int, int, unsigned int);
fftwf_plan fftwf_plan_guru_dft(int, const fftwf_iodim *, int, const fftwf_iodim *, fftwf_complex *, fftwf_complex *,
                               int, unsigned int);
fftwf_plan fftwf_plan_guru_dft_r2c(int, const fftwf_iodim *, int, const fftwf_iodim *, float *, fftwf_complex *,
                                   unsigned int);
fftwf_plan fftwf_plan_guru_dft_c2r(int, const fftwf_iodim *, int, const fftwf_iodim *, fftwf_complex *, float *,
                                   unsigned int);
fftwf_plan fftwf_plan_guru64_dft(int, const fftwf_iodim64 *, int, const fftwf_iodim64 *, fftwf_complex *,
                                 fftwf_complex *, int, unsigned int);
fftwf_plan fftwf_plan_guru64_dft_r2c(int, const fftwf_iodim64 *, int, const fftwf_iodim64 *, float *, fftwf_complex *,
                                     unsigned int);
fftwf_plan fftwf_plan_guru64_dft_c2r(int, const fftwf_iodim64 *, int, const fftwf_iodim64 *, fftwf_complex *, float *,
                                     unsigned int);
void fftwf_execute(const fftw_plan);
void fftwf_execute_dft(const fftwf_plan, fftwf_complex *, fftwf_complex *);
void fftwf_execute_dft_r2c(const fftwf_plan, float *, fftwf_complex *);
void fftwf_execute_dft_c2r(const fftwf_plan, fftwf_complex *, float *);
void *fftw_malloc(size_t);
void *fftwf_malloc(size_t);
void fftw_free(void *);
void fftwf_free(void *);
void fftw_export_wisdom_to_file(FILE *);
void fftwf_export_wisdom_to_file(FILE *);
int fftw_import_wisdom_from_file(FILE *);
int fftwf_import_wisdom_from_file(FILE *);
void fftw_print_plan(const fftw_plan);
void fftwf_print_plan(const fftwf_plan);
void fftw_set_timelimit(double);
void fftwf_set_timelimit(double);
double fftw_cost(const fftw_plan);
double fftwf_cost(const fftw_plan);
void fftw_flops(const fftw_plan, double *, double *, double *);
void fftwf_flops(const fftw_plan, double *, double *, double *);
void fftw_destroy_plan(fftw_plan);
void fftwf_destroy_plan(fftwf_plan);
void fftw_cleanup();
void fftwf_cleanup();

#ifdef __cplusplus
}
#endif

#endif // _CUFFTW_H_
