// RUN: %check %s -- %cuda

__global__ void four(const float *P, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = P[4 * I] + P[4 * I + 1] + P[4 * I + 2] + P[4 * I + 3];
  // CHECK: :[[@LINE-1]]:12: note: 4 accesses of 4 bytes to 'P' lie one behind the other, at an address aligned to 16 bytes: one vector access would serve them [cuda-unvectorized-access]
}

__global__ void pairs(const float *P, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[2 * I] = P[I];
  // CHECK: :[[@LINE-1]]:3: note: 2 accesses of 4 bytes to 'Out' lie one behind the other, at an address aligned to 8 bytes{{.*}} [cuda-unvectorized-access]
  Out[2 * I + 1] = 0;
}

__global__ void shifted(const float *P, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = P[4 * I + 1] + P[4 * I + 2]; // silent: aligned to 4 bytes only
}

__global__ void threes(const float *P, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = P[3 * I] + P[3 * I + 1] + P[3 * I + 2]; // silent: every other thread's three begin off
}

__global__ void unknown(const float *P, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = P[4 * I] + P[4 * I + 1] + P[4 * I + 2] + P[4 * I + 3]; // silent: nobody tells where P points
}

__global__ void vectors(const float4 *P, float *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  Out[I] = P[I].x + P[I].y + P[I].z + P[I].w; // silent: one access already
}

int main() {
  float *P, *Out;
  cudaMalloc(&P, 4 * 65536 * sizeof(float));
  cudaMalloc(&Out, 4 * 65536 * sizeof(float));
  four<<<256, 256>>>(P, Out);
  pairs<<<256, 256>>>(P, Out);
  shifted<<<256, 256>>>(P, Out);
  threes<<<256, 256>>>(P, Out);
  vectors<<<256, 256>>>(reinterpret_cast<float4 *>(P), Out);
}
void elsewhere(float *P, float *Out) { unknown<<<256, 256>>>(P, Out); }
