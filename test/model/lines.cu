// Branches that machine code has where the source has none, and lines that nvcc gives them.
// RUN: %cuda-tidy model --format json --launch 'divides=grid:4,block:64' --launch 'multiplies=grid:4,block:64' --launch 'guardedTwice=grid:4,block:256' --launch 'guardedOnce=grid:4,block:256' %s -- %cuda | FileCheck %s

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
