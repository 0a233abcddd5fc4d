// A toolkit's headers serve what newer versions of them removed, and what clang's wrapper lacks.
// REQUIRES: toolkit
// RUN: %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit %s > %t
// RUN: FileCheck %s < %t
// RUN: %cuda-tidy kernels --headers=embedded %s > %t.embedded
// RUN: FileCheck %s < %t.embedded
// The negative side: what no version had is an error still.
// RUN: %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit %s -- -DNEVER | FileCheck --check-prefix=NEVER %s
// CHECK-DAG: "name": "_Z8texturesPf"
// CHECK-DAG: "name": "_Z5hintsPfPi"
// CHECK-DAG: "name": "_Z7clusterPf"
// CHECK: "missing": []
// CHECK: "problems": []
// NEVER: use of undeclared identifier 'cudaThreadFlush'
// NEVER: no member named 'clockSpeed' in 'cudaDeviceProp'
#include <cooperative_groups.h>
#include <cuda.h>

texture<float, 2, cudaReadModeElementType> Plane;
texture<uchar4, cudaTextureType1D, cudaReadModeNormalizedFloat> Colours;
texture<int4, 1> Quads;
surface<void, 2> Canvas;
__global__ void textures(float *P) {
  P[0] = tex2D(Plane, 1.0f, 2.0f) + tex1D(Colours, 1.0f).x + tex1Dfetch(Quads, 3).y;
  surf2Dread(&P[1], Canvas, 4, 5);
  surf2Dwrite(P[2], Canvas, 1, 1);
}

__global__ void hints(float *P, int *N) {
  __stcs(P, 1.0f);
  __stwt(P, __ldca(P + 1));
  __stcg((int2 *)P, int2{1, 2});
  N[0] = __nv_atomic_fetch_add(N, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  N[1] = max(1, 2u) + min(1.0f, 2.0) + __mul24(N[2], 3) + mul24(N[2], 3);
}

__global__ void __cluster_dims__(2, 1, 1) cluster(float *P) {
  auto C = cooperative_groups::this_cluster();
  C.sync();
  P[0] = C.block_rank();
}

int main() {
  cudaThreadSynchronize();
  cudaThreadSetCacheConfig(cudaFuncCachePreferL1);
  cudaDeviceProp P;
  cudaGetDeviceProperties(&P, 0);
  int V = P.clockRate + P.deviceOverlap + P.computeMode + P.kernelExecTimeoutEnabled + P.memoryClockRate;
  cudaPointerAttributes A;
  V += A.memoryType + A.isManaged;
  float *D = 0;
  cudaArray *Array = 0;
  cudaBindTexture(0, Colours, D, 3);
  cudaBindTextureToArray(Plane, Array, cudaCreateChannelDesc<float>());
  cudaBindSurfaceToArray(Canvas, Array);
  cudaUnbindTexture(Plane);
  Plane.filterMode = cudaFilterModeLinear;
  cudaMemcpyToArray(Array, 0, 0, D, 4, cudaMemcpyHostToDevice);
  cudaMemAdvise(D, 4, cudaMemAdviseSetReadMostly, 0);
  cudaMemPrefetchAsync(D, 4, 0, 0);
  cudaGraph_t G;
  cudaGraphExec_t E;
  cudaGraphNode_t N;
  size_t Count;
  cudaGraphInstantiate(&E, G, NULL, NULL, 0);
  cudaGraphAddDependencies(G, &N, &N, 1);
  cudaGraphGetEdges(G, &N, &N, &Count);
  cudaSetDoubleForDevice(0);
  cudaLaunchParams Launch;
  cudaLaunchCooperativeKernelMultiDevice(&Launch, 1, 0);
  CUcontext Context;
  cuCtxCreate(&Context, 0, 0);
  V += max(1, 2u) + min(1.0f, 2.0) + max(1LL, 2LL) + isfinite(1.0f) + isnan(2.0) + clock();
#ifdef NEVER
  cudaThreadFlush();
  V += P.clockSpeed;
#endif
}
