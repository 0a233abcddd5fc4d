// RUN: %embedded-host -Werror %s
// RUN: not %embedded-host -DWITHOUT %s 2>&1 | FileCheck %s
// Programs tell from the toolkit's guard macros what has been included, and declare their own helpers by them.
#ifndef WITHOUT
#include <cublas_v2.h>
#include <cuda.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#endif
#if !defined(__DRIVER_TYPES_H__) || !defined(__CUDA_RUNTIME_H__)
#error nvcc brings the runtime API without being asked
#endif
// CHECK-NOT: error: nvcc brings
// CHECK: error: a library is not seen
#if !defined(CUBLAS_API_H_) || !defined(_CUFFT_H_) || !defined(CURAND_H_) || !defined(CUSPARSEAPI) ||                  \
    !defined(CUSOLVER_COMMON_H_) || !defined(__cuda_cuda_h__)
#error a library is not seen
#endif
