// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The declared GPU's bandwidth decides what memory lets a kernel gain: the parts of one architecture differ by far.
// RUN: %cuda-tidy check %s --isolated --headers=embedded --checks='-*,cuda-shared-bank-conflict' --exit-zero \
// RUN:   --no-cache --format json -- -arch=sm_90 > %t.any.json
// RUN: %cuda-tidy check %s --isolated --headers=embedded --checks='-*,cuda-shared-bank-conflict' --exit-zero \
// RUN:   --targets=A100,H200 --format json -- -arch=sm_90 > %t.h200.json
// RUN: %cuda-tidy check %s --isolated --headers=embedded --checks='-*,cuda-shared-bank-conflict' --exit-zero \
// RUN:   --targets=H20 --format json -- -arch=sm_90 > %t.h20.json
// RUN: %python -c "import json; [print(n, '%%.2f' %% f['evidence']['gain']) for n in ('any', 'h200', 'h20') for f in json.load(open(r'%t.' + n + '.json'))['findings']]" | FileCheck %s
// CHECK: any 1.7
// CHECK: h200 2.5
// CHECK: h20 3.

__global__ void transpose(float *Out, const float *In) {
  __shared__ float Tile[32][32];
  const int X = blockIdx.x * 32 + threadIdx.x, Y = blockIdx.y * 32 + threadIdx.y;
  for (int I = 0; I < 32; I += 8) {
    Tile[threadIdx.y + I][threadIdx.x] = In[(Y + I) * 1024 + X];
  }
  __syncthreads();
  for (int I = 0; I < 32; I += 8) {
    Out[(blockIdx.x * 32 + threadIdx.y + I) * 1024 + blockIdx.y * 32 + threadIdx.x] = Tile[threadIdx.x][threadIdx.y + I];
  }
}

void launch(float *Out, const float *In) { transpose<<<dim3(32, 32), dim3(32, 8)>>>(Out, In); }
