// A prelude changes the time that a parse takes and nothing else.
// RUN: rm -rf %t && mkdir %t
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded --no-prelude --print %s > %t/plain.ll
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded --print %s > %t/first.ll
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded --print %s > %t/second.ll
// RUN: cmp %t/plain.ll %t/first.ll && cmp %t/first.ll %t/second.ll
// RUN: ls %t/preludes | FileCheck --check-prefix=ONE %s
// ONE: {{^[0-9a-f]+}}.pch{{$}}
// ONE-NEXT: {{^[0-9a-f]+}}.pch.check{{$}}
// ONE-NOT: {{.}}
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded %s | FileCheck --check-prefix=USED %s
// USED: "prelude": true

// A damaged one is thrown away and built again.
// RUN: %python -c "import glob; p = glob.glob('%t/preludes/*.pch')[0]; d = bytearray(open(p, 'rb').read()); d[len(d) // 2] ^= 255; open(p, 'wb').write(d)"
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded --print %s > %t/third.ll
// RUN: cmp %t/plain.ll %t/third.ll

// A cache that cannot be written is no error. (A file stands where the folder should.)
// RUN: touch %t/file
// RUN: env CUDA_TIDY_CACHE_DIR=%t/file %cuda-tidy kernels --headers=embedded %s | FileCheck --check-prefix=NONE %s
// NONE: "prelude": false
// NONE: "prelude_note": "the cache folder '{{.*}}' cannot be written

// A macro that headers may read is part of the key, and worth a prelude only when it comes again.
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded %s -- -D_GLIBCXX_ASSERTIONS | FileCheck --check-prefix=NONE1 %s
// NONE1: "prelude": false
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded %s -- -D_GLIBCXX_ASSERTIONS | FileCheck --check-prefix=USED %s
// A macro of the project is not.
// RUN: env CUDA_TIDY_CACHE_DIR=%t %cuda-tidy kernels --headers=embedded %s -- -DSIZE=3 | FileCheck --check-prefix=USED %s

#include <cmath>
#include <vector>

template <typename T> __device__ T twice(T V) { return V + V; }

__global__ void k(float *P, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    P[I] = twice(sqrtf(P[I])) + std::abs(P[I]) + atomicAdd(P, 1.0f);
}

void run(std::vector<float> &V) { k<<<1, 32>>>(V.data(), int(V.size())); }
