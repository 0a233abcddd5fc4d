// Branches that the compiler makes predicates of are told as such, without a share: no counter sees them.
// RUN: %cuda-tidy model --format json --launch 'guarded=grid:4,block:64' --launch 'kept=grid:4,block:64' %s -- %cuda | FileCheck %s

__global__ void guarded(float *Out, int N) {
  // CHECK: "name":"guarded"
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":null,"predicated":true
  if (threadIdx.x % 2)
    Out[threadIdx.x] = N;
}

// A loop under a condition keeps its branch, and lanes part at it.
__global__ void kept(float *Out, int N) {
  // CHECK: "name":"kept"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":1.0,"lanes"
  float V = Out[threadIdx.x];
  if (threadIdx.x % 2) {
#pragma unroll 1
    for (int I = 0; I < 4; ++I)
      V = V * V + 1.0f;
  }
  Out[threadIdx.x] = V;
}
