// Shared memory at addresses that are data: a figure for random numbers, told as that; no rule rests on it.
// RUN: %cuda-tidy model --format json --launch 'histogram=grid:64,block:256' --launch 'columns=grid:64,block:128' --launch 'ranks=grid:64,block:64' --launch 'halves=grid:4,block:64' --launch 'longLists=grid:64,block:64' --launch 'split=grid:64,block:64' --launch 'lastBlock=grid:64,block:256' --launch 'unread=grid:64,block:64' %s -- %cuda | FileCheck %s
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

// Only lists that are longer than the tile are worked on here, and a first length is too short for that.
__global__ void longLists(int *Out, const int *Keys, const int *Begin, const int *End) {
  __shared__ int Tile[1024];
  Tile[threadIdx.x] = 0;
  __syncthreads();
  const int Length = End[blockIdx.x] - Begin[blockIdx.x];
  if (Length > 1024) {
    // CHECK: "name":"longLists"
    // CHECK: "op":"atomic","space":"shared",{{[^{}]*}}"wavefronts":{{[34]\.[0-9]+}},{{[^{}]*}}"assumes":"random data"
    for (int I = 1024 + threadIdx.x; I < Length; I += 64)
      atomicAdd(&Tile[Keys[I] & 1023], 1);
  }
  __syncthreads();
  Out[blockIdx.x * 64 + threadIdx.x] = Tile[threadIdx.x];
}

// Two sorted lists of random numbers share a range: what halves of both come first is neither all of one nor of the
// other, although every thread reads the same keys.
__global__ void split(int *Out, const int *A, const int *B, const int *Slots) {
  __shared__ int Tile[1024];
  Tile[threadIdx.x] = 0;
  __syncthreads();
  int First = 0, Last = 1024;
#pragma unroll 1
  while (First < Last) {
    const int Middle = (First + Last) / 2;
    if (A[Middle] <= B[1023 - Middle])
      First = Middle + 1;
    else
      Last = Middle;
  }
  // CHECK: "name":"split"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store","space":"shared",{{[^{}]*}}"wavefronts":{{[34]\.[0-9]+}},{{[^{}]*}}"assumes":"random data"
  if (First < 1000)
    Tile[Slots[threadIdx.x] & 1023] = First;
  __syncthreads();
  Out[blockIdx.x * 64 + threadIdx.x] = Tile[threadIdx.x];
}

// The block that comes last works alone: which it is is chance, that one thread of it stores is not.
__global__ void lastBlock(float *Out, const float *In, unsigned *Count) {
  __shared__ float Sum;
  __shared__ bool Last;
  if (threadIdx.x == 0) {
    Sum = 0;
    Last = atomicAdd(Count, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (Last) {
    // CHECK: "name":"lastBlock"
    // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store","space":"shared",{{[^{}]*}}"wavefronts":1.0,"wavefronts_ideal":1.0,{{[^{}]*}}"assumes":"random data"
    if (threadIdx.x == 0)
      Sum = In[0];
    __syncthreads();
    Out[threadIdx.x] = Sum + In[threadIdx.x];
  }
}

// Assembly that is not read decides which lanes store: how many share a bank is not known.
__global__ void unread(int *Out, const int *Keys) {
  __shared__ int Tile[1024];
  Tile[threadIdx.x] = 0;
  __syncthreads();
  int Leads;
  asm("{ .reg .u32 T; add.u32 T, %1, 1; mul.lo.u32 %0, T, T; }" : "=r"(Leads) : "r"(Keys[threadIdx.x]));
  // CHECK: "name":"unread"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store","space":"shared",{{[^{}]*}}"wavefronts":null,
  if (Leads & 1)
    Tile[Keys[threadIdx.x] & 1023] = 1;
  __syncthreads();
  Out[blockIdx.x * 64 + threadIdx.x] = Tile[threadIdx.x];
}
