// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many times as fast the estimate says a kernel would be. Exchanged thread numbers are put right for all accesses of
// the kernel at once, another layout serves all accesses to an array, loops over counters are unrolled, and where an SM
// has one warp only, waiting is what takes the time.
// RUN: %cuda-tidy check %s --isolated --headers=embedded --checks='-*,cuda-uncoalesced-access,cuda-shared-bank-conflict' \
// RUN:   --exit-zero --format json -- -arch=sm_90 > %t.json
// RUN: %python -c "import json; [print(f['kernel'], f['line'], '%%.1f' %% f['evidence']['gain']) for f in json.load(open(r'%t.json'))['findings']]" | FileCheck %s
// CHECK: product(float const*, float const*, float*) [[#@LINE+12]] 4.0
// CHECK-NEXT: product(float const*, float const*, float*) [[#@LINE+13]] 4.0
// CHECK-NEXT: waiting(float*) [[#@LINE+20]] 1.6
// CHECK-NEXT: waiting(float*) [[#@LINE+20]] 1.6
// CHECK-NEXT: passing(float*) [[#@LINE+29]] 31.4
// CHECK-NEXT: passing(float*) [[#@LINE+29]] 31.4
// CHECK-NOT: (

__global__ void product(const float *A, const float *B, float *C) {
  const int Row = blockIdx.x * blockDim.x + threadIdx.x, Column = blockIdx.y * blockDim.y + threadIdx.y;
  float Sum = 0;
  for (int I = 0; I < 64; ++I) {
    Sum += A[Row * 64 + I] * B[I * 1024 + Column];
  }
  C[Row * 1024 + Column] = Sum;
}

// The same passes by one warp on an SM, which waits for each result most of the time, and by many.
__global__ void waiting(float *Out) {
  __shared__ float Tile[32][32];
  float Sum = 0;
  for (int I = 0; I < 32; ++I) {
    Tile[threadIdx.x][I] = Sum;
    Sum += Tile[threadIdx.x][I ^ 1];
  }
  Out[threadIdx.x] = Sum;
}

__global__ void passing(float *Out) {
  __shared__ float Tile[8][32][32];
  const int Warp = threadIdx.x / 32, Lane = threadIdx.x % 32;
  float Sum = 0;
  for (int I = 0; I < 32; ++I) {
    Tile[Warp][Lane][I] = Sum;
    Sum += Tile[Warp][Lane][I ^ 1];
  }
  Out[blockIdx.x * 256 + threadIdx.x] = Sum;
}

void launch(float *A, float *B, float *C) {
  product<<<dim3(32, 32), dim3(32, 32)>>>(A, B, C);
  waiting<<<1, 32>>>(C);
  passing<<<1024, 256>>>(C);
}
