// RUN: %check %s -- %cuda
#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void naive(const float *A, const float *B, float *C, int M, int N, int K) {
  const int Row = blockIdx.y * blockDim.y + threadIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  if (Row >= M || Column >= N)
    return;
  float Sum = 0;
  for (int I = 0; I < K; ++I)
    Sum += A[Row * K + I] * B[I * N + Column];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'B' with scalar FP32 multiply-adds: tensor cores would take it in TF32, which rounds the operands and so changes results [cuda-missing-tensor-core]
  C[Row * N + Column] = Sum;
}

__global__ void tiled(const float *A, const float *B, float *C, int N) {
  __shared__ float TileA[16][16], TileB[16][17];
  const int Row = blockIdx.y * 16 + threadIdx.y, Column = blockIdx.x * 16 + threadIdx.x;
  float Sum = 0;
  for (int T = 0; T < N; T += 16) {
    TileA[threadIdx.y][threadIdx.x] = Row < N ? A[Row * N + T + threadIdx.x] : 0.0f;
    TileB[threadIdx.y][threadIdx.x] = B[(T + threadIdx.y) * N + Column];
    __syncthreads();
    for (int I = 0; I < 16; ++I)
      Sum = fmaf(TileA[threadIdx.y][I], TileB[I][threadIdx.x], Sum);
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'B' {{.*}} [cuda-missing-tensor-core]
    __syncthreads();
  }
  C[Row * N + Column] = 0.5f * Sum;
}

__device__ void accumulate(float (&Sums)[4][4], const float (&L)[4], const float (&R)[4]) {
  for (int I = 0; I < 4; ++I)
    for (int J = 0; J < 4; ++J)
      Sums[I][J] += L[I] * R[J];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'B' {{.*}} [cuda-missing-tensor-core]
}
__global__ void blocked(const float *A, const float *B, float *C, int N) {
  __shared__ float TileA[8 * 64], TileB[8 * 64];
  const int Column = threadIdx.x % 16, Row = threadIdx.x / 16;
  float Sums[4][4] = {};
  A += blockIdx.y * 64 * N;
  B += blockIdx.x * 64;
  for (int T = 0; T < N; T += 8) {
    for (int I = threadIdx.x; I < 512; I += 256) {
      TileA[I % 8 * 64 + I / 8] = A[I / 8 * N + I % 8];
      TileB[I] = B[I / 64 * N + I % 64];
    }
    __syncthreads();
    A += 8;
    B += 8 * N;
    for (int K = 0; K < 8; ++K) {
      float L[4], R[4];
      for (int I = 0; I < 4; ++I)
        L[I] = TileA[K * 64 + Row * 4 + I];
      for (int I = 0; I < 4; ++I)
        R[I] = TileB[K * 64 + Column * 4 + I];
      accumulate(Sums, L, R);
    }
    __syncthreads();
  }
  for (int I = 0; I < 4; ++I)
    for (int J = 0; J < 4; ++J)
      C[(blockIdx.y * 64 + Row * 4 + I) * N + blockIdx.x * 64 + Column * 4 + J] = Sums[I][J];
}

__global__ void halves(const __half *A, const __half *B, __half *C, int N) {
  const int Row = blockIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  __half Sum = __float2half(0.0f);
  for (int K = 0; K < N; ++K)
    Sum = __hfma(A[Row * N + K], B[K * N + Column], Sum);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'B' with scalar multiply-adds: their FP16 elements could go to the tensor cores as they are [cuda-missing-tensor-core]
  C[Row * N + Column] = Sum;
}

__global__ void flat(const __nv_bfloat16 *A, const __nv_bfloat16 *B, float *C, int M, int N, int K) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  const int Row = I / N, Column = I % N;
  if (Row < M) {
    float Sum = 0;
    for (int L = 0; L < K; ++L)
      Sum += __bfloat162float(A[Row * K + L]) * __bfloat162float(B[Column * K + L]);
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'B' {{.*}} BF16 elements {{.*}} [cuda-missing-tensor-core]
    C[I] = Sum;
  }
}

__global__ void bytes(const signed char *A, const int *B, int *C, int N, int K) {
  const int Row = blockIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  int Sum = 0;
  for (int I = 0; I < K; ++I)
    Sum = __dp4a(((const int *)A)[Row * K + I], B[Column * K + I], Sum);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'B' {{.*}} INT8 elements {{.*}} [cuda-missing-tensor-core]
  C[Row * N + Column] = Sum;
}

__global__ void convolution(const float *In, const float *Weights, float *Out, int Channels, int Width, int Size) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x, Y = blockIdx.y, OutChannel = blockIdx.z;
  float Sum = 0;
  for (int C = 0; C < Channels; ++C)
    for (int J = 0; J < Size; ++J)
      for (int I = 0; I < Size; ++I)
        Sum += In[(C * Width + Y + J) * Width + X + I] * Weights[((OutChannel * Channels + C) * Size + J) * Size + I];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'In' and 'Weights' {{.*}} [cuda-missing-tensor-core]
  Out[(OutChannel * Width + Y) * Width + X] = Sum;
}

__global__ void inMemory(const float *A, float *C, int N, float Alpha) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x, J = blockIdx.y;
  for (int K = 0; K < N; ++K)
    C[I * N + J] += Alpha * A[I * N + K] * A[J * N + K];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this computes the matrix product of 'A' and 'A' {{.*}} [cuda-missing-tensor-core]
}

__global__ void vectorOfRows(const float *A, const float *X, float *Y, int N) {
  const int Row = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K] * X[K]; // silent: one vector
  Y[Row] = Sum;
}

__global__ void grouped(const float *A, const float *B, float *C, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[I / 8 * N + K] * B[I * N + K]; // silent: each row of B meets one row of A
  C[I] = Sum;
}

__global__ void stencil(const float *In, const float *Taps, float *Out, int N) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x, Y = blockIdx.y;
  float Sum = 0;
  for (int J = 0; J < N; ++J)
    for (int I = 0; I < N; ++I)
      Sum += In[(Y + J) * gridDim.y + X + I] * Taps[J * N + I]; // silent: one filter
  Out[Y * gridDim.y + X] = Sum;
}

__global__ void depthwise(const float *In, const float *Taps, float *Out, int N, int Width) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x, Channel = blockIdx.y;
  float Sum = 0;
  for (int I = 0; I < N; ++I)
    Sum += In[Channel * Width + X + I] * Taps[Channel * N + I]; // silent: a filter for each channel alone
  Out[Channel * Width + X] = Sum;
}

__global__ void bodies(const float4 *Body, float *Force, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int J = 0; J < N; ++J) {
    const float D = Body[J].x - Body[I].x;
    Sum += Body[J].w * D; // silent: the difference is computed
  }
  Force[I] = Sum;
}

__global__ void update(float *A, int N, int K0) {
  const int Row = blockIdx.y * blockDim.y + threadIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < K0; ++K)
    Sum += A[Row * N + K] * A[K * N + Column]; // silent: stored into its own factor
  A[Row * N + Column] -= Sum;
}

__global__ void sparse(const int *Rows, const int *Columns, const float *Values, const float *B, float *C, int N) {
  const int Row = blockIdx.y, J = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int I = Rows[Row]; I < Rows[Row + 1]; ++I)
    Sum += Values[I] * B[Columns[I] * N + J]; // silent: the rows of B come from data
  C[Row * N + J] = Sum;
}

__global__ void masked(const float *A, const float *B, float *C, int N) {
  const int Row = blockIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K) {
    const float W = B[Column * N + K];
    if (W > 0)
      Sum += A[Row * N + K] * W; // silent: values decide what takes part
  }
  C[Row * N + Column] = Sum;
}
__global__ void maskedRows(const float *A, const float *B, float *C, int N, int M) {
  const int Row = blockIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K) {
    const float W = B[Column * N + K];
    if (W > 0)
      for (int L = 0; L < M; ++L)
        Sum += A[Row * N + K * M + L] * W; // silent: values decide what takes part
  }
  C[Row * N + Column] = Sum;
}

__global__ void doubles(const double *A, const double *B, double *C, int N) {
  const int Row = blockIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  double Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K] * B[K * N + Column]; // silent: FP64
  C[Row * N + Column] = Sum;
}

__global__ void few(const float *A, const float *B, float *C, int N) {
  const int Row = threadIdx.y, Column = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K] * B[K * N + Column]; // silent: the launch has four rows
  C[Row * N + Column] = Sum;
}
void launch(const float *A, const float *B, float *C) { few<<<64, dim3(64, 4)>>>(A, B, C, 512); }

__global__ void corners(const float *M, const float *Points, float *Out, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  for (int Row = 0; Row < N; ++Row) {
    float Sum = 0;
    for (int K = 0; K < 4; ++K)
      Sum += M[Row * 4 + K] * Points[I * 4 + K]; // silent: sums of four
    Out[I * N + Row] = Sum;
  }
}

void library(cublasHandle_t Handle, const void *A, const void *B, void *C, const float *X, float *Y, int M, int N,
             int K) {
  const float One = 1, Zero = 0;
  cublasSgemm(Handle, CUBLAS_OP_N, CUBLAS_OP_N, M, N, K, &One, X, M, X, K, &Zero, Y, M);
  // CHECK: :[[@LINE-1]]:3: warning: 'cublasSgemm' multiplies in full FP32: nothing in this file lets its handle use TF32, in which tensor cores would do it with rounded operands and so changed results [cuda-missing-tensor-core]
  const int Inner = 100;
  cublasGemmEx(Handle, CUBLAS_OP_T, CUBLAS_OP_N, M, N, Inner, &One, A, CUDA_R_16F, Inner, B, CUDA_R_16F, Inner, &Zero, C,
               CUDA_R_16F, M, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  // CHECK: :[[@LINE-2]]:3: warning: 'cublasGemmEx' with k = 100: FP16 rows that are no multiple of 16 bytes (8 elements) keep the library from its fastest tensor-core kernels [cuda-missing-tensor-core]
  cublasGemmEx(Handle, CUBLAS_OP_T, CUBLAS_OP_N, M, N, 104, &One, A, CUDA_R_16F, 104, B, CUDA_R_16F, 104, &Zero, C,
               CUDA_R_16F, M, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT); // silent: 208 bytes a row
  cublasGemmEx(Handle, CUBLAS_OP_T, CUBLAS_OP_N, M, N, K, &One, A, CUDA_R_32F, K, B, CUDA_R_32F, K, &Zero, C, CUDA_R_32F,
               M, CUBLAS_COMPUTE_32F_FAST_TF32, CUBLAS_GEMM_DEFAULT); // silent: asks for TF32
  cublasSgemm(Handle, CUBLAS_OP_N, CUBLAS_OP_N, M, 1, K, &One, X, M, X, K, &Zero, Y, M); // silent: one column
  for (int I = 0; I < N; ++I)
    cublasSgemv(Handle, CUBLAS_OP_N, M, K, &One, (const float *)A, M, X + I * K, 1, &Zero, Y + I * M, 1);
  // CHECK: :[[@LINE-1]]:5: warning: 'cublasSgemv' multiplies one matrix with one vector a round: a single product with all vectors as columns would reach the tensor cores, and read the matrix once [cuda-missing-tensor-core]
  for (int I = 0; I < N; ++I)
    cublasGemmEx(Handle, CUBLAS_OP_T, CUBLAS_OP_N, M, 1, K, &One, A, CUDA_R_16F, K, (const __half *)B + I * K, CUDA_R_16F, K,
                 &Zero, (__half *)C + I * M, CUDA_R_16F, M, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  // CHECK: :[[@LINE-2]]:5: warning: 'cublasGemmEx' multiplies one matrix with one vector a round: {{.*}} [cuda-missing-tensor-core]
  for (int I = 0; I < N; ++I) {
    cublasSgemv(Handle, CUBLAS_OP_N, M, M, &One, (const float *)A, M, X + I * M, 1, &Zero, Y + I * M, 1);
    X = Y; // silent: the next round needs this one's result
  }
}

__global__ void widen(float *Wide, const __half *Narrow, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Wide[I] = __half2float(Narrow[I]);
}
void converted(cublasHandle_t Handle, const __half *A, float *Wide, const float *X, float *Y, int N) {
  const float One = 1, Zero = 0;
  widen<<<N, 256>>>(Wide, A, N * N);
  cublasSgemm(Handle, CUBLAS_OP_N, CUBLAS_OP_N, N, N, N, &One, Wide, N, X, N, &Zero, Y, N);
  // CHECK: :[[@LINE-1]]:3: warning: 'cublasSgemm' multiplies 'Wide' in FP32 after 'widen' has widened it from FP16: tensor cores take the FP16 elements as they are [cuda-missing-tensor-core]
}
