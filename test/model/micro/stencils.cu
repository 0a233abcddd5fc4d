// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Halos and stencils in one, two and three dimensions.
#include <cuda_runtime.h>

__global__ void stencilLine(const float *In, float *Out, int N) {
  int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I > 0 && I < N - 1) {
    float L = In[I - 1];
    float M = In[I];
    float R = In[I + 1];
    Out[I] = L + M + R;
  }
}

__global__ void stencilLineShared(const float *In, float *Out, int N) {
  __shared__ float S[128 + 6];
  int T = threadIdx.x, I = blockIdx.x * 128 + T;
  S[T + 3] = In[I];
  if (T < 3)
    S[T] = In[I >= 3 ? I - 3 : 0];
  if (T >= 125)
    S[T + 6] = In[I + 3 < N ? I + 3 : N - 1];
  __syncthreads();
  float Sum = 0;
#pragma unroll
  for (int K = 0; K < 7; ++K)
    Sum += S[T + K];
  Out[I] = Sum;
}

__global__ void stencilPlane(const float *In, float *Out, int W, int H) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  if (X < 1 || Y < 1 || X >= W - 1 || Y >= H - 1)
    return;
  float A = In[Y * W + X - 1];
  float B = In[Y * W + X + 1];
  float C = In[(Y - 1) * W + X];
  float D = In[(Y + 1) * W + X];
  Out[Y * W + X] = A + B + C + D;
}

// The tile is 18 wide: its rows straddle sectors and warps.
__global__ void stencilPlaneShared(const float *In, float *Out, int W) {
  __shared__ float S[18][18];
  int TX = threadIdx.x, TY = threadIdx.y;
  int X = blockIdx.x * 16 + TX, Y = blockIdx.y * 16 + TY;
  S[TY][TX] = In[Y * W + X];
  __syncthreads();
  if (TX >= 1 && TX < 17 && TY >= 1 && TY < 17)
    Out[Y * W + X] = S[TY][TX - 1] + S[TY][TX + 1] + S[TY - 1][TX] + S[TY + 1][TX];
}

__global__ void stencilVolume(const float *In, float *Out, int W, int H, int D) {
  int X = blockIdx.x * blockDim.x + threadIdx.x;
  int Y = blockIdx.y * blockDim.y + threadIdx.y;
  if (X < 1 || Y < 1 || X >= W - 1 || Y >= H - 1)
    return;
  for (int Z = 1; Z < D - 1; ++Z) {
    float A = In[(Z * H + Y) * W + X - 1];
    float B = In[((Z - 1) * H + Y) * W + X];
    Out[(Z * H + Y) * W + X] = A + B;
  }
}

// The lanes go along the slow dimension.
__global__ void stencilPlaneTurned(const float *In, float *Out, int W, int H) {
  int Y = blockIdx.x * blockDim.x + threadIdx.x;
  int X = blockIdx.y * blockDim.y + threadIdx.y;
  if (X < 1 || Y < 1 || X >= W - 1 || Y >= H - 1)
    return;
  float A = In[Y * W + X - 1];
  float C = In[(Y - 1) * W + X];
  Out[Y * W + X] = A + C;
}

int main() {
  const int W = 256, H = 128, D = 8;
  float *In, *Out;
  cudaMalloc(&In, (W + 64) * (H + 64) * D * sizeof(float));
  cudaMalloc(&Out, (W + 64) * (H + 64) * D * sizeof(float));
  cudaMemset(In, 0, (W + 64) * (H + 64) * D * sizeof(float));
  stencilLine<<<64, 128>>>(In, Out, 8000);
  stencilLineShared<<<64, 128>>>(In, Out, 64 * 128);
  stencilPlane<<<dim3(W / 32, H / 8), dim3(32, 8)>>>(In, Out, W, H);
  stencilPlaneShared<<<dim3(W / 16, H / 16), dim3(18, 18)>>>(In, Out, W + 32);
  stencilVolume<<<dim3(W / 32, H / 4), dim3(32, 4)>>>(In, Out, W, H, D);
  stencilPlaneTurned<<<dim3(H / 32, W / 8), dim3(32, 8)>>>(In, Out, W, H);
  return cudaDeviceSynchronize() != cudaSuccess;
}
