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

// What `check` counts: the caller is no kernel that was analysed, and the run is incomplete.
// RUN: not %cuda-tidy check --isolated --headers=embedded --no-cache %s > %t 2>&1
// RUN: FileCheck --check-prefix=COUNT %s < %t
// COUNT: caller
// COUNT-SAME: it calls 'reduceAll<float>': use of undeclared identifier 'absent'
// COUNT: 1 kernel
