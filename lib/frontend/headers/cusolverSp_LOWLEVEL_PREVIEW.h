// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER, sparse factorisations step by step.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUDA_TIDY_CUSOLVERSP_LOWLEVEL_PREVIEW_H
#define CUDA_TIDY_CUSOLVERSP_LOWLEVEL_PREVIEW_H

#include "__families.h"
#include "cusolverSp.h"

#ifdef __cplusplus
extern "C" {
#endif

struct csrluInfoHost;
typedef struct csrluInfoHost *csrluInfoHost_t;
struct csrqrInfoHost;
typedef struct csrqrInfoHost *csrqrInfoHost_t;
struct csrcholInfoHost;
typedef struct csrcholInfoHost *csrcholInfoHost_t;
struct csrcholInfo;
typedef struct csrcholInfo *csrcholInfo_t;

cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *);
cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t);
cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                              const int *, csrluInfoHost_t);
#define CUDA_TIDY_csrluBufferInfoHost(P, T, R)                                                                         \
  cusolverStatus_t cusolverSp##P##csrluBufferInfoHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t,          \
                                                      const T *, const int *, const int *, csrluInfoHost_t, size_t *,  \
                                                      size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrluBufferInfoHost);
#undef CUDA_TIDY_csrluBufferInfoHost
#define CUDA_TIDY_csrluFactorHost(P, T, R)                                                                             \
  cusolverStatus_t cusolverSp##P##csrluFactorHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,   \
                                                  const int *, const int *, csrluInfoHost_t, R, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrluFactorHost);
#undef CUDA_TIDY_csrluFactorHost
#define CUDA_TIDY_csrluZeroPivotHost(P, T, R)                                                                          \
  cusolverStatus_t cusolverSp##P##csrluZeroPivotHost(cusolverSpHandle_t, csrluInfoHost_t, R, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrluZeroPivotHost);
#undef CUDA_TIDY_csrluZeroPivotHost
#define CUDA_TIDY_csrluSolveHost(P, T, R)                                                                              \
  cusolverStatus_t cusolverSp##P##csrluSolveHost(cusolverSpHandle_t, int, const T *, T *, csrluInfoHost_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrluSolveHost);
#undef CUDA_TIDY_csrluSolveHost
cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t, int *, int *, csrluInfoHost_t);
#define CUDA_TIDY_csrluExtractHost(P, T, R)                                                                            \
  cusolverStatus_t cusolverSp##P##csrluExtractHost(cusolverSpHandle_t, int *, int *, const cusparseMatDescr_t, T *,    \
                                                   int *, int *, const cusparseMatDescr_t, T *, int *, int *,          \
                                                   csrluInfoHost_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrluExtractHost);
#undef CUDA_TIDY_csrluExtractHost
cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *);
cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t);
cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const int *,
                                              const int *, csrqrInfoHost_t);
#define CUDA_TIDY_csrqrBufferInfoHost(P, T, R)                                                                         \
  cusolverStatus_t cusolverSp##P##csrqrBufferInfoHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,     \
                                                      const T *, const int *, const int *, csrqrInfoHost_t, size_t *,  \
                                                      size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrBufferInfoHost);
#undef CUDA_TIDY_csrqrBufferInfoHost
#define CUDA_TIDY_csrqrSetupHost(P, T, R)                                                                              \
  cusolverStatus_t cusolverSp##P##csrqrSetupHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,          \
                                                 const T *, const int *, const int *, T, csrqrInfoHost_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrSetupHost);
#undef CUDA_TIDY_csrqrSetupHost
#define CUDA_TIDY_csrqrFactorHost(P, T, R)                                                                             \
  cusolverStatus_t cusolverSp##P##csrqrFactorHost(cusolverSpHandle_t, int, int, int, T *, T *, csrqrInfoHost_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrFactorHost);
#undef CUDA_TIDY_csrqrFactorHost
#define CUDA_TIDY_csrqrZeroPivotHost(P, T, R)                                                                          \
  cusolverStatus_t cusolverSp##P##csrqrZeroPivotHost(cusolverSpHandle_t, csrqrInfoHost_t, R, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrZeroPivotHost);
#undef CUDA_TIDY_csrqrZeroPivotHost
#define CUDA_TIDY_csrqrSolveHost(P, T, R)                                                                              \
  cusolverStatus_t cusolverSp##P##csrqrSolveHost(cusolverSpHandle_t, int, int, T *, T *, csrqrInfoHost_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrSolveHost);
#undef CUDA_TIDY_csrqrSolveHost
cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const int *,
                                          const int *, csrqrInfo_t);
#define CUDA_TIDY_csrqrBufferInfo(P, T, R)                                                                             \
  cusolverStatus_t cusolverSp##P##csrqrBufferInfo(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,         \
                                                  const T *, const int *, const int *, csrqrInfo_t, size_t *,          \
                                                  size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrBufferInfo);
#undef CUDA_TIDY_csrqrBufferInfo
#define CUDA_TIDY_csrqrSetup(P, T, R)                                                                                  \
  cusolverStatus_t cusolverSp##P##csrqrSetup(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const T *,   \
                                             const int *, const int *, T, csrqrInfo_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrSetup);
#undef CUDA_TIDY_csrqrSetup
#define CUDA_TIDY_csrqrFactor(P, T, R)                                                                                 \
  cusolverStatus_t cusolverSp##P##csrqrFactor(cusolverSpHandle_t, int, int, int, T *, T *, csrqrInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrFactor);
#undef CUDA_TIDY_csrqrFactor
#define CUDA_TIDY_csrqrZeroPivot(P, T, R)                                                                              \
  cusolverStatus_t cusolverSp##P##csrqrZeroPivot(cusolverSpHandle_t, csrqrInfo_t, R, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrZeroPivot);
#undef CUDA_TIDY_csrqrZeroPivot
#define CUDA_TIDY_csrqrSolve(P, T, R)                                                                                  \
  cusolverStatus_t cusolverSp##P##csrqrSolve(cusolverSpHandle_t, int, int, T *, T *, csrqrInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrSolve);
#undef CUDA_TIDY_csrqrSolve
cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *);
cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t);
cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                                const int *, csrcholInfoHost_t);
#define CUDA_TIDY_csrcholBufferInfoHost(P, T, R)                                                                       \
  cusolverStatus_t cusolverSp##P##csrcholBufferInfoHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t,        \
                                                        const T *, const int *, const int *, csrcholInfoHost_t,        \
                                                        size_t *, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholBufferInfoHost);
#undef CUDA_TIDY_csrcholBufferInfoHost
#define CUDA_TIDY_csrcholFactorHost(P, T, R)                                                                           \
  cusolverStatus_t cusolverSp##P##csrcholFactorHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *, \
                                                    const int *, const int *, csrcholInfoHost_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholFactorHost);
#undef CUDA_TIDY_csrcholFactorHost
#define CUDA_TIDY_csrcholZeroPivotHost(P, T, R)                                                                        \
  cusolverStatus_t cusolverSp##P##csrcholZeroPivotHost(cusolverSpHandle_t, csrcholInfoHost_t, R, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholZeroPivotHost);
#undef CUDA_TIDY_csrcholZeroPivotHost
#define CUDA_TIDY_csrcholSolveHost(P, T, R)                                                                            \
  cusolverStatus_t cusolverSp##P##csrcholSolveHost(cusolverSpHandle_t, int, const T *, T *, csrcholInfoHost_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholSolveHost);
#undef CUDA_TIDY_csrcholSolveHost
cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *);
cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t);
cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                            const int *, csrcholInfo_t);
#define CUDA_TIDY_csrcholBufferInfo(P, T, R)                                                                           \
  cusolverStatus_t cusolverSp##P##csrcholBufferInfo(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *, \
                                                    const int *, const int *, csrcholInfo_t, size_t *, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholBufferInfo);
#undef CUDA_TIDY_csrcholBufferInfo
#define CUDA_TIDY_csrcholFactor(P, T, R)                                                                               \
  cusolverStatus_t cusolverSp##P##csrcholFactor(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,     \
                                                const int *, const int *, csrcholInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholFactor);
#undef CUDA_TIDY_csrcholFactor
#define CUDA_TIDY_csrcholZeroPivot(P, T, R)                                                                            \
  cusolverStatus_t cusolverSp##P##csrcholZeroPivot(cusolverSpHandle_t, csrcholInfo_t, R, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholZeroPivot);
#undef CUDA_TIDY_csrcholZeroPivot
#define CUDA_TIDY_csrcholSolve(P, T, R)                                                                                \
  cusolverStatus_t cusolverSp##P##csrcholSolve(cusolverSpHandle_t, int, const T *, T *, csrcholInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholSolve);
#undef CUDA_TIDY_csrcholSolve
#define CUDA_TIDY_csrcholDiag(P, T, R)                                                                                 \
  cusolverStatus_t cusolverSp##P##csrcholDiag(cusolverSpHandle_t, csrcholInfo_t, R *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrcholDiag);
#undef CUDA_TIDY_csrcholDiag

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_CUSOLVERSP_LOWLEVEL_PREVIEW_H
