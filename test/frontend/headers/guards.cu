// RUN: %embedded %s | FileCheck %s
// RUN: not %embedded -DWITHOUT %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// Code asks by the toolkit's include guards what it may name; kernels may launch kernels.
#include <cuda.h>
#ifdef WITHOUT
#undef __DRIVER_TYPES_H__
#endif
#ifdef __DRIVER_TYPES_H__
inline void check(cudaError_t E) { (void)E; }
#endif
#if !defined(__CUDA_RUNTIME_H__) || !defined(__cuda_cuda_h__)
#error "guards"
#endif

// CHECK-LABEL: define {{.*}}@_Z6kernelPi
__global__ void kernel(int *P) {
  float *Q;
  // CHECK: call {{.*}}i32 @{{.*}}cudaMalloc
  cudaMalloc(&Q, 4);
  P[0] = cudaGetLastError();
}

// WITHOUT: error: use of undeclared identifier 'check'
void host() { check(cudaDeviceSynchronize()); }
