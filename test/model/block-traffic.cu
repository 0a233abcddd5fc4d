// What a block asks of its arrays is what all its warps ask, whichever of them were run; a sector that all warps read is
// one. A loop that only computes and is not run to its end leaves the roofline's side open.
// RUN: %cuda-tidy model --format json %s -- %cuda > %t
// RUN: FileCheck %s < %t
// CHECK: "name":"filtered"
// CHECK-SAME: "block":{"moved_bytes":12288.0,"flops":2048.0
// CHECK-SAME: "bound":"memory"
// CHECK-SAME: "name":"Out","requested_bytes":4096.0,"moved_bytes":4096.0,"distinct_bytes":4096
// CHECK-SAME: "name":"Table","requested_bytes":4096.0,"moved_bytes":4096.0,"distinct_bytes":128
// CHECK-SAME: "name":"iterated"
// CHECK-SAME: "roofline":{"gpu":"{{.*}}","intensity":{{[0-9.]+}},"ridge":{{[0-9.]+}}},
__global__ void filtered(float *Out, const float *In, const float *Table) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = In[I] * Table[threadIdx.x % 32] + 1.0f;
}
__global__ void iterated(float *Out, const float *In) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I];
  for (int J = 0; J < 1000; ++J)
    V = V * V * 0.5f - 1.0f + V;
  Out[I] = V;
}
int main() {
  float *A, *B, *C;
  filtered<<<1024, 1024>>>(A, B, C);
  iterated<<<1024, 256>>>(A, B);
}
