// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS: functions, part 4 of 5.

#ifndef CUDA_TIDY___CUBLAS_API_4_H
#define CUDA_TIDY___CUBLAS_API_4_H

#include "__cublas_api_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_ger_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##ger_v2##X(cublasHandle_t, I, I, const T *, const T *, I, const T *, I, T *, I)
CUDA_TIDY_SD_64(CUDA_TIDY_ger_v2);
#undef CUDA_TIDY_ger_v2
#define CUDA_TIDY_geru_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##geru_v2##X(cublasHandle_t, I, I, const T *, const T *, I, const T *, I, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_geru_v2);
#undef CUDA_TIDY_geru_v2
#define CUDA_TIDY_gerc_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##gerc_v2##X(cublasHandle_t, I, I, const T *, const T *, I, const T *, I, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_gerc_v2);
#undef CUDA_TIDY_gerc_v2
#define CUDA_TIDY_syr_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##syr_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_syr_v2);
#undef CUDA_TIDY_syr_v2
#define CUDA_TIDY_her_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##her_v2##X(cublasHandle_t, cublasFillMode_t, I, const R *, const T *, I, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_her_v2);
#undef CUDA_TIDY_her_v2
#define CUDA_TIDY_spr_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##spr_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, T *)
CUDA_TIDY_SD_64(CUDA_TIDY_spr_v2);
#undef CUDA_TIDY_spr_v2
#define CUDA_TIDY_hpr_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##hpr_v2##X(cublasHandle_t, cublasFillMode_t, I, const R *, const T *, I, T *)
CUDA_TIDY_CZ_64(CUDA_TIDY_hpr_v2);
#undef CUDA_TIDY_hpr_v2
#define CUDA_TIDY_syr2_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##syr2_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, const T *, I,     \
                                       T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_syr2_v2);
#undef CUDA_TIDY_syr2_v2
#define CUDA_TIDY_her2_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##her2_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, const T *, I,     \
                                       T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_her2_v2);
#undef CUDA_TIDY_her2_v2
#define CUDA_TIDY_spr2_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##spr2_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, const T *, I, T *)
CUDA_TIDY_SD_64(CUDA_TIDY_spr2_v2);
#undef CUDA_TIDY_spr2_v2
#define CUDA_TIDY_hpr2_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##hpr2_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, const T *, I, T *)
CUDA_TIDY_CZ_64(CUDA_TIDY_hpr2_v2);
#undef CUDA_TIDY_hpr2_v2
#define CUDA_TIDY_gemvBatched(P, T, R, I, X)                                                                           \
  cublasStatus_t cublas##P##gemvBatched##X(cublasHandle_t, cublasOperation_t, I, I, const T *, const T *const[], I,    \
                                           const T *const[], I, const T *, T *const[], I, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gemvBatched);
#undef CUDA_TIDY_gemvBatched
#define CUDA_TIDY_HSHgemvBatched(I, X)                                                                                 \
  cublasStatus_t cublasHSHgemvBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                       \
                                         const __half *const[], I, const __half *const[], I, const float *,            \
                                         __half *const[], I, I)
CUDA_TIDY_HSHgemvBatched(int, );
CUDA_TIDY_HSHgemvBatched(int64_t, _64);
#undef CUDA_TIDY_HSHgemvBatched
#define CUDA_TIDY_HSSgemvBatched(I, X)                                                                                 \
  cublasStatus_t cublasHSSgemvBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                       \
                                         const __half *const[], I, const __half *const[], I, const float *,            \
                                         float *const[], I, I)
CUDA_TIDY_HSSgemvBatched(int, );
CUDA_TIDY_HSSgemvBatched(int64_t, _64);
#undef CUDA_TIDY_HSSgemvBatched
#define CUDA_TIDY_TSTgemvBatched(I, X)                                                                                 \
  cublasStatus_t cublasTSTgemvBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                       \
                                         const __nv_bfloat16 *const[], I, const __nv_bfloat16 *const[], I,             \
                                         const float *, __nv_bfloat16 *const[], I, I)
CUDA_TIDY_TSTgemvBatched(int, );
CUDA_TIDY_TSTgemvBatched(int64_t, _64);
#undef CUDA_TIDY_TSTgemvBatched
#define CUDA_TIDY_TSSgemvBatched(I, X)                                                                                 \
  cublasStatus_t cublasTSSgemvBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                       \
                                         const __nv_bfloat16 *const[], I, const __nv_bfloat16 *const[], I,             \
                                         const float *, float *const[], I, I)
CUDA_TIDY_TSSgemvBatched(int, );
CUDA_TIDY_TSSgemvBatched(int64_t, _64);
#undef CUDA_TIDY_TSSgemvBatched
#define CUDA_TIDY_gemvStridedBatched(P, T, R, I, X)                                                                    \
  cublasStatus_t cublas##P##gemvStridedBatched##X(cublasHandle_t, cublasOperation_t, I, I, const T *, const T *, I,    \
                                                  long long, const T *, I, long long, const T *, T *, I, long long, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gemvStridedBatched);
#undef CUDA_TIDY_gemvStridedBatched
#define CUDA_TIDY_HSHgemvStridedBatched(I, X)                                                                          \
  cublasStatus_t cublasHSHgemvStridedBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                \
                                                const __half *, I, long long, const __half *, I, long long,            \
                                                const float *, __half *, I, long long, I)
CUDA_TIDY_HSHgemvStridedBatched(int, );
CUDA_TIDY_HSHgemvStridedBatched(int64_t, _64);
#undef CUDA_TIDY_HSHgemvStridedBatched
#define CUDA_TIDY_HSSgemvStridedBatched(I, X)                                                                          \
  cublasStatus_t cublasHSSgemvStridedBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                \
                                                const __half *, I, long long, const __half *, I, long long,            \
                                                const float *, float *, I, long long, I)
CUDA_TIDY_HSSgemvStridedBatched(int, );
CUDA_TIDY_HSSgemvStridedBatched(int64_t, _64);
#undef CUDA_TIDY_HSSgemvStridedBatched
#define CUDA_TIDY_TSTgemvStridedBatched(I, X)                                                                          \
  cublasStatus_t cublasTSTgemvStridedBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                \
                                                const __nv_bfloat16 *, I, long long, const __nv_bfloat16 *, I,         \
                                                long long, const float *, __nv_bfloat16 *, I, long long, I)
CUDA_TIDY_TSTgemvStridedBatched(int, );
CUDA_TIDY_TSTgemvStridedBatched(int64_t, _64);
#undef CUDA_TIDY_TSTgemvStridedBatched
#define CUDA_TIDY_TSSgemvStridedBatched(I, X)                                                                          \
  cublasStatus_t cublasTSSgemvStridedBatched##X(cublasHandle_t, cublasOperation_t, I, I, const float *,                \
                                                const __nv_bfloat16 *, I, long long, const __nv_bfloat16 *, I,         \
                                                long long, const float *, float *, I, long long, I)
CUDA_TIDY_TSSgemvStridedBatched(int, );
CUDA_TIDY_TSSgemvStridedBatched(int64_t, _64);
#undef CUDA_TIDY_TSSgemvStridedBatched
#define CUDA_TIDY_gemm_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##gemm_v2##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const T *,       \
                                       const T *, I, const T *, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gemm_v2);
#undef CUDA_TIDY_gemm_v2
#define CUDA_TIDY_gemm3m(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##gemm3m##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const T *,        \
                                      const T *, I, const T *, I, const T *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_gemm3m);
#undef CUDA_TIDY_gemm3m
#define CUDA_TIDY_Cgemm3mEx(I, X)                                                                                      \
  cublasStatus_t cublasCgemm3mEx##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const cuComplex *,  \
                                    const void *, cudaDataType, I, const void *, cudaDataType, I, const cuComplex *,   \
                                    void *, cudaDataType, I)
CUDA_TIDY_Cgemm3mEx(int, );
CUDA_TIDY_Cgemm3mEx(int64_t, _64);
#undef CUDA_TIDY_Cgemm3mEx
#define CUDA_TIDY_Hgemm(I, X)                                                                                          \
  cublasStatus_t cublasHgemm##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const __half *,         \
                                const __half *, I, const __half *, I, const __half *, __half *, I)
CUDA_TIDY_Hgemm(int, );
CUDA_TIDY_Hgemm(int64_t, _64);
#undef CUDA_TIDY_Hgemm
#define CUDA_TIDY_gemmEx(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##gemmEx##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const T *,        \
                                      const void *, cudaDataType, I, const void *, cudaDataType, I, const T *, void *, \
                                      cudaDataType, I)
CUDA_TIDY_SC_64(CUDA_TIDY_gemmEx);
#undef CUDA_TIDY_gemmEx
#define CUDA_TIDY_GemmEx(I, X)                                                                                         \
  cublasStatus_t cublasGemmEx##X(cublasHandle_t, cublasOperation_t, cublasOperation_t, I, I, I, const void *,          \
                                 const void *, cudaDataType, I, const void *, cudaDataType, I, const void *, void *,   \
                                 cudaDataType, I, cublasComputeType_t, cublasGemmAlgo_t)
CUDA_TIDY_GemmEx(int, );
CUDA_TIDY_GemmEx(int64_t, _64);
#undef CUDA_TIDY_GemmEx
#define CUDA_TIDY_syrk_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##syrk_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const T *,           \
                                       const T *, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_syrk_v2);
#undef CUDA_TIDY_syrk_v2
#define CUDA_TIDY_CsyrkEx(I, X)                                                                                        \
  cublasStatus_t cublasCsyrkEx##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const cuComplex *,        \
                                  const void *, cudaDataType, I, const cuComplex *, void *, cudaDataType, I)
CUDA_TIDY_CsyrkEx(int, );
CUDA_TIDY_CsyrkEx(int64_t, _64);
#undef CUDA_TIDY_CsyrkEx
#define CUDA_TIDY_Csyrk3mEx(I, X)                                                                                      \
  cublasStatus_t cublasCsyrk3mEx##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const cuComplex *,      \
                                    const void *, cudaDataType, I, const cuComplex *, void *, cudaDataType, I)
CUDA_TIDY_Csyrk3mEx(int, );
CUDA_TIDY_Csyrk3mEx(int64_t, _64);
#undef CUDA_TIDY_Csyrk3mEx
#define CUDA_TIDY_herk_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##herk_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const R *,           \
                                       const T *, I, const R *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_herk_v2);
#undef CUDA_TIDY_herk_v2
#define CUDA_TIDY_CherkEx(I, X)                                                                                        \
  cublasStatus_t cublasCherkEx##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const float *,            \
                                  const void *, cudaDataType, I, const float *, void *, cudaDataType, I)
CUDA_TIDY_CherkEx(int, );
CUDA_TIDY_CherkEx(int64_t, _64);
#undef CUDA_TIDY_CherkEx
#define CUDA_TIDY_Cherk3mEx(I, X)                                                                                      \
  cublasStatus_t cublasCherk3mEx##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, I, I, const float *,          \
                                    const void *, cudaDataType, I, const float *, void *, cudaDataType, I)
CUDA_TIDY_Cherk3mEx(int, );
CUDA_TIDY_Cherk3mEx(int64_t, _64);
#undef CUDA_TIDY_Cherk3mEx

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUBLAS_API_4_H
