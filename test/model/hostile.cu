// Input that would run for ever is ended by the model's budget, and says so; what was reached has figures.
// RUN: %cuda-tidy model --format json --launch 'spin=grid:1,block:1024' --launch 'deep=grid:1,block:32' --launch 'recursive=grid:1,block:32' %s -- %cuda | FileCheck %s
// CHECK: "name":"spin"
// CHECK: "name":"deep"{{.*}}"complete":false
// CHECK: "name":"recursive"

__global__ void spin(volatile int *Flag) {
  while (true)
    Flag[threadIdx.x] += 1;
}

__global__ void deep(float *Out) {
#pragma unroll 1
  for (int A = 0; A < 1000; ++A)
#pragma unroll 1
    for (int B = 0; B < 1000; ++B)
#pragma unroll 1
      for (int C = 0; C < 1000; ++C)
#pragma unroll 1
        for (int D = 0; D < 1000; ++D)
#pragma unroll 1
          for (int E = 0; E < 1000; ++E)
#pragma unroll 1
            for (int F = 0; F < 1000; ++F)
              Out[threadIdx.x + A + B + C + D + E + F] = 1;
}

__device__ int again(int N) { return N > 0 ? again(N - 1) * again(N - 2) + 1 : N; }
__global__ void recursive(int *Out) { Out[threadIdx.x] = again(Out[threadIdx.x] | 4096); }
