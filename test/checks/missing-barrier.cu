// RUN: %check %s -- %cuda

__global__ void __launch_bounds__(256) mirror(float *Data) {
  __shared__ float Tile[256];
  Tile[threadIdx.x] = Data[threadIdx.x];
  Data[threadIdx.x] = Tile[255 - threadIdx.x];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this reads a word of shared memory that another warp writes in line 5, and no barrier stands between [cuda-missing-barrier]
}

__global__ void __launch_bounds__(256) reused(float *Data, int N) {
  __shared__ float Tile[256];
  float Sum = 0;
  for (int I = 0; I < N; ++I) {
    Tile[threadIdx.x] = Data[I * 256 + threadIdx.x];
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this overwrites a word of shared memory that another warp may still have to read in line {{[0-9]+}}: no barrier stands between{{.*}}[cuda-missing-barrier]
    __syncthreads();
    Sum += Tile[threadIdx.x ^ 32] * I;
  }
  Data[threadIdx.x] = Sum;
}

__global__ void __launch_bounds__(256) silent(float *Data, const int *Where, int N) {
  __shared__ float Tile[256];
  __shared__ float Other[256];
  float Sum = 0;
  for (int I = 0; I < N; ++I) {
    Tile[threadIdx.x] = Data[I * 256 + threadIdx.x];
    __syncthreads();
    Sum += Tile[threadIdx.x ^ 32]; // silent: barriers on both sides
    __syncthreads();
  }
  Other[threadIdx.x] = Sum;
  Sum += Other[threadIdx.x];                  // silent: its own word
  Sum += Other[threadIdx.x ^ 1];              // silent: a word of its own warp
  Sum += Tile[Where[threadIdx.x] & 255];      // silent: nothing is written after the barrier
  Other[Where[threadIdx.x] & 255] = Sum;      // silent: the address is data
  Data[threadIdx.x] = Sum;
}
