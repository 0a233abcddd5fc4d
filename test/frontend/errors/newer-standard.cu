// A file without a standard on its command line that needs C++20 gets it.
// RUN: %cuda-tidy kernels --headers=embedded --no-prelude %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded --no-prelude %s -- -std=c++14 | FileCheck %s
// CHECK: "why": "asked for, as gnu++20"
// CHECK: "name": "_Z3addITk6NumberfEvPT_"
// CHECK: "missing": []
template <typename T>
concept Number = requires(T A) { A + A; };
template <Number T> __global__ void add(T *P) { P[threadIdx.x] += P[0]; }
template __global__ void add<float>(float *);
