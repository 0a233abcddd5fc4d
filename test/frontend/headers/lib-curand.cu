// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_50 -std=c++14 -fsyntax-only -Werror %s
// Generators read and write their state, of the library's size; jumps are calls.
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>

static_assert(sizeof(curandState) == 48 && sizeof(curandStatePhilox4_32_10_t) == 64, "");
static_assert(sizeof(curandStateMRG32k3a) == 48 && sizeof(curandStateSobol32) == 140, "");
static_assert(sizeof(curandStateSobol64) == 536 && sizeof(curandStateMtgp32) == 4112, "");

// CHECK-LABEL: define {{.*}}@_Z5startP17curandStateXORWOWy
// CHECK: store i32
// CHECK: call void @__ct_curand_jump(ptr {{.*}}, i64 {{.*}}, i64 {{.*}}0)
__global__ void start(curandState *S, unsigned long long Seed) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(Seed, I, 0, &S[I]);
}

// XORWOW: five words are shifted, the sixth counts up by its constant.
// CHECK-LABEL: define {{.*}}@_Z4drawP17curandStateXORWOWPf
// CHECK-COUNT-2: load i32
// CHECK: add i32 %{{.*}}, 362437
// CHECK: uitofp i32
// CHECK: store float
__global__ void draw(curandState *S, float *F) { F[threadIdx.x] = curand_uniform(&S[threadIdx.x]); }

// CHECK-LABEL: define {{.*}}@_Z6normalP24curandStatePhilox4_32_10Pf
// CHECK: call {{.*}}@__nv_logf(
// CHECK: call {{.*}}@__nv_fast_sinf(
__global__ void normal(curandStatePhilox4_32_10_t *S, float *F) {
  curandStatePhilox4_32_10_t Local = S[threadIdx.x];
  F[threadIdx.x] = curand_normal(&Local) + curand_uniform4(&Local).w;
  S[threadIdx.x] = Local;
}

// MTGP32 advances with the whole block.
// CHECK-LABEL: define {{.*}}@_Z5blockP17curandStateMtgp32Pj
// CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
__global__ void block(curandStateMtgp32 *S, unsigned *P) { P[threadIdx.x] = curand(&S[blockIdx.x]); }

// CHECK-LABEL: define {{.*}}@_Z6othersP19curandStateMRG32k3aP18curandStateSobol32PdPj
// CHECK: urem i64 %{{.*}}, 4294967087
// CHECK: @llvm.cttz.i64
__global__ void others(curandStateMRG32k3a *M, curandStateSobol32 *S, double *D, unsigned *P) {
  D[0] = curand_uniform_double(M) + curand_log_normal_double(M, 0.0, 1.0);
  P[0] = curand(S) + curand_poisson(M, 4.0);
}
