// An instantiation that is written out is no kernel whose text did not parse, whatever else has an error.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
template <typename T> __global__ void scale(T *P, T By) { P[threadIdx.x] *= By; }
template __global__ void scale<float>(float *, float);
template __global__ void
scale<double>(double *, double);

// CHECK-DAG: "name": "_Z5scaleIfEvPT_S0_"
// CHECK-DAG: "name": "_Z5scaleIdEvPT_S0_"
// CHECK: "missing": [
// CHECK-NOT: its text does not parse
// CHECK: "name": "broken"
// CHECK-NOT: its text does not parse
__global__ void broken(float *P) { P[threadIdx.x] = absent(P[0]); }
