// Values of host code: branches, loops, calls, members, library functions, program arguments.
// RUN: %cuda-tidy model --print=launches %s -- %cuda | FileCheck %s
#include <cmath>
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>

__global__ void rounded(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void either(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void argument(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void looped(float *Out, int Level) { Out[threadIdx.x] = Level; }
__global__ void late(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void member(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void hidden(float *Out, int N) { Out[threadIdx.x] = N; }

int Threads = 96; // first read inside a condition that is not known
static int roundUp(int A, int B) { return (A + B - 1) / B * B; }
int fromElsewhere();

class Solver {
public:
  explicit Solver(int N) : Count(N) {}
  void run(float *D) { member<<<blocks(), Size>>>(D, Count); }

private:
  int blocks() const { return (Count + Size - 1) / Size; }
  int Count;
  int Size = 64;
};

int main(int Argc, char **Argv) {
  int N = 1000;
  if (Argc > 1)
    N = atoi(Argv[1]);
  float *D;
  if (cudaMalloc(&D, N * sizeof(float)) != cudaSuccess)
    exit(1);
  rounded<<<roundUp(1000, 128) / 128, (int)pow(2.0, 7.0)>>>(D, 1 << 4);
  argument<<<(N + 255) / 256, 256>>>(D, N);
  int Block = 128;
  if (fromElsewhere() > 3)
    Block = Threads;
  either<<<10, Block>>>(D, 0);
  for (int Level = 1; Level <= 8; Level *= 2)
    looped<<<Level, 32>>>(D, Level);
  // Too many rounds to follow; the counter's last value is known, the sum's is not.
  long Sum = 0;
  int I;
  for (I = 0; I < 100000000; ++I)
    Sum += I ^ N;
  late<<<I / 1000000, Threads>>>(D, (int)Sum);
  Solver(640).run(D);
  hidden<<<fromElsewhere(), 32>>>(D, fromElsewhere());
}
// CHECK-DAG: launch rounded grid:8x1x1 block:128x1x1 host certain line:{{[0-9]+}} (pointer[4000], 16)
// A program argument's default is likely, not certain.
// CHECK-DAG: launch argument grid:4x1x1 block:256x1x1 host line:{{[0-9]+}} (pointer[4000], 1000~)
// CHECK-DAG: launch either grid:10x1x1 block:128x1x1 host line:{{[0-9]+}} (pointer[4000], 0)
// CHECK-DAG: launch looped grid:1x1x1 block:32x1x1 host certain line:{{[0-9]+}} (pointer[4000], 1)
// CHECK-DAG: launch looped grid:8x1x1 block:32x1x1 host certain line:{{[0-9]+}} (pointer[4000], 8)
// CHECK-DAG: launch late grid:100x1x1 block:96x1x1 host certain line:{{[0-9]+}} (pointer[4000], ?)
// CHECK-DAG: launch member grid:10x1x1 block:64x1x1 host certain line:{{[0-9]+}} (pointer[4000], 640)
// What another file returns is not known, and nothing is guessed for it.
// CHECK-DAG: launch hidden grid:1024x1x1? block:32x1x1 host line:{{[0-9]+}} (pointer[4000], ?)
