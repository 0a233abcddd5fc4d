// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS, the older API with a handle of its own.

#ifndef CUBLAS_H_
#define CUBLAS_H_

#include "cublas_api.h"

#ifdef __cplusplus
extern "C" {
#endif

#define cublasStatus cublasStatus_t

cublasStatus_t cublasInit();
cublasStatus_t cublasShutdown();
cublasStatus_t cublasGetError();
cublasStatus_t cublasGetVersion(int *);
cublasStatus_t cublasAlloc(int, int, void **);
cublasStatus_t cublasFree(void *);
cublasStatus_t cublasSetKernelStream(cudaStream_t);
float cublasSnrm2(int, const float *, int);
double cublasDnrm2(int, const double *, int);
float cublasScnrm2(int, const cuComplex *, int);
double cublasDznrm2(int, const cuDoubleComplex *, int);
float cublasSdot(int, const float *, int, const float *, int);
double cublasDdot(int, const double *, int, const double *, int);
cuComplex cublasCdotu(int, const cuComplex *, int, const cuComplex *, int);
cuComplex cublasCdotc(int, const cuComplex *, int, const cuComplex *, int);
cuDoubleComplex cublasZdotu(int, const cuDoubleComplex *, int, const cuDoubleComplex *, int);
cuDoubleComplex cublasZdotc(int, const cuDoubleComplex *, int, const cuDoubleComplex *, int);
void cublasSscal(int, float, float *, int);
void cublasDscal(int, double, double *, int);
void cublasCscal(int, cuComplex, cuComplex *, int);
void cublasZscal(int, cuDoubleComplex, cuDoubleComplex *, int);
void cublasCsscal(int, float, cuComplex *, int);
void cublasZdscal(int, double, cuDoubleComplex *, int);
void cublasSaxpy(int, float, const float *, int, float *, int);
void cublasDaxpy(int, double, const double *, int, double *, int);
void cublasCaxpy(int, cuComplex, const cuComplex *, int, cuComplex *, int);
void cublasZaxpy(int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasScopy(int, const float *, int, float *, int);
void cublasDcopy(int, const double *, int, double *, int);
void cublasCcopy(int, const cuComplex *, int, cuComplex *, int);
void cublasZcopy(int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasSswap(int, float *, int, float *, int);
void cublasDswap(int, double *, int, double *, int);
void cublasCswap(int, cuComplex *, int, cuComplex *, int);
void cublasZswap(int, cuDoubleComplex *, int, cuDoubleComplex *, int);
int cublasIsamax(int, const float *, int);
int cublasIdamax(int, const double *, int);
int cublasIcamax(int, const cuComplex *, int);
int cublasIzamax(int, const cuDoubleComplex *, int);
int cublasIsamin(int, const float *, int);
int cublasIdamin(int, const double *, int);
int cublasIcamin(int, const cuComplex *, int);
int cublasIzamin(int, const cuDoubleComplex *, int);
float cublasSasum(int, const float *, int);
double cublasDasum(int, const double *, int);
float cublasScasum(int, const cuComplex *, int);
double cublasDzasum(int, const cuDoubleComplex *, int);
void cublasSrot(int, float *, int, float *, int, float, float);
void cublasDrot(int, double *, int, double *, int, double, double);
void cublasCrot(int, cuComplex *, int, cuComplex *, int, float, cuComplex);
void cublasZrot(int, cuDoubleComplex *, int, cuDoubleComplex *, int, double, cuDoubleComplex);
void cublasCsrot(int, cuComplex *, int, cuComplex *, int, float, float);
void cublasZdrot(int, cuDoubleComplex *, int, cuDoubleComplex *, int, double, double);
void cublasSrotg(float *, float *, float *, float *);
void cublasDrotg(double *, double *, double *, double *);
void cublasCrotg(cuComplex *, cuComplex, float *, cuComplex *);
void cublasZrotg(cuDoubleComplex *, cuDoubleComplex, double *, cuDoubleComplex *);
void cublasSrotm(int, float *, int, float *, int, const float *);
void cublasDrotm(int, double *, int, double *, int, const double *);
void cublasSrotmg(float *, float *, float *, const float *, float *);
void cublasDrotmg(double *, double *, double *, const double *, double *);
void cublasSgemv(char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDgemv(char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCgemv(char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex *,
                 int);
void cublasZgemv(char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasSgbmv(char, int, int, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDgbmv(char, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCgbmv(char, int, int, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
                 cuComplex *, int);
void cublasZgbmv(char, int, int, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasStrmv(char, char, char, int, const float *, int, float *, int);
void cublasDtrmv(char, char, char, int, const double *, int, double *, int);
void cublasCtrmv(char, char, char, int, const cuComplex *, int, cuComplex *, int);
void cublasZtrmv(char, char, char, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasStbmv(char, char, char, int, int, const float *, int, float *, int);
void cublasDtbmv(char, char, char, int, int, const double *, int, double *, int);
void cublasCtbmv(char, char, char, int, int, const cuComplex *, int, cuComplex *, int);
void cublasZtbmv(char, char, char, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasStpmv(char, char, char, int, const float *, float *, int);
void cublasDtpmv(char, char, char, int, const double *, double *, int);
void cublasCtpmv(char, char, char, int, const cuComplex *, cuComplex *, int);
void cublasZtpmv(char, char, char, int, const cuDoubleComplex *, cuDoubleComplex *, int);
void cublasStrsv(char, char, char, int, const float *, int, float *, int);
void cublasDtrsv(char, char, char, int, const double *, int, double *, int);
void cublasCtrsv(char, char, char, int, const cuComplex *, int, cuComplex *, int);
void cublasZtrsv(char, char, char, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasStpsv(char, char, char, int, const float *, float *, int);
void cublasDtpsv(char, char, char, int, const double *, double *, int);
void cublasCtpsv(char, char, char, int, const cuComplex *, cuComplex *, int);
void cublasZtpsv(char, char, char, int, const cuDoubleComplex *, cuDoubleComplex *, int);
void cublasStbsv(char, char, char, int, int, const float *, int, float *, int);
void cublasDtbsv(char, char, char, int, int, const double *, int, double *, int);
void cublasCtbsv(char, char, char, int, int, const cuComplex *, int, cuComplex *, int);
void cublasZtbsv(char, char, char, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasSsymv(char, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsymv(char, int, double, const double *, int, const double *, int, double, double *, int);
void cublasChemv(char, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex *, int);
void cublasZhemv(char, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasSsbmv(char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsbmv(char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasChbmv(char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex *,
                 int);
void cublasZhbmv(char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasSspmv(char, int, float, const float *, const float *, int, float, float *, int);
void cublasDspmv(char, int, double, const double *, const double *, int, double, double *, int);
void cublasChpmv(char, int, cuComplex, const cuComplex *, const cuComplex *, int, cuComplex, cuComplex *, int);
void cublasZhpmv(char, int, cuDoubleComplex, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex,
                 cuDoubleComplex *, int);
void cublasSger(int, int, float, const float *, int, const float *, int, float *, int);
void cublasDger(int, int, double, const double *, int, const double *, int, double *, int);
void cublasCgeru(int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
void cublasCgerc(int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
void cublasZgeru(int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex *, int);
void cublasZgerc(int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex *, int);
void cublasSsyr(char, int, float, const float *, int, float *, int);
void cublasDsyr(char, int, double, const double *, int, double *, int);
void cublasCher(char, int, float, const cuComplex *, int, cuComplex *, int);
void cublasZher(char, int, double, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasSspr(char, int, float, const float *, int, float *);
void cublasDspr(char, int, double, const double *, int, double *);
void cublasChpr(char, int, float, const cuComplex *, int, cuComplex *);
void cublasZhpr(char, int, double, const cuDoubleComplex *, int, cuDoubleComplex *);
void cublasSsyr2(char, int, float, const float *, int, const float *, int, float *, int);
void cublasDsyr2(char, int, double, const double *, int, const double *, int, double *, int);
void cublasCher2(char, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
void cublasZher2(char, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex *, int);
void cublasSspr2(char, int, float, const float *, int, const float *, int, float *);
void cublasDspr2(char, int, double, const double *, int, const double *, int, double *);
void cublasChpr2(char, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *);
void cublasZhpr2(char, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex *);
void cublasSgemm(char, char, int, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDgemm(char, char, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCgemm(char, char, int, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
                 cuComplex *, int);
void cublasZgemm(char, char, int, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasSsyrk(char, char, int, int, float, const float *, int, float, float *, int);
void cublasDsyrk(char, char, int, int, double, const double *, int, double, double *, int);
void cublasCsyrk(char, char, int, int, cuComplex, const cuComplex *, int, cuComplex, cuComplex *, int);
void cublasZsyrk(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex,
                 cuDoubleComplex *, int);
void cublasCherk(char, char, int, int, float, const cuComplex *, int, float, cuComplex *, int);
void cublasZherk(char, char, int, int, double, const cuDoubleComplex *, int, double, cuDoubleComplex *, int);
void cublasSsyr2k(char, char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsyr2k(char, char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCsyr2k(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
                  cuComplex *, int);
void cublasZsyr2k(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                  cuDoubleComplex, cuDoubleComplex *, int);
void cublasCher2k(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, float, cuComplex *,
                  int);
void cublasZher2k(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                  double, cuDoubleComplex *, int);
void cublasSsymm(char, char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsymm(char, char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCsymm(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
                 cuComplex *, int);
void cublasZsymm(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasChemm(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
                 cuComplex *, int);
void cublasZhemm(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
                 cuDoubleComplex, cuDoubleComplex *, int);
void cublasStrsm(char, char, char, char, int, int, float, const float *, int, float *, int);
void cublasDtrsm(char, char, char, char, int, int, double, const double *, int, double *, int);
void cublasCtrsm(char, char, char, char, int, int, cuComplex, const cuComplex *, int, cuComplex *, int);
void cublasZtrsm(char, char, char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex *,
                 int);
void cublasStrmm(char, char, char, char, int, int, float, const float *, int, float *, int);
void cublasDtrmm(char, char, char, char, int, int, double, const double *, int, double *, int);
void cublasCtrmm(char, char, char, char, int, int, cuComplex, const cuComplex *, int, cuComplex *, int);
void cublasZtrmm(char, char, char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex *,
                 int);

#ifdef __cplusplus
}
#endif

#endif // CUBLAS_H_
