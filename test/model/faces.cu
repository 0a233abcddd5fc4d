// Blocks on each face of the grid are sampled, with the weight of those that they stand for.
// RUN: %cuda-tidy model --format json --launch 'walls=grid:32x32x32,block:4x4x4' %s -- %cuda | FileCheck %s

__global__ void walls(float *Out) {
  const int I = threadIdx.x + 4 * threadIdx.y + 16 * threadIdx.z;
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":4.0,{{[^{}]*}}"basis":"sampled"
  if (blockIdx.x == 0)
    Out[I] = 1;
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":4.0,{{[^{}]*}}"basis":"sampled"
  if (blockIdx.z == gridDim.z - 1)
    Out[I + 64] = 2;
  // CHECK: "line":[[#@LINE+2]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":null,{{[^{}]*}}"basis":"unknown"
  if (blockIdx.x == 77)
    Out[I + 128] = 3; // never: the grid has no such block
}
