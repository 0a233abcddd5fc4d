// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomics in shared and global memory: one address, few, distinct; with the
// result used or not.
#include <cuda_runtime.h>

__global__ void atomicSharedOne(int *Out) {
  __shared__ int S[256];
  int T = threadIdx.x;
  S[T] = 0;
  __syncthreads();
  atomicAdd(&S[T & 7], T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T];
}

__global__ void atomicSharedDistinct(int *Out) {
  __shared__ int S[256];
  int T = threadIdx.x;
  S[T] = 0;
  __syncthreads();
  atomicAdd(&S[T ^ 1], T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T];
}

__global__ void atomicSharedStrided(int *Out) {
  __shared__ int S[1024];
  int T = threadIdx.x;
  S[4 * T] = 0;
  __syncthreads();
  atomicMax(&S[4 * T], T);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[4 * T];
}

// The result is used, so that the order of the lanes matters.
__global__ void atomicSharedReturned(int *Out) {
  __shared__ int S[4];
  int T = threadIdx.x;
  if (T < 4)
    S[T] = 0;
  __syncthreads();
  int Old = atomicAdd(&S[T % 4], T);
  Out[blockIdx.x * 256 + T] = Old;
}

// A count with the result unused: one of several bins for each lane.
__global__ void atomicSharedCount(int *Out) {
  __shared__ int S[64];
  int T = threadIdx.x;
  if (T < 64)
    S[T] = 0;
  __syncthreads();
  atomicAdd(&S[T % 32 / 4], 1);
  __syncthreads();
  if (T < 64)
    Out[blockIdx.x * 64 + T] = S[T];
}

__global__ void atomicSharedTicket(int *Out) {
  __shared__ int Next;
  int T = threadIdx.x;
  if (T == 0)
    Next = 0;
  __syncthreads();
  int Mine = atomicAdd(&Next, 1);
  Out[blockIdx.x * 256 + Mine] = T;
}

__global__ void atomicSharedCompare(int *Out) {
  __shared__ int S[256];
  int T = threadIdx.x;
  S[T] = 0;
  __syncthreads();
  int Old = atomicCAS(&S[T / 2], 0, T);
  Out[blockIdx.x * 256 + T] = Old;
}

__global__ void atomicSharedExchange(unsigned long long *Out) {
  __shared__ unsigned long long S[256];
  int T = threadIdx.x;
  S[T] = 0;
  __syncthreads();
  unsigned long long Old = atomicExch(&S[T / 4], (unsigned long long)T);
  Out[blockIdx.x * 256 + T] = Old;
}

// No instruction adds floats in shared memory: a loop of compare and swap.
__global__ void atomicSharedFloat(float *Out) {
  __shared__ float S[256];
  int T = threadIdx.x;
  S[T] = 0;
  __syncthreads();
  atomicAdd(&S[T / 4], 1.5f);
  __syncthreads();
  Out[blockIdx.x * 256 + T] = S[T];
}

// One thread of each warp adds what the warp found.
__global__ void atomicPerWarp(const int *In, int *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int V = In[I];
  unsigned Mask = __ballot_sync(0xffffffffu, V > 3);
  if (threadIdx.x % 32 == 0)
    atomicAdd(Out, __popc(Mask));
}

__global__ void atomicGlobalOne(int *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicMax(Out + (I & 1), I);
}

__global__ void atomicGlobalDistinct(int *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&Out[I], I);
}

__global__ void atomicGlobalScattered(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&Out[I * 8], 1.5f);
}

__global__ void atomicGlobalReturned(unsigned *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned Old = atomicOr(&Out[I / 4], 1u << (I % 32));
  Out[4096 + I] = Old;
}

__global__ void atomicGlobalDouble(double *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&Out[I * 2], 0.5);
}

int main() {
  const int Blocks = 16;
  int *In, *Out;
  cudaMalloc(&In, 1 << 20);
  cudaMalloc(&Out, 1 << 20);
  cudaMemset(In, 0, 1 << 20);
  cudaMemset(Out, 0, 1 << 20);
  atomicSharedOne<<<Blocks, 256>>>(Out);
  atomicSharedDistinct<<<Blocks, 256>>>(Out);
  atomicSharedStrided<<<Blocks, 256>>>(Out);
  atomicSharedReturned<<<Blocks, 256>>>(Out);
  atomicSharedCount<<<Blocks, 256>>>(Out);
  atomicSharedTicket<<<Blocks, 256>>>(Out);
  atomicSharedCompare<<<Blocks, 256>>>(Out);
  atomicSharedExchange<<<Blocks, 256>>>((unsigned long long *)Out);
  atomicSharedFloat<<<Blocks, 256>>>((float *)Out);
  atomicPerWarp<<<Blocks, 256>>>(In, Out);
  atomicGlobalOne<<<Blocks, 256>>>(Out);
  atomicGlobalDistinct<<<Blocks, 256>>>(Out);
  atomicGlobalScattered<<<Blocks, 256>>>((float *)Out);
  atomicGlobalReturned<<<Blocks, 256>>>((unsigned *)Out);
  atomicGlobalDouble<<<Blocks, 256>>>((double *)Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
