// RUN: %embedded -Xclang -disable-llvm-passes %s | opt -passes=always-inline,sroa,early-cse -S | FileCheck %s
// RUN: %embedded -Xclang -disable-llvm-passes -DBF16 %s | opt -passes=always-inline,sroa,early-cse -S | FileCheck %s --check-prefix=BF16
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_50 -std=c++14 -fsyntax-only -Werror %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_120 -std=c++23 -fsyntax-only -Werror %s
// RUN: not %embedded -D__CUDA_NO_HALF_OPERATORS__ -DOPERATORS %s 2>&1 | FileCheck %s --check-prefix=NOOPS
// Values of 16 bits are loaded, computed and stored as such; pairs as 32 bits.
#ifdef BF16
#include <cuda_bf16.h>
typedef __nv_bfloat16 H;
typedef __nv_bfloat162 H2;
#else
#include <cuda_fp16.h>
typedef half H;
typedef half2 H2;
#endif

// CHECK-LABEL: define {{.*}}@_Z5pairsPK7__half2S1_PS_
// CHECK: load {{i32|<2 x half>}}, ptr %{{.*}}, align 4
// CHECK: load {{i32|<2 x half>}}, ptr %{{.*}}, align 4
// CHECK: call {{.*}}<2 x half> @llvm.fma.v2f16(
// CHECK: store {{i32|<2 x half>}} %{{.*}}, ptr %{{.*}}, align 4
// CHECK: ret void
// BF16-LABEL: define {{.*}}@_Z5pairsPK14__nv_bfloat162S1_PS_
// BF16: call {{.*}}<2 x bfloat> @llvm.fma.v2bf16(
__global__ void pairs(const H2 *A, const H2 *B, H2 *C) {
  const int I = threadIdx.x;
  C[I] = __hfma2(A[I], B[I], C[I]);
}

// A pair whose members are both read is still one access of four bytes.
// CHECK-LABEL: define {{.*}}@_Z7membersPK7__half2Pf
// CHECK: load {{i32|<2 x half>}}, ptr %{{.*}}, align 4
// CHECK-NOT: load
// CHECK: store float
__global__ void members(const H2 *A, float *F) {
  const H2 V = A[threadIdx.x];
  F[threadIdx.x] = (float)V.x + (float)V.y;
}

// CHECK-LABEL: define {{.*}}@_Z7scalarsP6__half
// CHECK: load {{i16|half}}, ptr %{{.*}}, align 2
// CHECK: fmul {{.*}}half
// CHECK: fadd {{.*}}half
// CHECK: call {{.*}}float @llvm.nvvm.ex2.approx.ftz.f32(
// CHECK: call {{.*}}half @llvm.maxnum.f16(
// CHECK: store {{i16|half}} %{{.*}}, ptr %{{.*}}, align 2
// BF16-LABEL: define {{.*}}@_Z7scalarsP13__nv_bfloat16
// BF16: load {{i16|bfloat}}
__global__ void scalars(H *P) {
  const int I = threadIdx.x;
  const H X = P[I];
  P[I] = __hmax(hexp(__hadd(__hmul(X, X), X)), X);
}

// CHECK-LABEL: define {{.*}}@_Z5cacheP6__halfP7__half2
// CHECK: load {{i16|half}}, ptr addrspace(1) %{{.*}}, !invariant.load
// CHECK: call {{.*}}i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1
// CHECK: atomicrmw fadd ptr %{{.*}}, half
// CHECK: atom.add.noftz.f16x2
__global__ void cache(H *P, H2 *Q) {
  P[0] = __ldg(P + threadIdx.x);
  Q[1] = __shfl_xor_sync(~0u, Q[threadIdx.x], 1);
  atomicAdd(P + 2, P[3]);
  atomicAdd(Q + 2, Q[3]);
}

#ifdef OPERATORS
// NOOPS: error: {{.*}}ambiguous
#endif
__global__ void operators(H *P) { P[0] = P[1] + P[2] * P[3]; }

void host(H *P, float F) { P[0] = F; }
