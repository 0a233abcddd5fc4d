// RUN: %check %s -- %cuda

__global__ void __launch_bounds__(32) column(float *Out, int N) {
  __shared__ float Tile[32][32];
  for (int J = 0; J < 32; ++J)
    Tile[J][threadIdx.x] = Out[J * N + threadIdx.x]; // silent: lanes along the row
  __syncthreads();
  for (int J = 0; J < 32; ++J)
    Out[J * N + threadIdx.x] = Tile[threadIdx.x][J];
  // CHECK: :[[@LINE-1]]:32: warning: neighbouring lanes are 128 bytes apart in 'Tile': the access takes 32 passes where 1 would do [cuda-shared-bank-conflict]
}

__global__ void __launch_bounds__(32) rows(float *Out) {
  __shared__ float4 Rows[32][4];
  Rows[threadIdx.x / 4][threadIdx.x % 4] = make_float4(0, 1, 2, 3); // silent: one row after the other
  __syncwarp();
  Out[threadIdx.x] = Rows[threadIdx.x][blockIdx.x & 3].x;
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: neighbouring lanes are 64 bytes apart in 'Rows': the access takes {{[0-9]+}} passes where 1 would do [cuda-shared-bank-conflict]
}

__global__ void __launch_bounds__(32) permuted(float *Out) {
  __shared__ float Flat[1024];
  Flat[threadIdx.x] = Out[threadIdx.x];
  __syncwarp();
  Out[threadIdx.x] = Flat[(threadIdx.x * threadIdx.x % 8) * 32];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: the warp's access to 'Flat' takes 3 passes where 1 would do [cuda-shared-bank-conflict]
}

__global__ void __launch_bounds__(32) quiet(float *Out, const int *Index) {
  __shared__ float Padded[32][33], Bins[256];
  Padded[threadIdx.x / 32][threadIdx.x % 32] = 0;
  Bins[threadIdx.x] = 0;
  __syncthreads();
  Out[threadIdx.x] = Padded[threadIdx.x % 32][blockIdx.x & 31]; // silent: 33 words apart, all banks
  Out[threadIdx.x] += Padded[blockIdx.x & 31][0];               // silent: a broadcast
  Out[threadIdx.x] += Bins[Index[threadIdx.x]];                 // silent: the address is data
  atomicAdd(&Bins[blockIdx.x & 255], Out[threadIdx.x]);         // silent: contention, not a conflict
}

extern __shared__ float Dynamic[];
__global__ void __launch_bounds__(32) merged(float *Out) {
  Out[threadIdx.x] = Dynamic[2 * threadIdx.x] + Dynamic[2 * threadIdx.x + 1]; // silent: one 64-bit access, as nvcc aligns it
}

__global__ void __launch_bounds__(32) padded(float *Out) {
  __shared__ float Rows[32][36];
  for (int J = 0; J < 4; ++J)
    Rows[threadIdx.x][J] = J; // silent: unrolled it is one 128-bit access, and rows 9 of these apart suit it
  __syncwarp();
  Out[threadIdx.x] = Rows[0][threadIdx.x];
}
