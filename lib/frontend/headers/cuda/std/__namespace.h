// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuda::std is the standard library's names, unless this folder has its own.

#ifndef CUDA_TIDY_CUDA_STD_NAMESPACE
#define CUDA_TIDY_CUDA_STD_NAMESPACE

#define CUDA_TIDY_HD __attribute__((host, device, always_inline)) inline

namespace std {}
namespace cuda {
namespace std {
using namespace ::std;
} // namespace std
} // namespace cuda

#endif // CUDA_TIDY_CUDA_STD_NAMESPACE
