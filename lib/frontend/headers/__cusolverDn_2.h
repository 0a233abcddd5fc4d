// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER: functions, part 2 of 4.

#ifndef CUDA_TIDY___CUSOLVERDN_2_H
#define CUDA_TIDY___CUSOLVERDN_2_H

#include "__cusolverDn_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_Kgels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Kgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Kgels);
#undef CUDA_TIDY_Kgels
#define CUDA_TIDY_Egels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Egels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Egels);
#undef CUDA_TIDY_Egels
#define CUDA_TIDY_Ygels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Ygels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Ygels);
#undef CUDA_TIDY_Ygels
cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *,
                                  cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t,
                                  cusolver_int_t *, cusolver_int_t *);
#define CUDA_TIDY_Sgels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Sgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Sgels);
#undef CUDA_TIDY_Sgels
#define CUDA_TIDY_Hgels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Hgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Hgels);
#undef CUDA_TIDY_Hgels
#define CUDA_TIDY_Bgels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Bgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Bgels);
#undef CUDA_TIDY_Bgels
#define CUDA_TIDY_Xgels(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##Xgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, T *,       \
                                        cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t, void *, size_t,      \
                                        cusolver_int_t *, cusolver_int_t *)
CUDA_TIDY_SD(CUDA_TIDY_Xgels);
#undef CUDA_TIDY_Xgels
cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t,
                                             cuDoubleComplex *, cusolver_int_t, void *, size_t *);
#define CUDA_TIDY_Cgels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Cgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Cgels_bufferSize);
#undef CUDA_TIDY_Cgels_bufferSize
#define CUDA_TIDY_Kgels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Kgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Kgels_bufferSize);
#undef CUDA_TIDY_Kgels_bufferSize
#define CUDA_TIDY_Egels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Egels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Egels_bufferSize);
#undef CUDA_TIDY_Egels_bufferSize
#define CUDA_TIDY_Ygels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Ygels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_CZ(CUDA_TIDY_Ygels_bufferSize);
#undef CUDA_TIDY_Ygels_bufferSize
cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t,
                                             double *, cusolver_int_t, double *, cusolver_int_t, double *,
                                             cusolver_int_t, void *, size_t *);
#define CUDA_TIDY_Sgels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Sgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Sgels_bufferSize);
#undef CUDA_TIDY_Sgels_bufferSize
#define CUDA_TIDY_Hgels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Hgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Hgels_bufferSize);
#undef CUDA_TIDY_Hgels_bufferSize
#define CUDA_TIDY_Bgels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Bgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Bgels_bufferSize);
#undef CUDA_TIDY_Bgels_bufferSize
#define CUDA_TIDY_Xgels_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##Xgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, \
                                                   T *, cusolver_int_t, T *, cusolver_int_t, T *, cusolver_int_t,      \
                                                   void *, size_t *)
CUDA_TIDY_SD(CUDA_TIDY_Xgels_bufferSize);
#undef CUDA_TIDY_Xgels_bufferSize
cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolverDnIRSInfos_t, cusolver_int_t,
                                    cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t, void *,
                                    cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolver_int_t,
                                               cusolver_int_t, size_t *);
cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolverDnIRSInfos_t, cusolver_int_t,
                                    cusolver_int_t, cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t,
                                    void *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *);
cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolver_int_t,
                                               cusolver_int_t, cusolver_int_t, size_t *);
#define CUDA_TIDY_potrf_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##potrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_potrf_bufferSize);
#undef CUDA_TIDY_potrf_bufferSize
#define CUDA_TIDY_potrf(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##potrf(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_potrf);
#undef CUDA_TIDY_potrf
#define CUDA_TIDY_potrs(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##potrs(cusolverDnHandle_t, cublasFillMode_t, int, int, const T *, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_potrs);
#undef CUDA_TIDY_potrs
#define CUDA_TIDY_potrfBatched(P, T, R)                                                                                \
  cusolverStatus_t cusolverDn##P##potrfBatched(cusolverDnHandle_t, cublasFillMode_t, int, T *[], int, int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_potrfBatched);
#undef CUDA_TIDY_potrfBatched
#define CUDA_TIDY_potrsBatched(P, T, R)                                                                                \
  cusolverStatus_t cusolverDn##P##potrsBatched(cusolverDnHandle_t, cublasFillMode_t, int, int, T *[], int, T *[], int, \
                                               int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_potrsBatched);
#undef CUDA_TIDY_potrsBatched
#define CUDA_TIDY_potri_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##potri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_potri_bufferSize);
#undef CUDA_TIDY_potri_bufferSize
#define CUDA_TIDY_potri(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##potri(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_potri);
#undef CUDA_TIDY_potri
cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, cublasDiagType_t, int64_t,
                                             cudaDataType, void *, int64_t, size_t *, size_t *);
cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t, cublasFillMode_t, cublasDiagType_t, int64_t, cudaDataType, void *,
                                  int64_t, void *, size_t, void *, size_t, int *);
#define CUDA_TIDY_lauum_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##lauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_lauum_bufferSize);
#undef CUDA_TIDY_lauum_bufferSize
#define CUDA_TIDY_lauum(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##lauum(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_lauum);
#undef CUDA_TIDY_lauum
#define CUDA_TIDY_getrf_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##getrf_bufferSize(cusolverDnHandle_t, int, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_getrf_bufferSize);
#undef CUDA_TIDY_getrf_bufferSize
#define CUDA_TIDY_getrf(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##getrf(cusolverDnHandle_t, int, int, T *, int, T *, int *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_getrf);
#undef CUDA_TIDY_getrf
#define CUDA_TIDY_laswp(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##laswp(cusolverDnHandle_t, int, T *, int, int, int, const int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_laswp);
#undef CUDA_TIDY_laswp
#define CUDA_TIDY_getrs(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##getrs(cusolverDnHandle_t, cublasOperation_t, int, int, const T *, int, const int *,  \
                                        T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_getrs);
#undef CUDA_TIDY_getrs
#define CUDA_TIDY_geqrf_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##geqrf_bufferSize(cusolverDnHandle_t, int, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_geqrf_bufferSize);
#undef CUDA_TIDY_geqrf_bufferSize
#define CUDA_TIDY_geqrf(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##geqrf(cusolverDnHandle_t, int, int, T *, int, T *, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_geqrf);
#undef CUDA_TIDY_geqrf
#define CUDA_TIDY_orgqr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##orgqr_bufferSize(cusolverDnHandle_t, int, int, int, const T *, int, const T *, int *)
CUDA_TIDY_SD(CUDA_TIDY_orgqr_bufferSize);
#undef CUDA_TIDY_orgqr_bufferSize
#define CUDA_TIDY_ungqr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##ungqr_bufferSize(cusolverDnHandle_t, int, int, int, const T *, int, const T *, int *)
CUDA_TIDY_CZ(CUDA_TIDY_ungqr_bufferSize);
#undef CUDA_TIDY_ungqr_bufferSize
#define CUDA_TIDY_orgqr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##orgqr(cusolverDnHandle_t, int, int, int, T *, int, const T *, T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_orgqr);
#undef CUDA_TIDY_orgqr
#define CUDA_TIDY_ungqr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##ungqr(cusolverDnHandle_t, int, int, int, T *, int, const T *, T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_ungqr);
#undef CUDA_TIDY_ungqr
#define CUDA_TIDY_ormqr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##ormqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int,  \
                                                   int, const T *, int, const T *, const T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_ormqr_bufferSize);
#undef CUDA_TIDY_ormqr_bufferSize
#define CUDA_TIDY_unmqr_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##unmqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int,  \
                                                   int, const T *, int, const T *, const T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_unmqr_bufferSize);
#undef CUDA_TIDY_unmqr_bufferSize
#define CUDA_TIDY_ormqr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##ormqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int,        \
                                        const T *, int, const T *, T *, int, T *, int, int *)
CUDA_TIDY_SD(CUDA_TIDY_ormqr);
#undef CUDA_TIDY_ormqr
#define CUDA_TIDY_unmqr(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##unmqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int,        \
                                        const T *, int, const T *, T *, int, T *, int, int *)
CUDA_TIDY_CZ(CUDA_TIDY_unmqr);
#undef CUDA_TIDY_unmqr
#define CUDA_TIDY_sytrf_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##sytrf_bufferSize(cusolverDnHandle_t, int, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_sytrf_bufferSize);
#undef CUDA_TIDY_sytrf_bufferSize
#define CUDA_TIDY_sytrf(P, T, R)                                                                                       \
  cusolverStatus_t cusolverDn##P##sytrf(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, int *, T *, int, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_sytrf);
#undef CUDA_TIDY_sytrf
cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int64_t, int64_t, cudaDataType,
                                             const void *, int64_t, const int64_t *, cudaDataType, void *, int64_t,
                                             size_t *, size_t *);
cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t, cublasFillMode_t, int64_t, int64_t, cudaDataType, const void *,
                                  int64_t, const int64_t *, cudaDataType, void *, int64_t, void *, size_t, void *,
                                  size_t, int *);
#define CUDA_TIDY_sytri_bufferSize(P, T, R)                                                                            \
  cusolverStatus_t cusolverDn##P##sytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, const int *,   \
                                                   int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_sytri_bufferSize);
#undef CUDA_TIDY_sytri_bufferSize

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSOLVERDN_2_H
