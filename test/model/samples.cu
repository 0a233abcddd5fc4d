// A figure that other values of what is unknown would change is no claim.
// RUN: %cuda-tidy model --format json --launch 'few=grid:4,block:32' --launch 'rounds=grid:4,block:32' --launch 'pitch=grid:4,block:32' %s -- %cuda | FileCheck %s

__device__ float work(float V) {
#pragma unroll 1
  for (int K = 0; K < 4; ++K)
    V = V * 2.0f + 1.0f;
  return V;
}

__global__ void few(const int *Count, float *Out) {
  // CHECK: "name":"few"
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":null,{{[^{}]*}}"basis":"unknown"
  float V = Out[threadIdx.x];
  if (threadIdx.x < Count[0])
    V = work(V);
  Out[threadIdx.x] = V;
}

// How often lanes part here hangs on how many rounds there are.
__global__ void rounds(const int *Count, float *Out) {
  // CHECK: "name":"rounds"
  // CHECK: "line":[[#@LINE+3]],{{[^{}]*}}"op":"branch",{{[^{}]*}}"divergent":null
  const int N = Count[0] - 1034; // 54 with the first samples
#pragma unroll 1
  for (int I = threadIdx.x; I < N; I += 32)
    Out[I] = work(Out[I]);
}

// Rows of any length lie apart: the claim holds for both samples.
__global__ void pitch(float *Out, int Width) {
  // CHECK: "name":"pitch"
  // CHECK: "line":[[#@LINE+1]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":32.0,{{[^{}]*}}"basis":"sampled"
  Out[threadIdx.x * Width] = 1;
}
