// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared-memory accesses of 8 and 16 bytes, which the hardware serves in
// phases of half and quarter warps.
#include <cuda_runtime.h>

__global__ void wideDoubles(double *Out) {
  __shared__ double S[256];
  int T = threadIdx.x;
  S[T] = double(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T ^ 9];
}

__global__ void wideDoublesStrided(double *Out) {
  __shared__ double S[1024];
  int T = threadIdx.x;
  S[2 * T] = double(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[4 * (T ^ 9)];
}

__global__ void wideDoublesColumn(double *Out) {
  __shared__ double S[32][32];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X] = double(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y];
}

__global__ void wideDoublesColumnPadded(double *Out) {
  __shared__ double S[32][33];
  int X = threadIdx.x, Y = threadIdx.y;
  S[Y][X] = double(X);
  __syncthreads();
  Out[(blockIdx.x * 32 + Y) * 32 + X] = S[X][Y];
}

__global__ void wideDoublesBroadcast(double *Out) {
  __shared__ double S[256];
  int T = threadIdx.x;
  S[T] = double(T);
  __syncthreads();
  double A = S[T / 32];
  double B = S[T / 2];
  double C = S[T / 8];
  double D = S[T % 2];
  Out[blockIdx.x * 256 + T] = A + B + C + D;
}

__global__ void wideFours(float4 *Out) {
  __shared__ float4 S[256];
  int T = threadIdx.x;
  S[T] = make_float4(T, T, T, T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T ^ 3];
}

__global__ void wideFoursStrided(float4 *Out) {
  __shared__ float4 S[1024];
  int T = threadIdx.x;
  S[2 * T] = make_float4(T, T, T, T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[3 * (T ^ 3)];
}

__global__ void wideFoursBroadcast(float4 *Out) {
  __shared__ float4 S[256];
  int T = threadIdx.x;
  S[T] = make_float4(T, T, T, T);
  __syncthreads();
  float4 A = S[T / 32];
  float4 B = S[T / 2];
  float4 C = S[T / 16];
  float4 D = S[T % 8];
  Out[blockIdx.x * 256 + T] =
      make_float4(A.x + B.x + C.x + D.x, A.y + B.y + C.y + D.y, A.z + B.z + C.z + D.z, A.w + B.w + C.w + D.w);
}

// Rows of eight vectors: a column of them collides unless it is swizzled.
__global__ void wideFoursColumn(float4 *Out) {
  __shared__ float4 S[32][8];
  int T = threadIdx.x;
  S[T / 8][T % 8] = make_float4(T, T, T, T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T % 32][T / 32];
}

__global__ void wideFoursColumnSwizzled(float4 *Out) {
  __shared__ float4 S[32][8];
  int T = threadIdx.x;
  S[T / 8][T % 8 ^ T / 8 % 8] = make_float4(T, T, T, T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T % 32][T / 32 ^ T % 8];
}

// A fragment of a matrix product: the lanes of a warp read few vectors.
__global__ void wideFragment(float4 *Out) {
  __shared__ float S[32 * 64];
  int T = threadIdx.x;
  for (int I = T; I < 32 * 64; I += 256)
    S[I] = float(I);
  __syncthreads();
  float4 A = *reinterpret_cast<float4 *>(&S[T % 8 * 4]);
  float4 B = *reinterpret_cast<float4 *>(&S[T / 8 * 64]);
  Out[blockIdx.x * 256 + T] = make_float4(A.x + B.x, A.y + B.y, A.z + B.z, A.w + B.w);
}

__global__ void widePartlyActive(float4 *Out) {
  __shared__ float4 S[256];
  int T = threadIdx.x, L = T % 32;
  S[T] = make_float4(T, T, T, T);
  __syncthreads();
  float4 V = make_float4(0, 0, 0, 0);
  if (L < 12)
    V = S[T + 1];
  Out[blockIdx.x * 256 + T] = V;
}

__global__ void widePartlyActivePairs(double *Out) {
  __shared__ double S[512];
  int T = threadIdx.x, L = T % 32;
  S[T] = double(T);
  __syncthreads();
  double V = 0;
  if (L % 2 == 0)
    V = S[L];
  if (L >= 20)
    V += S[L * 8];
  Out[blockIdx.x * 256 + T] = V;
}

__global__ void wideHalfWarps(double *Out) {
  __shared__ double S[512];
  int T = threadIdx.x, L = T % 32;
  S[T] = double(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[L < 16 ? L : (L - 16) * 16];
}

__global__ void wideStructure(float *Out) {
  struct Item {
    float A, B, C;
  };
  __shared__ Item S[256];
  int T = threadIdx.x;
  S[T].A = float(T);
  S[T].C = float(T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T ^ 1].A + S[T ^ 2].C;
}

int main() {
  const int Blocks = 16;
  const dim3 Tile(32, 32);
  char *Out;
  cudaMalloc(&Out, Blocks * 1024 * 16);
  wideDoubles<<<Blocks, 256>>>((double *)Out);
  wideDoublesStrided<<<Blocks, 256>>>((double *)Out);
  wideDoublesColumn<<<Blocks, Tile>>>((double *)Out);
  wideDoublesColumnPadded<<<Blocks, Tile>>>((double *)Out);
  wideDoublesBroadcast<<<Blocks, 256>>>((double *)Out);
  wideFours<<<Blocks, 256>>>((float4 *)Out);
  wideFoursStrided<<<Blocks, 256>>>((float4 *)Out);
  wideFoursBroadcast<<<Blocks, 256>>>((float4 *)Out);
  wideFoursColumn<<<Blocks, 256>>>((float4 *)Out);
  wideFoursColumnSwizzled<<<Blocks, 256>>>((float4 *)Out);
  wideFragment<<<Blocks, 256>>>((float4 *)Out);
  widePartlyActive<<<Blocks, 256>>>((float4 *)Out);
  widePartlyActivePairs<<<Blocks, 256>>>((double *)Out);
  wideHalfWarps<<<Blocks, 256>>>((double *)Out);
  wideStructure<<<Blocks, 256>>>((float *)Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
