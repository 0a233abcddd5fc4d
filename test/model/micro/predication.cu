// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which conditions the compiler turns into predicates or selections, so that no
// branch is left to measure, and what then happens to the accesses inside.
#include <cuda_runtime.h>

__global__ void predicateOneAdd(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (threadIdx.x % 2)
    V += 1.0f;
  Out[I] = V;
}

__global__ void predicateLoadInside(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 0.0f;
  if (threadIdx.x % 4 == 1)
    V = In[I];
  Out[I] = V;
}

__global__ void predicateTwoLoads(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 0.0f;
  if (threadIdx.x % 4 == 1) {
    float A = In[I];
    float B = In[I + 4096];
    V = A * B;
  }
  Out[I] = V;
}

// The second address depends on the first value.
__global__ void predicateChainedLoads(const int *Index, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int V = 0;
  if (threadIdx.x % 4 == 1) {
    int A = Index[I];
    V = Index[A];
  }
  Out[I] = float(V);
}

__global__ void predicateManySteps(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (threadIdx.x % 2) {
    V = V * 1.5f + 0.5f;
    V = V * V + 0.25f;
    V = V * 0.5f + V;
    V = V * V - 3.0f;
    V = V * 1.25f + 0.5f;
    V = V * V + 0.125f;
  }
  Out[I] = V;
}

__global__ void predicateDivision(float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (threadIdx.x % 2)
    V = 1.0f / (V + 2.0f);
  Out[I] = V;
}

__global__ void predicateSquareRoot(double *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  double V = Out[I];
  if (threadIdx.x % 2)
    V = sqrt(V + 2.0);
  Out[I] = V;
}

__global__ void predicateElse(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x % 2)
    Out[I] = In[I] + 1.0f;
  else
    Out[I] = In[I + 4096] * 2.0f;
}

__global__ void predicateBarrier(float *Out, int N) {
  __shared__ float S[128];
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x < 20)
    S[threadIdx.x] = float(N);
  __syncthreads();
  if (threadIdx.x < 100)
    Out[I] = S[threadIdx.x % 20];
}

__global__ void predicateAtomic(const int *In, int *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (In[I] % 2 == 0)
    atomicAdd(&Out[I % 8], I);
}

__global__ void predicateReturnEarly(const int *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (In[I] % 2 == 0)
    return;
  Out[I] = 1.0f;
}

__global__ void predicateMinimum(const int *In, int *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int Best = 1000;
#pragma unroll 1
  for (int K = 0; K < 8; ++K) {
    int V = In[(I + K * 64) % 4096];
    if (V < Best)
      Best = V;
  }
  Out[I] = Best;
}

int main() {
  const int Blocks = 32, Threads = 128, N = Blocks * Threads;
  static int Data[N];
  for (int I = 0; I < N; ++I)
    Data[I] = (I * 37 + I / 5) % 100;
  int *In;
  float *Out;
  cudaMalloc(&In, 2 * sizeof(Data));
  cudaMalloc(&Out, 2 * N * sizeof(double));
  cudaMemcpy(In, Data, sizeof(Data), cudaMemcpyHostToDevice);
  cudaMemcpy(In + N, Data, sizeof(Data), cudaMemcpyHostToDevice);
  cudaMemset(Out, 0, 2 * N * sizeof(double));
  predicateOneAdd<<<Blocks, Threads>>>(Out);
  predicateLoadInside<<<Blocks, Threads>>>((float *)In, Out);
  predicateTwoLoads<<<Blocks, Threads>>>((float *)In, Out);
  predicateChainedLoads<<<Blocks, Threads>>>(In, Out);
  predicateManySteps<<<Blocks, Threads>>>(Out);
  predicateDivision<<<Blocks, Threads>>>(Out);
  predicateSquareRoot<<<Blocks, Threads>>>((double *)Out);
  predicateElse<<<Blocks, Threads>>>((float *)In, Out);
  predicateBarrier<<<Blocks, Threads>>>(Out, 7);
  predicateAtomic<<<Blocks, Threads>>>(In, (int *)Out);
  predicateReturnEarly<<<Blocks, Threads>>>(In, Out);
  predicateMinimum<<<Blocks, Threads>>>(In, (int *)Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
