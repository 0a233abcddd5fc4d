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
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this overwrites a word of shared memory that another warp may still use in line {{[0-9]+}}: no barrier stands between{{.*}}[cuda-missing-barrier]
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

// One thread clears a counter, the others add to it, one reads it.
__global__ void __launch_bounds__(256) counter(int *Data) {
  __shared__ int Count;
  if (threadIdx.x == 0)
    Count = 0;
  atomicAdd(&Count, Data[threadIdx.x]);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this updates a word of shared memory that another warp sets in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
  __syncthreads();
  Data[threadIdx.x] = Count;
}

__global__ void __launch_bounds__(256) counted(int *Data) {
  __shared__ int Count;
  if (threadIdx.x == 0)
    Count = 0;
  __syncthreads();
  atomicAdd(&Count, Data[threadIdx.x]);
  Data[threadIdx.x] = Count;
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this reads a word of shared memory that another warp writes in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
}

// The bin is data, but whatever it is, it lies in the array.
__global__ void __launch_bounds__(256) histogram(const unsigned char *In, int *Out) {
  __shared__ int Bins[128];
  if (threadIdx.x < 128)
    Bins[threadIdx.x] = 0;
  atomicAdd(&Bins[In[threadIdx.x] & 127], 1);
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this updates a word of shared memory that another warp sets in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
  __syncthreads();
  if (threadIdx.x < 128)
    atomicAdd(&Out[threadIdx.x], Bins[threadIdx.x]);
}

__global__ void __launch_bounds__(256) histogramOfWarp(const unsigned char *In, int *Out) {
  __shared__ int Bins[8][32];
  const int Warp = threadIdx.x / 32, Lane = threadIdx.x % 32;
  Bins[Warp][Lane] = 0;
  atomicAdd(&Bins[Warp][In[threadIdx.x] & 31], 1); // silent: the bins of its own warp
  Out[threadIdx.x] = Bins[Warp][Lane];             // silent, too
}

// Whichever way the data goes, it may go so in two warps.
__global__ void __launch_bounds__(256) underData(float *Data, const int *Flag) {
  __shared__ float Tile[256];
  if (Flag[threadIdx.x])
    Tile[threadIdx.x] = Data[threadIdx.x];
  Data[threadIdx.x] = Tile[threadIdx.x ^ 64];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this reads a word of shared memory that another warp writes in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
}

// A row of unknown length: two samples of it agree.
__global__ void __launch_bounds__(256) unknownOffset(float *Data, int N) {
  extern __shared__ float Dynamic[];
  float *Second = Dynamic + N;
  Second[threadIdx.x] = Data[threadIdx.x];
  Data[threadIdx.x] = Second[threadIdx.x ^ 64];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this reads a word of shared memory that another warp writes in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
}

// Some threads leave before the barrier; the others still meet there.
__global__ void __launch_bounds__(256) leftEarly(float *Data, int N) {
  __shared__ float Tile[256];
  if (threadIdx.x >= 200)
    return;
  Tile[threadIdx.x] = Data[threadIdx.x];
  __syncthreads();
  Data[threadIdx.x] = Tile[threadIdx.x ^ 32];
  Tile[threadIdx.x] = 1;
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this overwrites a word of shared memory that another warp may still use in line [[@LINE-2]]: no barrier stands between [cuda-missing-barrier]
  __syncthreads();
  Data[threadIdx.x + 256] = Tile[threadIdx.x ^ 32];
}

__global__ void __launch_bounds__(256) throughGlobal(float *Data) {
  __shared__ float Tile[256];
  Tile[threadIdx.x] = Data[threadIdx.x];
  __syncthreads();
  Data[threadIdx.x + 256] = Tile[threadIdx.x ^ 32];
  Data[threadIdx.x] = Data[256 + (threadIdx.x ^ 64)];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this reads a word of global memory that another warp of the block writes in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
}

// How warps were summed before shuffles and __syncwarp.
__global__ void __launch_bounds__(64) oldReduction(float *Data) {
  __shared__ float Sums[64];
  Sums[threadIdx.x] = Data[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < 32) {
    volatile float *Fast = Sums;
    Fast[threadIdx.x] += Fast[threadIdx.x + 32];
    Fast[threadIdx.x] += Fast[threadIdx.x + 16];
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this reads through volatile what another lane of the warp writes in line [[@LINE-2]]: since Volta lanes do not run in step, and nothing makes them wait for each other [cuda-missing-barrier]
    Fast[threadIdx.x] += Fast[threadIdx.x + 8];
  }
  Data[threadIdx.x] = 0;
}

__global__ void __launch_bounds__(256) silentToo(float *Data, int *Flags, int N) {
  __shared__ float Tile[256];
  __shared__ int Shared;
  __shared__ volatile int Ready;
  __shared__ volatile float Lanes[256];
  Shared = N;                              // silent: all write one value, each reads its own
  Data[Shared] = 1;
  Lanes[threadIdx.x] = 1;
  __syncwarp();
  Data[1] = Lanes[threadIdx.x ^ 1];        // silent: __syncwarp stands between
  if (threadIdx.x == 0)
    Ready = 0;
  __syncthreads();
  Tile[threadIdx.x] = Data[threadIdx.x];
  if (threadIdx.x < 32) {
    if (threadIdx.x == 0)
      Ready = 1;
  } else {
    while (!Ready) {                       // silent: a flag is waited for
    }
    Data[threadIdx.x] = Tile[threadIdx.x ^ 32];
  }
}

__global__ void __launch_bounds__(256) lookedAt(int *Data) {
  __shared__ int Best;
  if (threadIdx.x == 0)
    Best = 0;
  __syncthreads();
  const int Mine = Data[threadIdx.x];
  if (Best < Mine)                         // silent: the update looks again
    atomicMax(&Best, Mine);
  __syncthreads();
  Data[threadIdx.x] = Best;
}

__global__ void __launch_bounds__(256) lastOne(float *Data, int *Drawn) {
  __shared__ float Sums[8];
  if (threadIdx.x % 32 == 0) {
    Sums[threadIdx.x / 32] = Data[threadIdx.x];
    __threadfence_block();
    if (atomicAdd(Drawn, 1) == 7)          // silent: the last to come sees what the others wrote
      Data[0] = Sums[0] + Sums[1];
  }
}

__global__ void __launch_bounds__(256) rowsOf(float *Data, const int *Begin) {
  __shared__ float Tile[4096];
  const int Row = Begin[threadIdx.x / 32] & 4095;
  Tile[Row + threadIdx.x % 32] = Data[threadIdx.x]; // silent: rows of unknown places may be apart
  Data[threadIdx.x] = Tile[Row + (threadIdx.x ^ 1) % 32];
}

// A cell of row K is written only where it was empty, and read by others only where it is not.
__global__ void __launch_bounds__(256) closure(int *Graph) {
  __shared__ int Cell[16][16];
  const int Y = threadIdx.x / 16, X = threadIdx.x % 16;
  Cell[Y][X] = Graph[threadIdx.x];
  __syncthreads();
  for (int K = 0; K < 16; ++K) {
    if (Cell[Y][X] == 0)
      if (Cell[Y][K] != 0 && Cell[K][X] != 0) // silent: the cells decide who writes
        Cell[Y][X] = K + 2;
    __syncthreads();
  }
  Graph[threadIdx.x] = Cell[Y][X];
}

// Whatever size the block has, if it has several warps.
__global__ void anySize(float *Data) {
  extern __shared__ float Words[];
  Words[threadIdx.x] = Data[threadIdx.x];
  Data[threadIdx.x] = Words[threadIdx.x ^ 64];
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: error: this reads a word of shared memory that another warp writes in line [[@LINE-2]], and no barrier stands between [cuda-missing-barrier]
  __syncthreads();
  Words[threadIdx.x] = 1;
}

__global__ void __launch_bounds__(256) unknownShape(float *Data) {
  __shared__ float Tile[16][16];
  Tile[threadIdx.y][threadIdx.x] = Data[threadIdx.y * 16 + threadIdx.x];
  Data[threadIdx.y * 16 + threadIdx.x] = Tile[threadIdx.y][(threadIdx.x + 8) % 16]; // silent: rows of 16 threads
  __syncthreads();
}

__global__ void oneWarp(float *Data) {
  __shared__ float Words[32];
  Words[threadIdx.x] = Data[threadIdx.x];
  Data[threadIdx.x] = Words[threadIdx.x ^ 1]; // silent: a block of one warp, for all that is known
}
