// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER: functions, part 3 of 4.

#ifndef CUDA_TIDY___CUSOLVERDN_3_H
#define CUDA_TIDY___CUSOLVERDN_3_H

#include "__cusolverDn_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_sytri(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##sytri(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, const int *, T *, int,    \
                                        int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_sytri);
#undef CUDA_TIDY_sytri
#define CUDA_TIDY_gebrd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##gebrd_bufferSize(cusolverDnHandle_t, int, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebrd_bufferSize);
#undef CUDA_TIDY_gebrd_bufferSize
#define CUDA_TIDY_gebrd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##gebrd(cusolverDnHandle_t, int, int, T *, int, R *, R *, T *, T *, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gebrd);
#undef CUDA_TIDY_gebrd
#define CUDA_TIDY_orgbr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##orgbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int, const T *,     \
                                                   int, const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_orgbr_bufferSize);
#undef CUDA_TIDY_orgbr_bufferSize
#define CUDA_TIDY_ungbr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##ungbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int, const T *,     \
                                                   int, const T *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_ungbr_bufferSize);
#undef CUDA_TIDY_ungbr_bufferSize
#define CUDA_TIDY_orgbr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##orgbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, T *, int, const T *, T *, \
                                        int, int *)
CUDA_TIDY_SD(CUDA_TIDY_orgbr);
#undef CUDA_TIDY_orgbr
#define CUDA_TIDY_ungbr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##ungbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, T *, int, const T *, T *, \
                                        int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_ungbr);
#undef CUDA_TIDY_ungbr
#define CUDA_TIDY_sytrd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##sytrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const T *, int,          \
                                                   const T *, const T *, const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_sytrd_bufferSize);
#undef CUDA_TIDY_sytrd_bufferSize
#define CUDA_TIDY_hetrd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##hetrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const T *, int,          \
                                                   const R *, const R *, const T *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_hetrd_bufferSize);
#undef CUDA_TIDY_hetrd_bufferSize
#define CUDA_TIDY_sytrd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##sytrd(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, T *, T *, T *, T *, int,  \
                                        int *)
CUDA_TIDY_SD(CUDA_TIDY_sytrd);
#undef CUDA_TIDY_sytrd
#define CUDA_TIDY_hetrd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##hetrd(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, R *, R *, T *, T *, int,  \
                                        int *)
CUDA_TIDY_CZ(CUDA_TIDY_hetrd);
#undef CUDA_TIDY_hetrd
#define CUDA_TIDY_orgtr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##orgtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const T *, int,          \
                                                   const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_orgtr_bufferSize);
#undef CUDA_TIDY_orgtr_bufferSize
#define CUDA_TIDY_ungtr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##ungtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const T *, int,          \
                                                   const T *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_ungtr_bufferSize);
#undef CUDA_TIDY_ungtr_bufferSize
#define CUDA_TIDY_orgtr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##orgtr(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, const T *, T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_orgtr);
#undef CUDA_TIDY_orgtr
#define CUDA_TIDY_ungtr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##ungtr(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, const T *, T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_ungtr);
#undef CUDA_TIDY_ungtr
#define CUDA_TIDY_ormtr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##ormtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,             \
                                                   cublasOperation_t, int, int, const T *, int, const T *, const T *,  \
                                                   int, int *)
CUDA_TIDY_SD(CUDA_TIDY_ormtr_bufferSize);
#undef CUDA_TIDY_ormtr_bufferSize
#define CUDA_TIDY_unmtr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##unmtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t,             \
                                                   cublasOperation_t, int, int, const T *, int, const T *, const T *,  \
                                                   int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_unmtr_bufferSize);
#undef CUDA_TIDY_unmtr_bufferSize
#define CUDA_TIDY_ormtr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##ormtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,     \
                                        int, int, T *, int, T *, T *, int, T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_ormtr);
#undef CUDA_TIDY_ormtr
#define CUDA_TIDY_unmtr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##unmtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,     \
                                        int, int, T *, int, T *, T *, int, T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_unmtr);
#undef CUDA_TIDY_unmtr
#define CUDA_TIDY_gesvd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##gesvd_bufferSize(cusolverDnHandle_t, int, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvd_bufferSize);
#undef CUDA_TIDY_gesvd_bufferSize
#define CUDA_TIDY_gesvd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##gesvd(cusolverDnHandle_t, signed char, signed char, int, int, T *, int, R *, T *,    \
                                        int, T *, int, T *, int, R *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_gesvd);
#undef CUDA_TIDY_gesvd
#define CUDA_TIDY_syevd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##syevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int,       \
                                                   const T *, int, const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_syevd_bufferSize);
#undef CUDA_TIDY_syevd_bufferSize
#define CUDA_TIDY_heevd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##heevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int,       \
                                                   const T *, int, const R *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_heevd_bufferSize);
#undef CUDA_TIDY_heevd_bufferSize
#define CUDA_TIDY_syevd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##syevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, T *,   \
                                        T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_syevd);
#undef CUDA_TIDY_syevd
#define CUDA_TIDY_heevd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##heevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, R *,   \
                                        T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_heevd);
#undef CUDA_TIDY_heevd
#define CUDA_TIDY_syevdx_bufferSize(P, T, R)                                                                           \
  cusolverStatus_t cusolverDn##P##syevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t,         \
                                                    cublasFillMode_t, int, const T *, int, T, T, int, int, int *,      \
                                                    const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_syevdx_bufferSize);
#undef CUDA_TIDY_syevdx_bufferSize
#define CUDA_TIDY_heevdx_bufferSize(P, T, R)                                                                           \
  cusolverStatus_t cusolverDn##P##heevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t,         \
                                                    cublasFillMode_t, int, const T *, int, R, R, int, int, int *,      \
                                                    const R *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_heevdx_bufferSize);
#undef CUDA_TIDY_heevdx_bufferSize
#define CUDA_TIDY_syevdx(P, T, R)                                                                                      \
  cusolverStatus_t cusolverDn##P##syevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t,  \
                                         int, T *, int, T, T, int, int, int *, T *, T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_syevdx);
#undef CUDA_TIDY_syevdx
#define CUDA_TIDY_heevdx(P, T, R)                                                                                      \
  cusolverStatus_t cusolverDn##P##heevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t,  \
                                         int, T *, int, R, R, int, int, int *, R *, T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_heevdx);
#undef CUDA_TIDY_heevdx
#define CUDA_TIDY_sygvdx_bufferSize(P, T, R)                                                                           \
  cusolverStatus_t cusolverDn##P##sygvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,          \
                                                    cusolverEigRange_t, cublasFillMode_t, int, const T *, int,         \
                                                    const T *, int, T, T, int, int, int *, const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_sygvdx_bufferSize);
#undef CUDA_TIDY_sygvdx_bufferSize
#define CUDA_TIDY_hegvdx_bufferSize(P, T, R)                                                                           \
  cusolverStatus_t cusolverDn##P##hegvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,          \
                                                    cusolverEigRange_t, cublasFillMode_t, int, const T *, int,         \
                                                    const T *, int, R, R, int, int, int *, const R *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_hegvdx_bufferSize);
#undef CUDA_TIDY_hegvdx_bufferSize
#define CUDA_TIDY_sygvdx(P, T, R)                                                                                      \
  cusolverStatus_t cusolverDn##P##sygvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, \
                                         cublasFillMode_t, int, T *, int, T *, int, T, T, int, int, int *, T *, T *,   \
                                         int, int *)
CUDA_TIDY_SD(CUDA_TIDY_sygvdx);
#undef CUDA_TIDY_sygvdx
#define CUDA_TIDY_hegvdx(P, T, R)                                                                                      \
  cusolverStatus_t cusolverDn##P##hegvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, \
                                         cublasFillMode_t, int, T *, int, T *, int, R, R, int, int, int *, R *, T *,   \
                                         int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_hegvdx);
#undef CUDA_TIDY_hegvdx
#define CUDA_TIDY_sygvd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##sygvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,           \
                                                   cublasFillMode_t, int, const T *, int, const T *, int, const T *,   \
                                                   int *)
CUDA_TIDY_SD(CUDA_TIDY_sygvd_bufferSize);
#undef CUDA_TIDY_sygvd_bufferSize
#define CUDA_TIDY_hegvd_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##hegvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t,           \
                                                   cublasFillMode_t, int, const T *, int, const T *, int, const R *,   \
                                                   int *)
CUDA_TIDY_CZ(CUDA_TIDY_hegvd_bufferSize);
#undef CUDA_TIDY_hegvd_bufferSize
#define CUDA_TIDY_sygvd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##sygvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t,    \
                                        int, T *, int, T *, int, T *, T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_sygvd);
#undef CUDA_TIDY_sygvd
#define CUDA_TIDY_hegvd(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##hegvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t,    \
                                        int, T *, int, T *, int, R *, T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_hegvd);
#undef CUDA_TIDY_hegvd
cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *);
cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t);
cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t, double);
cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t, int);
cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t, int);
cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t, syevjInfo_t, double *);
cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t, syevjInfo_t, int *);
#define CUDA_TIDY_syevjBatched_bufferSize(P, T, R)                                                                     \
  cusolverStatus_t cusolverDn##P##syevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t,     \
                                                          int, const T *, int, const T *, int *, syevjInfo_t, int)
CUDA_TIDY_SD(CUDA_TIDY_syevjBatched_bufferSize);
#undef CUDA_TIDY_syevjBatched_bufferSize
#define CUDA_TIDY_heevjBatched_bufferSize(P, T, R)                                                                     \
  cusolverStatus_t cusolverDn##P##heevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t,     \
                                                          int, const T *, int, const R *, int *, syevjInfo_t, int)
CUDA_TIDY_CZ(CUDA_TIDY_heevjBatched_bufferSize);
#undef CUDA_TIDY_heevjBatched_bufferSize
#define CUDA_TIDY_syevjBatched(P, T, R)                                                                                \
  cusolverStatus_t cusolverDn##P##syevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, \
                                               T *, T *, int, int *, syevjInfo_t, int)
CUDA_TIDY_SD(CUDA_TIDY_syevjBatched);
#undef CUDA_TIDY_syevjBatched
#define CUDA_TIDY_heevjBatched(P, T, R)                                                                                \
  cusolverStatus_t cusolverDn##P##heevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, \
                                               R *, T *, int, int *, syevjInfo_t, int)
CUDA_TIDY_CZ(CUDA_TIDY_heevjBatched);
#undef CUDA_TIDY_heevjBatched
#define CUDA_TIDY_syevj_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##syevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int,       \
                                                   const T *, int, const T *, int *, syevjInfo_t)
CUDA_TIDY_SD(CUDA_TIDY_syevj_bufferSize);
#undef CUDA_TIDY_syevj_bufferSize
#define CUDA_TIDY_heevj_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##heevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int,       \
                                                   const T *, int, const R *, int *, syevjInfo_t)
CUDA_TIDY_CZ(CUDA_TIDY_heevj_bufferSize);
#undef CUDA_TIDY_heevj_bufferSize
#define CUDA_TIDY_syevj(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##syevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, T *,   \
                                        T *, int, int *, syevjInfo_t)
CUDA_TIDY_SD(CUDA_TIDY_syevj);
#undef CUDA_TIDY_syevj
#define CUDA_TIDY_heevj(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##heevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, int, R *,   \
                                        T *, int, int *, syevjInfo_t)
CUDA_TIDY_CZ(CUDA_TIDY_heevj);
#undef CUDA_TIDY_heevj

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSOLVERDN_3_H
