// A header beside the file may bring the heavy ones; macros that they cannot ask for do not keep them from a prelude.
// REQUIRES: toolkit
// RUN: rm -rf %t && mkdir -p %t/cache %t/include/cub && cp %s %t/a.cu && cp %s %t/b.cu
// RUN: echo 'template <class T> __device__ T stepped(T V) { return V + STEP; }' > %t/include/cub/heavy.cuh
// RUN: printf '#ifndef OWN_H\n#define OWN_H\n#define ROUNDS 4\n#include <cub/heavy.cuh>\n#endif\n' > %t/own.h
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %t/a.cu -- -isystem %t/include -DSTEP=3 > %t/first.ll
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %t/b.cu -- -isystem %t/include -DSTEP=3 > %t/second.ll
// RUN: ls %t/cache/preludes | FileCheck %s
// CHECK: [[HEAVY:[0-9a-f]+]].pch.inputs{{$}}
// RUN: FileCheck --check-prefix=CODE %s < %t/second.ll
// CODE: mul {{.*}}4
// A macro that they may ask for does: the file reads them itself.
// RUN: rm -rf %t/cache && sed -i 's/ROUNDS 4/CUB_ROUNDS 4/' %t/own.h && sed -i 's/\* ROUNDS/* CUB_ROUNDS/' %t/a.cu %t/b.cu
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %t/a.cu -- -isystem %t/include -DSTEP=3 > %t/first.ll
// RUN: env CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --headers=toolkit --cuda-path=%toolkit --print %t/b.cu -- -isystem %t/include -DSTEP=3 > %t/second.ll
// RUN: ls %t/cache/preludes | FileCheck --check-prefix=STEERED %s
// STEERED-NOT: .pch.inputs
#include "own.h"
__global__ void k(int *P) { P[0] = stepped(P[1] * P[2]) * P[3] * ROUNDS; }
