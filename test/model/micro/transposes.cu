// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transposes and matrix products.
#include <cuda_runtime.h>

__global__ void transposeNaive(const float *In, float *Out, int N) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  float V = In[Y * N + X];
  Out[X * N + Y] = V;
}

__global__ void transposeTiled(const float *In, float *Out, int N) {
  __shared__ float S[32][32];
  int X = blockIdx.x * 32 + threadIdx.x, Y = blockIdx.y * 32 + threadIdx.y;
  for (int J = 0; J < 32; J += 8)
    S[threadIdx.y + J][threadIdx.x] = In[(Y + J) * N + X];
  __syncthreads();
  X = blockIdx.y * 32 + threadIdx.x;
  Y = blockIdx.x * 32 + threadIdx.y;
  for (int J = 0; J < 32; J += 8)
    Out[(Y + J) * N + X] = S[threadIdx.x][threadIdx.y + J];
}

__global__ void transposePadded(const float *In, float *Out, int N) {
  __shared__ float S[32][33];
  int X = blockIdx.x * 32 + threadIdx.x, Y = blockIdx.y * 32 + threadIdx.y;
  for (int J = 0; J < 32; J += 8)
    S[threadIdx.y + J][threadIdx.x] = In[(Y + J) * N + X];
  __syncthreads();
  X = blockIdx.y * 32 + threadIdx.x;
  Y = blockIdx.x * 32 + threadIdx.y;
  for (int J = 0; J < 32; J += 8)
    Out[(Y + J) * N + X] = S[threadIdx.x][threadIdx.y + J];
}

// The block's place in the grid is turned before use.
__global__ void transposeDiagonal(const float *In, float *Out, int N) {
  __shared__ float S[16][17];
  int BY = blockIdx.x, BX = (blockIdx.x + blockIdx.y) % gridDim.x;
  int X = BX * 16 + threadIdx.x, Y = BY * 16 + threadIdx.y;
  S[threadIdx.y][threadIdx.x] = In[Y * N + X];
  __syncthreads();
  X = BY * 16 + threadIdx.x;
  Y = BX * 16 + threadIdx.y;
  Out[Y * N + X] = S[threadIdx.x][threadIdx.y];
}

__global__ void productNaive(const float *A, const float *B, float *C, int N) {
  int Col = blockIdx.x * blockDim.x + threadIdx.x;
  int Row = blockIdx.y * blockDim.y + threadIdx.y;
  float Sum = 0;
  for (int K = 0; K < N; ++K) {
    float X = A[Row * N + K];
    float Y = B[K * N + Col];
    Sum += X * Y;
  }
  C[Row * N + Col] = Sum;
}

// The lanes go along the rows: A and C are read in columns.
__global__ void productTurned(const float *A, const float *B, float *C, int N) {
  int Row = blockIdx.x * blockDim.x + threadIdx.x;
  int Col = blockIdx.y * blockDim.y + threadIdx.y;
  float Sum = 0;
  for (int K = 0; K < N; ++K) {
    float X = A[Row * N + K];
    float Y = B[K * N + Col];
    Sum += X * Y;
  }
  C[Row * N + Col] = Sum;
}

__global__ void productTiled(const float *A, const float *B, float *C, int N) {
  __shared__ float SA[16][16], SB[16][16];
  int TX = threadIdx.x, TY = threadIdx.y;
  int Col = blockIdx.x * 16 + TX, Row = blockIdx.y * 16 + TY;
  float Sum = 0;
  for (int T = 0; T < N; T += 16) {
    SA[TY][TX] = A[Row * N + T + TX];
    SB[TY][TX] = B[(T + TY) * N + Col];
    __syncthreads();
    for (int K = 0; K < 16; ++K)
      Sum += SA[TY][K] * SB[K][TX];
    __syncthreads();
  }
  C[Row * N + Col] = Sum;
}

__global__ void matrixVectorRows(const float *A, const float *X, float *Y, int N) {
  int Row = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K] * X[K];
  Y[Row] = Sum;
}

__global__ void matrixVectorColumns(const float *A, const float *X, float *Y, int N) {
  int Col = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[K * N + Col] * X[K];
  Y[Col] = Sum;
}

int main() {
  const int N = 128;
  const dim3 Grid16(N / 16, N / 16), Grid32(N / 32, N / 32);
  float *A, *B, *C;
  cudaMalloc(&A, N * N * sizeof(float));
  cudaMalloc(&B, N * N * sizeof(float));
  cudaMalloc(&C, N * N * sizeof(float));
  cudaMemset(A, 0, N * N * sizeof(float));
  cudaMemset(B, 0, N * N * sizeof(float));
  transposeNaive<<<Grid16, dim3(16, 16)>>>(A, C, N);
  transposeTiled<<<Grid32, dim3(32, 8)>>>(A, C, N);
  transposePadded<<<Grid32, dim3(32, 8)>>>(A, C, N);
  transposeDiagonal<<<Grid16, dim3(16, 16)>>>(A, C, N);
  productNaive<<<Grid16, dim3(16, 16)>>>(A, B, C, N);
  productTurned<<<Grid16, dim3(16, 16)>>>(A, B, C, N);
  productTiled<<<Grid16, dim3(16, 16)>>>(A, B, C, N);
  matrixVectorRows<<<N / 64, 64>>>(A, B, C, N);
  matrixVectorColumns<<<N / 64, 64>>>(A, B, C, N);
  return cudaDeviceSynchronize() != cudaSuccess;
}
