// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks whose rows are shorter than a warp, do not divide it, or lie in
// several dimensions; other ways to number threads.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;

__global__ void rowsOfEight(const float *In, float *Out, int Pitch) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  float V = In[Y * Pitch + X];
  Out[Y * Pitch + X] = V + 1.0f;
}

__global__ void rowsOfSixteen(const float *In, float *Out, int Pitch) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  float V = In[Y * Pitch + X];
  Out[Y * Pitch + X] = V + 1.0f;
}

__global__ void rowsOfTwentyFour(const float *In, float *Out, int Pitch) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  float V = In[Y * Pitch + X];
  Out[Y * Pitch + X] = V + 1.0f;
}

__global__ void rowsOfThirtyThree(const float *In, float *Out, int Pitch) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  float V = In[Y * Pitch + X];
  Out[Y * Pitch + X] = V + 1.0f;
}

__global__ void columnsFirst(const float *In, float *Out, int Pitch) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  float V = In[X * Pitch + Y];
  Out[X * Pitch + Y] = V + 1.0f;
}

__global__ void cubeOfThreads(const float *In, float *Out, int W, int H) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  int Z = blockIdx.z * blockDim.z + threadIdx.z;
  float V = In[(Z * H + Y) * W + X];
  Out[(X * H + Y) * W + Z] = V + 1.0f;
}

__global__ void partialBlock(const float *In, float *Out) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I];
  Out[2 * I] = V + 1.0f;
}

// A branch on the row of the block: uniform only if rows fill warps.
__global__ void branchOnRow(const float *In, float *Out, int Rounds) {
  int I = threadIdx.y * blockDim.x + threadIdx.x;
  float V = In[I];
  if (threadIdx.y % 2 == 0) {
#pragma unroll 1
    for (int K = 0; K < Rounds; ++K)
      V = V * 1.5f + 0.25f;
  }
  Out[blockIdx.x * 256 + I] = V;
}

__global__ void groupRanks(const float *In, float *Out) {
  cg::thread_block Block = cg::this_thread_block();
  cg::thread_block_tile<16> Tile = cg::tiled_partition<16>(Block);
  int T = Block.thread_rank();
  int R = Tile.thread_rank();
  int G = Tile.meta_group_rank();
  float A = In[blockIdx.x * 256 + T];
  float B = In[G * 64 + R * 2];
  Out[blockIdx.x * 256 + T] = A + B;
}

__global__ void groupShuffles(const float *In, float *Out, int Rounds) {
  auto Tile = cg::tiled_partition<8>(cg::this_thread_block());
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  float V = In[I];
  for (int D = Tile.size() / 2; D > 0; D /= 2)
    V += Tile.shfl_down(V, D);
  if (Tile.thread_rank() == 0)
    Out[I / 8] = V;
}

// The block's number is spread over two dimensions by division.
__global__ void blockRemapped(const float *In, float *Out, int Columns, int Pitch) {
  int Row = blockIdx.x / Columns, Column = blockIdx.x % Columns;
  int X = Column * 32 + threadIdx.x % 32, Y = Row * 8 + threadIdx.x / 32;
  float V = In[Y * Pitch + X];
  Out[Y * Pitch + X] = V + 1.0f;
}

__global__ void blockSwizzled(const float *In, float *Out) {
  int B = (blockIdx.x & ~7) | ((blockIdx.x * 3) & 7);
  int I = B * blockDim.x + threadIdx.x;
  float V = In[I];
  Out[I] = V + 1.0f;
}

int main() {
  const int Pitch = 256;
  float *In, *Out;
  cudaMalloc(&In, 1024 * 1024 * sizeof(float));
  cudaMalloc(&Out, 1024 * 1024 * sizeof(float));
  cudaMemset(In, 0, 1024 * 1024 * sizeof(float));
  rowsOfEight<<<dim3(8, 8), dim3(8, 16)>>>(In, Out, Pitch);
  rowsOfSixteen<<<dim3(8, 8), dim3(16, 8)>>>(In, Out, Pitch);
  rowsOfTwentyFour<<<dim3(8, 8), dim3(24, 8)>>>(In, Out, Pitch);
  rowsOfThirtyThree<<<dim3(7, 8), dim3(33, 4)>>>(In, Out, Pitch);
  columnsFirst<<<dim3(8, 8), dim3(32, 4)>>>(In, Out, Pitch);
  cubeOfThreads<<<dim3(4, 4, 4), dim3(8, 4, 4)>>>(In, Out, 32, 32);
  partialBlock<<<16, 100>>>(In, Out);
  branchOnRow<<<16, dim3(16, 16)>>>(In, Out, 5);
  groupRanks<<<16, 256>>>(In, Out);
  groupShuffles<<<16, 256>>>(In, Out, 5);
  blockRemapped<<<64, 256>>>(In, Out, 8, Pitch);
  blockSwizzled<<<64, 256>>>(In, Out);
  return cudaDeviceSynchronize() != cudaSuccess;
}
