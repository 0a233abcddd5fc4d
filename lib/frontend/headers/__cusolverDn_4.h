// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER: functions, part 4 of 4.

#ifndef CUDA_TIDY___CUSOLVERDN_4_H
#define CUDA_TIDY___CUSOLVERDN_4_H

#include "__cusolverDn_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_sygvj_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##sygvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,           \
                                                   cublasFillMode_t, int, const T *, int, const T *, int, const T *,   \
                                                   int *, syevjInfo_t)
CUDA_TIDY_SD(CUDA_TIDY_sygvj_bufferSize);
#undef CUDA_TIDY_sygvj_bufferSize
#define CUDA_TIDY_hegvj_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##hegvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,           \
                                                   cublasFillMode_t, int, const T *, int, const T *, int, const R *,   \
                                                   int *, syevjInfo_t)
CUDA_TIDY_CZ(CUDA_TIDY_hegvj_bufferSize);
#undef CUDA_TIDY_hegvj_bufferSize
#define CUDA_TIDY_sygvj(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##sygvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t,    \
                                        int, T *, int, T *, int, T *, T *, int, int *, syevjInfo_t)
CUDA_TIDY_SD(CUDA_TIDY_sygvj);
#undef CUDA_TIDY_sygvj
#define CUDA_TIDY_hegvj(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##hegvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t,    \
                                        int, T *, int, T *, int, R *, T *, int, int *, syevjInfo_t)
CUDA_TIDY_CZ(CUDA_TIDY_hegvj);
#undef CUDA_TIDY_hegvj
cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *);
cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t);
cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t, double);
cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t, int);
cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t, int);
cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t, gesvdjInfo_t, double *);
cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t, gesvdjInfo_t, int *);
#define CUDA_TIDY_gesvdjBatched_bufferSize(P, T, R)                                                                    \
  cusolverStatus_t cusolverDn##P##gesvdjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, const T *, \
                                                           int, const R *, const T *, int, const T *, int, int *,      \
                                                           gesvdjInfo_t, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvdjBatched_bufferSize);
#undef CUDA_TIDY_gesvdjBatched_bufferSize
#define CUDA_TIDY_gesvdjBatched(P, T, R)                                                                               \
  cusolverStatus_t cusolverDn##P##gesvdjBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, T *, int, R *, T *,   \
                                                int, T *, int, T *, int, int *, gesvdjInfo_t, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvdjBatched);
#undef CUDA_TIDY_gesvdjBatched
#define CUDA_TIDY_gesvdj_bufferSize(P, T, R)                                                                           \
  cusolverStatus_t cusolverDn##P##gesvdj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const T *,   \
                                                    int, const R *, const T *, int, const T *, int, int *,             \
                                                    gesvdjInfo_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvdj_bufferSize);
#undef CUDA_TIDY_gesvdj_bufferSize
#define CUDA_TIDY_gesvdj(P, T, R)                                                                                      \
  cusolverStatus_t cusolverDn##P##gesvdj(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, T *, int, R *, T *,     \
                                         int, T *, int, T *, int, int *, gesvdjInfo_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvdj);
#undef CUDA_TIDY_gesvdj
#define CUDA_TIDY_gesvdaStridedBatched_bufferSize(P, T, R)                                                             \
  cusolverStatus_t cusolverDn##P##gesvdaStridedBatched_bufferSize(                                                     \
      cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const T *, int, long long, const R *, long long,           \
      const T *, int, long long, const T *, int, long long, int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvdaStridedBatched_bufferSize);
#undef CUDA_TIDY_gesvdaStridedBatched_bufferSize
#define CUDA_TIDY_gesvdaStridedBatched(P, T, R)                                                                        \
  cusolverStatus_t cusolverDn##P##gesvdaStridedBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, int,           \
                                                       const T *, int, long long, R *, long long, T *, int, long long, \
                                                       T *, int, long long, T *, int, int *, double *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvdaStridedBatched);
#undef CUDA_TIDY_gesvdaStridedBatched
cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *);
cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t);
cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t, cusolverDnFunction_t, cusolverAlgMode_t);
cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t,
                                             cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, cudaDataType,
                                  void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, int64_t,
                                  cudaDataType, const void *, int64_t, cudaDataType, void *, int64_t, int *);
cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType,
                                             const void *, int64_t, cudaDataType, const void *, cudaDataType, size_t *,
                                             size_t *);
cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, void *,
                                  int64_t, cudaDataType, void *, cudaDataType, void *, size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType,
                                             const void *, int64_t, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, void *,
                                  int64_t, int64_t *, cudaDataType, void *, size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t, cusolverDnParams_t, cublasOperation_t, int64_t, int64_t,
                                  cudaDataType, const void *, int64_t, const int64_t *, cudaDataType, void *, int64_t,
                                  int *);
cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                             cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t,
                                             cudaDataType, const void *, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t,
                                  cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, size_t,
                                  void *, size_t, int *);
cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                                   cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t,
                                                   cudaDataType, const void *, cudaDataType, size_t *, size_t *,
                                                   int64_t);
cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t,
                                        int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType,
                                        void *, size_t, void *, size_t, int *, int64_t);
cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                              cusolverEigRange_t, cublasFillMode_t, int64_t, cudaDataType, const void *,
                                              int64_t, void *, void *, int64_t, int64_t, int64_t *, cudaDataType,
                                              const void *, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigRange_t,
                                   cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, void *, void *, int64_t,
                                   int64_t, int64_t *, cudaDataType, void *, cudaDataType, void *, size_t, void *,
                                   size_t, int *);
cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t,
                                            cusolverEigMode_t, int64_t, cudaDataType, const void *, int64_t,
                                            cudaDataType, const void *, cudaDataType, const void *, int64_t,
                                            cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigMode_t, int64_t,
                                 cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t,
                                 cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t,
                                             int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *,
                                             cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t,
                                             cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t,
                                  cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t,
                                  cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, int, int64_t,
                                              int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *,
                                              cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t,
                                              cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, int, int64_t, int64_t,
                                   cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t,
                                   cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *,
                                   double *);
cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t,
                                              int64_t, int64_t, int64_t, int64_t, cudaDataType, const void *, int64_t,
                                              cudaDataType, const void *, cudaDataType, const void *, int64_t,
                                              cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t,
                                   int64_t, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *,
                                   cudaDataType, void *, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *,
                                   size_t, void *, size_t, int *);
cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverDirectMode_t,
                                             cusolverStorevMode_t, int64_t, int64_t, cudaDataType, const void *,
                                             int64_t, cudaDataType, const void *, cudaDataType, void *, int64_t,
                                             cudaDataType, size_t *, size_t *);
cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t, cusolverDnParams_t, cusolverDirectMode_t, cusolverStorevMode_t,
                                  int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *,
                                  cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t);
cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t);
cusolverStatus_t cusolverDnLoggerSetFile(FILE *);
cusolverStatus_t cusolverDnLoggerOpenFile(const char *);
cusolverStatus_t cusolverDnLoggerSetLevel(int);
cusolverStatus_t cusolverDnLoggerSetMask(int);
cusolverStatus_t cusolverDnLoggerForceDisable();

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSOLVERDN_4_H
