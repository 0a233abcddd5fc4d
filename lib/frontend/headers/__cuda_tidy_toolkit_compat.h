// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read after clang's wrapper when a toolkit serves a file: what nvcc defines and clang does not.
#ifndef __CUDA_TIDY_TOOLKIT_COMPAT_H__
#define __CUDA_TIDY_TOOLKIT_COMPAT_H__

#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (CUDA_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDA_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 0
#endif

#endif
