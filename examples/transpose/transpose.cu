// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A matrix transpose three ways, as it is usually found in the wild: naive, through shared memory, and the latter with the
// bank conflicts that its author did not see.

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

constexpr int Tile = 32;

// Reads rows and writes columns: neighbouring lanes store `Rows` floats apart.
__global__ void transposeNaive(float *Out, const float *In, int Rows, int Columns) {
  const int Column = blockIdx.x * Tile + threadIdx.x;
  const int Row = blockIdx.y * Tile + threadIdx.y;
  if (Column < Columns && Row < Rows) {
    Out[Column * Rows + Row] = In[Row * Columns + Column];
  }
}

// Both sides of global memory are contiguous, but a column of the tile lies in one bank.
__global__ void transposeTiled(float *Out, const float *In, int Rows, int Columns) {
  __shared__ float Block[Tile][Tile];
  int Column = blockIdx.x * Tile + threadIdx.x;
  int Row = blockIdx.y * Tile + threadIdx.y;
  if (Column < Columns && Row < Rows) {
    Block[threadIdx.y][threadIdx.x] = In[Row * Columns + Column];
  }
  __syncthreads();
  Column = blockIdx.y * Tile + threadIdx.x;
  Row = blockIdx.x * Tile + threadIdx.y;
  if (Column < Rows && Row < Columns) {
    Out[Row * Rows + Column] = Block[threadIdx.x][threadIdx.y];
  }
}

// One column more than needed moves each row on by one bank: nothing to report here.
__global__ void transposePadded(float *Out, const float *In, int Rows, int Columns) {
  __shared__ float Block[Tile][Tile + 1];
  int Column = blockIdx.x * Tile + threadIdx.x;
  int Row = blockIdx.y * Tile + threadIdx.y;
  if (Column < Columns && Row < Rows) {
    Block[threadIdx.y][threadIdx.x] = In[Row * Columns + Column];
  }
  __syncthreads();
  Column = blockIdx.y * Tile + threadIdx.x;
  Row = blockIdx.x * Tile + threadIdx.y;
  if (Column < Rows && Row < Columns) {
    Out[Row * Rows + Column] = Block[threadIdx.x][threadIdx.y];
  }
}

static bool isTransposed(const float *Out, const float *In, int Rows, int Columns) {
  for (int Row = 0; Row < Rows; ++Row) {
    for (int Column = 0; Column < Columns; ++Column) {
      if (Out[Column * Rows + Row] != In[Row * Columns + Column]) {
        return false;
      }
    }
  }
  return true;
}

int main() {
  const int Rows = 2048, Columns = 4096;
  const size_t Bytes = sizeof(float) * Rows * Columns;
  float *In = static_cast<float *>(malloc(Bytes)), *Out = static_cast<float *>(malloc(Bytes));
  for (int I = 0; I < Rows * Columns; ++I) {
    In[I] = static_cast<float>(I % 8191);
  }
  float *DeviceIn, *DeviceOut;
  cudaMalloc(&DeviceIn, Bytes);
  cudaMalloc(&DeviceOut, Bytes);
  cudaMemcpy(DeviceIn, In, Bytes, cudaMemcpyHostToDevice);

  const dim3 Block(Tile, Tile), Grid((Columns + Tile - 1) / Tile, (Rows + Tile - 1) / Tile);
  bool Right = true;
  for (auto *Kernel : {transposeNaive, transposeTiled, transposePadded}) {
    cudaMemset(DeviceOut, 0xff, Bytes);
    Kernel<<<Grid, Block>>>(DeviceOut, DeviceIn, Rows, Columns);
    cudaMemcpy(Out, DeviceOut, Bytes, cudaMemcpyDeviceToHost);
    Right = Right && cudaGetLastError() == cudaSuccess && isTransposed(Out, In, Rows, Columns);
  }
  printf("%s\n", Right ? "PASS" : "FAIL");
  cudaFree(DeviceIn);
  cudaFree(DeviceOut);
  free(In);
  free(Out);
  return Right ? 0 : 1;
}
