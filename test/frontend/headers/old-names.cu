// The names that CUDA took away serve old programs, and stand back where a program has its own.
// RUN: %embedded %s | FileCheck %s
// CHECK-LABEL: define {{.*}}@_Z3oldPfi
// CHECK: call {{.*}}@__nv_saturatef
// CHECK: call {{.*}}@__nv_mul24
__global__ void old(float *P, int N) { P[0] = saturate(P[1]) + mul24(N, 3); }

inline __host__ __device__ int float_as_int(float X) { return int(X) + 7; }
static __device__ unsigned umul24(unsigned A, unsigned B) { return A * B; }
template <typename T> __device__ T clamp_f2i(T V) { return V; }
// CHECK-LABEL: define {{.*}}@_Z3ownPfi
// CHECK-NOT: call {{.*}}@__nv_
// CHECK: ret void
__global__ void own(float *P, int N) { P[0] = float_as_int(P[1]) + umul24(N, 3) + clamp_f2i(P[2]); }
