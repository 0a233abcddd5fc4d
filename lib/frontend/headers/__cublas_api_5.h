// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS: functions, part 5 of 5.

#ifndef CUDA_TIDY___CUBLAS_API_5_H
#define CUDA_TIDY___CUBLAS_API_5_H

#include "__cublas_api_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_syr2k_v2(P, T, R, I, X)                                                                              \
  cublasStatus_t cublas##P##syr2k_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const T *,          \
                                        const T *, I, const T *, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_syr2k_v2);
#undef CUDA_TIDY_syr2k_v2
#define CUDA_TIDY_her2k_v2(P, T, R, I, X)                                                                              \
  cublasStatus_t cublas##P##her2k_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const T *,          \
                                        const T *, I, const T *, I, const R *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_her2k_v2);
#undef CUDA_TIDY_her2k_v2
#define CUDA_TIDY_syrkx(P, T, R, I, X)                                                                                 \
  cublasStatus_t cublas##P##syrkx##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const T *, const T *,  \
                                     I, const T *, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_syrkx);
#undef CUDA_TIDY_syrkx
#define CUDA_TIDY_herkx(P, T, R, I, X)                                                                                 \
  cublasStatus_t cublas##P##herkx##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const T *, const T *,  \
                                     I, const T *, I, const R *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_herkx);
#undef CUDA_TIDY_herkx
#define CUDA_TIDY_symm_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##symm_v2##X(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, I, I, const T *, const T *, \
                                       I, const T *, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_symm_v2);
#undef CUDA_TIDY_symm_v2
#define CUDA_TIDY_hemm_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##hemm_v2##X(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, I, I, const T *, const T *, \
                                       I, const T *, I, const T *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_hemm_v2);
#undef CUDA_TIDY_hemm_v2
#define CUDA_TIDY_trsm_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##trsm_v2##X(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,          \
                                       cublasDiagType_t, I, I, const T *, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_trsm_v2);
#undef CUDA_TIDY_trsm_v2
#define CUDA_TIDY_trmm_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##trmm_v2##X(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,          \
                                       cublasDiagType_t, I, I, const T *, const T *, I, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_trmm_v2);
#undef CUDA_TIDY_trmm_v2
#define CUDA_TIDY_HgemmBatched(I, X)                                                                                   \
  cublasStatus_t cublasHgemmBatched##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const __half *,  \
                                       const __half *const[], I, const __half *const[], I, const __half *,             \
                                       __half *const[], I, I)
CUDA_TIDY_HgemmBatched(int, );
CUDA_TIDY_HgemmBatched(int64_t, _64);
#undef CUDA_TIDY_HgemmBatched
#define CUDA_TIDY_gemmBatched(P, T, R, I, X)                                                                           \
  cublasStatus_t cublas##P##gemmBatched##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const T *,   \
                                           const T *const[], I, const T *const[], I, const T *, T *const[], I, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gemmBatched);
#undef CUDA_TIDY_gemmBatched
#define CUDA_TIDY_Cgemm3mBatched(I, X)                                                                                 \
  cublasStatus_t cublasCgemm3mBatched##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I,                \
                                         const cuComplex *, const cuComplex *const[], I, const cuComplex *const[], I,  \
                                         const cuComplex *, cuComplex *const[], I, I)
CUDA_TIDY_Cgemm3mBatched(int, );
CUDA_TIDY_Cgemm3mBatched(int64_t, _64);
#undef CUDA_TIDY_Cgemm3mBatched
#define CUDA_TIDY_HgemmStridedBatched(I, X)                                                                            \
  cublasStatus_t cublasHgemmStridedBatched##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I,           \
                                              const __half *, const __half *, I, long long, const __half *, I,         \
                                              long long, const __half *, __half *, I, long long, I)
CUDA_TIDY_HgemmStridedBatched(int, );
CUDA_TIDY_HgemmStridedBatched(int64_t, _64);
#undef CUDA_TIDY_HgemmStridedBatched
#define CUDA_TIDY_gemmStridedBatched(P, T, R, I, X)                                                                    \
  cublasStatus_t cublas##P##gemmStridedBatched##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I,       \
                                                  const T *, const T *, I, long long, const T *, I, long long,         \
                                                  const T *, T *, I, long long, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gemmStridedBatched);
#undef CUDA_TIDY_gemmStridedBatched
#define CUDA_TIDY_Cgemm3mStridedBatched(I, X)                                                                          \
  cublasStatus_t cublasCgemm3mStridedBatched##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I,         \
                                                const cuComplex *, const cuComplex *, I, long long, const cuComplex *, \
                                                I, long long, const cuComplex *, cuComplex *, I, long long, I)
CUDA_TIDY_Cgemm3mStridedBatched(int, );
CUDA_TIDY_Cgemm3mStridedBatched(int64_t, _64);
#undef CUDA_TIDY_Cgemm3mStridedBatched
#define CUDA_TIDY_GemmBatchedEx(I, X)                                                                                  \
  cublasStatus_t cublasGemmBatchedEx##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const void *,   \
                                        const void *const[], cudaDataType, I, const void *const[], cudaDataType, I,    \
                                        const void *, void *const[], cudaDataType, I, I, cublasComputeType_t,          \
                                        cublasGemmAlgo_t)
CUDA_TIDY_GemmBatchedEx(int, );
CUDA_TIDY_GemmBatchedEx(int64_t, _64);
#undef CUDA_TIDY_GemmBatchedEx
#define CUDA_TIDY_GemmStridedBatchedEx(I, X)                                                                           \
  cublasStatus_t cublasGemmStridedBatchedEx##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I,          \
                                               const void *, const void *, cudaDataType, I, long long, const void *,   \
                                               cudaDataType, I, long long, const void *, void *, cudaDataType, I,      \
                                               long long, I, cublasComputeType_t, cublasGemmAlgo_t)
CUDA_TIDY_GemmStridedBatchedEx(int, );
CUDA_TIDY_GemmStridedBatchedEx(int64_t, _64);
#undef CUDA_TIDY_GemmStridedBatchedEx
#define CUDA_TIDY_gemmGroupedBatched(P, T, R, I, X)                                                                    \
  cublasStatus_t cublas##P##gemmGroupedBatched##X(cublasHandle_t, const cublasOperation_t[],                           \
                                                  const cublasOperation_t[], const I[], const I[], const I[],          \
                                                  const T[], const T *const[], const I[], const T *const[], const I[], \
                                                  const T[], T *const[], const I[], I, const I[])
CUDA_TIDY_SD_64(CUDA_TIDY_gemmGroupedBatched);
#undef CUDA_TIDY_gemmGroupedBatched
#define CUDA_TIDY_GemmGroupedBatchedEx(I, X)                                                                           \
  cublasStatus_t cublasGemmGroupedBatchedEx##X(                                                                        \
      cublasHandle_t, const cublasOperation_t[], const cublasOperation_t[], const I[], const I[], const I[],           \
      const void *, const void *const[], cudaDataType_t, const I[], const void *const[], cudaDataType_t, const I[],    \
      const void *, void *const[], cudaDataType_t, const I[], I, const I[], cublasComputeType_t)
CUDA_TIDY_GemmGroupedBatchedEx(int, );
CUDA_TIDY_GemmGroupedBatchedEx(int64_t, _64);
#undef CUDA_TIDY_GemmGroupedBatchedEx
#define CUDA_TIDY_geam(P, T, R, I, X)                                                                                  \
  cublasStatus_t cublas##P##geam##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, const T *, const T *,  \
                                    I, const T *, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_geam);
#undef CUDA_TIDY_geam
#define CUDA_TIDY_trsmBatched(P, T, R, I, X)                                                                           \
  cublasStatus_t cublas##P##trsmBatched##X(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,      \
                                           cublasDiagType_t, I, I, const T *, const T *const[], I, T *const[], I, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_trsmBatched);
#undef CUDA_TIDY_trsmBatched
#define CUDA_TIDY_dgmm(P, T, R, I, X)                                                                                  \
  cublasStatus_t cublas##P##dgmm##X(cublasHandle_t, cublasSideMode_t, I, I, const T *, I, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_dgmm);
#undef CUDA_TIDY_dgmm
#define CUDA_TIDY_matinvBatched(P, T, R)                                                                               \
  cublasStatus_t cublas##P##matinvBatched(cublasHandle_t, int, const T *const[], int, T *const[], int, int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_matinvBatched);
#undef CUDA_TIDY_matinvBatched
#define CUDA_TIDY_geqrfBatched(P, T, R)                                                                                \
  cublasStatus_t cublas##P##geqrfBatched(cublasHandle_t, int, int, T *const[], int, T *const[], int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_geqrfBatched);
#undef CUDA_TIDY_geqrfBatched
#define CUDA_TIDY_gelsBatched(P, T, R)                                                                                 \
  cublasStatus_t cublas##P##gelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, T *const[], int, T *const[], \
                                        int, int *, int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_gelsBatched);
#undef CUDA_TIDY_gelsBatched
#define CUDA_TIDY_tpttr(P, T, R)                                                                                       \
  cublasStatus_t cublas##P##tpttr(cublasHandle_t, cublasFillMode_t, int, const T *, T *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_tpttr);
#undef CUDA_TIDY_tpttr
#define CUDA_TIDY_trttp(P, T, R)                                                                                       \
  cublasStatus_t cublas##P##trttp(cublasHandle_t, cublasFillMode_t, int, const T *, int, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_trttp);
#undef CUDA_TIDY_trttp
#define CUDA_TIDY_getrfBatched(P, T, R)                                                                                \
  cublasStatus_t cublas##P##getrfBatched(cublasHandle_t, int, T *const[], int, int *, int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_getrfBatched);
#undef CUDA_TIDY_getrfBatched
#define CUDA_TIDY_getriBatched(P, T, R)                                                                                \
  cublasStatus_t cublas##P##getriBatched(cublasHandle_t, int, const T *const[], int, const int *, T *const[], int,     \
                                         int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_getriBatched);
#undef CUDA_TIDY_getriBatched
#define CUDA_TIDY_getrsBatched(P, T, R)                                                                                \
  cublasStatus_t cublas##P##getrsBatched(cublasHandle_t, cublasOperation_t, int, int, const T *const[], int,           \
                                         const int *, T *const[], int, int *, int)
CUDA_TIDY_SDCZ(CUDA_TIDY_getrsBatched);
#undef CUDA_TIDY_getrsBatched
cublasStatus_t cublasUint8gemmBias(cublasHandle_t, cublasOperation_t, cublasOperation_t, cublasOperation_t, int, int,
                                   int, const unsigned char *, int, int, const unsigned char *, int, int,
                                   unsigned char *, int, int, int, int);
cublasStatus_t cublasMigrateComputeType(cublasHandle_t, cudaDataType_t, cublasComputeType_t *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUBLAS_API_5_H
