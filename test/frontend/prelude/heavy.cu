// Headers that cost much get a prelude of their own at the second file that has them; it is built anew when one of them
// changes.
// REQUIRES: toolkit
// RUN: rm -rf %t && mkdir -p %t/cache %t/include/cub/detail
// RUN: echo '#include "detail/step.cuh"' > %t/include/cub/heavy.cuh
// RUN: echo 'template <class T> __device__ T stepped(T V) { return V + 1; }' > %t/include/cub/detail/step.cuh
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %s -- -isystem %t/include > %t/first.ll
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %s -- -isystem %t/include > %t/second.ll
// RUN: cmp %t/first.ll %t/second.ll
// RUN: ls %t/cache/preludes | FileCheck %s
// CHECK-DAG: [[COMMON:[0-9a-f]+]].pch{{$}}
// CHECK-DAG: [[HEAVY:[0-9a-f]+]].pch.inputs{{$}}
// CHECK-DAG: [[HEAVY]].pch.wanted{{$}}
// RUN: echo 'template <class T> __device__ T stepped(T V) { return V * 77; }' > %t/include/cub/detail/step.cuh
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %s -- -isystem %t/include | FileCheck --check-prefix=CHANGED %s
// CHANGED: mul {{.*}}77
#include <cub/heavy.cuh>
__global__ void k(int *P) { P[0] = stepped(P[1]); }
