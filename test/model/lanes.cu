// One idea a kernel: how addresses lie over the lanes, and what memory makes of them.
// RUN: %cuda-tidy model --print=lanes --launch 'unit=grid:64,block:256' --launch 'column=grid:64,block:256' --launch 'gather=grid:64,block:256' --launch 'tile=grid:8x8,block:16x16' --launch 'aggregated=grid:4,block:128' --launch 'late=grid:4,block:128' %s -- %cuda | FileCheck %s

// CHECK-LABEL: lanes of unit(
// CHECK: lanes.cu:[[@LINE+3]]:{{[0-9]+}}: store global 4 bytes of Out: 4 * lane, 4 of 4 sectors, 32 addresses, sampled
// CHECK-NEXT: lanes.cu:[[@LINE+2]]:{{[0-9]+}}: load global 4 bytes of In: 4 * lane, 4 of 4 sectors, 32 addresses, sampled
__global__ void unit(const float *In, float *Out) {
  Out[blockIdx.x * blockDim.x + threadIdx.x] = In[blockIdx.x * blockDim.x + threadIdx.x];
}

// CHECK-LABEL: lanes of column(
// CHECK: load global 4 bytes of In: 4096 * lane, 32 of 4 sectors
__global__ void column(const float *In, float *Out) { Out[threadIdx.x] = In[threadIdx.x * 1024]; }

// An index from memory: no figure, and none is guessed.
// CHECK-LABEL: lanes of gather(
// CHECK-DAG: load global 4 bytes: data-dependent
// CHECK-DAG: load global 4 bytes of Index: 4 * lane, 4 of 4 sectors
__global__ void gather(const float *In, const int *Index, float *Out) { Out[threadIdx.x] = In[Index[threadIdx.x]]; }

// Half a warp a row: two rows of a tile that lie in the same banks.
// CHECK-LABEL: lanes of tile(
// CHECK: store shared 4 bytes: 2 of 1 wavefronts
// CHECK: load shared 4 bytes: 16 of 1 wavefronts
__global__ void tile(float *Data, int Width) {
  __shared__ float Tile[16][32];
  const unsigned Row = blockIdx.y * 16 + threadIdx.y;
  Tile[threadIdx.y][threadIdx.x] = Data[Row * Width + threadIdx.x];
  __syncthreads();
  Data[Row * Width + threadIdx.x] = Tile[threadIdx.x][threadIdx.y];
}

// One lane adds for the warp; with other addresses every lane of a bank takes its turn.
// CHECK-LABEL: lanes of aggregated(
// CHECK: atomic shared 4 bytes: 1 of 1 wavefronts, 1 addresses
// CHECK: atomic shared 4 bytes: 8 * lane, 2 of 1 wavefronts
__global__ void aggregated(int *Out, int By) {
  __shared__ int Sums[65];
  atomicAdd(&Sums[64], 1);
  atomicExch(&Sums[(threadIdx.x & 31) * 2], By);
  __syncthreads();
  Out[threadIdx.x] = Sums[threadIdx.x & 31];
}

// What no thread reaches has no figure.
// CHECK-LABEL: lanes of late(
// CHECK: store global 4 bytes: unknown
__global__ void late(int *Out) {
  if (threadIdx.x > 1000)
    Out[threadIdx.x] = 1;
}
