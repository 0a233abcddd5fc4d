// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Global accesses of 4 bytes whose lanes are a fixed distance apart, or start
// off a sector's edge.
#include <cuda_runtime.h>

__global__ void strideOne(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I];
  Out[I] = V + 1.0f;
}

__global__ void strideTwo(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[2 * I];
  Out[I] = V + 1.0f;
}

__global__ void strideThree(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[3 * I];
  Out[3 * I] = V + 1.0f;
}

__global__ void strideFour(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[4 * I + 1];
  Out[I] = V + 1.0f;
}

__global__ void strideEight(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I << 3];
  Out[I] = V + 1.0f;
}

__global__ void strideSixteen(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I];
  Out[16 * I] = V + 1.0f;
}

__global__ void strideThirtyTwo(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[32 * I];
  Out[32 * I + 7] = V + 1.0f;
}

// The stride is an argument that the launch gives.
__global__ void strideArgument(const float *In, float *Out, int Stride) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I * Stride];
  Out[I] = V + 1.0f;
}

__global__ void backwards(const float *In, float *Out, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[N - 1 - I];
  Out[I] = V + 1.0f;
}

__global__ void offsetOne(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I + 1];
  Out[I] = V + 1.0f;
}

__global__ void offsetFour(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I + 4];
  Out[I + 3] = V + 1.0f;
}

__global__ void offsetEight(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I + 8];
  Out[I] = V + 1.0f;
}

// All lanes of a warp read one word.
__global__ void broadcastWord(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I / 32];
  Out[I] = V + 1.0f;
}

// Pairs of lanes share a word, and the words are two apart: fewer words than
// lanes, but one sector more than the words alone would need.
__global__ void pairsShareWord(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I / 2 * 2];
  Out[I] = V + 1.0f;
}

// Groups of eight lanes read rows that are far apart.
__global__ void groupsOfEight(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I / 8 * 64 + I % 8];
  Out[I] = V + 1.0f;
}

__global__ void longIndex(const float *In, float *Out, long long Pitch) {
  long long I = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I * Pitch];
  Out[I] = V + 1.0f;
}

int main() {
  const int Blocks = 64, Threads = 128, N = Blocks * Threads;
  float *In, *Out;
  cudaMalloc(&In, 33 * N * sizeof(float));
  cudaMalloc(&Out, 33 * N * sizeof(float));
  cudaMemset(In, 0, 33 * N * sizeof(float));
  strideOne<<<Blocks, Threads>>>(In, Out);
  strideTwo<<<Blocks, Threads>>>(In, Out);
  strideThree<<<Blocks, Threads>>>(In, Out);
  strideFour<<<Blocks, Threads>>>(In, Out);
  strideEight<<<Blocks, Threads>>>(In, Out);
  strideSixteen<<<Blocks, Threads>>>(In, Out);
  strideThirtyTwo<<<Blocks, Threads>>>(In, Out);
  strideArgument<<<Blocks, Threads>>>(In, Out, 5);
  backwards<<<Blocks, Threads>>>(In, Out, N);
  offsetOne<<<Blocks, Threads>>>(In, Out);
  offsetFour<<<Blocks, Threads>>>(In, Out);
  offsetEight<<<Blocks, Threads>>>(In, Out);
  broadcastWord<<<Blocks, Threads>>>(In, Out);
  pairsShareWord<<<Blocks, Threads>>>(In, Out);
  groupsOfEight<<<Blocks, Threads>>>(In, Out);
  longIndex<<<Blocks, Threads>>>(In, Out, 2);
  return cudaDeviceSynchronize() != cudaSuccess;
}
