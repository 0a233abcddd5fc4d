// RUN: %embedded %s | FileCheck %s
// RUN: %embedded -fgpu-approx-transcendentals %s | FileCheck %s --check-prefix=FAST
// RUN: %embedded-host %s
// The overload set is nvcc's: everything that is not float alone goes through double.
#include <cmath>

// CHECK-LABEL: define {{.*}}@_Z5powerPfPdi
__global__ void power(float *F, double *D, int N) {
  // CHECK: call {{.*}}double @__nv_pow(double
  D[0] = pow(F[0], N);
  // CHECK: call {{.*}}float @__nv_powf(float
  F[1] = pow(F[1], 2.0f);
  // CHECK: call {{.*}}double @__nv_pow(double
  D[2] = std::pow(F[2], 2);
  // CHECK: call {{.*}}double @__nv_pow(double
  D[3] = pow(D[3], N);
  static_assert(sizeof(pow(1.0f, 2)) == sizeof(double), "");
  static_assert(sizeof(std::pow(1.0f, 2.0f)) == sizeof(float), "");
}

// CHECK-LABEL: define {{.*}}@_Z8integersPdi
__global__ void integers(double *D, int N) {
  // CHECK: call {{.*}}double @__nv_sqrt(double
  D[0] = sqrt(N);
  // CHECK: call {{.*}}double @__nv_exp(double
  D[1] = std::exp(N);
  // CHECK: call {{.*}}i32 @__nv_abs(i32
  D[2] = abs(N);
  // CHECK: call {{.*}}double @__nv_fmax(double
  D[3] = fmax(D[4], N);
}

// CHECK-LABEL: define {{.*}}@_Z7singlesPf
// FAST-LABEL: define {{.*}}@_Z7singlesPf
__global__ void singles(float *F) {
  // CHECK: call {{.*}}float @__nv_sinf(float
  // FAST: call {{.*}}float @__nv_fast_sinf(float
  F[0] = sin(F[0]);
  // CHECK: call {{.*}}float @__nv_expf(float
  // FAST: call {{.*}}float @__nv_fast_expf(float
  F[1] = std::exp(F[1]);
  // CHECK: call {{.*}}float @__nv_rsqrtf(float
  F[2] = rsqrt(F[2]);
  // CHECK: call {{.*}}float @__nv_norm3df(float
  F[3] = norm3df(F[3], F[4], F[5]);
  // CHECK: call {{.*}}float @llvm.rint.f32(float
  F[4] = rintf(F[4]);
  // CHECK: call {{.*}}float @__nv_fabsf(float
  F[5] = abs(F[5]);
  // CHECK: call {{.*}}float @__nv_fast_expf(float
  F[6] = __expf(F[6]);
  // CHECK: call {{.*}}i32 @__nv_isnanf(float
  F[7] = std::isnan(F[7]) ? 0 : F[7];
}

// CHECK-LABEL: define {{.*}}@_Z8extremesPiPjPfPd
__global__ void extremes(int *I, unsigned *U, float *F, double *D) {
  // CHECK: call {{.*}}i32 @__nv_max(i32
  I[0] = max(I[0], I[1]);
  // CHECK: call {{.*}}i32 @__nv_umin(i32
  U[0] = min(I[2], U[1]);
  // CHECK: call {{.*}}float @__nv_fmaxf(float
  F[0] = max(F[0], F[1]);
  // CHECK: call {{.*}}double @__nv_fmin(double
  D[0] = min(F[2], D[1]);
  // CHECK: call {{.*}}i64 @__nv_llmax(i64
  I[3] = max((long)I[4], (long)I[5]);
}

// What nvcc offers to host code without any include.
int host(float X, int N) {
  return max(N, 3) + (int)min(X, 2.0f) + isfinite(X) + (int)clock() + (int)rsqrt(X) + abs(N) + (int)pow(X, N);
}
