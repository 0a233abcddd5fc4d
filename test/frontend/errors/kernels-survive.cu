// Errors of host code, of other kernels and of missing headers leave a sound kernel alone.
// REQUIRES: toolkit
// RUN: %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit %s > %t
// RUN: FileCheck %s < %t
// RUN: FileCheck --check-prefix=OUT %s < %t
#include "not-there-at-all.h"

// CHECK-DAG: "name": "_Z5soundPf"
__global__ void sound(float *P) { P[threadIdx.x] *= 2.0f; }

// OUT-DAG: "name": "brokenBody"
// OUT-DAG: "reason": "use of undeclared identifier 'Unknown' (line [[@LINE+1]])"
__global__ void brokenBody(float *P) { P[threadIdx.x] = Unknown; }

// A statement that the parser drops leaves no trace in the tree; the kernel must not pass for a whole one.
// OUT-DAG: "name": "dropped"
__global__ void dropped(float *P) {
  P[0] = 1.0f;
  P[1] = = 2.0f;
}

// OUT-DAG: "name": "unknownType"
__global__ void unknownType(Matrix M, float *P) { P[0] = 1.0f; }

struct Partly {
  int Known;
  Elsewhere Hidden;
};
// The layout of Partly is not known: neither is what this kernel reads.
// OUT-DAG: "name": "unknownLayout"
__global__ void unknownLayout(Partly *In, int *Out) { Out[0] = In[1].Known; }

template <typename T> __global__ void generic(T *P) { P[threadIdx.x] = T::One * P[0]; }
struct Good {
  static constexpr int One = 1;
  int V;
};
// OUT-DAG: "name": "generic<float>"
__host__ __device__ Good operator*(int A, Good B) { return {A * B.V}; }

// CHECK-DAG: "name": "_Z7genericI4GoodEvPT_"
template <typename T> __global__ void neverBegun(T *P) { *P = 0; }
// OUT-DAG: "name": "neverBegun"
// OUT-DAG: "reason": "its launch does not resolve (line [[@LINE+10]])"
template <typename T> __global__ void neverUsed(T *P) { *P = 0; }
// CHECK-NOT: "neverUsed"

int main() {
  Nonsense X;
  float *P;
  Good *G;
  generic<<<1, 32>>>(P);
  generic<<<1, 32>>>(G);
  neverBegun<<<1, 32>>>(X);
  undeclared(X);
}

// Clang cannot tell what stands in the table, so what reads it is not whole; what does not is.
__device__ float Table[4] = {makeTable()};
// OUT-DAG: "name": "readsTable"
__global__ void readsTable(float *P) { P[0] = Table[threadIdx.x]; }

// CHECK-DAG: "not-there-at-all.h"
// CHECK-NOT: "name": "_Z10brokenBodyPf"
