// A kernel is shown with its first launch, of whatever instance; later ones stand inside it. Another block size is
// another entry.
// RUN: %cuda-tidy model --format json %s -- %cuda | FileCheck %s
// CHECK: {"name":"scale","signature":"scale<float>(float*)"
// CHECK-SAME: "launch":{"grid":[4,1,1],"block":[64,1,1],"source":"host"
// CHECK-SAME: "later_launches":[{"name":"scale","signature":"scale<float>(float*)"
// CHECK-SAME: "launch":{"grid":[8,1,1],"block":[64,1,1],"source":"host"
// CHECK-SAME: {"name":"scale","signature":"scale<double>(double*)"
// CHECK-SAME: "launch":{"grid":[4,1,1],"block":[64,1,1],"source":"host"
// CHECK-SAME: {"name":"scale","signature":"scale<double>(double*)"
// CHECK-SAME: "launch":{"grid":[4,1,1],"block":[128,1,1],"source":"host"
#include <cuda_runtime.h>

template <typename T> __global__ void scale(T *Out) { Out[blockIdx.x * blockDim.x + threadIdx.x] *= 2; }

int main() {
  float *F;
  double *D;
  cudaMalloc(&F, 4096);
  cudaMalloc(&D, 4096);
  scale<<<4, 64>>>(F);
  scale<<<8, 64>>>(F);
  scale<<<4, 64>>>(D);
  scale<<<4, 128>>>(D);
}
