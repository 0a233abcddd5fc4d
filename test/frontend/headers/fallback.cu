// Headers that programs share by copying serve one that includes them and does not have them; its own come first.
// RUN: rm -rf %t && mkdir %t && echo "#define OWN 1" > %t/helper_math.h
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded %s -- -idirafter %t | FileCheck --check-prefix=OWN %s
// CHECK: "name": "_Z5shadeP6float4S0_"
// CHECK: "missing": []
// CHECK: "missing_includes": []
// CHECK: "problems": []
// OWN: "name": "_Z3ownP6float4"
#include <helper_cuda.h>
#include <helper_functions.h>
#include <cutil_inline.h>
#define A 1
#include "helper_math.h"
#ifndef OWN
__global__ void shade(float4 *P, float4 *Q) {
  float3 N = normalize(cross(make_float3(P[0]), make_float3(P[1])));
  Q[0] += clamp(P[2] * 2.0f - dot(N, N) / length(N), 0.0f, 1.0f);
  Q[1] = make_float4(lerp(N, -N, 0.5f), 1.0f) / Q[0];
}
int main(int Count, char **Arguments) {
  findCudaDevice(Count, (const char **)Arguments);
  float4 *P;
  checkCudaErrors(cudaMalloc(&P, 64));
  CUDA_SAFE_CALL(cudaMalloc((void **)&P, 64));
  StopWatchInterface *Timer;
  sdkCreateTimer(&Timer);
  shade<<<1, 32>>>(P, P);
  cutilSafeCall(cudaDeviceSynchronize());
  getLastCudaError("shade");
}
#else
__global__ void own(float4 *P) { P[0].x = OWN; }
#endif
