// Launches by <<<>>> : sizes and argument values of a plain program.
// RUN: %cuda-tidy model --print=launches %s -- %cuda | FileCheck %s
#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void scale(float *Out, int N, float By) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Out[I] *= By;
}
template <typename T, int Tile> __global__ void tiled(T *Out, int Width) { Out[threadIdx.x] = Width; }
__global__ void never(float *Out) { Out[0] = 0; }
__global__ __launch_bounds__(192) void bounded(float *Out) { Out[threadIdx.x] = 0; }

#define BLOCK 128
constexpr int Width = 1 << 10;
enum { Rows = 64 };

int main() {
  const int N = 1000 * 1000;
  float *D;
  cudaMalloc(&D, N * sizeof(float));
  scale<<<(N + BLOCK - 1) / BLOCK, BLOCK>>>(D, N, 0.5f);
  dim3 Block(32, 8);
  dim3 Grid;
  Grid.x = Width / Block.x;
  Grid.y = Rows / Block.y;
  tiled<float, 16><<<Grid, Block, Block.x * Block.y * sizeof(float)>>>(D + 4, Width);
  cudaFree(D);
}
// CHECK-DAG: launch scale grid:7813x1x1 block:128x1x1 host certain line:{{[0-9]+}} (pointer[4000000], 1000000, 0.5)
// CHECK-DAG: launch tiled grid:32x8x1 block:32x8x1 shared:1024 host certain line:{{[0-9]+}} (pointer[4000000]+16, 1024)
// Nothing launches these: attributes, else the assumption; never "host".
// CHECK-DAG: launch never grid:1024x1x1? block:256x1x1? shared:? assumed
// CHECK-DAG: launch bounded grid:1024x1x1? block:192x1x1? shared:? bounds
// CHECK-NOT: launch
