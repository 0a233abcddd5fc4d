// Code behind guards that no sample of the unknown values passes is reached, one guard after the other.
// RUN: %cuda-tidy model --format json --launch 'nested=grid:4,block:64' --launch 'elsewhere=grid:4,block:64' %s -- %cuda | FileCheck %s

__global__ void nested(const int *Limits, float *Out) {
  // CHECK: "name":"nested"
  // CHECK: "line":[[#@LINE+6]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":32.0
  const int A = Limits[0];
  if (A < 0) {
    const int B = Limits[1];
    if (B < A) {
      if (B < A - Limits[2])
        Out[threadIdx.x * 8] = 1;
    }
  }
}

// Sides that exclude each other are forced one by one.
__global__ void elsewhere(const int *Limits, float *Out) {
  // CHECK: "name":"elsewhere"
  // CHECK: "line":[[#@LINE+3]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":8.0
  // CHECK: "line":[[#@LINE+4]],{{[^{}]*}}"op":"store",{{[^{}]*}}"sectors":16.0
  if (Limits[0] < 0) {
    Out[threadIdx.x * 2] = 1;
  } else if (Limits[1] < 0) {
    Out[threadIdx.x * 4] = 2;
  }
}
