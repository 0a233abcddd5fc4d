// RUN: not %cuda-tidy check --isolated --checks=cuda-fp64-promotion --diff --unsafe-fixes %s -- %cuda | FileCheck %s --implicit-check-not=0.92f
// RUN: %cuda-tidy check --isolated --checks=cuda-fp64-promotion --exit-zero --format=json %s -- %cuda | FileCheck %s --check-prefix=LEVEL
// What FP32 rounds otherwise is a last digit of a float and a whole step of an integer: there the edits are shown, not applied.
__global__ void blend(unsigned char *Mean, const unsigned char *Image) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Mean[I] = 0.92 * Mean[I] + 0.08 * Image[I];
}
__global__ void scaled(float *Out, const float *In) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  // CHECK: -  Out[I] = In[I] * 0.3;
  // CHECK-NEXT: +  Out[I] = In[I] * 0.3f;
  Out[I] = In[I] * 0.3;
}
// LEVEL: "line": 6,
// LEVEL: "level": "suggestion"
// LEVEL: "replacement": "f"
// LEVEL: "line": 12,
// LEVEL: "level": "unsafe"
