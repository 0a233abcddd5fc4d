// Every launch form of the runtime and driver API.
// RUN: %cuda-tidy model --print=launches %s -- %cuda | FileCheck %s
#include <cooperative_groups.h>
#include <cuda.h>
#include <cuda_runtime.h>

__global__ void runtime(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void cooperative(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void clustered(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void clusteredC(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void pointed(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void wrapped(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void inMacro(float *Out, int N) { Out[threadIdx.x] = N; }
__global__ void inGraph(float *Out, int N) { Out[threadIdx.x] = N; }
extern "C" __global__ void byName(float *Out, int N) { Out[threadIdx.x] = N; }
template <typename F> __global__ void forEach(int N, F Body) { Body(N); }

template <typename Kernel, typename... Args> void launch(Kernel K, int Threads, Args... Rest) {
  K<<<(Threads + 63) / 64, 64>>>(Rest...);
}
#define LAUNCH(K, Threads, ...) K<<<(Threads + 31) / 32, 32>>>(__VA_ARGS__)

int main() {
  float *D;
  cudaMalloc((void **)&D, 4096);
  int N = 256;
  void *Args[] = {&D, &N};
  cudaLaunchKernel((void *)runtime, dim3(4), dim3(64), Args, 512, 0);
  cudaLaunchCooperativeKernel((void *)cooperative, dim3(8), dim3(32, 2), Args, 0, 0);

  cudaLaunchConfig_t Config = {};
  Config.gridDim = dim3(16);
  Config.blockDim = dim3(128);
  Config.dynamicSmemBytes = 1024;
  cudaLaunchAttribute Attribute[1];
  Attribute[0].id = cudaLaunchAttributeClusterDimension;
  Attribute[0].val.clusterDim.x = 2;
  Attribute[0].val.clusterDim.y = 1;
  Attribute[0].val.clusterDim.z = 1;
  Config.attrs = Attribute;
  Config.numAttrs = 1;
  cudaLaunchKernelEx(&Config, clustered, D, N);
  Config.numAttrs = 0;
  cudaLaunchKernelExC(&Config, (void *)clusteredC, Args);

  void (*Pointer)(float *, int) = pointed;
  Pointer<<<2, 96>>>(D, N);
  launch(wrapped, 1000, D, N);
  LAUNCH(inMacro, 100, D, N);
  forEach<<<1, 8>>>(N, [=] __device__(int I) { D[0] = I; });

  cudaGraph_t Graph;
  cudaGraphCreate(&Graph, 0);
  cudaGraphNode_t Node;
  cudaKernelNodeParams Params = {0};
  Params.func = (void *)inGraph;
  Params.gridDim = dim3(3);
  Params.blockDim = dim3(160);
  Params.kernelParams = Args;
  cudaGraphAddKernelNode(&Node, Graph, nullptr, 0, &Params);

  CUmodule Module;
  CUfunction Function;
  cuModuleLoad(&Module, "k.cubin");
  cuModuleGetFunction(&Function, Module, "byName");
  cuLaunchKernel(Function, 5, 1, 1, 224, 1, 1, 0, 0, Args, 0);
}
// CHECK-DAG: launch runtime grid:4x1x1 block:64x1x1 shared:512 host certain line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-DAG: launch cooperative grid:8x1x1 block:32x2x1 host certain cooperative line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-DAG: launch clustered grid:16x1x1 block:128x1x1 cluster:2x1x1 shared:1024 host certain line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-DAG: launch clusteredC grid:16x1x1 block:128x1x1 shared:1024 host certain line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-DAG: launch pointed grid:2x1x1 block:96x1x1 host certain
// CHECK-DAG: launch wrapped grid:16x1x1 block:64x1x1 host certain line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-DAG: launch inMacro grid:4x1x1 block:32x1x1 host certain
// CHECK-DAG: launch forEach grid:1x1x1 block:8x1x1 host certain line:{{[0-9]+}} (256, struct
// CHECK-DAG: launch inGraph grid:3x1x1 block:160x1x1 host certain line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-DAG: launch byName grid:5x1x1 block:224x1x1 host certain line:{{[0-9]+}} (pointer[4096], 256)
// CHECK-NOT: launch
