// clang goes on with int where the type of a typedef is not known; a kernel that works on it is not whole.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
typedef ::absent Unknown;
typedef float Known;
typedef Known *Pointer;
struct Cell {
  Unknown Value;
};

// CHECK: "name": "_Z5knownPf"
// CHECK: "whole": true
__global__ void known(Pointer P) { P[threadIdx.x] = Known(1); }
// CHECK: "missing": [
// CHECK: "name": "pointer"
__global__ void pointer(Unknown *P) { P[threadIdx.x] = 1; }
// CHECK: "name": "local"
__global__ void local(float *P) {
  Unknown X = 1;
  P[threadIdx.x] = X;
}
// CHECK: "name": "field"
__global__ void field(Cell *P) { P[threadIdx.x].Value = 1; }
