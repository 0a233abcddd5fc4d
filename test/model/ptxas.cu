// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Registers and spills come from ptxas, where it is asked: 168 registers a thread leave room for one block of 384 threads.
// A kernel that calls what is defined elsewhere has none, nor one with an array on the stack, which nvcc may keep in many
// registers; an architecture that this ptxas does not know leaves all open.
// RUN: %cuda-tidy model --format json --headers=embedded --ptxas=%S/Inputs/ptxas %s -- -arch=sm_90 > %t
// RUN: FileCheck %s < %t
// RUN: %cuda-tidy model --headers=embedded --ptxas=%S/Inputs/ptxas %s -- -arch=sm_90 | FileCheck --check-prefix=TEXT %s
// RUN: %cuda-tidy model --format json --headers=embedded %s -- -arch=sm_90 | FileCheck --check-prefix=UNASKED %s
// RUN: not %cuda-tidy model --headers=embedded --ptxas=%S/Inputs/ptxas %s -- -arch=sm_80 2>&1 | FileCheck --check-prefix=OTHER %s
// RUN: not %cuda-tidy model --ptxas=%t.none %s 2>&1 | FileCheck --check-prefix=NONE %s
// CHECK: "name":"elsewhere"
// CHECK-NOT: "machine"
// CHECK: "name":"shelved"
// CHECK-NOT: "machine"
// CHECK: "name":"heavy"
// CHECK-SAME: "machine":{"registers":168,"stack":48,"spill_stores":16,"spill_loads":24,"shared":1024},"occupancy":{"blocks_per_sm":1,"share":0.1875,"limit":"registers"}
// TEXT: heavy
// TEXT: 168 registers a thread, 40 bytes of spills
// TEXT-NEXT: an SM holds 1 blocks: 19% of the warps that it could
// UNASKED-NOT: "machine"
// OTHER: ptxas.cu: {{.*}}ptxas: ptxas fatal   : Value 'sm_80' is not defined
// NONE: cuda-tidy model: --ptxas: no such program: '{{.*}}.none'
__device__ float unknown(float);

__global__ void elsewhere(float *Data) { Data[threadIdx.x] = unknown(Data[threadIdx.x]); }

__global__ void shelved(float *Data, int First) {
  float Shelf[64];
  for (int I = 0; I < 64; ++I) {
    Shelf[I] = Data[I * 32 + threadIdx.x];
  }
  Data[threadIdx.x] = Shelf[First] + Shelf[First / 2];
}

__global__ void heavy(float *Data) { Data[blockIdx.x * 384 + threadIdx.x] *= 2.0f; }

void launch(float *Data) {
  elsewhere<<<1, 32>>>(Data);
  shelved<<<1, 32>>>(Data, 3);
  heavy<<<1024, 384>>>(Data);
}
