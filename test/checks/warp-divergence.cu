// RUN: %check %s -- %cuda

__device__ float iterate(float X, float A) {
  for (int I = 0; I < 50; ++I)
    X = X * X + A;
  return X;
}

__global__ void parity(float *Data) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float X = Data[I];
  if (threadIdx.x & 1)
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: lanes of one warp part here and the sides run one after the other: {{[0-9.]+}}% of the kernel's issue slots are lost [cuda-warp-divergence]
    X = iterate(X, 0.5f);
  else
    X = iterate(X, 0.25f) * X;
  Data[I] = X;
}

__global__ void chain(float *Data) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float X = Data[I];
  if (threadIdx.x % 3 == 0)
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: lanes of one warp part here{{.*}}[cuda-warp-divergence]
    X = iterate(X, 0.5f);
  else if (threadIdx.x % 3 == 1)
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: lanes of one warp part here{{.*}}[cuda-warp-divergence]
    X = iterate(X, 0.25f) * X;
  else
    X = iterate(X, 0.125f) + X;
  Data[I] = X;
}

__global__ void zeroSkip(float *Out, const float *Weights, const float *Values, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K) {
    const float W = Weights[K * 1024 + I];
    if (W == 0.0f)
      // CHECK: :[[@LINE-1]]:{{[0-9]+}}: note: each lane skips this term by itself{{.*}}[cuda-warp-divergence]
      continue;
    Sum += W * (Values[K * 1024 + I] * 0.5f - 1.0f) * Values[K];
  }
  Out[I] = Sum;
}

// Each lane goes round as often as its number says.
__global__ void triangle(float *Data) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float X = Data[I];
  for (int J = 0; J < threadIdx.x % 32; ++J)
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: lanes of one warp leave this loop after different trip counts: {{[0-9.]+}}% of the kernel's issue slots are lost on lanes that are done [cuda-warp-divergence]
    X = X * 1.5f + J;
  Data[I] = X;
}

// One operation of the source, many of the machine.
__global__ void dividing(int *Data, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  int X = Data[I];
  if (threadIdx.x & 1)
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: lanes of one warp part here{{.*}}[cuda-warp-divergence]
    X = (X / N) * 3 + X % (N + 1);
  Data[I] = X;
}

__global__ void shifting(int *Data, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  int X = Data[I];
  if (threadIdx.x & 1) // silent: a division by a power of two is a shift
    X = X / 8;
  Data[I] = X;
}

__global__ void narrow(float *Data, int Width, int Height) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x, Y = blockIdx.y;
  if (X < Width && Y < Height) // silent: an extent, however few lanes it leaves
    Data[Y * Width + X] = iterate(Data[Y * Width + X], 0.5f);
}

__global__ void silent(float *Data, float *Total, int N) {
  __shared__ float Part[256];
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I >= N)
    return; // silent: a boundary
  float X = Data[I];
  if (threadIdx.x / 32 == 1) // silent: the same for a whole warp
    X = iterate(X, 0.5f);
  if (threadIdx.x & 1) // silent: a predicate's worth
    X += 1.0f;
  if (X > 3.0f) // silent: data
    X = iterate(X, 0.75f);
  Part[threadIdx.x] = X;
  __syncthreads();
  for (int Stride = 128; Stride > 0; Stride >>= 1) {
    if (threadIdx.x < Stride) // silent: one warp parts, in the last steps
      Part[threadIdx.x] += Part[threadIdx.x + Stride];
    __syncthreads();
  }
  if (threadIdx.x % 32 == 0) // silent: one lane publishes
    atomicAdd(Total, Part[threadIdx.x]);
}

struct Scaled {
  float Scale, Sum;
  short Low[2];
};

// Each group of eight lanes has one result, which its first lane writes.
__global__ void publishing(Scaled *Out, const float *In) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Most = In[I], Sum = In[I];
  for (int Offset = 4; Offset > 0; Offset >>= 1) {
    Most = fmaxf(Most, __shfl_xor_sync(~0u, Most, Offset));
    Sum += __shfl_xor_sync(~0u, Sum, Offset);
  }
  if (threadIdx.x % 8 == 0) { // silent: whoever writes, a warp has this to issue
    Out[I / 8].Scale = Most;
    Out[I / 8].Sum = Sum;
    Out[I / 8].Low[0] = short(Most);
    Out[I / 8].Low[1] = short(Sum);
    Out[I / 8 + 1024 * gridDim.x].Scale = Sum;
    Out[I / 8 + 1024 * gridDim.x].Sum = Most;
  }
}

void launchNarrow(float *Data) { narrow<<<dim3(64, 64), 128>>>(Data, 7, 64); }
