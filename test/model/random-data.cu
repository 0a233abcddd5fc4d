// Shared memory at addresses that are data: a figure for random numbers, told as that; no rule rests on it.
// RUN: %cuda-tidy model --format json --launch 'histogram=grid:64,block:256' --launch 'columns=grid:64,block:128' --launch 'ranks=grid:64,block:64' --launch 'halves=grid:4,block:64' %s -- %cuda | FileCheck %s
// RUN: %cuda-tidy check --checks=-*,cuda-shared-bank-conflict %s -- %cuda | FileCheck %s --check-prefix=FINDINGS --allow-empty
// FINDINGS-NOT: warning

__global__ void histogram(unsigned *Out, const unsigned *In) {
  __shared__ unsigned Bins[256];
  Bins[threadIdx.x] = 0;
  __syncthreads();
  // CHECK: "name":"histogram"
  // CHECK: "op":"atomic","space":"shared",{{[^{}]*}}"wavefronts":{{[34]\.[0-9]+}},"wavefronts_ideal":1.0,{{[^{}]*}}"basis":"sampled","assumes":"random data"
  atomicAdd(&Bins[In[blockIdx.x * 256 + threadIdx.x] & 255], 1);
  __syncthreads();
  atomicAdd(&Out[threadIdx.x], Bins[threadIdx.x]);
}

// A bank for each lane, whatever the data.
__global__ void columns(unsigned *Out, const unsigned *In) {
  __shared__ unsigned Bins[16 * 128];
  for (int I = 0; I < 16; ++I)
    Bins[I * 128 + threadIdx.x] = 0;
  // CHECK: "name":"columns"
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"store","space":"shared",{{[^{}]*}}"wavefronts":1.0,"wavefronts_ideal":1.0,{{[^{}]*}}"basis":"sampled","assumes":"random data"
  Bins[(In[blockIdx.x * 128 + threadIdx.x] & 15) * 128 + threadIdx.x] += 1;
  __syncthreads();
  Out[blockIdx.x * 128 + threadIdx.x] = Bins[threadIdx.x];
}

// Lanes leave the loop in different rounds, and the model before they have: what they hold then differs.
__global__ void ranks(float *Out, int N) {
  int K = N * threadIdx.x, Odd = 0;
#pragma unroll 1
  while (K > 1) {
    Odd += K & 1;
    K /= 2;
  }
  // CHECK: "name":"ranks"
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":null,{{[^{}]*}}"basis":"data-dependent"
  if (Odd == 3) {
#pragma unroll 1
    for (int I = 0; I < 4; ++I)
      Out[threadIdx.x] += Out[threadIdx.x + 64];
  }
}

// A predicated access is executed also where no lane is on: half of the warps, here.
__global__ void halves(float *Out) {
  __shared__ float Tile[256];
  Tile[threadIdx.x] = Out[threadIdx.x];
  __syncthreads();
  // CHECK: "name":"halves"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store","space":"shared",{{[^{}]*}}"wavefronts":2.0,"wavefronts_ideal":0.5,
  if (threadIdx.x < 32)
    Tile[threadIdx.x * 4] = 1;
  __syncthreads();
  Out[threadIdx.x] = Tile[threadIdx.x ^ 1];
}
