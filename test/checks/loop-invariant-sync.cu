// RUN: %check %s -- %cuda

__global__ void twice(float *Data, int N) {
  __shared__ float Tile[256];
  Tile[threadIdx.x] = Data[threadIdx.x];
  __syncthreads();
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: no thread touches memory between this barrier and the next one [cuda-loop-invariant-sync]
  const int Mirror = 255 - int(threadIdx.x) + (N > 3 ? 1 : 0);
  __syncthreads();
  Data[threadIdx.x] = Tile[Mirror & 255];
}

__global__ void registers(float *Data, int N) {
  float X = Data[threadIdx.x];
  for (int I = 0; I < N; ++I) {
    X = X * 0.5f + I;
    __syncthreads(); // silent: the last of them comes before the store
  }
  Data[threadIdx.x] = X;
}

__global__ void silent(float *Data, long long *Times, int N) {
  __shared__ float Tile[256];
  Tile[threadIdx.x] = Data[threadIdx.x];
  __syncthreads(); // silent: the tile is read before the next
  float X = Tile[threadIdx.x ^ 1];
  __syncthreads(); // silent: the clock is read between
  const long long Start = clock64();
  __syncthreads(); // silent: on one way the tile is written
  if (N > 3)
    Tile[threadIdx.x] = X;
  __syncthreads();
  Data[threadIdx.x] = Tile[threadIdx.x ^ 1];
  Times[threadIdx.x] = Start;
}
