// RUN: %check %s -- %cuda

__constant__ float Table[64];

__global__ void byLane(float *Y) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Y[I] *= Table[threadIdx.x % 64];
  // CHECK: :[[@LINE-1]]:11: warning: the lanes of a warp read 32 addresses of the constant 'Table' at once: the read is issued once for each [cuda-constant-divergence]
}

__global__ void byWarp(float *Y, const int *Index, int Channel) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int T = 0; T < 64; ++T)
    Sum += Table[T];                   // silent: one address for all lanes
  Sum += Table[Channel & 63];          // silent: an argument
  Sum += Table[threadIdx.x / 32 % 64]; // silent: the warp agrees
  Sum += Table[Index[I] & 63];         // silent: the address is data
  Y[I] = Sum;
}
