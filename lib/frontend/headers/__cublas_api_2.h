// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuBLAS: functions, part 2 of 5.

#ifndef CUDA_TIDY___CUBLAS_API_2_H
#define CUDA_TIDY___CUBLAS_API_2_H

#include "__cublas_api_types.h"
#include "__families.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDA_TIDY_SetVector(I, X) cublasStatus_t cublasSetVector##X(I, I, const void *, I, void *, I)
CUDA_TIDY_SetVector(int, );
CUDA_TIDY_SetVector(int64_t, _64);
#undef CUDA_TIDY_SetVector
#define CUDA_TIDY_GetVector(I, X) cublasStatus_t cublasGetVector##X(I, I, const void *, I, void *, I)
CUDA_TIDY_GetVector(int, );
CUDA_TIDY_GetVector(int64_t, _64);
#undef CUDA_TIDY_GetVector
#define CUDA_TIDY_SetMatrix(I, X) cublasStatus_t cublasSetMatrix##X(I, I, I, const void *, I, void *, I)
CUDA_TIDY_SetMatrix(int, );
CUDA_TIDY_SetMatrix(int64_t, _64);
#undef CUDA_TIDY_SetMatrix
#define CUDA_TIDY_GetMatrix(I, X) cublasStatus_t cublasGetMatrix##X(I, I, I, const void *, I, void *, I)
CUDA_TIDY_GetMatrix(int, );
CUDA_TIDY_GetMatrix(int64_t, _64);
#undef CUDA_TIDY_GetMatrix
#define CUDA_TIDY_SetVectorAsync(I, X)                                                                                 \
  cublasStatus_t cublasSetVectorAsync##X(I, I, const void *, I, void *, I, cudaStream_t)
CUDA_TIDY_SetVectorAsync(int, );
CUDA_TIDY_SetVectorAsync(int64_t, _64);
#undef CUDA_TIDY_SetVectorAsync
#define CUDA_TIDY_GetVectorAsync(I, X)                                                                                 \
  cublasStatus_t cublasGetVectorAsync##X(I, I, const void *, I, void *, I, cudaStream_t)
CUDA_TIDY_GetVectorAsync(int, );
CUDA_TIDY_GetVectorAsync(int64_t, _64);
#undef CUDA_TIDY_GetVectorAsync
#define CUDA_TIDY_SetMatrixAsync(I, X)                                                                                 \
  cublasStatus_t cublasSetMatrixAsync##X(I, I, I, const void *, I, void *, I, cudaStream_t)
CUDA_TIDY_SetMatrixAsync(int, );
CUDA_TIDY_SetMatrixAsync(int64_t, _64);
#undef CUDA_TIDY_SetMatrixAsync
#define CUDA_TIDY_GetMatrixAsync(I, X)                                                                                 \
  cublasStatus_t cublasGetMatrixAsync##X(I, I, I, const void *, I, void *, I, cudaStream_t)
CUDA_TIDY_GetMatrixAsync(int, );
CUDA_TIDY_GetMatrixAsync(int64_t, _64);
#undef CUDA_TIDY_GetMatrixAsync
void cublasXerbla(const char *, int);
#define CUDA_TIDY_Nrm2Ex(I, X)                                                                                         \
  cublasStatus_t cublasNrm2Ex##X(cublasHandle_t, I, const void *, cudaDataType, I, void *, cudaDataType, cudaDataType)
CUDA_TIDY_Nrm2Ex(int, );
CUDA_TIDY_Nrm2Ex(int64_t, _64);
#undef CUDA_TIDY_Nrm2Ex
#define CUDA_TIDY_nrm2_v2(P, T, R, I, X) cublasStatus_t cublas##P##nrm2_v2##X(cublasHandle_t, I, const T *, I, T *)
CUDA_TIDY_SD_64(CUDA_TIDY_nrm2_v2);
#undef CUDA_TIDY_nrm2_v2
#define CUDA_TIDY_Scnrm2_v2(I, X) cublasStatus_t cublasScnrm2_v2##X(cublasHandle_t, I, const cuComplex *, I, float *)
CUDA_TIDY_Scnrm2_v2(int, );
CUDA_TIDY_Scnrm2_v2(int64_t, _64);
#undef CUDA_TIDY_Scnrm2_v2
#define CUDA_TIDY_Dznrm2_v2(I, X)                                                                                      \
  cublasStatus_t cublasDznrm2_v2##X(cublasHandle_t, I, const cuDoubleComplex *, I, double *)
CUDA_TIDY_Dznrm2_v2(int, );
CUDA_TIDY_Dznrm2_v2(int64_t, _64);
#undef CUDA_TIDY_Dznrm2_v2
#define CUDA_TIDY_DotEx(I, X)                                                                                          \
  cublasStatus_t cublasDotEx##X(cublasHandle_t, I, const void *, cudaDataType, I, const void *, cudaDataType, I,       \
                                void *, cudaDataType, cudaDataType)
CUDA_TIDY_DotEx(int, );
CUDA_TIDY_DotEx(int64_t, _64);
#undef CUDA_TIDY_DotEx
#define CUDA_TIDY_DotcEx(I, X)                                                                                         \
  cublasStatus_t cublasDotcEx##X(cublasHandle_t, I, const void *, cudaDataType, I, const void *, cudaDataType, I,      \
                                 void *, cudaDataType, cudaDataType)
CUDA_TIDY_DotcEx(int, );
CUDA_TIDY_DotcEx(int64_t, _64);
#undef CUDA_TIDY_DotcEx
#define CUDA_TIDY_dot_v2(P, T, R, I, X)                                                                                \
  cublasStatus_t cublas##P##dot_v2##X(cublasHandle_t, I, const T *, I, const T *, I, T *)
CUDA_TIDY_SD_64(CUDA_TIDY_dot_v2);
#undef CUDA_TIDY_dot_v2
#define CUDA_TIDY_dotu_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##dotu_v2##X(cublasHandle_t, I, const T *, I, const T *, I, T *)
CUDA_TIDY_CZ_64(CUDA_TIDY_dotu_v2);
#undef CUDA_TIDY_dotu_v2
#define CUDA_TIDY_dotc_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##dotc_v2##X(cublasHandle_t, I, const T *, I, const T *, I, T *)
CUDA_TIDY_CZ_64(CUDA_TIDY_dotc_v2);
#undef CUDA_TIDY_dotc_v2
#define CUDA_TIDY_ScalEx(I, X)                                                                                         \
  cublasStatus_t cublasScalEx##X(cublasHandle_t, I, const void *, cudaDataType, void *, cudaDataType, I, cudaDataType)
CUDA_TIDY_ScalEx(int, );
CUDA_TIDY_ScalEx(int64_t, _64);
#undef CUDA_TIDY_ScalEx
#define CUDA_TIDY_scal_v2(P, T, R, I, X) cublasStatus_t cublas##P##scal_v2##X(cublasHandle_t, I, const T *, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_scal_v2);
#undef CUDA_TIDY_scal_v2
#define CUDA_TIDY_Csscal_v2(I, X) cublasStatus_t cublasCsscal_v2##X(cublasHandle_t, I, const float *, cuComplex *, I)
CUDA_TIDY_Csscal_v2(int, );
CUDA_TIDY_Csscal_v2(int64_t, _64);
#undef CUDA_TIDY_Csscal_v2
#define CUDA_TIDY_Zdscal_v2(I, X)                                                                                      \
  cublasStatus_t cublasZdscal_v2##X(cublasHandle_t, I, const double *, cuDoubleComplex *, I)
CUDA_TIDY_Zdscal_v2(int, );
CUDA_TIDY_Zdscal_v2(int64_t, _64);
#undef CUDA_TIDY_Zdscal_v2
#define CUDA_TIDY_AxpyEx(I, X)                                                                                         \
  cublasStatus_t cublasAxpyEx##X(cublasHandle_t, I, const void *, cudaDataType, const void *, cudaDataType, I, void *, \
                                 cudaDataType, I, cudaDataType)
CUDA_TIDY_AxpyEx(int, );
CUDA_TIDY_AxpyEx(int64_t, _64);
#undef CUDA_TIDY_AxpyEx
#define CUDA_TIDY_axpy_v2(P, T, R, I, X)                                                                               \
  cublasStatus_t cublas##P##axpy_v2##X(cublasHandle_t, I, const T *, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_axpy_v2);
#undef CUDA_TIDY_axpy_v2
#define CUDA_TIDY_CopyEx(I, X)                                                                                         \
  cublasStatus_t cublasCopyEx##X(cublasHandle_t, I, const void *, cudaDataType, I, void *, cudaDataType, I)
CUDA_TIDY_CopyEx(int, );
CUDA_TIDY_CopyEx(int64_t, _64);
#undef CUDA_TIDY_CopyEx
#define CUDA_TIDY_copy_v2(P, T, R, I, X) cublasStatus_t cublas##P##copy_v2##X(cublasHandle_t, I, const T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_copy_v2);
#undef CUDA_TIDY_copy_v2
#define CUDA_TIDY_swap_v2(P, T, R, I, X) cublasStatus_t cublas##P##swap_v2##X(cublasHandle_t, I, T *, I, T *, I)
CUDA_TIDY_SDCZ_64(CUDA_TIDY_swap_v2);
#undef CUDA_TIDY_swap_v2
#define CUDA_TIDY_SwapEx(I, X)                                                                                         \
  cublasStatus_t cublasSwapEx##X(cublasHandle_t, I, void *, cudaDataType, I, void *, cudaDataType, I)
CUDA_TIDY_SwapEx(int, );
CUDA_TIDY_SwapEx(int64_t, _64);
#undef CUDA_TIDY_SwapEx
#define CUDA_TIDY_Isamax_v2(I, X) cublasStatus_t cublasIsamax_v2##X(cublasHandle_t, I, const float *, I, I *)
CUDA_TIDY_Isamax_v2(int, );
CUDA_TIDY_Isamax_v2(int64_t, _64);
#undef CUDA_TIDY_Isamax_v2
#define CUDA_TIDY_Idamax_v2(I, X) cublasStatus_t cublasIdamax_v2##X(cublasHandle_t, I, const double *, I, I *)
CUDA_TIDY_Idamax_v2(int, );
CUDA_TIDY_Idamax_v2(int64_t, _64);
#undef CUDA_TIDY_Idamax_v2
#define CUDA_TIDY_Icamax_v2(I, X) cublasStatus_t cublasIcamax_v2##X(cublasHandle_t, I, const cuComplex *, I, I *)
CUDA_TIDY_Icamax_v2(int, );
CUDA_TIDY_Icamax_v2(int64_t, _64);
#undef CUDA_TIDY_Icamax_v2
#define CUDA_TIDY_Izamax_v2(I, X) cublasStatus_t cublasIzamax_v2##X(cublasHandle_t, I, const cuDoubleComplex *, I, I *)
CUDA_TIDY_Izamax_v2(int, );
CUDA_TIDY_Izamax_v2(int64_t, _64);
#undef CUDA_TIDY_Izamax_v2
#define CUDA_TIDY_IamaxEx(I, X) cublasStatus_t cublasIamaxEx##X(cublasHandle_t, I, const void *, cudaDataType, I, I *)
CUDA_TIDY_IamaxEx(int, );
CUDA_TIDY_IamaxEx(int64_t, _64);
#undef CUDA_TIDY_IamaxEx

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUBLAS_API_2_H
