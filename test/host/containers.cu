// Vectors, lists of cases, smart pointers, virtual calls; loops over several launches.
// RUN: %cuda-tidy model --print=launches %s -- %cuda | FileCheck %s
#include <cuda_runtime.h>
#include <memory>
#include <vector>

__global__ void sized(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void perCase(float *Out, int Rows, int Columns) { Out[threadIdx.x] = Rows + Columns; }
__global__ void pushed(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void chosen(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void repeated(float *Out, int Step) { Out[threadIdx.x] = Step; }
__global__ void unfilled(float *Out, int N) { Out[threadIdx.x] = N; }
int fromElsewhere();

struct Case {
  int Rows, Columns;
};
struct Backend {
  virtual ~Backend() = default;
  virtual void run(float *D) = 0;
};
struct Wide : Backend {
  int Size;
  explicit Wide(int N) : Size(N) {}
  void run(float *D) override { chosen<<<Size / 512, 512>>>(D, Size); }
};

int main() {
  std::vector<float> Host(5000);
  float *D;
  cudaMalloc(&D, Host.size() * sizeof(float));
  sized<<<(Host.size() + 255) / 256, 256>>>(D, Host.size());
  const std::vector<Case> Cases = {{64, 32}, {128, 16}};
  for (const Case &C : Cases)
    for (int Repeat = 0; Repeat < 1000; ++Repeat)
      perCase<<<C.Rows, C.Columns>>>(D, C.Rows, C.Columns);
  std::vector<int> List;
  for (int I = 0; I < 7; ++I)
    List.push_back(I);
  pushed<<<1, 32>>>(D, (int)List.size());
  std::unique_ptr<Backend> B(new Wide(2048));
  B->run(D);
  std::vector<int> Data(fromElsewhere());
  unfilled<<<Data.size(), 32>>>(D, 1);
}
// CHECK-DAG: launch sized grid:20x1x1 block:256x1x1 host certain line:{{[0-9]+}} (pointer[20000], 5000)
// CHECK-DAG: launch perCase grid:64x1x1 block:32x1x1 host certain times:{{[0-9]+}} line:{{[0-9]+}} (pointer[20000], 64, 32)
// CHECK-DAG: launch perCase grid:128x1x1 block:16x1x1 host certain times:{{[0-9]+}} line:{{[0-9]+}} (pointer[20000], 128, 16)
// CHECK-DAG: launch pushed grid:1x1x1 block:32x1x1 host certain line:{{[0-9]+}} (pointer[20000], 7)
// CHECK-DAG: launch chosen grid:4x1x1 block:512x1x1 host certain line:{{[0-9]+}} (pointer[20000], 2048)
// CHECK-DAG: launch unfilled grid:1024x1x1? block:32x1x1 host line:{{[0-9]+}}
// CHECK-DAG: launch repeated grid:1024x1x1? block:256x1x1? shared:? assumed
