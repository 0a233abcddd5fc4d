// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_60 -std=c++14 -fsyntax-only -Werror %s
// Formats of a byte and less: accesses of the storage's width, conversions as calls without memory effects.
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

// CHECK-LABEL: define {{.*}}@_Z5widenPK13__nv_fp8_e4m3Pf
// CHECK: load i8, ptr
// CHECK: call {{.*}}float @__ct_widen(i8 {{.*}}, i32 noundef 0)
// CHECK: store float
__global__ void widen(const __nv_fp8_e4m3 *A, float *F) { F[threadIdx.x] = (float)A[threadIdx.x]; }

// CHECK-LABEL: define {{.*}}@_Z6narrowPKfP15__nv_fp8x4_e5m2
// CHECK-COUNT-4: call {{.*}}i8 @__ct_narrow(float {{.*}}, i32 noundef 1, i32 noundef 0, i32 noundef 1)
// CHECK: store i32
__global__ void narrow(const float *F, __nv_fp8x4_e5m2 *A) {
  A[threadIdx.x] = __nv_fp8x4_e5m2(make_float4(F[0], F[1], F[2], F[3]));
}

// Two four-bit values share a byte.
// CHECK-LABEL: define {{.*}}@_Z4fourPhPf
// CHECK: store i8
// CHECK-NOT: store i16
// CHECK: ret void
__global__ void four(__nv_fp4x2_storage_t *P, float *F) {
  P[0] = __nv_cvt_float2_to_fp4x2(make_float2(F[0], F[1]), __NV_E2M1, cudaRoundNearest);
}

static_assert(sizeof(__nv_fp8x2_e4m3) == 2 && sizeof(__nv_fp6x4_e2m3) == 4 && sizeof(__nv_fp4x4_e2m1) == 2, "");

// CHECK: declare {{.*}}@__ct_widen({{.*}}) {{.*}}#[[PURE:[0-9]+]]
// CHECK: attributes #[[PURE]] = {{.*}}memory(none)
