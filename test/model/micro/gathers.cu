// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses from data (gathers and scatters), from division, from bit tricks.
#include <cuda_runtime.h>

__global__ void gatherIndices(const int *Index, const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int K = Index[I];
  float V = In[K];
  Out[I] = V + 1.0f;
}

__global__ void scatterIndices(const int *Index, const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int K = Index[I];
  float V = In[I];
  Out[K] = V + 1.0f;
}

// One index for the whole warp, then consecutive words.
__global__ void gatherRows(const int *Index, const float *In, float *Out) {
  int Warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  int Lane = threadIdx.x % 32;
  int Row = Index[Warp];
  float V = In[Row * 32 + Lane];
  Out[Warp * 32 + Lane] = V + 1.0f;
}

__global__ void divideByConstant(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I / 3];
  float W = In[I % 7 * 16];
  Out[I] = V + W;
}

__global__ void divideByArgument(const float *In, float *Out, int Columns, int Pitch) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int Row = I / Columns, Column = I % Columns;
  float V = In[Row * Pitch + Column];
  Out[Column * Pitch + Row] = V + 1.0f;
}

__global__ void bitReversal(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int K = __brev((unsigned)I) >> 20;
  float V = In[K];
  Out[I] = V + 1.0f;
}

__global__ void butterfly(float *Data, int Half) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int A = I / Half * 2 * Half + I % Half;
  float X = Data[A];
  float Y = Data[A + Half];
  Data[A] = X + Y;
  Data[A + Half] = X - Y;
}

__global__ void swapPartners(const float *In, float *Out, int Distance) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int Partner = I ^ Distance;
  if (Partner > I) {
    float V = In[Partner];
    Out[I] = V;
  }
}

__global__ void wrapAround(const float *In, float *Out, int N, int Shift) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int K = (I + Shift) % N;
  float V = In[K];
  Out[I] = V + 1.0f;
}

__global__ void clampIndex(const float *In, float *Out, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int K = min(max(I * 2 - 20, 0), N - 1);
  float V = In[K];
  Out[I] = V + 1.0f;
}

template <int Items> __device__ float sumItems(const float *In, int First) {
  float V = 0;
#pragma unroll
  for (int K = 0; K < Items; ++K)
    V += In[First + K * 128];
  return V;
}

template <int Items> __global__ void templatedItems(const float *In, float *Out) {
  int First = blockIdx.x * 128 * Items + threadIdx.x;
  float V = sumItems<Items>(In, First);
  Out[blockIdx.x * 128 + threadIdx.x] = V;
}

// The access stands in a function that is inlined at two places.
__device__ __forceinline__ float fetch(const float *In, int K) { return In[K] + 1.0f; }

__global__ void calledTwice(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float A = fetch(In, I);
  float B = fetch(In, I * 8);
  Out[I] = A * B;
}

__device__ __noinline__ float fetchFar(const float *In, int K) { return In[K] + 1.0f; }

__global__ void calledOutOfLine(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float A = fetchFar(In, I * 2);
  Out[I] = A;
}

int main() {
  const int Blocks = 32, Threads = 128, N = Blocks * Threads;
  static int Index[N];
  for (int I = 0; I < N; ++I)
    Index[I] = int((I * 2654435761u) >> 8) % N;
  int *Device;
  float *In, *Out;
  cudaMalloc(&Device, sizeof(Index));
  cudaMalloc(&In, 64 * N * sizeof(float));
  cudaMalloc(&Out, 64 * N * sizeof(float));
  cudaMemcpy(Device, Index, sizeof(Index), cudaMemcpyHostToDevice);
  cudaMemset(In, 0, 64 * N * sizeof(float));
  gatherIndices<<<Blocks, Threads>>>(Device, In, Out);
  scatterIndices<<<Blocks, Threads>>>(Device, In, Out);
  gatherRows<<<Blocks, Threads>>>(Device, In, Out);
  divideByConstant<<<Blocks, Threads>>>(In, Out);
  divideByArgument<<<Blocks, Threads>>>(In, Out, 20, 64);
  bitReversal<<<Blocks, Threads>>>(In, Out);
  butterfly<<<Blocks, Threads>>>(Out, 8);
  swapPartners<<<Blocks, Threads>>>(In, Out, 4);
  wrapAround<<<Blocks, Threads>>>(In, Out, N, 13);
  clampIndex<<<Blocks, Threads>>>(In, Out, N);
  templatedItems<4><<<Blocks, Threads>>>(In, Out);
  calledTwice<<<Blocks, Threads>>>(In, Out);
  calledOutOfLine<<<Blocks, Threads>>>(In, Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
