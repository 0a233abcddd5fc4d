// What only a toolkit has is read from the one that the environment names, without any option.
// RUN: rm -rf %t && mkdir -p %t/include/crt %t/include/only
// RUN: echo '#define CUDA_VERSION 12060' > %t/include/cuda.h
// RUN: touch %t/include/cuda_runtime.h %t/include/crt/host_defines.h %t/include/only/toolkit.h
// RUN: env CUDA_HOME=%t CUDA_TIDY_CACHE_DIR=%t/cache %cuda-tidy kernels --no-prelude %s > %t/auto
// RUN: FileCheck %s < %t/auto
// CHECK: "served": "toolkit"
// CHECK: "why": "includes only/toolkit.h"
// RUN: env CUDA_HOME=%t %cuda-tidy kernels --no-prelude --headers=embedded %s | FileCheck --check-prefix=EMBEDDED %s
// EMBEDDED: "served": "embedded"
// EMBEDDED: "name": "_Z1kPi"
// EMBEDDED: "missing": []
// EMBEDDED: "missing_includes": [
// EMBEDDED-NEXT: "only/toolkit.h"
#include <only/toolkit.h>

__global__ void k(int *P) { P[threadIdx.x] = 0; }
