// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Six-bit floating point: e2m3 and e3m2, each value in a byte.

#ifndef __CUDA_FP6_H__
#define __CUDA_FP6_H__

#include "cuda_fp8.h"

typedef __nv_fp8_storage_t __nv_fp6_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp6x2_storage_t;
typedef __nv_fp8x4_storage_t __nv_fp6x4_storage_t;
typedef enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 } __nv_fp6_interpretation_t;

CUDA_TIDY_NARROW(__nv_fp6_e2m3, __nv_fp6x2_e2m3, __nv_fp6x4_e2m3, __nv_fp6_storage_t, __nv_fp6x2_storage_t,
                 __nv_fp6x4_storage_t, 3, 8)
CUDA_TIDY_NARROW(__nv_fp6_e3m2, __nv_fp6x2_e3m2, __nv_fp6x4_e3m2, __nv_fp6_storage_t, __nv_fp6x2_storage_t,
                 __nv_fp6x4_storage_t, 4, 8)
CUDA_TIDY_NARROW_FNS(fp6, __nv_fp6_storage_t, __nv_fp6x2_storage_t, __nv_fp6_interpretation_t, 3 + (int)Fmt, , 1,
                     CUDA_TIDY_COMMA const enum cudaRoundMode Rm, Rm, 8)

#endif // __CUDA_FP6_H__
