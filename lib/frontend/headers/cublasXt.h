// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cublasXt: the multi-GPU host interface.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUBLAS_XT_H_
#define CUBLAS_XT_H_

#include "__families.h"
#include "cublas_v2.h"

#ifdef __cplusplus
extern "C" {
#endif

struct cublasXtContext;
typedef struct cublasXtContext *cublasXtHandle_t;
typedef enum cublasXtPinnedMemMode_t { CUBLASXT_PINNING_DISABLED, CUBLASXT_PINNING_ENABLED } cublasXtPinnedMemMode_t;
typedef enum cublasXtOpType_t {
  CUBLASXT_FLOAT,
  CUBLASXT_DOUBLE,
  CUBLASXT_COMPLEX,
  CUBLASXT_DOUBLECOMPLEX
} cublasXtOpType_t;
typedef enum cublasXtBlasOp_t {
  CUBLASXT_GEMM,
  CUBLASXT_SYRK,
  CUBLASXT_HERK,
  CUBLASXT_SYMM,
  CUBLASXT_HEMM,
  CUBLASXT_TRSM,
  CUBLASXT_SYR2K,
  CUBLASXT_HER2K,
  CUBLASXT_SPMM,
  CUBLASXT_SYRKX,
  CUBLASXT_HERKX,
  CUBLASXT_TRMM,
  CUBLASXT_ROUTINE_MAX
} cublasXtBlasOp_t;

cublasStatus_t cublasXtCreate(cublasXtHandle_t *);
cublasStatus_t cublasXtDestroy(cublasXtHandle_t);
cublasStatus_t cublasXtGetNumBoards(int, int[], int *);
cublasStatus_t cublasXtMaxBoards(int *);
cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t, int, int[]);
cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t, int);
cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t, int *);
cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t, cublasXtPinnedMemMode_t *);
cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t, cublasXtPinnedMemMode_t);
cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t, cublasXtBlasOp_t, cublasXtOpType_t, void *);
cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t, cublasXtBlasOp_t, cublasXtOpType_t, float);
#define CUDA_TIDY_gemm(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##gemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t,     \
                                   const T *, const T *, size_t, const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_gemm);
#undef CUDA_TIDY_gemm
#define CUDA_TIDY_syrk(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##syrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const T *,   \
                                   const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_syrk);
#undef CUDA_TIDY_syrk
#define CUDA_TIDY_herk(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##herk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const R *,   \
                                   const T *, size_t, const R *, T *, size_t)
CUDA_TIDY_CZ(CUDA_TIDY_herk);
#undef CUDA_TIDY_herk
#define CUDA_TIDY_syr2k(P, T, R)                                                                                       \
  cublasStatus_t cublasXt##P##syr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const T *,  \
                                    const T *, size_t, const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_syr2k);
#undef CUDA_TIDY_syr2k
#define CUDA_TIDY_herkx(P, T, R)                                                                                       \
  cublasStatus_t cublasXt##P##herkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const T *,  \
                                    const T *, size_t, const T *, size_t, const R *, T *, size_t)
CUDA_TIDY_CZ(CUDA_TIDY_herkx);
#undef CUDA_TIDY_herkx
#define CUDA_TIDY_trsm(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##trsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,            \
                                   cublasDiagType_t, size_t, size_t, const T *, const T *, size_t, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_trsm);
#undef CUDA_TIDY_trsm
#define CUDA_TIDY_symm(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##symm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const T *,    \
                                   const T *, size_t, const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_symm);
#undef CUDA_TIDY_symm
#define CUDA_TIDY_hemm(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##hemm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const T *,    \
                                   const T *, size_t, const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_CZ(CUDA_TIDY_hemm);
#undef CUDA_TIDY_hemm
#define CUDA_TIDY_syrkx(P, T, R)                                                                                       \
  cublasStatus_t cublasXt##P##syrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const T *,  \
                                    const T *, size_t, const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_syrkx);
#undef CUDA_TIDY_syrkx
#define CUDA_TIDY_her2k(P, T, R)                                                                                       \
  cublasStatus_t cublasXt##P##her2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const T *,  \
                                    const T *, size_t, const T *, size_t, const R *, T *, size_t)
CUDA_TIDY_CZ(CUDA_TIDY_her2k);
#undef CUDA_TIDY_her2k
#define CUDA_TIDY_spmm(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##spmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const T *,    \
                                   const T *, const T *, size_t, const T *, T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_spmm);
#undef CUDA_TIDY_spmm
#define CUDA_TIDY_trmm(P, T, R)                                                                                        \
  cublasStatus_t cublasXt##P##trmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,            \
                                   cublasDiagType_t, size_t, size_t, const T *, const T *, size_t, const T *, size_t,  \
                                   T *, size_t)
CUDA_TIDY_SDCZ(CUDA_TIDY_trmm);
#undef CUDA_TIDY_trmm

#ifdef __cplusplus
}
#endif

#endif // CUBLAS_XT_H_
