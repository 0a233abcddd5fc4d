// RUN: %check %s --headers=embedded -- %cuda
#include <cstdio>
#include <cuda_fp16.h>

__global__ void inexactLiteral(float *X) {
  X[0] = X[1] * 0.1;
  // CHECK: :[[@LINE-1]]:17: warning: '0.1' is a double, so this expression runs in FP64 (2 times the cost of FP32 on sm_90) [cuda-fp64-promotion]
  if (X[2] > 0.3)
    // CHECK-NEXT: :[[@LINE-1]]:14: warning: '0.3' is a double{{.*}} [cuda-fp64-promotion]
    X[2] = 0.0f;
}

// The literals are exact, but the product is not rounded before the sum.
__global__ void twoOperations(float *X) {
  X[0] = X[1] * 2.0 + 1.0;
  // CHECK-NEXT: :[[@LINE-1]]:17: warning: '2.0' is a double{{.*}} [cuda-fp64-promotion]
}

__global__ void choice(float *X, int N) {
  X[0] += N > 4 ? X[1] : 0.0;
  // CHECK-NEXT: :[[@LINE-1]]:26: warning: '0.0' is a double{{.*}} [cuda-fp64-promotion]
}

__global__ void integers(float *X, int N) {
  X[0] = N * 0.5;
  // CHECK-NEXT: :[[@LINE-1]]:14: warning: '0.5' is a double{{.*}} [cuda-fp64-promotion]
  X[1] = sqrt(N);
  // CHECK-NEXT: :[[@LINE-1]]:10: warning: 'sqrt' of an integer is the double function{{.*}} [cuda-fp64-promotion]
}

__global__ void overloads(float *X, int N) {
  X[0] = pow(X[0], N);
  // CHECK-NEXT: :[[@LINE-1]]:10: warning: nvcc resolves 'pow' with these arguments to the double function{{.*}} [cuda-fp64-promotion]
  X[1] = exp(-0.5 * X[1]);
  // CHECK-NEXT: :[[@LINE-1]]:15: warning: '0.5' is a double{{.*}} [cuda-fp64-promotion]
  X[2] = std::pow(X[2], 2);
  // CHECK-NEXT: :[[@LINE-1]]:10: warning: nvcc resolves 'pow'{{.*}} [cuda-fp64-promotion]
  X[3] = fmax(X[3], 0.0);
  // CHECK-NEXT: :[[@LINE-1]]:21: warning: '0.0' is a double{{.*}} [cuda-fp64-promotion]
}

constexpr double Gravity = 9.81;
#define SCALE 0.7

__global__ void named(float *X) {
  X[0] = X[0] * Gravity;
  // CHECK-NEXT: :[[@LINE-1]]:17: warning: the constant 'Gravity' is a double{{.*}} [cuda-fp64-promotion]
  X[1] = X[1] * SCALE;
  // CHECK-NEXT: :[[@LINE-1]]:17: warning: 'SCALE' is a double{{.*}} [cuda-fp64-promotion]
}

__device__ double blend(double A, double B, double T) { return A + T * (B - A); }
__device__ float halve(float A) { return A * 0.6; }
// CHECK-NEXT: :[[@LINE-1]]:46: warning: '0.6' is a double{{.*}} [cuda-fp64-promotion]

__global__ void helpers(float *X) {
  X[0] = blend(X[1], X[2], 0.25f);
  // CHECK-NEXT: :[[@LINE-1]]:10: warning: 'blend' computes in double on float arguments: {{.*}} [cuda-fp64-promotion]
  X[3] = halve(X[3]);
}

template <typename T> __global__ void generic(T *X) {
  X[0] = X[0] * 1.5 + X[1];
  // CHECK-NEXT: :[[@LINE-1]]:17: warning: '1.5' is a double{{.*}} [cuda-fp64-promotion]
}
template __global__ void generic<float>(float *);
template __global__ void generic<double>(double *);

__global__ void halfResult(__half *H, float *X) {
  H[0] = X[0] * 0.5;
  // CHECK-NEXT: :[[@LINE-1]]:17: warning: '0.5' is a double{{.*}} [cuda-fp64-promotion]
}

__global__ void deduced(float *X) {
  auto Scaled = X[0] * 0.2;
  // CHECK-NEXT: :[[@LINE-1]]:24: warning: '0.2' is a double{{.*}} [cuda-fp64-promotion]
  X[0] = Scaled * Scaled;
}

// Silent: one operation with an exact literal that goes straight back to float; nvcc narrows it by itself.
__global__ void narrowed(float *X, int N) {
  float A = X[0] * 2.0;
  A = 1.0 / A;
  A += 0.5;
  if (A > 0.25 && N > 0.5)
    A = 1.0 - A * A;
  X[0] = N ? A * 4.0 : 0.0;
}

// Silent: folded at compile time.
__constant__ float Damping = 0.1;
__global__ void folded(float *X) {
  const float Step = 3.14159 / 180.0;
  float Sum = 0.1;
  for (int I = 0; I < 4; ++I)
    Sum += I * 0.3;
  X[0] = X[0] * Step + Damping + Sum;
}

struct Body {
  double Mass;
  float Speed;
};

// Silent: double data.
__global__ void doubleData(const double *In, float *Out, double Scale, Body B, int N) {
  __shared__ double Partial[32];
  Partial[threadIdx.x] = In[threadIdx.x] * 0.1;
  __syncthreads();
  double Sum = 0.0;
  for (int I = 0; I < N; ++I)
    Sum += Out[I] * 0.1;
  Out[0] = Sum + Partial[0];
  Out[1] = Out[2] * Scale * 0.3;
  Out[3] = B.Mass * B.Speed * B.Speed * 0.5;
}

// Silent: a constant that is stored as the double it is.
__global__ void cleared(double *X) { X[threadIdx.x] = 0.5; }

// Silent: declared, cast or called by its name.
__global__ void asked(float *X) {
  const double Wide = X[0] * 0.1;
  X[0] = Wide * Wide;
  X[1] = (float)((double)X[1] * 0.1);
  X[2] = __dadd_rn(X[2], 0.1);
}

// Silent: C promotes what printf takes.
__global__ void printed(float *X) { printf("%f %f\n", X[0], X[0] * 0.1); }

// Silent: this is FP32 already.
__global__ void single(float *X, int N) { X[0] = powf(X[0], N) * 0.1f + sqrtf(N); }

// Silent: host code.
float onHost(float X) { return X * 0.1; }
