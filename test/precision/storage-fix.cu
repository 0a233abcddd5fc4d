// RUN: not %cuda-tidy check --isolated --checks=cuda-excess-precision --diff --unsafe-fixes %s -- %cuda | FileCheck %s
// The whole file takes part: both kernels, the allocation, the copy. What goes elsewhere too is shown and not changed.
__global__ void normalise(const unsigned char *Pixels, float *Unit, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Unit[I] = Pixels[I] / 255.0f;
}
__global__ void scale(const float *Unit, float *Scaled, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Scaled[I] = Unit[I] * 3.0f;
}
// Not changed: `Many` declares more than one.
__global__ void invert(const unsigned char *Pixels, float *Negative, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Negative[I] = 255.0f - Pixels[I];
}
void run(const unsigned char *Pixels, float *Back, float *Scaled, int Repeats) {
  const int N = 1 << 20;
  float *Unit;
  float *Many, *More;
  cudaMalloc((void **)&Unit, N * sizeof(float));
  cudaMalloc(&Many, N * sizeof(float));
  normalise<<<N / 256, 256>>>(Pixels, Unit, N);
  scale<<<N / 256, 256>>>(Unit, Scaled, N);
  invert<<<N / 256, 256>>>(Pixels, Many, N);
  cudaMemcpy(Back, Unit, N * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(Unit);
}
// CHECK: +#include <cuda_fp16.h>
// CHECK: +static cudaError_t copyToFloats(float *To, const __half *From, size_t Bytes) {
// CHECK: +__global__ void normalise(const unsigned char *Pixels, __half *Unit, int N) {
// CHECK: +    Unit[I] = __float2half(Pixels[I] / 255.0f);
// CHECK: +__global__ void scale(const __half *Unit, float *Scaled, int N) {
// CHECK: +    Scaled[I] = __half2float(Unit[I]) * 3.0f;
// CHECK-NOT: {{^}}+{{.*}}Negative
// CHECK: +  __half *Unit;
// CHECK-NOT: {{^}}+{{.*}}Many
// CHECK: +  cudaMalloc((void **)&Unit, (N * sizeof(float)) / sizeof(float) * sizeof(__half));
// CHECK: +  copyToFloats(Back, Unit, N * sizeof(float));
