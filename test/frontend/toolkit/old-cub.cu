// REQUIRES: toolkit
// What CUB and Thrust had until CCCL 3 keeps its meaning under a toolkit that dropped it.
// RUN: %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit %s | FileCheck %s
#include <cub/cub.cuh>
#include <thrust/functional.h>

struct Twice : thrust::unary_function<float, float> {
  __device__ float operator()(float X) const { return 2 * X; }
};

// CHECK: "name": "_Z7largestPfPKf"
// CHECK: "whole": true
// CHECK: "missing": []
__global__ void largest(float *Out, const float *In) {
  typedef cub::BlockReduce<float, 128> Reduce;
  __shared__ Reduce::TempStorage Memory;
  const float Most = Reduce(Memory).Reduce(In[threadIdx.x], cub::Max());
  if (threadIdx.x == 0)
    Out[0] = Twice()(Most) + cub::Sum()(In[0], In[1]);
}
