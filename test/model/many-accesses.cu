// Ten thousand accesses in one straight line are counted within the budget.
// RUN: %cuda-tidy model --format json --launch 'many=grid:1024,block:256' %s -- %cuda | FileCheck %s
// CHECK: "name":"many"
// CHECK-SAME: "op":"store",{{[^{}]*}}"sectors":4.0

#define TEN(X) X X X X X X X X X X
__global__ void many(volatile float *Out) {
  TEN(TEN(TEN(TEN(Out[threadIdx.x] = 1;))))
}
