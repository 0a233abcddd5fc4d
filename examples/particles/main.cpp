// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "particles.cuh"

#include <cmath>
#include <cstdio>
#include <cuda_runtime.h>
#include <vector>

int main() {
  const int Count = 1 << 20;
  std::vector<Particle> Host(Count);
  for (int I = 0; I < Count; ++I) {
    Host[I] = {{float(I % 97), float(I % 89), float(I % 83)}, {1.0f, 2.0f, 3.0f}, 1.0f};
  }
  Particle *Particles;
  float *Energy;
  cudaMalloc(&Particles, Count * sizeof(Particle));
  cudaMalloc(&Energy, Count * sizeof(float));
  cudaMemcpy(Particles, Host.data(), Count * sizeof(Particle), cudaMemcpyHostToDevice);
  for (int Step = 0; Step < 10; ++Step) {
    advance(Particles, Count, 0.01f);
  }
  kineticEnergy(Energy, Particles, Count);
  std::vector<float> Result(Count);
  cudaMemcpy(Result.data(), Energy, Count * sizeof(float), cudaMemcpyDeviceToHost);
  const bool Right = cudaGetLastError() == cudaSuccess && std::isfinite(Result[0]) && Result[0] == Result[Count - 1];
  printf("%s: energy of the first particle %.4f\n", Right ? "PASS" : "FAIL", Result[0]);
  cudaFree(Particles);
  cudaFree(Energy);
  return Right ? 0 : 1;
}
