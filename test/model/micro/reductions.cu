// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions and scans within a block.
#include <cuda_runtime.h>

__global__ void reduceInterleaved(const float *In, float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = In[blockIdx.x * 256 + T];
  __syncthreads();
  for (int D = 1; D < 256; D *= 2) {
    if (T % (2 * D) == 0)
      S[T] += S[T + D];
    __syncthreads();
  }
  if (T == 0)
    Out[blockIdx.x] = S[0];
}

__global__ void reduceStrided(const float *In, float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = In[blockIdx.x * 256 + T];
  __syncthreads();
  for (int D = 1; D < 256; D *= 2) {
    int K = 2 * D * T;
    if (K < 256)
      S[K] += S[K + D];
    __syncthreads();
  }
  if (T == 0)
    Out[blockIdx.x] = S[0];
}

__global__ void reduceContiguous(const float *In, float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = In[blockIdx.x * 256 + T];
  __syncthreads();
  for (int D = 128; D > 0; D /= 2) {
    if (T < D)
      S[T] += S[T + D];
    __syncthreads();
  }
  if (T == 0)
    Out[blockIdx.x] = S[0];
}

__global__ void reduceShuffleTail(const float *In, float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = In[blockIdx.x * 512 + T] + In[blockIdx.x * 512 + 256 + T];
  __syncthreads();
  for (int D = 128; D >= 32; D /= 2) {
    if (T < D)
      S[T] += S[T + D];
    __syncthreads();
  }
  if (T < 32) {
    float V = S[T];
    for (int D = 16; D > 0; D /= 2)
      V += __shfl_down_sync(0xffffffffu, V, D);
    if (T == 0)
      Out[blockIdx.x] = V;
  }
}

__global__ void reduceWarps(const float *In, float *Out) {
  __shared__ float S[8];
  int T = threadIdx.x, Lane = T % 32, Warp = T / 32;
  float V = In[blockIdx.x * 256 + T];
  for (int D = 16; D > 0; D /= 2)
    V += __shfl_xor_sync(0xffffffffu, V, D);
  if (Lane == 0)
    S[Warp] = V;
  __syncthreads();
  if (Warp == 0) {
    V = Lane < 8 ? S[Lane] : 0.0f;
    for (int D = 4; D > 0; D /= 2)
      V += __shfl_xor_sync(0xffffffffu, V, D);
    if (Lane == 0)
      Out[blockIdx.x] = V;
  }
}

__global__ void scanDoubling(const int *In, int *Out) {
  __shared__ int S[2][256];
  int T = threadIdx.x, From = 0;
  S[0][T] = In[blockIdx.x * 256 + T];
  __syncthreads();
  for (int D = 1; D < 256; D *= 2) {
    int V = S[From][T];
    if (T >= D)
      V += S[From][T - D];
    From ^= 1;
    S[From][T] = V;
    __syncthreads();
  }
  Out[blockIdx.x * 256 + T] = S[From][T];
}

int main() {
  const int Blocks = 32;
  float *In, *Out;
  cudaMalloc(&In, Blocks * 512 * sizeof(float));
  cudaMalloc(&Out, Blocks * 512 * sizeof(float));
  cudaMemset(In, 0, Blocks * 512 * sizeof(float));
  reduceInterleaved<<<Blocks, 256>>>(In, Out);
  reduceStrided<<<Blocks, 256>>>(In, Out);
  reduceContiguous<<<Blocks, 256>>>(In, Out);
  reduceShuffleTail<<<Blocks, 256>>>(In, Out);
  reduceWarps<<<Blocks, 256>>>(In, Out);
  scanDoubling<<<Blocks, 256>>>((int *)In, (int *)Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
