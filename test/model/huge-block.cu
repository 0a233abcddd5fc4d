// Twenty thousand accesses between which a loop's values pass are counted in seconds: nothing that looks at each pair of
// them runs.
// RUN: timeout 60 %cuda-tidy model --format json --launch 'huge=grid:64,block:256' %s -- %cuda | FileCheck %s
// CHECK: "name":"huge"
// CHECK: "op":"load","space":"global",{{[^{}]*}}"sectors":4.0,

#define TEN(X) X X X X X X X X X X
__global__ void huge(float *Out, const float *In, int N) {
  __shared__ float Tile[1024];
  float V = 0;
#pragma unroll 1
  for (int I = 0; I < N; ++I) {
    TEN(TEN(TEN(TEN(V += In[I * 64 + __COUNTER__ * 32 + threadIdx.x]; Tile[threadIdx.x * __COUNTER__ & 1023] = V;))))
  }
  Out[threadIdx.x] = V;
}
