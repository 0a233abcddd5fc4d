// RUN: %check %s -- %cuda
#include <cuda_fp16.h>

__global__ void total(float *Sum, const float *X) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(Sum, X[I]);
  // CHECK: :[[@LINE-1]]:3: warning: 32 lanes of each warp meet at one address of global memory with this atomic operation [cuda-atomic-contention]
}

__global__ void compact(int *Kept, int *Count, const float *X) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (X[I] > 1.0f)
    Kept[atomicAdd(Count, 1)] = I;
  // CHECK: :[[@LINE-1]]:10: warning: {{[0-9]+}} lanes of each warp draw numbers from one counter in global memory [cuda-atomic-contention]
}

__global__ void scatter(__half *Out, const int *Index, const __half *X) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&Out[Index[I]], X[I]);
  // CHECK: :[[@LINE-1]]:3: warning: the hardware has no atomic addition of one 16-bit float: this becomes a loop of compare-and-swap [cuda-atomic-contention]
}

__global__ void fine(float *Sum, int *Flag, const int *Index, const float *X) {
  __shared__ float Block;
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0)
    Block = 0;
  __syncthreads();
  atomicAdd(&Block, X[I]); // silent: shared memory
  __syncthreads();
  if (threadIdx.x == 0)
    atomicAdd(Sum, Block);         // silent: one lane a block
  atomicAdd(&Sum[I], X[I]);        // silent: an address each
  atomicAdd(&Sum[Index[I]], X[I]); // silent: the address is data
  if (X[I] != X[I])
    atomicOr(Flag, 1); // silent: nobody knows how often
}

__global__ void histogram(unsigned *Bins, const unsigned char *X, const int *Y, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&Bins[X[I]], 1u);
  // CHECK: :[[@LINE-1]]:3: warning: all threads of the grid add to at most 256 counters in global memory [cuda-atomic-contention]
  atomicAdd(&Bins[Y[I] & 1023], 1u);
  // CHECK: :[[@LINE-1]]:3: warning: all threads of the grid add to at most 1024 counters in global memory [cuda-atomic-contention]
  atomicAdd(&Bins[Y[I] & 0xffff], 1u); // silent: too many for a copy in shared memory
}
