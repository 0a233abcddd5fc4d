// RUN: %check %s -- %cuda

__global__ void __launch_bounds__(128) odd(float *Data) {
  __shared__ float Tile[128];
  Tile[threadIdx.x] = Data[threadIdx.x];
  if (threadIdx.x % 2) {
    Data[threadIdx.x] = 0;
    __syncthreads();
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: not all threads of the block reach this barrier: the condition in line 6 differs between them [cuda-barrier-divergence]
  }
  Data[threadIdx.x] = Tile[127 - threadIdx.x];
}

__global__ void __launch_bounds__(128) firstWarps(float *Data, int N) {
  __shared__ float Tile[128];
  Tile[threadIdx.x] = Data[threadIdx.x];
  if (threadIdx.x < 64) {
    for (int I = 0; I < N; ++I) {
      Tile[threadIdx.x] += I;
      __syncthreads();
      // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: not all threads of the block reach this barrier: the condition in line 17 differs between them{{.*}}[cuda-barrier-divergence]
    }
  }
  Data[threadIdx.x] = Tile[threadIdx.x];
}

__global__ void __launch_bounds__(128) leave(float *Data) {
  __shared__ float Tile[128];
  if (threadIdx.x >= 100)
    return;
  Tile[threadIdx.x] = Data[threadIdx.x];
  __syncthreads();
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: threads that the condition in line 29 sends out of the kernel never reach this barrier{{.*}}[cuda-barrier-divergence]
  Data[threadIdx.x] = Tile[99 - threadIdx.x];
}

__global__ void __launch_bounds__(128) silent(float *Data, int N, int Mode) {
  __shared__ float Tile[128];
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (Mode == 3)
    __syncthreads(); // silent: an argument is the same for all
  if (blockIdx.x & 1)
    __syncthreads(); // silent: so is the block's index
  if (threadIdx.x < 128)
    __syncthreads(); // silent: all threads of this launch come
  for (int K = 0; K < N; ++K)
    __syncthreads(); // silent: all go round as often
  if (threadIdx.x < 64) {
    Tile[threadIdx.x] = 1;
    __syncthreads(); // silent: the other warps have a barrier of their own
  } else {
    Tile[threadIdx.x] = 2;
    __syncthreads();
  }
  if (I < N)
    __syncthreads(); // silent: N is not known
  if (Data[I] > 0)
    __syncthreads(); // silent: data, which may be the same for all
  Data[I] = Tile[threadIdx.x];
}
