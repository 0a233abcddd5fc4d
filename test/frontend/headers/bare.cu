// RUN: %embedded -nostdinc -isystem `%clang -print-resource-dir`/include %s | FileCheck %s
// RUN: not %embedded -nostdinc -isystem `%clang -print-resource-dir`/include -DWITH_HEADER %s 2>&1 | FileCheck %s --check-prefix=HEADER
// Without any C or C++ library kernels still parse: the prelude declares what they use of it.
#ifdef WITH_HEADER
// HEADER: error: 'vector' file not found
#include <vector>
#endif
#include <cuda_runtime.h>
#include <stdint.h>

// CHECK-LABEL: define {{.*}}@_Z6kernelPfPKjm
__global__ void kernel(float *Out, const uint32_t *In, size_t N) {
  const uint I = blockIdx.x * blockDim.x + threadIdx.x;
  assert(N > 0);
  if (I < N)
    // CHECK: call {{.*}}float @__nv_sqrtf(float
    Out[I] = sqrtf(In[I]) * (float)M_PI + fmaxf(Out[I], INFINITY);
  if (I == 0)
    // CHECK: call {{.*}}i32 @vprintf
    printf("%d\n", (int)N);
  int *Heap = new int[4];
  memcpy(Heap, In, 16);
  Out[1] = Heap[max(I, 1u)];
  delete[] Heap;
}

int main() {
  float *D = nullptr, *H = (float *)malloc(64);
  cudaMalloc(&D, 64);
  kernel<<<1, 32>>>(D, nullptr, 1);
  if (cudaDeviceSynchronize() != cudaSuccess)
    fprintf(stderr, "%s\n", cudaGetErrorString(cudaGetLastError()));
  free(H);
  return 0;
}
