// Branches that machine code has where the source has none, and lines that nvcc gives them.
// RUN: %cuda-tidy model --format json --launch 'divides=grid:4,block:64' --launch 'multiplies=grid:4,block:64' --launch 'guardedTwice=grid:4,block:256' --launch 'guardedOnce=grid:4,block:256' --launch 'hoists=grid:4,block:64' --launch 'copies=grid:4,block:64' %s -- %cuda | FileCheck %s

// The routine for operands that division is slow for stands behind the kernel, on its last line. An operation that goes
// over two lines is also known by the second.
__global__ void divides(float *Out, const float *In) {
  // CHECK: "name":"divides"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":0.0,
  // CHECK-SAME: "frames":[{"file":"{{[^"]*}}","line":[[#@LINE+2]]}]
  Out[threadIdx.x] = In[threadIdx.x] /
                     In[threadIdx.x + 64];
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":0.0,
}

// CHECK: "name":"multiplies"
// CHECK-NOT: "op":"branch"
__global__ void multiplies(float *Out, const float *In) {
  Out[threadIdx.x] = In[threadIdx.x] * In[threadIdx.x + 64];
}

// Two guards with one condition become one in the IR; nvcc keeps a branch for the inlined one.
__device__ float sumOfWarps(const float *Sums, float V) {
  // CHECK: "name":"guardedTwice"
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":0.125,
  if (threadIdx.x == 0) {
    for (int W = 1; W < 8; ++W)
      V += Sums[W];
  }
  return V;
}

__global__ void guardedTwice(float *Out) {
  __shared__ float Sums[8];
  float V = Out[threadIdx.x];
  Sums[threadIdx.x / 32] = V;
  __syncthreads();
  V = sumOfWarps(Sums, V);
  if (threadIdx.x == 0)
    Out[blockIdx.x] = V;
}

// One guard around the rest of the kernel is a predicated exit.
__global__ void guardedOnce(float *Out) {
  // CHECK: "name":"guardedOnce"
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":null,"predicated":true
  if (threadIdx.x == 0)
    Out[blockIdx.x] = Out[blockIdx.x + 1] * 2.0f;
}

// What does not change in a loop is loaded before it: such a load is also known by the loop's head. One behind a store
// that may change it is not.
__global__ void hoists(float *Out, int N) {
  __shared__ float Scale, Sum[64];
  Sum[threadIdx.x] = Scale = Out[0];
  __syncthreads();
  // CHECK: "name":"hoists"
  for (int I = 0; I < N; ++I)
    // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"load","space":"shared",{{[^{}]*}},"frames":[{"file":"{{[^"]*}}","line":[[#@LINE-1]]}
    Out[I * 64 + threadIdx.x] = Scale;
  for (int I = 0; I < N; ++I)
    // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"load","space":"shared",{{[^{}]*}},"frames":[{"file":"{{[^"]*}}","line":[[#@LINE-1]]}
    Out[I * 64 + threadIdx.x] = Sum[63 - threadIdx.x];
  for (int I = 0; I < N; ++I) {
    // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"load","space":"shared",{{[^{}]*}}"basis":"sampled"}
    Sum[I] = Sum[8] + I;
    Sum[I + 1] = 0;
  }
  Out[threadIdx.x] += Sum[threadIdx.x];
}

// A copy that goes over two lines is also known by the second, where what it reads stands.
__global__ void copies(double2 *Out, const double2 *In) {
  // CHECK: "name":"copies"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"load",{{[^{}]*}},"frames":[{"file":"{{[^"]*}}","line":[[#@LINE+3]]}]}
  // CHECK-SAME: "line":[[#@LINE+1]],{{[^{}]*}}"op":"store",{{[^{}]*}},"frames":[{"file":"{{[^"]*}}","line":[[#@LINE+2]]}]}
  Out[threadIdx.x] =
      In[threadIdx.x];
}
