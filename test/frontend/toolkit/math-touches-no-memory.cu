// Functions of numbers touch no memory, whichever headers declare them; one that writes through a pointer does.
// REQUIRES: toolkit
// RUN: %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded --print %s | FileCheck %s
// CHECK-DAG: declare {{.*}}float @__nv_atan2f(float noundef, float noundef){{.*}} #[[PURE:[0-9]+]]
// CHECK-DAG: declare {{.*}} @__nv_sincosf(float noundef, ptr noundef, ptr noundef){{.*}} #[[WRITES:[0-9]+]]
// CHECK: attributes #[[PURE]] = {{{.*}}memory(none)
__global__ void kernel(float *P) {
  float S, C;
  sincosf(P[0], &S, &C);
  P[threadIdx.x] = atan2f(S, C);
}
