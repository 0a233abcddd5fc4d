// RUN: %check %s -- %cuda

__global__ void column(float *Out, const float *In) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x;
  Out[X * 1024] = In[X];
  // CHECK: :[[@LINE-1]]:3: warning: neighbouring lanes are 4 KiB apart: a warp's request touches 32 sectors of 32 bytes where 4 would do [cuda-uncoalesced-access]
}

struct Pixel {
  unsigned char R, G, B;
  float Depth;
};

__global__ void structures(float *Out, const Pixel *In) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x;
  Out[X] = In[X].Depth;
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: neighbouring lanes access 'Depth' of neighbouring structures of 8 bytes: a warp's request touches 8 sectors of 32 bytes where 4 would do [cuda-uncoalesced-access]
}

__global__ void contiguous(float *Out, const float *In, const int *Index, float Scale) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x;
  Out[X] = Scale * In[X];   // silent: neighbours lie together
  Out[X] += In[blockIdx.x]; // silent: one address for all lanes
  Out[X] += In[Index[X]];   // silent: the address is data
  Out[X] += In[X + 1];      // silent: one sector more than needed
}

__global__ void swapped(const float *A, float *C, int N) {
  const int Row = blockIdx.x * blockDim.x + threadIdx.x, Col = blockIdx.y * blockDim.y + threadIdx.y;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K];
  // CHECK: :[[@LINE-1]]:12: warning: threadIdx.x moves the address by 4 KiB and threadIdx.y by 0 bytes: the two have each other's role, and a warp's request touches 32 sectors of 32 bytes where 4 would do [cuda-uncoalesced-access]
  C[Row * N + Col] = Sum;
  // CHECK: :[[@LINE-1]]:3: warning: threadIdx.x moves the address by 4 KiB and threadIdx.y by 4 bytes: the two have each other's role{{.*}} [cuda-uncoalesced-access]
}

__global__ void rows(const float *A, float *Sums, int N) {
  const int Row = blockIdx.x * blockDim.x + threadIdx.x;
  float Sum = 0;
  for (int K = 0; K < N; ++K)
    Sum += A[Row * N + K];
  // CHECK: :[[@LINE-1]]:12: warning: each thread walks a row of its own, 4 KiB from its neighbour's, 4 bytes at a time: a warp's request touches 32 sectors{{.*}} [cuda-uncoalesced-access]
  Sums[Row] = Sum;
}

__global__ void chunks(unsigned *V) {
  const unsigned First = (blockIdx.x * blockDim.x + threadIdx.x) * 16;
  for (unsigned I = First; I < First + 16; ++I)
    V[I] += 1;
  // CHECK: :[[@LINE-1]]:5: warning: each thread walks a chunk of its own, 64 bytes from its neighbour's, 4 bytes at a time: a warp's request touches 32 sectors{{.*}} [cuda-uncoalesced-access]
}

__global__ void inTurn(unsigned *V, unsigned N) {
  for (unsigned I = blockIdx.x * blockDim.x + threadIdx.x; I < N; I += gridDim.x * blockDim.x)
    V[I] += 1; // silent: the lanes stay together
}

__global__ void everyOther(const float *A, float *C) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I % 2)
    C[I] = A[I]; // silent: the lanes lie side by side, half of them are off
}

__global__ void underData(const int *Which, float *C) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (Which[I])
    C[I * 32] = 0;
  // CHECK: :[[@LINE-1]]:5: warning: neighbouring lanes are 128 bytes apart{{.*}} [cuda-uncoalesced-access]
}

__global__ void oneOfTwo(float2 *V) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float2 P = V[I];
  P.x += P.y;
  V[I] = P; // silent: nvcc stores both
}

__global__ void firstOfTwo(float2 *V) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  V[I].x = 1;
  // CHECK: :[[@LINE-1]]:3: warning: neighbouring lanes access 'x' of neighbouring structures of 8 bytes{{.*}} [cuda-uncoalesced-access]
}

__global__ void narrowBlock(float *A, int Width) {
  A[(blockIdx.y * 64 + threadIdx.y) * Width + blockIdx.x * 4 + threadIdx.x] = 1;
  // CHECK: :[[@LINE-1]]:3: warning: a warp's request touches 8 sectors of 32 bytes where 4 would do [cuda-uncoalesced-access]
}

void launches(float *A, float *C, unsigned *V) {
  everyOther<<<64, 256>>>(A, C);
  oneOfTwo<<<64, 256>>>((float2 *)A);
  firstOfTwo<<<64, 256>>>((float2 *)A);
  narrowBlock<<<dim3(256, 16), dim3(4, 64)>>>(A, 1024);
  underData<<<64, 256>>>((int *)V, C);
  swapped<<<dim3(32, 32), dim3(32, 32)>>>(A, C, 1024);
  rows<<<4, 256>>>(A, C, 1024);
  chunks<<<64, 256>>>(V);
  inTurn<<<64, 256>>>(V, 1 << 20);
}
