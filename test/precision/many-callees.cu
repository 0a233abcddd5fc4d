// A caller of more functions that call none than a table begins with: each of them is looked up while the caller's list
// is walked (a build with AddressSanitizer saw the list move).
// RUN: not %cuda-tidy check --isolated --no-cache --headers=embedded --format=concise --checks=-*,cuda-fp64-promotion %s > %t
// RUN: FileCheck %s < %t
#define TEN(F, P) F(P##0) F(P##1) F(P##2) F(P##3) F(P##4) F(P##5) F(P##6) F(P##7) F(P##8) F(P##9)
#define HUNDRED(F) TEN(F, 10) TEN(F, 11) TEN(F, 12) TEN(F, 13) TEN(F, 14) TEN(F, 15) TEN(F, 16) TEN(F, 17) TEN(F, 18) TEN(F, 19)
#define DEFINE(N) __device__ __noinline__ float leaf##N(float X) { return X * N; }
#define CALL(N) X = leaf##N(X);
HUNDRED(DEFINE)
// CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: '0.1' is a double{{.*}}[cuda-fp64-promotion]
__device__ __noinline__ float last(float X) { return X * 0.1 + 1.0; }
__device__ __noinline__ float all(float X) {
  HUNDRED(CALL)
  return last(X);
}
__global__ void kernel(float *P) { P[threadIdx.x] = all(P[threadIdx.x]); }
// CHECK: 1 file, 1 kernel analysed
