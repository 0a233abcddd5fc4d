// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared-memory accesses of 4 bytes: strides, padding, swizzles, broadcasts,
// half warps, partly active warps.
#include <cuda_runtime.h>

__global__ void sharedUnit(float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = float(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[255 - T];
}

__global__ void sharedStrideTwo(float *Out) {
  __shared__ float S[512];
  int T = threadIdx.x;
  S[2 * T] = float(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[2 * (T ^ 7)];
}

__global__ void sharedStrideThree(float *Out) {
  __shared__ float S[768];
  int T = threadIdx.x;
  S[3 * T] = float(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[3 * (T ^ 7) + 1];
}

__global__ void sharedStrideEight(float *Out) {
  __shared__ float S[2048];
  int T = threadIdx.x;
  S[8 * T] = float(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[8 * (T ^ 7)];
}

__global__ void sharedStrideSeventeen(float *Out) {
  __shared__ float S[17 * 256];
  int T = threadIdx.x;
  S[17 * T] = float(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[17 * (T ^ 7)];
}

__global__ void sharedColumn(float *Out) {
  __shared__ float S[32][32];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X] = float(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y];
}

__global__ void sharedColumnPadded(float *Out) {
  __shared__ float S[32][33];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X] = float(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y];
}

__global__ void sharedColumnPaddedByTwo(float *Out) {
  __shared__ float S[32][34];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X] = float(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y];
}

__global__ void sharedColumnSwizzled(float *Out) {
  __shared__ float S[32][32];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X ^ Y] = float(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y ^ X];
}

// The swizzle only covers two bits: four rows are apart, eight collide.
__global__ void sharedColumnHalfSwizzled(float *Out) {
  __shared__ float S[32][32];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X ^ (Y & 3)] = float(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y ^ (X & 3)];
}

__global__ void sharedBroadcast(float *Out) {
  __shared__ float S[512];
  int T = threadIdx.x;
  S[T] = float(T);
  __syncthreads();
  float A = S[T / 32];
  float B = S[T / 4];
  float C = S[T / 16 * 32];
  Out[blockIdx.x * 256 + T] = A + B + C;
}

__global__ void sharedHalfWarps(float *Out) {
  __shared__ float S[1024];
  int T = threadIdx.x;
  S[T] = float(T);
  __syncthreads();
  int L = T % 32;
  Out[blockIdx.x * 256 + T] = S[L < 16 ? L : (L - 16) * 4];
}

__global__ void sharedPartlyActive(float *Out) {
  __shared__ float S[2048];
  int T = threadIdx.x;
  S[T] = float(T);
  __syncthreads();
  float V = 0;
  if (T % 32 < 6)
    V = S[T % 32 * 32];
  Out[blockIdx.x * 256 + T] = V;
}

__global__ void sharedBytes(unsigned char *Out) {
  __shared__ unsigned char S[1024];
  int T = threadIdx.x;
  S[T] = (unsigned char)T;
  __syncthreads();
  int A = S[T ^ 5];
  int B = S[T % 128 * 8];
  Out[blockIdx.x * 256 + T] = (unsigned char)(A + B);
}

__global__ void sharedShorts(unsigned short *Out) {
  __shared__ unsigned short S[512];
  int T = threadIdx.x;
  S[T] = (unsigned short)T;
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T % 64 * 4 + 1];
}

// The size of the array is known only to the launch.
__global__ void sharedDynamic(float *Out, int Pitch) {
  extern __shared__ float S[];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y * Pitch + X] = float(X);
  __syncthreads();
  Out[(blockIdx.x * 16 + Y) * 16 + X] = S[X * Pitch + Y];
}

__global__ void sharedModulo(float *Out, int Columns) {
  __shared__ float S[1024];
  int T = threadIdx.x;
  S[T] = float(T);
  __syncthreads();
  int Row = T / Columns, Column = T % Columns;
  Out[blockIdx.x * 256 + T] = S[Column * 20 + Row];
}

int main() {
  const int Blocks = 16;
  const dim3 Tile(32, 32), Small(16, 16);
  float *Out;
  cudaMalloc(&Out, Blocks * 1024 * sizeof(float));
  sharedUnit<<<Blocks, 256>>>(Out);
  sharedStrideTwo<<<Blocks, 256>>>(Out);
  sharedStrideThree<<<Blocks, 256>>>(Out);
  sharedStrideEight<<<Blocks, 256>>>(Out);
  sharedStrideSeventeen<<<Blocks, 256>>>(Out);
  sharedColumn<<<Blocks, Tile>>>(Out);
  sharedColumnPadded<<<Blocks, Tile>>>(Out);
  sharedColumnPaddedByTwo<<<Blocks, Tile>>>(Out);
  sharedColumnSwizzled<<<Blocks, Tile>>>(Out);
  sharedColumnHalfSwizzled<<<Blocks, Tile>>>(Out);
  sharedBroadcast<<<Blocks, 256>>>(Out);
  sharedHalfWarps<<<Blocks, 256>>>(Out);
  sharedPartlyActive<<<Blocks, 256>>>(Out);
  sharedBytes<<<Blocks, 256>>>((unsigned char *)Out);
  sharedShorts<<<Blocks, 256>>>((unsigned short *)Out);
  sharedDynamic<<<Blocks, Small, 16 * 16 * sizeof(float)>>>(Out, 16);
  sharedModulo<<<Blocks, 256>>>(Out, 12);
  return cudaDeviceSynchronize() != cudaSuccess;
}
