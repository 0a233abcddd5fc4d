// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER, sparse matrices.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUSOLVERSP_H_
#define CUSOLVERSP_H_

#include "__families.h"
#include "cublas_v2.h"
#include "cusolver_common.h"
#include "cusparse.h"

#ifdef __cplusplus
extern "C" {
#endif

struct cusolverSpContext;
typedef struct cusolverSpContext *cusolverSpHandle_t;
struct csrqrInfo;
typedef struct csrqrInfo *csrqrInfo_t;

cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *);
cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t);
cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t, cudaStream_t);
cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t, cudaStream_t *);
cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                         const int *, const int *, int *);
#define CUDA_TIDY_csrlsvluHost(P, T, R)                                                                                \
  cusolverStatus_t cusolverSp##P##csrlsvluHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,      \
                                               const int *, const int *, const T *, R, int, T *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrlsvluHost);
#undef CUDA_TIDY_csrlsvluHost
#define CUDA_TIDY_csrlsvqr(P, T, R)                                                                                    \
  cusolverStatus_t cusolverSp##P##csrlsvqr(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,          \
                                           const int *, const int *, const T *, R, int, T *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrlsvqr);
#undef CUDA_TIDY_csrlsvqr
#define CUDA_TIDY_csrlsvqrHost(P, T, R)                                                                                \
  cusolverStatus_t cusolverSp##P##csrlsvqrHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,      \
                                               const int *, const int *, const T *, R, int, T *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrlsvqrHost);
#undef CUDA_TIDY_csrlsvqrHost
#define CUDA_TIDY_csrlsvcholHost(P, T, R)                                                                              \
  cusolverStatus_t cusolverSp##P##csrlsvcholHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,    \
                                                 const int *, const int *, const T *, R, int, T *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrlsvcholHost);
#undef CUDA_TIDY_csrlsvcholHost
#define CUDA_TIDY_csrlsvchol(P, T, R)                                                                                  \
  cusolverStatus_t cusolverSp##P##csrlsvchol(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,        \
                                             const int *, const int *, const T *, R, int, T *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrlsvchol);
#undef CUDA_TIDY_csrlsvchol
#define CUDA_TIDY_csrlsqvqrHost(P, T, R)                                                                               \
  cusolverStatus_t cusolverSp##P##csrlsqvqrHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,           \
                                                const T *, const int *, const int *, const T *, R, int *, T *, int *,  \
                                                R *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrlsqvqrHost);
#undef CUDA_TIDY_csrlsqvqrHost
#define CUDA_TIDY_csreigvsiHost(P, T, R)                                                                               \
  cusolverStatus_t cusolverSp##P##csreigvsiHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,     \
                                                const int *, const int *, T, const T *, int, R, T *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csreigvsiHost);
#undef CUDA_TIDY_csreigvsiHost
#define CUDA_TIDY_csreigvsi(P, T, R)                                                                                   \
  cusolverStatus_t cusolverSp##P##csreigvsi(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,         \
                                            const int *, const int *, T, const T *, int, R, T *, T *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csreigvsi);
#undef CUDA_TIDY_csreigvsi
#define CUDA_TIDY_csreigsHost(P, T, R)                                                                                 \
  cusolverStatus_t cusolverSp##P##csreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,       \
                                              const int *, const int *, T, T, int *)
CUDA_TIDY_CZ(CUDA_TIDY_csreigsHost);
#undef CUDA_TIDY_csreigsHost
cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *,
                                        const int *, const int *, cuDoubleComplex, cuDoubleComplex, int *);
cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *,
                                        const int *, const int *, cuComplex, cuComplex, int *);
cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                          const int *, int *);
cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                          const int *, int *);
cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                          const int *, int *);
cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *,
                                           const int *, const int64_t *, int *);
#define CUDA_TIDY_csrzfdHost(P, T, R)                                                                                  \
  cusolverStatus_t cusolverSp##P##csrzfdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const T *,        \
                                             const int *, const int *, int *, int *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrzfdHost);
#undef CUDA_TIDY_csrzfdHost
cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,
                                                   const int *, const int *, const int *, const int *, size_t *);
cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, int *, int *,
                                        const int *, const int *, int *, void *);
cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *);
cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t);
cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,
                                                 const int *, const int *, csrqrInfo_t);
#define CUDA_TIDY_csrqrBufferInfoBatched(P, T, R)                                                                      \
  cusolverStatus_t cusolverSp##P##csrqrBufferInfoBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,  \
                                                         const T *, const int *, const int *, int, csrqrInfo_t,        \
                                                         size_t *, size_t *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrBufferInfoBatched);
#undef CUDA_TIDY_csrqrBufferInfoBatched
#define CUDA_TIDY_csrqrsvBatched(P, T, R)                                                                              \
  cusolverStatus_t cusolverSp##P##csrqrsvBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t,          \
                                                 const T *, const int *, const int *, const T *, T *, int,             \
                                                 csrqrInfo_t, void *)
CUDA_TIDY_SDCZ(CUDA_TIDY_csrqrsvBatched);
#undef CUDA_TIDY_csrqrsvBatched

#ifdef __cplusplus
}
#endif

#endif // CUSOLVERSP_H_
