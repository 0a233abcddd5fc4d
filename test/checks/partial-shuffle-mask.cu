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

// Lanes 0 to 15 read from lanes 16 to 31.
__global__ void __launch_bounds__(128) allOutside(float *Data) {
  float X = Data[threadIdx.x];
  if (threadIdx.x % 32 < 16)
    X += __shfl_down_sync(0x0000ffffu, X, 16);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: each lane of the mask reads here from a lane that is not in it [cuda-partial-shuffle-mask]
  Data[threadIdx.x] = X;
}

__global__ void __launch_bounds__(128) whoeverRuns(float *Data, int N) {
  float X = Data[threadIdx.x];
  if (threadIdx.x < N) {
    const unsigned Mask = __activemask();
    X += __shfl_down_sync(Mask, X, 1);
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: the mask is whatever lanes happen to run together here, so that a neighbour may be missing: pass the lanes that have to take part [cuda-partial-shuffle-mask]
  }
  Data[threadIdx.x] = X;
}

__global__ void __launch_bounds__(128) withoutMask(int *Data) {
  Data[threadIdx.x] = __any(Data[threadIdx.x]);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: without a mask this does not wait for the other lanes, which run on their own since Volta; nvcc refuses it there [cuda-partial-shuffle-mask]
}

__global__ void __launch_bounds__(128) silentToo(int *Data) {
  const unsigned Mask = __activemask(); // silent: one lane acts for those that run
  const int Leader = __ffs(Mask) - 1;
  int Base = 0;
  if (int(threadIdx.x % 32) == Leader)
    Base = atomicAdd(Data, __popc(Mask));
  Base = __shfl_sync(Mask, Base, Leader);
  Data[threadIdx.x + 1] = Base + __shfl_up_sync(0x0000ffffu, Base, 1); // silent: most lanes read inside the mask
}
