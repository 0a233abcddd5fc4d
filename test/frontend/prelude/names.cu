// Standard headers that only the prelude has must not get in the way of a file's own names.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
// CHECK: "name": "_Z9histogramPi"
// CHECK: "missing": []
#include <cstdio>
using namespace std;

__device__ int count[4];
__device__ int distance(int A, int B) { return A - B; }
struct vector {
  int X;
};

__global__ void histogram(int *Out) {
  vector V{distance(int(threadIdx.x), 2)};
  count[threadIdx.x & 3] = V.X;
  Out[threadIdx.x] = count[0];
}
