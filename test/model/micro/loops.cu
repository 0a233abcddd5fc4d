// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops whose trip count depends on the lane, the warp, the block, or data;
// with break and continue; over a grid, and in chunks.
#include <cuda_runtime.h>

__global__ void loopUniform(const float *In, float *Out, int Count) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 0;
#pragma unroll 1
  for (int K = 0; K < Count; ++K)
    V += In[K * 4096 + I];
  Out[I] = V;
}

__global__ void loopByLane(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 1.0f;
#pragma unroll 1
  for (int K = 0; K < int(threadIdx.x % 8); ++K)
    V = V * 1.5f + 0.25f;
  Out[I] = V;
}

__global__ void loopByWarp(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 1.0f;
#pragma unroll 1
  for (int K = 0; K < int(threadIdx.x / 32 + 2); ++K)
    V = V * 1.5f + 0.25f;
  Out[I] = V;
}

// A triangle: later threads do more, and each reads its own row.
__global__ void loopTriangle(const float *In, float *Out, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 0;
#pragma unroll 1
  for (int K = 0; K <= I; ++K)
    V += In[I * N + K];
  Out[I] = V;
}

__global__ void loopBreak(const int *In, int *Out, int Count) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int Found = -1;
#pragma unroll 1
  for (int K = 0; K < Count; ++K) {
    if (In[K] == I % 8) {
      Found = K;
      break;
    }
  }
  Out[I] = Found;
}

__global__ void loopContinue(float *Out, int Count) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 1.0f;
#pragma unroll 1
  for (int K = 0; K < Count; ++K) {
    if ((K + I) % 3 == 0)
      continue;
#pragma unroll 1
    for (int J = 0; J < 2; ++J)
      V = V * 1.5f + 0.25f;
  }
  Out[I] = V;
}

__global__ void loopWhileHalving(int *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int V = I % 32 + 1, Steps = 0;
#pragma unroll 1
  while (V > 1) {
    V = V % 2 == 0 ? V / 2 : 3 * V + 1;
    ++Steps;
  }
  Out[I] = Steps;
}

__global__ void loopGridStride(const float *In, float *Out, int N) {
  for (int I = blockIdx.x * blockDim.x + threadIdx.x; I < N; I += blockDim.x * gridDim.x)
    Out[I] = In[I] + 1.0f;
}

__global__ void loopChunk(const float *In, float *Out, int Chunk) {
  int First = (blockIdx.x * blockDim.x + threadIdx.x) * Chunk;
  float V = 0;
#pragma unroll 1
  for (int K = 0; K < Chunk; ++K)
    V += In[First + K];
  Out[blockIdx.x * blockDim.x + threadIdx.x] = V;
}

__global__ void loopChunkUnrolled(const float *In, float *Out) {
  int First = (blockIdx.x * blockDim.x + threadIdx.x) * 4;
  float V = 0;
#pragma unroll
  for (int K = 0; K < 4; ++K)
    V += In[First + K];
  Out[blockIdx.x * blockDim.x + threadIdx.x] = V;
}

__global__ void loopRowsOfData(const int *Start, const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int From = Start[I];
  int To = Start[I + 1];
  float V = 0;
#pragma unroll 1
  for (int K = From; K < To; ++K)
    V += In[K];
  Out[I] = V;
}

int main() {
  const int Blocks = 32, Threads = 128, N = Blocks * Threads;
  static int Start[N + 1];
  for (int I = 0; I <= N; ++I)
    Start[I] = I * 3 + I % 4;
  float *In, *Out;
  int *Device;
  cudaMalloc(&In, 32 * N * sizeof(float));
  cudaMalloc(&Out, N * sizeof(float));
  cudaMalloc(&Device, sizeof(Start));
  cudaMemset(In, 0, 32 * N * sizeof(float));
  cudaMemcpy(Device, Start, sizeof(Start), cudaMemcpyHostToDevice);
  loopUniform<<<Blocks, Threads>>>(In, Out, 8);
  loopByLane<<<Blocks, Threads>>>(Out);
  loopByWarp<<<Blocks, Threads>>>(Out);
  loopTriangle<<<2, Threads>>>(In, Out, 256);
  loopBreak<<<Blocks, Threads>>>(Device, (int *)Out, 16);
  loopContinue<<<Blocks, Threads>>>(Out, 9);
  loopWhileHalving<<<Blocks, Threads>>>((int *)Out);
  loopGridStride<<<8, Threads>>>(In, Out, N - 50);
  loopChunk<<<Blocks, Threads>>>(In, Out, 16);
  loopChunkUnrolled<<<Blocks, Threads>>>(In, Out);
  loopRowsOfData<<<Blocks, Threads>>>(Device, In, Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
