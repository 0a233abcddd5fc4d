// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels over an array of structures, with literals that pull float arithmetic into FP64.

#include "particles.cuh"

#include <cuda_runtime.h>

__global__ void advanceKernel(Particle *P, int Count, float Step) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I >= Count) {
    return;
  }
  const float Drag = exp(-0.1 * Step);
  for (int Axis = 0; Axis < 3; ++Axis) {
    P[I].Velocity[Axis] *= Drag;
    P[I].Position[Axis] += Step * P[I].Velocity[Axis];
  }
  P[I].Velocity[2] -= 9.81f * Step;
}

__global__ void energyKernel(float *Energy, const Particle *P, int Count) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < Count) {
    const float X = P[I].Velocity[0], Y = P[I].Velocity[1], Z = P[I].Velocity[2];
    Energy[I] = 0.5f * P[I].Mass * (pow(X, 2) + pow(Y, 2) + pow(Z, 2));
  }
}

void advance(Particle *Device, int Count, float Step) {
  const int Block = 256;
  advanceKernel<<<(Count + Block - 1) / Block, Block>>>(Device, Count, Step);
}

void kineticEnergy(float *Device, const Particle *Particles, int Count) {
  const int Block = 256;
  energyKernel<<<(Count + Block - 1) / Block, Block>>>(Device, Particles, Count);
}
