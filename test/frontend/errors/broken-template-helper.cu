// A kernel that calls an instance of a helper whose template has an error is not whole: clang never tries to make the
// instance, so nothing but the template tells of the error.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
#include "not-there-at-all.cuh"

template <typename T> __device__ void reduceAll(T &V) {
  typedef absent::Reduce<T> Reduce;
  V = Reduce().sum(V);
}
template <typename T> __device__ T twice(T V) { return V + V; }
template <typename T> __device__ T neverCalled(T V) { return absent::sum(V); }

// CHECK: "name": "_Z5wholePf"
// CHECK: "whole": true
__global__ void whole(float *P) { *P = twice(*P); }
// CHECK: "name": "_Z6callerPf"
// CHECK: "whole": false
__global__ void caller(float *P) { reduceAll(*P); }

// CHECK: "missing": [
// CHECK: "name": "reduceAll<float>"
// CHECK: "reason": "use of undeclared identifier 'absent' (line [[@LINE-15]])"
// CHECK-NOT: "neverCalled
