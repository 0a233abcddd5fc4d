// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Global accesses of other widths than 4 bytes: bytes, halves, vectors,
// structures.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

struct Particle {
  float X, Y, Z, Mass;
  float VX, VY, VZ, Charge;
};
struct Odd {
  float A, B, C, D, E;
};
struct alignas(16) Quad {
  int A, B, C, D;
};

__global__ void bytesEach(const unsigned char *In, unsigned char *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int V = In[I];
  Out[I] = (unsigned char)(V ^ 1);
}

__global__ void bytesStrided(const unsigned char *In, unsigned char *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  int V = In[4 * I];
  Out[4 * I + 2] = (unsigned char)(V ^ 1);
}

__global__ void halvesEach(const __half *In, __half *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  __half V = In[I];
  Out[I] = __hneg(V);
}

__global__ void halfPairs(const __half2 *In, __half2 *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  __half2 V = In[I];
  Out[I] = __hneg2(V);
}

__global__ void doublesEach(const double *In, double *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  double V = In[I];
  Out[I] = V + 1.0;
}

__global__ void doublesStrided(const double *In, double *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  double V = In[2 * I];
  Out[3 * I] = V + 1.0;
}

__global__ void vectorsOfTwo(const float2 *In, float2 *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float2 V = In[I];
  Out[I] = make_float2(V.y, V.x);
}

__global__ void vectorsOfFour(const float4 *In, float4 *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float4 V = In[I];
  Out[I] = make_float4(V.y, V.x, V.w, V.z);
}

__global__ void vectorsOfFourStrided(const float4 *In, float4 *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float4 V = In[3 * I];
  Out[2 * I] = make_float4(V.y, V.x, V.w, V.z);
}

__global__ void vectorReinterpreted(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float4 V = reinterpret_cast<const float4 *>(In)[I];
  reinterpret_cast<float4 *>(Out)[I] = make_float4(V.y, V.x, V.w, V.z);
}

__global__ void vectorsOfThree(const float3 *In, float3 *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float3 V = In[I];
  Out[I] = make_float3(V.z, V.x, V.y);
}

__global__ void arrayOfStructures(const Particle *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float M = In[I].Mass;
  float C = In[I].Charge;
  Out[I] = M * C;
}

__global__ void structureOfArrays(const float *Mass, const float *Charge, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float M = Mass[I];
  float C = Charge[I];
  Out[I] = M * C;
}

__global__ void wholeStructure(const Particle *In, Particle *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  Particle P = In[I];
  P.X += P.VX;
  Out[I] = P;
}

__global__ void oddStructure(const Odd *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  Odd O = In[I];
  Out[I] = O.A + O.B + O.C + O.D + O.E;
}

__global__ void alignedStructure(const Quad *In, Quad *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  Quad Q = In[I];
  Q.A += Q.D;
  Out[I] = Q;
}

// Four bytes are packed by hand into one word.
__global__ void packBytes(const unsigned char *In, unsigned *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned A = In[4 * I], B = In[4 * I + 1];
  unsigned C = In[4 * I + 2], D = In[4 * I + 3];
  Out[I] = A | B << 8 | C << 16 | D << 24;
}

__global__ void readOnlyLoads(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float A = __ldg(In + I);
  float B = __ldg(&In[I * 4]);
  Out[I] = A + B;
}

int main() {
  const int Blocks = 32, Threads = 256, N = Blocks * Threads;
  char *In, *Out;
  cudaMalloc(&In, 64 * N);
  cudaMalloc(&Out, 64 * N);
  cudaMemset(In, 0, 64 * N);
  bytesEach<<<Blocks, Threads>>>((unsigned char *)In, (unsigned char *)Out);
  bytesStrided<<<Blocks, Threads>>>((unsigned char *)In, (unsigned char *)Out);
  halvesEach<<<Blocks, Threads>>>((__half *)In, (__half *)Out);
  halfPairs<<<Blocks, Threads>>>((__half2 *)In, (__half2 *)Out);
  doublesEach<<<Blocks, Threads>>>((double *)In, (double *)Out);
  doublesStrided<<<Blocks, Threads>>>((double *)In, (double *)Out);
  vectorsOfTwo<<<Blocks, Threads>>>((float2 *)In, (float2 *)Out);
  vectorsOfFour<<<Blocks, Threads>>>((float4 *)In, (float4 *)Out);
  vectorsOfFourStrided<<<Blocks, Threads>>>((float4 *)In, (float4 *)Out);
  vectorReinterpreted<<<Blocks, Threads>>>((float *)In, (float *)Out);
  vectorsOfThree<<<Blocks, Threads>>>((float3 *)In, (float3 *)Out);
  arrayOfStructures<<<Blocks, Threads>>>((Particle *)In, (float *)Out);
  structureOfArrays<<<Blocks, Threads>>>((float *)In, (float *)In + N, (float *)Out);
  wholeStructure<<<Blocks, Threads>>>((Particle *)In, (Particle *)Out);
  oddStructure<<<Blocks, Threads>>>((Odd *)In, (float *)Out);
  alignedStructure<<<Blocks, Threads>>>((Quad *)In, (Quad *)Out);
  packBytes<<<Blocks, Threads>>>((unsigned char *)In, (unsigned *)Out);
  readOnlyLoads<<<Blocks, Threads>>>((float *)In, (float *)Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
