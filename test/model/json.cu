// The JSON of one kernel: names, places, launch, figures, null where nothing is known.
// RUN: %cuda-tidy model --format json --launch 'copy=grid:32x2x1,block:64x4x1' %s -- %cuda | %python -m json.tool | FileCheck %s

__device__ float fetch(const float *In, int I) { return In[I]; }

__global__ void copy(const float *In, const int *Index, float *Out) {
  const int I = threadIdx.x;
  Out[I] = fetch(In, I * 2) + In[Index[I]];
}
// CHECK: "version": 1
// CHECK: "name": "copy"
// CHECK: "signature": "copy(float const*, int const*, float*)"
// CHECK: "line": 6
// CHECK: "model_ms":
// CHECK: "grid": [
// CHECK-NEXT: 32,
// CHECK-NEXT: 2,
// CHECK-NEXT: 1
// CHECK: "source": "option"
// CHECK: "line": 4
// CHECK: "op": "load"
// CHECK-NEXT: "space": "global"
// CHECK-NEXT: "bytes": 4
// CHECK: "sectors": 8.0
// CHECK-NEXT: "sectors_ideal": 4.0
// CHECK: "stride": 8
// CHECK: "basis": "sampled"
// CHECK: "frames": [
// CHECK: "line": 8
// CHECK: "sectors": null
// CHECK-NEXT: "sectors_ideal": null
// CHECK: "basis": "data-dependent"
