// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Local and constant memory, asynchronous copies, generic pointers.
#include <cuda_pipeline.h>
#include <cuda_runtime.h>

__constant__ float Table[256];

__global__ void constantUniform(float *Out, int K) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = Table[K] * float(I);
}

__global__ void constantByLane(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Table[threadIdx.x % 32 * 4];
  Out[I] = V * float(I);
}

__global__ void constantByWarp(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Table[threadIdx.x / 32];
  Out[I] = V * float(I);
}

// Two addresses a warp, then eight: the constant cache serves one at a time.
__global__ void constantTwo(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Table[threadIdx.x % 2 * 100];
  Out[I] = V * float(I);
}

__global__ void constantEight(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Table[threadIdx.x % 8];
  Out[I] = V * float(I);
}

// The index is known only at run time, so the array lies in local memory.
__global__ void localArray(const int *Index, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float A[64];
#pragma unroll 1
  for (int K = 0; K < 64; ++K)
    A[K] = float(I + K);
  int At = Index[I] & 63;
  A[At] += 1.0f;
  Out[I] = A[(At + 5) & 63];
}

__global__ void localArrayUniform(float *Out, int At) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float A[64];
#pragma unroll 1
  for (int K = 0; K < 64; ++K)
    A[K] = float(I + K);
  A[At] += 1.0f;
  Out[I] = A[(At + 5) & 63];
}

__global__ void registerArray(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float A[4];
#pragma unroll
  for (int K = 0; K < 4; ++K)
    A[K] = In[K * 4096 + I];
  Out[I] = A[0] * A[3] + A[1] * A[2];
}

__global__ void asyncWords(const float *In, float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x, I = blockIdx.x * 256 + T;
  __pipeline_memcpy_async(&S[T], &In[I], 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  Out[I] = S[T ^ 1];
}

__global__ void asyncVectors(const float4 *In, float4 *Out) {
  __shared__ float4 S[256];
  int T = threadIdx.x, I = blockIdx.x * 256 + T;
  __pipeline_memcpy_async(&S[T], &In[I], 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  Out[I] = S[T ^ 1];
}

__global__ void asyncStrided(const float *In, float *Out) {
  __shared__ float S[1024];
  int T = threadIdx.x, I = blockIdx.x * 256 + T;
  __pipeline_memcpy_async(&S[4 * T], &In[2 * I], 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  Out[I] = S[4 * (T ^ 1)];
}

// A generic pointer that is shared or global by the block.
__global__ void genericPointer(const float *In, float *Out, int Which) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = In[T];
  __syncthreads();
  const float *P = Which == int(blockIdx.x) ? S : In;
  Out[blockIdx.x * 256 + T] = P[T / 2 * 4 & 255];
}

__global__ void volatileShared(float *Out) {
  __shared__ volatile float S[64];
  int T = threadIdx.x;
  S[T] = float(T);
  __syncthreads();
  if (T < 32) {
    S[T] += S[T + 16];
    S[T] += S[T + 8];
  }
  __syncthreads();
  Out[blockIdx.x * 64 + T] = S[T];
}

__global__ void cacheHints(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = __ldcs(In + 2 * I);
  __stcs(Out + I, V);
}

int main() {
  const int Blocks = 16, Threads = 256, N = Blocks * Threads;
  static int Index[N];
  for (int I = 0; I < N; ++I)
    Index[I] = I * 7 % 13;
  int *Device;
  float *In, *Out;
  cudaMalloc(&Device, sizeof(Index));
  cudaMalloc(&In, 16 * N * sizeof(float));
  cudaMalloc(&Out, 16 * N * sizeof(float));
  cudaMemcpy(Device, Index, sizeof(Index), cudaMemcpyHostToDevice);
  cudaMemset(In, 0, 16 * N * sizeof(float));
  cudaMemset(Out, 0, 16 * N * sizeof(float));
  constantUniform<<<Blocks, Threads>>>(Out, 17);
  constantByLane<<<Blocks, Threads>>>(Out);
  constantByWarp<<<Blocks, Threads>>>(Out);
  constantTwo<<<Blocks, Threads>>>(Out);
  constantEight<<<Blocks, Threads>>>(Out);
  localArray<<<Blocks, Threads>>>(Device, Out);
  localArrayUniform<<<Blocks, Threads>>>(Out, 6);
  registerArray<<<Blocks, Threads>>>(In, Out);
  asyncWords<<<Blocks, Threads>>>(In, Out);
  asyncVectors<<<Blocks, Threads>>>((float4 *)In, (float4 *)Out);
  asyncStrided<<<Blocks, Threads>>>(In, Out);
  genericPointer<<<Blocks, Threads>>>(In, Out, 3);
  volatileShared<<<Blocks, 64>>>(Out);
  cacheHints<<<Blocks, Threads>>>(In, Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
