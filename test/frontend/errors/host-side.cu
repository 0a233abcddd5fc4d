// Only text that tests __CUDA_ARCH__ has another host side.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded %s -- -DTEST | FileCheck --check-prefix=TEST %s
// RUN: %cuda-tidy kernels --headers=embedded --host %s -- -DTEST | FileCheck --check-prefix=HOST %s
// CHECK: "tests_cuda_arch": false
// TEST: "tests_cuda_arch": true
// HOST: "kernels": []
// HOST: "missing": []
#ifdef TEST
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700
__device__ int onDevice;
#else
int onHost;
int use() { return onHost; }
#endif
#endif
__global__ void k(int *P) { P[0] = 1; }
