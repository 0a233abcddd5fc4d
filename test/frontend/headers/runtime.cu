// RUN: %embedded-plain --cuda-gpu-arch=sm_90 -std=gnu++17 -fsyntax-only %s 2>&1 | FileCheck %s
// RUN: %embedded-host -Wno-deprecated-declarations %s
// RUN: not %embedded -DWRONG %s 2>&1 | FileCheck %s --check-prefix=WRONG
// The runtime API as host code uses it: its C++ forms, both signatures where CUDA 12 and 13 differ, and what was removed.
#include <cuda_runtime.h>
#include <device_launch_parameters.h>

__constant__ float Table[16];
__device__ int Counter;
__global__ void kernel(float *P, int N) { P[N] = Table[N]; }
texture<float, 1, cudaReadModeElementType> Reference;

void memory(cudaStream_t S) {
  float *D, *H;
  cudaMalloc(&D, 64);
  cudaMallocManaged(&D, 64);
  cudaMallocHost(&H, 64);
  cudaMemcpy(D, H, 64, cudaMemcpyHostToDevice);
  cudaMemcpyAsync(D, H, 64, cudaMemcpyDefault, S);
  cudaMemcpyToSymbol(Table, H, sizeof(Table));
  int *Address;
  cudaGetSymbolAddress((void **)&Address, Counter);
  cudaMemPrefetchAsync(D, 64, 0, S);
  cudaMemLocation Where = {cudaMemLocationTypeDevice, 0};
  cudaMemPrefetchAsync(D, 64, Where, 0, S);
  cudaMemAdvise(D, 64, cudaMemAdviseSetReadMostly, 0);
  cudaMemAdvise(D, 64, cudaMemAdviseSetReadMostly, Where);
  cudaFree(D);
}

void launches(float *P) {
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);
  int Grid, Block;
  cudaOccupancyMaxPotentialBlockSize(&Grid, &Block, kernel, 0, 0);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&Grid, kernel, 128, 0);
  int N = 1;
  void *Arguments[] = {&P, &N};
  cudaLaunchKernel((void *)kernel, dim3(1), dim3(32), Arguments, 0, nullptr);
  cudaLaunchKernel(kernel, dim3(1), dim3(32), Arguments);
  cudaLaunchCooperativeKernel(kernel, dim3(1), dim3(32), Arguments);
  cudaLaunchConfig_t Config = {};
  cudaLaunchKernelEx(&Config, kernel, P, 1);
}

void graphs(cudaGraph_t G, cudaGraphNode_t *A, cudaGraphNode_t *B) {
  cudaGraphAddDependencies(G, A, B, 1);
  cudaGraphAddDependencies(G, A, B, nullptr, 1);
  cudaGraphExec_t E;
  cudaGraphInstantiate(&E, G, nullptr, nullptr, 0);
  cudaGraphInstantiate(&E, G, 0);
  cudaGraphExecUpdateResultInfo Info;
  cudaGraphExecUpdate(E, G, &Info);
}

void removed(void *P) {
  // CHECK: warning: 'cudaThreadSynchronize' is deprecated
  cudaThreadSynchronize();
  cudaDeviceProp Properties;
  cudaGetDeviceProperties(&Properties, 0);
  int Clock = Properties.clockRate + Properties.memoryClockRate;
  Reference.filterMode = cudaFilterModeLinear;
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
  // CHECK: warning: 'cudaBindTexture<
  cudaBindTexture(nullptr, Reference, P, Format, 64);
  cudaUnbindTexture(Reference);
  (void)Clock;
}

#ifdef WRONG
void wrong(float *D) {
  // WRONG: error: no matching function for call to 'cudaMemcpy'
  cudaMemcpy(D, D, 64);
  // WRONG: error: use of undeclared identifier 'cudaNoSuchFunction'
  cudaNoSuchFunction(D);
}
#endif
