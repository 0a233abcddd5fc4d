// clang's wrapper headers have a pow(float, int) of float; nvcc's overloads decide with either set of headers.
// REQUIRES: toolkit
// RUN: %check %s --rule=fp64-promotion --headers=toolkit --cuda-path=%toolkit -- %cuda
// RUN: %check %s --rule=fp64-promotion --headers=embedded -- %cuda
#include <cuda_fp16.h>

__global__ void powers(float *X, int N) {
  X[0] = pow(X[0], N);
  // CHECK: :[[@LINE-1]]:10: warning: nvcc resolves 'pow' with these arguments to the double function{{.*}} [cuda-fp64-promotion]
  X[1] = std::pow(X[1], 2) * X[2];
  // CHECK-NEXT: :[[@LINE-1]]:10: warning: nvcc resolves 'pow' with these arguments to the double function{{.*}} [cuda-fp64-promotion]
  X[3] = pow(X[3], 2.0f); // silent: powf
  X[4] = 0.5f * (pow(X[4], 2) + pow(X[5], 2)); // one finding: the sum is double as a whole
  // CHECK-NEXT: :[[@LINE-1]]:18: warning: nvcc resolves 'pow' with these arguments to the double function{{.*}} [cuda-fp64-promotion]
}

__global__ void halfResult(__half *H, float *X) {
  H[0] = X[0] * 0.5;
  // CHECK-NEXT: :[[@LINE-1]]:17: warning: '0.5' is a double{{.*}} [cuda-fp64-promotion]
  H[1] = X[1] * 0.5f; // silent
}
