// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER: functions, part 1 of 4.

#ifndef CUDA_TIDY___CUSOLVERDN_1_H
#define CUDA_TIDY___CUSOLVERDN_1_H

#include "__cusolverDn_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t, cudaStream_t);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t, cudaStream_t *);
cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t, cusolverDeterministicMode_t);
cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t, cusolverDeterministicMode_t *);
cusolverStatus_t cusolverDnSetMathMode(cusolverDnHandle_t, cusolverMathMode_t);
cusolverStatus_t cusolverDnGetMathMode(cusolverDnHandle_t, cusolverMathMode_t *);
cusolverStatus_t cusolverDnSetEmulationStrategy(cusolverDnHandle_t, cudaEmulationStrategy_t);
cusolverStatus_t cusolverDnGetEmulationStrategy(cusolverDnHandle_t, cudaEmulationStrategy_t *);
cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *);
cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t);
cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t, cusolverIRSRefinement_t);
cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t, cusolverPrecType_t);
cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t, cusolverPrecType_t);
cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t, cusolverPrecType_t, cusolverPrecType_t);
cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t, double);
cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t, double);
cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t, cusolver_int_t);
cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t, cusolver_int_t);
cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t);
cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t);
cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t);
cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *);
cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t);
cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t, void **);
cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t, cusolver_int_t *);
cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *);
#define CUDA_TIDY_Cgesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Cgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Cgesv);
#undef CUDA_TIDY_Cgesv
#define CUDA_TIDY_Kgesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Kgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Kgesv);
#undef CUDA_TIDY_Kgesv
#define CUDA_TIDY_Egesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Egesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Egesv);
#undef CUDA_TIDY_Egesv
#define CUDA_TIDY_Ygesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Ygesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Ygesv);
#undef CUDA_TIDY_Ygesv
cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t,
                                  cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
#define CUDA_TIDY_Sgesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Sgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Sgesv);
#undef CUDA_TIDY_Sgesv
#define CUDA_TIDY_Hgesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Hgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Hgesv);
#undef CUDA_TIDY_Hgesv
#define CUDA_TIDY_Bgesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Bgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Bgesv);
#undef CUDA_TIDY_Bgesv
#define CUDA_TIDY_Xgesv(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Xgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *, cusolver_int_t,       \
                                        cusolver_int_t *, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,    \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Xgesv);
#undef CUDA_TIDY_Xgesv
cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *,
                                             cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, void *, size_t *);
#define CUDA_TIDY_Cgesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Cgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Cgesv_bufferSize);
#undef CUDA_TIDY_Cgesv_bufferSize
#define CUDA_TIDY_Kgesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Kgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Kgesv_bufferSize);
#undef CUDA_TIDY_Kgesv_bufferSize
#define CUDA_TIDY_Egesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Egesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Egesv_bufferSize);
#undef CUDA_TIDY_Egesv_bufferSize
#define CUDA_TIDY_Ygesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Ygesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Ygesv_bufferSize);
#undef CUDA_TIDY_Ygesv_bufferSize
cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *,
                                             cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *,
                                             cusolver_int_t, void *, size_t *);
#define CUDA_TIDY_Sgesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Sgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Sgesv_bufferSize);
#undef CUDA_TIDY_Sgesv_bufferSize
#define CUDA_TIDY_Hgesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Hgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Hgesv_bufferSize);
#undef CUDA_TIDY_Hgesv_bufferSize
#define CUDA_TIDY_Bgesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Bgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Bgesv_bufferSize);
#undef CUDA_TIDY_Bgesv_bufferSize
#define CUDA_TIDY_Xgesv_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Xgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, T *,            \
                                                   cusolver_int_t, cusolver_int_t *, T *, cusolver_int_t, T *,         \
                                                   cusolver_int_t, void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Xgesv_bufferSize);
#undef CUDA_TIDY_Xgesv_bufferSize
cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *,
                                  cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                  void *, size_t, cusolver_int_t *, cusolver_int_t *);
#define CUDA_TIDY_Cgels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Cgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Cgels);
#undef CUDA_TIDY_Cgels

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSOLVERDN_1_H
