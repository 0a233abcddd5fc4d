// RUN: %check %s -- %cuda

__global__ void __launch_bounds__(128) half(float *Data) {
  float X = Data[threadIdx.x];
  if (threadIdx.x % 32 < 16)
    X += __shfl_down_sync(0xffffffffu, X, 8);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: the mask names all 32 lanes, but only those that satisfy the condition in line 5 come here [cuda-partial-shuffle-mask]
  Data[threadIdx.x] = X;
}

__global__ void __launch_bounds__(128) odd(float *Data, int N) {
  float X = Data[threadIdx.x];
  if (threadIdx.x & 1) {
    for (int I = 0; I < N; ++I) {
      X += Data[I];
      __syncwarp();
      // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: the mask names all 32 lanes, but only those that satisfy the condition in line 13 come here{{.*}}[cuda-partial-shuffle-mask]
    }
  }
  Data[threadIdx.x] = X;
}

__global__ void __launch_bounds__(128) outside(float *Data) {
  float X = Data[threadIdx.x];
  if (threadIdx.x % 32 < 16)
    X += __shfl_sync(0x0000ffffu, X, 20);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: lane 20 is read here but is not in the mask{{.*}}[cuda-partial-shuffle-mask]
  Data[threadIdx.x] = X;
}

__global__ void __launch_bounds__(128) silent(float *Data, int N) {
  float X = Data[threadIdx.x];
  X += __shfl_down_sync(0xffffffffu, X, 16); // silent: all lanes come
  if (threadIdx.x < 32)
    X += __shfl_xor_sync(0xffffffffu, X, 1); // silent: a whole warp
  if (threadIdx.x % 32 < 16)
    X += __shfl_down_sync(0x0000ffffu, X, 8); // silent: the mask names those that come
  if (threadIdx.x < N)
    X += __shfl_xor_sync(0xffffffffu, X, 2); // silent: N is not known
  Data[threadIdx.x] = X;
  if (threadIdx.x % 32 >= 20)
    return;
  Data[threadIdx.x] += __shfl_xor_sync(0xffffffffu, X, 4); // silent: the others have left
}
