// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS: functions, part 3 of 5.

#ifndef CUDA_TIDY___CUBLAS_API_3_H
#define CUDA_TIDY___CUBLAS_API_3_H

#include "__cublas_api_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_Isamin_v2(I, X) cublasStatus_t cublasIsamin_v2##X(cublasHandle_t, I, const float *, I, I *)
CUDA_TIDY_Isamin_v2(int, );
CUDA_TIDY_Isamin_v2(int64_t, _64);
#undef CUDA_TIDY_Isamin_v2
#define CUDA_TIDY_Idamin_v2(I, X) cublasStatus_t cublasIdamin_v2##X(cublasHandle_t, I, const double *, I, I *)
CUDA_TIDY_Idamin_v2(int, );
CUDA_TIDY_Idamin_v2(int64_t, _64);
#undef CUDA_TIDY_Idamin_v2
#define CUDA_TIDY_Icamin_v2(I, X) cublasStatus_t cublasIcamin_v2##X(cublasHandle_t, I, const cuComplex *, I, I *)
CUDA_TIDY_Icamin_v2(int, );
CUDA_TIDY_Icamin_v2(int64_t, _64);
#undef CUDA_TIDY_Icamin_v2
#define CUDA_TIDY_Izamin_v2(I, X) cublasStatus_t cublasIzamin_v2##X(cublasHandle_t, I, const cuDoubleComplex *, I, I *)
CUDA_TIDY_Izamin_v2(int, );
CUDA_TIDY_Izamin_v2(int64_t, _64);
#undef CUDA_TIDY_Izamin_v2
#define CUDA_TIDY_IaminEx(I, X) cublasStatus_t cublasIaminEx##X(cublasHandle_t, I, const void *, cudaDataType, I, I *)
CUDA_TIDY_IaminEx(int, );
CUDA_TIDY_IaminEx(int64_t, _64);
#undef CUDA_TIDY_IaminEx
#define CUDA_TIDY_AsumEx(I, X)                                                                                         \
  cublasStatus_t cublasAsumEx##X(cublasHandle_t, I, const void *, cudaDataType, I, void *, cudaDataType, cudaDataType)
CUDA_TIDY_AsumEx(int, );
CUDA_TIDY_AsumEx(int64_t, _64);
#undef CUDA_TIDY_AsumEx
#define CUDA_TIDY_asum_v2(P, T, R, I, X) cublasStatus_t cublas##P##asum_v2##X(cublasHandle_t, I, const T *, I, T *)
CUDA_TIDY_SD_64(CUDA_TIDY_asum_v2);
#undef CUDA_TIDY_asum_v2
#define CUDA_TIDY_Scasum_v2(I, X) cublasStatus_t cublasScasum_v2##X(cublasHandle_t, I, const cuComplex *, I, float *)
CUDA_TIDY_Scasum_v2(int, );
CUDA_TIDY_Scasum_v2(int64_t, _64);
#undef CUDA_TIDY_Scasum_v2
#define CUDA_TIDY_Dzasum_v2(I, X)                                                                                      \
  cublasStatus_t cublasDzasum_v2##X(cublasHandle_t, I, const cuDoubleComplex *, I, double *)
CUDA_TIDY_Dzasum_v2(int, );
CUDA_TIDY_Dzasum_v2(int64_t, _64);
#undef CUDA_TIDY_Dzasum_v2
#define CUDA_TIDY_rot_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##rot_v2##X(cublasHandle_t, I, T *, I, T *, I, const R *, const T *)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_rot_v2);
#undef CUDA_TIDY_rot_v2
#define CUDA_TIDY_Csrot_v2(I, X)                                                                                       \
  cublasStatus_t cublasCsrot_v2##X(cublasHandle_t, I, cuComplex *, I, cuComplex *, I, const float *, const float *)
CUDA_TIDY_Csrot_v2(int, );
CUDA_TIDY_Csrot_v2(int64_t, _64);
#undef CUDA_TIDY_Csrot_v2
#define CUDA_TIDY_Zdrot_v2(I, X)                                                                                       \
  cublasStatus_t cublasZdrot_v2##X(cublasHandle_t, I, cuDoubleComplex *, I, cuDoubleComplex *, I, const double *,      \
                                   const double *)
CUDA_TIDY_Zdrot_v2(int, );
CUDA_TIDY_Zdrot_v2(int64_t, _64);
#undef CUDA_TIDY_Zdrot_v2
#define CUDA_TIDY_RotEx(I, X)                                                                                          \
  cublasStatus_t cublasRotEx##X(cublasHandle_t, I, void *, cudaDataType, I, void *, cudaDataType, I, const void *,     \
                                const void *, cudaDataType, cudaDataType)
CUDA_TIDY_RotEx(int, );
CUDA_TIDY_RotEx(int64_t, _64);
#undef CUDA_TIDY_RotEx
#define CUDA_TIDY_rotg_v2(P, T, R) cublasStatus_t cublas##P##rotg_v2(cublasHandle_t, T *, T *, R *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_rotg_v2);
#undef CUDA_TIDY_rotg_v2
cublasStatus_t cublasRotgEx(cublasHandle_t, void *, void *, cudaDataType, void *, void *, cudaDataType, cudaDataType);
#define CUDA_TIDY_rotm_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##rotm_v2##X(cublasHandle_t, I, T *, I, T *, I, const T *)
CUDA_TIDY_SD_64(CUDA_TIDY_rotm_v2);
#undef CUDA_TIDY_rotm_v2
#define CUDA_TIDY_RotmEx(I, X)                                                                                         \
  cublasStatus_t cublasRotmEx##X(cublasHandle_t, I, void *, cudaDataType, I, void *, cudaDataType, I, const void *,    \
                                 cudaDataType, cudaDataType)
CUDA_TIDY_RotmEx(int, );
CUDA_TIDY_RotmEx(int64_t, _64);
#undef CUDA_TIDY_RotmEx
#define CUDA_TIDY_rotmg_v2(P, T, R) cublasStatus_t cublas##P##rotmg_v2(cublasHandle_t, T *, T *, T *, const T *, T *)
CUDA_TIDY_SD(CUDA_TIDY_rotmg_v2);
#undef CUDA_TIDY_rotmg_v2
cublasStatus_t cublasRotmgEx(cublasHandle_t, void *, cudaDataType, void *, cudaDataType, void *, cudaDataType,
                             const void *, cudaDataType, void *, cudaDataType, cudaDataType);
#define CUDA_TIDY_gemv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##gemv_v2##X(cublasHandle_t, cublasOperation_t, I, I, const T *, const T *, I, const T *, I, \
                                       const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gemv_v2);
#undef CUDA_TIDY_gemv_v2
#define CUDA_TIDY_gbmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##gbmv_v2##X(cublasHandle_t, cublasOperation_t, I, I, I, I, const T *, const T *, I,         \
                                       const T *, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_gbmv_v2);
#undef CUDA_TIDY_gbmv_v2
#define CUDA_TIDY_trmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##trmv_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, I,       \
                                       const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_trmv_v2);
#undef CUDA_TIDY_trmv_v2
#define CUDA_TIDY_tbmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##tbmv_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, I, I,    \
                                       const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_tbmv_v2);
#undef CUDA_TIDY_tbmv_v2
#define CUDA_TIDY_tpmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##tpmv_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, I,       \
                                       const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_tpmv_v2);
#undef CUDA_TIDY_tpmv_v2
#define CUDA_TIDY_trsv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##trsv_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, I,       \
                                       const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_trsv_v2);
#undef CUDA_TIDY_trsv_v2
#define CUDA_TIDY_tpsv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##tpsv_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, I,       \
                                       const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_tpsv_v2);
#undef CUDA_TIDY_tpsv_v2
#define CUDA_TIDY_tbsv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##tbsv_v2##X(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, I, I,    \
                                       const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_tbsv_v2);
#undef CUDA_TIDY_tbsv_v2
#define CUDA_TIDY_symv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##symv_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, const T *, I,     \
                                       const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_symv_v2);
#undef CUDA_TIDY_symv_v2
#define CUDA_TIDY_hemv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##hemv_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, I, const T *, I,     \
                                       const T *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_hemv_v2);
#undef CUDA_TIDY_hemv_v2
#define CUDA_TIDY_sbmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##sbmv_v2##X(cublasHandle_t, cublasFillMode_t, I, I, const T *, const T *, I, const T *, I,  \
                                       const T *, T *, I)
CUDA_TIDY_SD_64(CUDA_TIDY_sbmv_v2);
#undef CUDA_TIDY_sbmv_v2
#define CUDA_TIDY_hbmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##hbmv_v2##X(cublasHandle_t, cublasFillMode_t, I, I, const T *, const T *, I, const T *, I,  \
                                       const T *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_hbmv_v2);
#undef CUDA_TIDY_hbmv_v2
#define CUDA_TIDY_spmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##spmv_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, const T *, I,        \
                                       const T *, T *, I)
CUDA_TIDY_SD_64(CUDA_TIDY_spmv_v2);
#undef CUDA_TIDY_spmv_v2
#define CUDA_TIDY_hpmv_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##hpmv_v2##X(cublasHandle_t, cublasFillMode_t, I, const T *, const T *, const T *, I,        \
                                       const T *, T *, I)
CUDA_TIDY_CZ_64(CUDA_TIDY_hpmv_v2);
#undef CUDA_TIDY_hpmv_v2

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUBLAS_API_3_H
