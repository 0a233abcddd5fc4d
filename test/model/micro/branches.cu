// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches: uniform in the warp for several reasons, lane-dependent, on data;
// large bodies that stay branches and small ones that become predicates. The
// loops with a trip count from the host keep the compiler from predication.
#include <cuda_runtime.h>

__device__ __forceinline__ float work(float V, int Rounds) {
#pragma unroll 1
  for (int K = 0; K < Rounds; ++K)
    V = V * 1.0001f + 0.5f;
  return V;
}

__global__ void branchLaneParity(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (I % 2 == 0)
    V = work(V, Rounds);
  else
    V = work(V + 3.0f, Rounds + 1);
  Out[I] = V;
}

__global__ void branchWarpParity(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (threadIdx.x / 32 % 2 == 0)
    V = work(V, Rounds);
  else
    V = work(V + 3.0f, Rounds + 1);
  Out[I] = V;
}

__global__ void branchBlockParity(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (blockIdx.x & 1)
    V = work(V, Rounds);
  Out[I] = V;
}

__global__ void branchHalfWarp(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if ((threadIdx.x & 16) != 0)
    V = work(V, Rounds);
  Out[I] = V;
}

// One lane of each block, then one lane of each warp.
__global__ void branchOneLane(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (threadIdx.x == 0)
    V = work(V, Rounds);
  if (threadIdx.x % 32 == 31)
    V = work(V, Rounds + 2);
  Out[I] = V;
}

__global__ void branchBallot(const int *In, float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (__ballot_sync(0xffffffffu, In[I] > 2) != 0)
    V = work(V, Rounds);
  if (__any_sync(0xffffffffu, In[I] > 900))
    V = work(V, Rounds);
  Out[I] = V;
}

__global__ void branchShuffled(const int *In, float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int First = __shfl_sync(0xffffffffu, In[I], 0);
  float V = Out[I];
  if (First & 1)
    V = work(V, Rounds);
  Out[I] = V;
}

__global__ void branchArgument(float *Out, int Mode, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (Mode == 2)
    V = work(V, Rounds);
  else if (Mode == 3)
    V = work(V + 1.0f, Rounds);
  Out[I] = V;
}

__global__ void branchOnData(const int *In, float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (In[I] % 3 == 0)
    V = work(V, Rounds);
  Out[I] = V;
}

__global__ void branchGuard(const float *In, float *Out, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Out[I] = In[I] + 1.0f;
}

__global__ void branchEarlyExit(const float *In, float *Out, int N, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I >= N)
    return;
  float V = work(In[I], Rounds);
  Out[I] = V;
}

__global__ void branchEarlyExitLanes(const float *In, float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x % 32 > 9)
    return;
  float V = work(In[I], Rounds);
  Out[I] = V;
}

__global__ void branchSwitch(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  switch (threadIdx.x % 4) {
  case 0:
    V = work(V, Rounds);
    break;
  case 1:
    V = work(V + 1.0f, Rounds + 1);
    break;
  case 2:
    V = work(V * 2.0f, Rounds + 2);
    break;
  default:
    break;
  }
  Out[I] = V;
}

__global__ void branchSwitchWarp(float *Out, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  switch (threadIdx.x / 32) {
  case 0:
    V = work(V, Rounds);
    break;
  case 1:
    V = work(V + 1.0f, Rounds + 1);
    break;
  default:
    V = work(V * 2.0f, Rounds + 2);
    break;
  }
  Out[I] = V;
}

__global__ void branchNested(float *Out, int N, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = Out[I];
  if (I < N) {
    if (threadIdx.x % 32 < 8) {
      V = work(V, Rounds);
      if (threadIdx.x % 32 < 2)
        V = work(V + 1.0f, Rounds + 1);
    }
  }
  Out[I] = V;
}

__global__ void branchShortCircuit(const float *In, float *Out, int N, int Rounds) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = 0;
  if (I > 4 && I < N && In[I - 4] >= 0.0f)
    V = work(1.0f, Rounds);
  Out[I] = V;
}

// Small bodies: predicates, no branch to measure, but the masks show.
__global__ void branchTernary(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = threadIdx.x % 2 ? In[I] : In[I + 64];
  float W = threadIdx.x % 32 < 5 ? 1.0f : V;
  Out[I] = W;
}

__global__ void branchPredicatedStore(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I];
  if (threadIdx.x % 4 == 0)
    Out[I] = V;
}

int main() {
  const int Blocks = 32, Threads = 128, N = Blocks * Threads - 40, Rounds = 6;
  const int Count = Blocks * Threads + 64;
  static int Data[Count];
  for (int I = 0; I < Count; ++I)
    Data[I] = (I * 37 + I / 5) % 100;
  int *In;
  float *Out, *Floats;
  cudaMalloc(&In, Count * sizeof(int));
  cudaMalloc(&Out, Count * sizeof(float));
  cudaMalloc(&Floats, Count * sizeof(float));
  cudaMemcpy(In, Data, Count * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(Out, 0, Count * sizeof(float));
  cudaMemset(Floats, 0, Count * sizeof(float));
  branchLaneParity<<<Blocks, Threads>>>(Out, Rounds);
  branchWarpParity<<<Blocks, Threads>>>(Out, Rounds);
  branchBlockParity<<<Blocks, Threads>>>(Out, Rounds);
  branchHalfWarp<<<Blocks, Threads>>>(Out, Rounds);
  branchOneLane<<<Blocks, Threads>>>(Out, Rounds);
  branchBallot<<<Blocks, Threads>>>(In, Out, Rounds);
  branchShuffled<<<Blocks, Threads>>>(In, Out, Rounds);
  branchArgument<<<Blocks, Threads>>>(Out, 2, Rounds);
  branchOnData<<<Blocks, Threads>>>(In, Out, Rounds);
  branchGuard<<<Blocks, Threads>>>(Floats, Out, N);
  branchEarlyExit<<<Blocks, Threads>>>(Floats, Out, N, Rounds);
  branchEarlyExitLanes<<<Blocks, Threads>>>(Floats, Out, Rounds);
  branchSwitch<<<Blocks, Threads>>>(Out, Rounds);
  branchSwitchWarp<<<Blocks, Threads>>>(Out, Rounds);
  branchNested<<<Blocks, Threads>>>(Out, N, Rounds);
  branchShortCircuit<<<Blocks, Threads>>>(Floats, Out, N, Rounds);
  branchTernary<<<Blocks, Threads>>>(Floats, Out);
  branchPredicatedStore<<<Blocks, Threads>>>(Floats, Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
