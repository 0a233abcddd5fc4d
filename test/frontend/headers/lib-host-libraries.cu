// RUN: %embedded-plain --cuda-gpu-arch=sm_90 -std=c++14 -fsyntax-only -Werror %s
// RUN: %embedded-host -Werror %s
// RUN: not %embedded-host -DWRONG %s 2>&1 | FileCheck %s
// The host libraries' declarations: calls as programs make them.
#include <cublasLt.h>
#include <cublasXt.h>
#include <cublas_v2.h>
#include <cudnn.h>
#include <cufftXt.h>
#include <cufftw.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusolverMg.h>
#include <cusolverRf.h>
#include <cusolverSp.h>
#include <cusparse.h>
#include <nccl.h>
#include <nvToolsExt.h>
#include <nvtx3/nvToolsExtCudaRt.h>

int blas(float *A, half *H, cuDoubleComplex *Z, cudaStream_t S) {
  cublasHandle_t B;
  const float One = 1.0f;
  if (cublasCreate(&B) != CUBLAS_STATUS_SUCCESS)
    return 1;
  cublasSetStream(B, S);
  cublasSgemm(B, CUBLAS_OP_N, CUBLAS_OP_T, 8, 8, 8, &One, A, 8, A, 8, &One, A, 8);
  cublasZgemv(B, CUBLAS_OP_C, 8, 8, Z, Z, 8, Z, 1, Z, Z, 1);
  cublasSaxpy_64(B, 8, &One, A, 1, A, 1);
  cublasGemmEx(B, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, &One, H, CUDA_R_16F, 8, H, CUDA_R_16F, 8, &One, A, CUDA_R_32F, 8,
               CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  cublasLtHandle_t L;
  cublasLtMatmulDesc_t D;
  cublasLtCreate(&L);
  cublasLtMatmulDescCreate(&D, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  return cublasDestroy(B);
}

void transform(cufftComplex *C, float *F, cudaStream_t S) {
  cufftHandle P;
  cufftPlan1d(&P, 256, CUFFT_R2C, 1);
  cufftSetStream(P, S);
  cufftExecR2C(P, F, C);
  cufftExecC2C(P, C, C, CUFFT_INVERSE);
  cufftDestroy(P);
}

void sparse(int *I, float *V) {
  cusparseHandle_t H;
  cusparseSpMatDescr_t A;
  cusparseDnVecDescr_t X;
  size_t Bytes;
  const float One = 1.0f;
  cusparseCreate(&H);
  cusparseCreateCsr(&A, 8, 8, 8, I, I, V, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
  cusparseCreateDnVec(&X, 8, V, CUDA_R_32F);
  cusparseSpMV_bufferSize(H, CUSPARSE_OPERATION_NON_TRANSPOSE, &One, A, X, &One, X, CUDA_R_32F,
                          CUSPARSE_SPMV_ALG_DEFAULT, &Bytes);
}

void solve(double *A, int *Info) {
  cusolverDnHandle_t H;
  int Work;
  cusolverDnCreate(&H);
  cusolverDnDgetrf_bufferSize(H, 8, 8, A, 8, &Work);
  cusolverDnDgetrf(H, 8, 8, A, 8, A, Info, Info);
}

void collect(float *F, ncclComm_t C, cudaStream_t S) {
  nvtxRangePushA("collect");
  ncclGroupStart();
  ncclAllReduce(F, F, 8, ncclFloat, ncclSum, C, S);
  ncclGroupEnd();
  nvtxRangePop();
  curandGenerator_t G;
  curandCreateGenerator(&G, CURAND_RNG_PSEUDO_DEFAULT);
  curandGenerateUniform(G, F, 8);
}

#ifdef WRONG
// CHECK: error: no matching function for call to 'ncclAllReduce'
void wrong(float *F, ncclComm_t C) { ncclAllReduce(F, F, 8, ncclFloat, C); }
#endif
