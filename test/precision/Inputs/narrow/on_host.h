// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// As much of CUDA as the kernels of this folder need, on the host: each block's threads run as threads that meet at
// barriers.
#ifndef ON_HOST_H
#define ON_HOST_H
#include <algorithm>
#include <barrier>
#include <cstdlib>
#include <thread>
#define __global__
#define __device__
#define __host__
#define __shared__ static
#define __forceinline__ inline
struct Index {
  unsigned x;
};
inline thread_local Index threadIdx, blockIdx;
inline Index blockDim, gridDim;
inline std::barrier<> *Meeting = nullptr;
inline void __syncthreads() { Meeting->arrive_and_wait(); }
inline float Lanes[1024];
inline float __shfl_xor_sync(unsigned, float V, int Mask) {
  Lanes[threadIdx.x] = V;
  __syncthreads();
  const float R = Lanes[threadIdx.x ^ unsigned(Mask)];
  __syncthreads();
  return R;
}
typedef _Float16 __half;
struct __nv_bfloat16 {
  uint16_t Bits;
};
inline float __half2float(__half V) { return float(V); }
inline __half __float2half(float V) { return __half(V); }
inline float __bfloat162float(__nv_bfloat16 V) {
  const uint32_t Bits = uint32_t(V.Bits) << 16;
  float F;
  memcpy(&F, &Bits, 4);
  return F;
}
inline __nv_bfloat16 __float2bfloat16(float V) { // to the nearest, ties to even
  uint32_t Bits;
  memcpy(&Bits, &V, 4);
  return {uint16_t(V != V ? 0x7fff : (Bits + 0x7fff + (Bits >> 16 & 1)) >> 16)};
}
inline float __saturatef(float V) { return std::fmin(std::fmax(V, 0.0f), 1.0f); }
inline float rsqrtf(float V) { return 1.0f / std::sqrt(V); }
enum Direction { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };
template <class T> void cudaMalloc(T **P, size_t Size) { *P = static_cast<T *>(malloc(Size)); }
inline void cudaMemset(void *P, int V, size_t Size) { memset(P, V, Size); }
inline void cudaFree(void *P) { free(P); }
inline void cudaMemcpy(void *To, const void *From, size_t Size, Direction) { memcpy(To, From, Size); }

// Kernels without barriers run thread after thread.
template <class Body> void runBlocks(unsigned Grid, unsigned Block, bool Together, Body Run) {
  gridDim.x = Grid;
  blockDim.x = Block;
  for (unsigned B = 0; B < Grid; ++B) {
    if (!Together) {
      for (unsigned T = 0; T < Block; ++T) {
        blockIdx.x = B;
        threadIdx.x = T;
        Run();
      }
      continue;
    }
    std::barrier<> Here(Block);
    Meeting = &Here;
    std::vector<std::thread> All;
    for (unsigned T = 0; T < Block; ++T)
      All.emplace_back([&, T] {
        blockIdx.x = B;
        threadIdx.x = T;
        Run();
      });
    for (std::thread &T : All)
      T.join();
  }
}
#define LAUNCH(Kernel, Grid, Block, ...) runBlocks(Grid, Block, false, [&] { Kernel(__VA_ARGS__); })
#define LAUNCH_TOGETHER(Kernel, Grid, Block, ...) runBlocks(Grid, Block, true, [&] { Kernel(__VA_ARGS__); })
#endif
