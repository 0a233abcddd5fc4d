// nvcc's macros have values, and code asks for them; a toolkit's own headers do not see __NVCC__.
// REQUIRES: toolkit
// RUN: %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
// CHECK: "name": "_Z1kPi"
// CHECK: "problems": []
#include <cuda_runtime.h>
#if __CUDACC__ && __NVCC__ && __CUDACC_VER_MAJOR__ > 10
__global__ void k(int *P) { P[0] = __CUDACC__ + __NVCC__; }
#endif
#if !__CUDACC__ || !__NVCC__
#error "no value"
#endif
