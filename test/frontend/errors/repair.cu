// While kernels are missing, a second parse repairs what nvcc takes, and declares functions that a missing header would
// have declared, when nothing depends on what they give.
// RUN: %cuda-tidy kernels --headers=embedded %s > %t
// RUN: FileCheck %s < %t
// RUN: FileCheck --check-prefix=OUT %s < %t
// RUN: %cuda-tidy kernels --headers=embedded --print %s | FileCheck --check-prefix=IR %s
#include "Inputs/lane.cuh"
#include "helper-that-is-missing.h"

// CHECK: "why": "asked for; nothing is known of EXPECT_POSITIVE, expectSmall, keepsSorted, keepsPositive, which no header declares"
// CHECK-DAG: "name": "_Z6headerPj"
__global__ void header(unsigned *P) { P[laneOfHeader()] = 1; }

// CHECK-DAG: "name": "_Z7assertsPi"
__global__ void asserts(int *P) {
  EXPECT_POSITIVE(P[0]);
#ifndef WITHOUT
  // A comment is no code.
  EXPECT_POSITIVE(P[3]);
#endif
  if (P[1] > 0)
    expectSmall(P[1], 7);
  for (int I = 0; keepsSorted(P, isSorted(P)), keepsPositive(I), I < 3; ++I)
    P[2] = 1;
}

struct Counter {
  int N;
  __device__ Counter() : N(1) {}
};
// IR-DAG: @_ZZ7countedPiE4Many = internal addrspace(3) global [4 x %struct.Counter] undef
// CHECK-DAG: "name": "_Z7countedPi"
__global__ void counted(int *P) {
  __shared__ Counter Many[4];
  Many[threadIdx.x & 3].N = P[threadIdx.x];
  __syncthreads();
  P[0] = Many[1].N;
}
// CHECK-DAG: "name": "_Z7genericI7CounterEvPi"
template <typename T> __global__ void generic(int *P) {
  __shared__ T One;
  One.N = P[1];
  P[0] = One.N;
}

// CHECK-DAG: "name": "_Z9ownMemoryIfEvPT_"
template <typename T> __global__ void ownMemory(T *P) {
  union Memory {
    T Values[128];
    Memory() {}
  };
  __shared__ Memory Own;
  Own.Values[threadIdx.x] = P[threadIdx.x];
  P[threadIdx.x] = Own.Values[127 - threadIdx.x];
}
template __global__ void ownMemory<float>(float *);

int OnHost = 3;
__device__ int Dynamic = OnHost;
__constant__ Counter Constant;
// CHECK-DAG: "name": "_Z7dynamicPi"
__global__ void dynamic(int *P) { P[0] = Dynamic + Constant.N; }

// What a call gives is not known, nor is a constant: these are still left out.
// OUT-DAG: "name": "usesResult"
__global__ void usesResult(int *P) { P[0] = unknownFunction(P[1]); }
// OUT-DAG: "name": "usesInArgument"
__global__ void usesInArgument(int *P) { atomicAdd(P, anotherUnknown(P[1])); }
// OUT-DAG: "name": "usesConstant"
__global__ void usesConstant(int *P) { P[UNKNOWN_SIZE] = 1; }

// A kernel that is only specialised is none that did not parse.
template <typename T> __global__ void special(T *P);
// CHECK-DAG: "name": "_Z7specialIfEvPT_"
template <> __global__ void special<float>(float *P) { P[0] = 1; }
// OUT-NOT: its text does not parse

int main() {
  int *P;
  generic<Counter><<<1, 32>>>(P);
}
