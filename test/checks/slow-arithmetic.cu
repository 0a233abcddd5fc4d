// RUN: %check %s -- %cuda

__global__ void powers(float *Out, const float *In, int N, float E) {
  float Sum = 0;
  for (int I = 0; I < N; ++I)
    Sum += powf(In[I] - threadIdx.x, 2.0f);
  // CHECK: :[[@LINE-1]]:12: warning: raising to the power 2 with pow issues 94 instructions where multiplying takes 1: {{.*}} of what a warp issues [cuda-slow-arithmetic]
  for (int I = 0; I < N; ++I)
    Sum += powf(In[I] - threadIdx.x, 2.5f) + powf(In[I], E); // silent: no whole number, not known
  Out[threadIdx.x] = Sum;
}

__global__ void roots(float *Out, const float *In, int N) {
  float Sum = 0;
  for (int I = 0; I < N; ++I)
    Sum += 1.0f / sqrtf(In[I] + threadIdx.x);
  // CHECK: :[[@LINE-1]]:17: warning: dividing by a square root issues 20 instructions where 'rsqrtf' takes 4: {{.*}} [cuda-slow-arithmetic]
  for (int I = 0; I < N; ++I) {
    const float Length = sqrtf(In[I] + threadIdx.x);
    Sum += Length + 1.0f / Length; // silent: the root itself is needed
  }
  Out[threadIdx.x] = Sum;
}

__global__ void angles(float *Out, const float *In, int N) {
  float Sum = 0;
  for (int I = 0; I < N; ++I) {
    const float Angle = In[I] * threadIdx.x;
    Sum += sinf(Angle) * cosf(Angle);
    // CHECK: :[[@LINE-1]]:26: warning: sine and cosine of the same value issue 59 instructions where 'sincosf' takes 37: {{.*}} [cuda-slow-arithmetic]
    Sum += sinf(Angle + 1.0f) * cosf(Angle + 2.0f); // silent: other values
    Sum += __sinf(Sum) * __cosf(Sum);               // silent: one instruction each
  }
  Out[threadIdx.x] = Sum;
}

__global__ void divisions(unsigned *Out, unsigned N, unsigned Rounds, unsigned Size) {
  unsigned X = blockIdx.x * blockDim.x + threadIdx.x, Sum = 0;
  for (unsigned I = 0; I < Rounds; ++I) {
    X = X * 1664525u + 1013904223u;
    Sum += X % N;
    // CHECK: :[[@LINE-1]]:14: warning: every round divides by 'N', which stays the same: 8 instructions where a multiplier found once before the launch takes 3, {{.*}} [cuda-slow-arithmetic]
    Sum += X / 10u;   // silent: the compiler multiplies
    Sum += I / N;     // silent: the same for the whole warp
    Sum ^= X / Size;
    // CHECK: :[[@LINE-1]]:14: warning: 'Size' is 64 in this launch, a power of two that the compiler does not know: 9 instructions where a shift or mask takes 2, {{.*}} [cuda-slow-arithmetic]
  }
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}
void launch(unsigned *Out, unsigned N, unsigned Rounds) { divisions<<<256, 256>>>(Out, N, Rounds, 64); }

__global__ void fractions(float *Out, float Step, int Rounds) {
  float X = threadIdx.x, Sum = 0;
  for (int I = 0; I < Rounds; ++I) {
    X = X * 0.5f + 1.0f;
    Sum += X / Step;
    // CHECK: :[[@LINE-1]]:14: warning: every round divides by 'Step', which stays the same: 10 instructions where multiplying by its reciprocal takes 1, {{.*}} [cuda-slow-arithmetic]
  }
  Out[threadIdx.x] = Sum;
}

__global__ void once(float *Out, const float *In, float Scale) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = In[I] / Scale; // silent: memory is the limit, and there is no loop
}

__global__ void sizes(unsigned *Out, unsigned Size, unsigned Rounds) {
  unsigned X = blockIdx.x * blockDim.x + threadIdx.x, Sum = 0;
  for (unsigned I = 0; I < Rounds; ++I) {
    X = X * 1664525u + 1013904223u;
    Sum ^= X / Size; // one of its sizes is no power of two
    // CHECK: :[[@LINE-1]]:14: warning: every round divides by 'Size', which stays the same: {{.*}} [cuda-slow-arithmetic]
  }
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}
void launchAll(unsigned *Out, unsigned Rounds) {
  const unsigned All[] = {768, 2048};
  for (int I = 0; I < 2; ++I)
    sizes<<<256, 256>>>(Out, All[I], Rounds);
}

__global__ void both(unsigned *Out, unsigned N, unsigned Rounds) {
  unsigned X = blockIdx.x * blockDim.x + threadIdx.x, Sum = 0;
  for (unsigned I = 0; I < Rounds; ++I) {
    X = X * 1664525u + 1013904223u;
    Sum ^= X % N + X / N; // the remainder is left by the quotient
    // CHECK: :[[@LINE-1]]:22: warning: every round divides by 'N', which stays the same: 9 instructions {{.*}} [cuda-slow-arithmetic]
  }
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}

__global__ void shares(unsigned *Out, unsigned N, unsigned Rounds) {
  unsigned Sum = 0;
  for (unsigned I = 0; I < Rounds; ++I) {
    Sum ^= 1000u % (N + I) + Sum; // silent: the divisor changes, and a constant does not list who divides it
  }
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}
