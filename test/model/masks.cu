// Which lanes are active, and which branches part them.
// RUN: %cuda-tidy model --print=masks --launch 'odd=grid:4,block:64' --launch 'warps=grid:4,block:64' --launch 'bitwise=grid:4,block:64' --launch 'early=grid:4,block:64' --launch 'halving=grid:4,block:32' --launch 'follow=grid:4,block:64' %s -- %cuda | FileCheck %s

__device__ float work(float V) {
#pragma unroll 1
  for (int K = 0; K < 4; ++K)
    V = V * 2.0f + 1.0f;
  return V;
}

// CHECK-LABEL: masks of odd(
// CHECK: masks.cu:[[@LINE+3]]:{{[0-9]+}}: branch: {{.*}}1 divergent, exact
__global__ void odd(float *Out) {
  float V = 0;
  if (threadIdx.x % 2)
    V = work(Out[threadIdx.x]);
  Out[threadIdx.x] = V;
}

// Warp-uniform although it depends on the thread: no divergence.
// CHECK-LABEL: masks of warps(
// CHECK: masks.cu:[[@LINE+3]]:{{[0-9]+}}: branch: {{.*}}32 lanes, 0 divergent, exact
__global__ void warps(float *Out) {
  float V = 0;
  if (threadIdx.x / 32 == 1)
    V = work(Out[threadIdx.x]);
  Out[threadIdx.x] = V;
}

// A vote is the same in all lanes, whatever the data.
// CHECK-LABEL: masks of bitwise(
// CHECK: masks.cu:[[@LINE+4]]:{{[0-9]+}}: branch: {{.*}}0 divergent, sampled
// CHECK: masks.cu:[[@LINE+3]]:{{[0-9]+}}: load: last 0xffffffff
__global__ void bitwise(const int *In, float *Out) {
  float V = 0;
  if (__any_sync(~0u, In[threadIdx.x] > 3))
    V = work(Out[threadIdx.x]);
  Out[threadIdx.x] = V;
}

// After an early return the other lanes go on alone.
// CHECK-LABEL: masks of early(
// CHECK: store: last 0xffff0000, 16 lanes, sampled
__global__ void early(float *Out) {
  if ((threadIdx.x & 31) < 16)
    return;
  Out[threadIdx.x] = 1;
}

// Lanes leave a loop one half after the other, and meet again behind it.
// CHECK-LABEL: masks of halving(
// CHECK: masks.cu:[[@LINE+6]]:{{[0-9]+}}: store: last 0x00000001, 6.2 lanes, sampled
// CHECK: masks.cu:[[@LINE+6]]:{{[0-9]+}}: store: last 0xffffffff, 32 lanes, sampled
__global__ void halving(float *Out, float *All) {
#pragma unroll 1
  for (int D = 16; D > 0; D /= 2)
    if (threadIdx.x < D)
      Out[threadIdx.x] = D;
  All[threadIdx.x] = 1;
}

// A condition from memory: never claimed either way; what it guards says so.
// CHECK-LABEL: masks of follow(
// CHECK: branch: data-dependent
// CHECK: store: {{.*}}under data
__global__ void follow(const int *In, float *Out) {
  float V = 0;
  if (In[threadIdx.x] > 3) {
    V = work(Out[threadIdx.x]);
    Out[threadIdx.x + 64] = V;
  }
  Out[threadIdx.x] = V;
}
