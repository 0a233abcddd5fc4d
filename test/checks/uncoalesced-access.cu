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
