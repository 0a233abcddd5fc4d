// RUN: %check %s -- %cuda

__global__ void product(const float *A, const float *B, float *C, int N) {
  const int Column = blockIdx.x * 32 + threadIdx.x, Row = blockIdx.y * 32 + threadIdx.y;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K] * B[K * N + Column];
  // CHECK: :[[@LINE-1]]:29: warning: 32 warps of a block read the same parts of 'B', each 32 bytes 32 times: a tile of 3 KiB in shared memory would read them once [cuda-missing-shared-reuse]
  C[Row * N + Column] = Sum;
}

__global__ void filter(const float *In, float *Out, const float *Taps, int Width) {
  const int X = blockIdx.x * 32 + threadIdx.x, Y = blockIdx.y * 8 + threadIdx.y;
  float Sum = 0;
  for (int J = 0; J < 9; ++J)
    for (int I = 0; I < 9; ++I)
      Sum += In[(Y + J) * Width + X + I] * Taps[J * 9 + I];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} warps of a block read the same parts of '{{In|Taps}}'{{.*}} [cuda-missing-shared-reuse]
  // CHECK: :[[@LINE-2]]:{{[0-9]+}}: warning: {{.*}} warps of a block read the same parts of '{{In|Taps}}'{{.*}} [cuda-missing-shared-reuse]
  Out[Y * Width + X] = Sum;
}

__global__ void scaled(const float *In, float *Out, const float *Scale) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = In[I] * Scale[0]; // silent: memory bandwidth is the limit
}

__global__ void ownRows(const float *In, float *Out, int N) {
  const int Warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += In[Warp * N + K]; // silent: each warp reads its own
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}

__global__ void gathered(const float *In, const int *Where, float *Out, int N) {
  const int I = Where[blockIdx.x * blockDim.x + threadIdx.x];
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += In[K * N + I]; // silent: the addresses come from data
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}

__global__ void __launch_bounds__(256) window(const float *In, float *Out, const float *Taps, int Width, int Radius) {
  const int X = blockIdx.x * 32 + threadIdx.x, Y = blockIdx.y * 8 + threadIdx.y;
  if (X < Radius || Y < Radius || X >= Width - Radius)
    return;
  float Sum = 0;
  for (int J = -Radius; J <= Radius; ++J)
    for (int I = -Radius; I <= Radius; ++I)
      Sum += In[(Y + J) * Width + X + I] * Taps[(J + Radius) * (2 * Radius + 1) + I + Radius];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} warps of a block read the same parts of '{{In|Taps}}'{{.*}} [cuda-missing-shared-reuse]
  Out[Y * Width + X] = Sum; // no launch: a block of 32 x 8 stands in, and a path that no sample of Radius takes is tried
}

__global__ void sixWeights(const float *In, const float *Weights, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int Round = 0; Round < 8; ++Round)
    for (int K = 0; K < 6; ++K)
      Sum = Sum * 0.5f + Weights[K]; // silent: one line of the cache holds them all
  Out[I] = In[I] * Sum;
}

void launches(float *A, float *B, float *C, int *W) {
  sixWeights<<<4096, 256>>>(A, B, C);
  product<<<dim3(32, 32), dim3(32, 32)>>>(A, B, C, 1024);
  filter<<<dim3(32, 128), dim3(32, 8)>>>(A, C, B, 1040);
  scaled<<<4096, 256>>>(A, C, B);
  ownRows<<<128, 256>>>(A, C, 1024);
  gathered<<<128, 256>>>(A, W, C, 1024);
}
