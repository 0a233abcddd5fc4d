// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Four-bit floating point: e2m1, two values in a byte.

#ifndef __CUDA_FP4_H__
#define __CUDA_FP4_H__

#include "cuda_fp6.h"

typedef __nv_fp8_storage_t __nv_fp4_storage_t;
typedef __nv_fp8_storage_t __nv_fp4x2_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp4x4_storage_t;
typedef enum __nv_fp4_interpretation_t { __NV_E2M1 } __nv_fp4_interpretation_t;

CUDA_TIDY_NARROW(__nv_fp4_e2m1, __nv_fp4x2_e2m1, __nv_fp4x4_e2m1, __nv_fp4_storage_t, __nv_fp4x2_storage_t,
                 __nv_fp4x4_storage_t, 5, 4)
CUDA_TIDY_NARROW_FNS(fp4, __nv_fp4_storage_t, __nv_fp4x2_storage_t, __nv_fp4_interpretation_t, 5 + (int)Fmt, , 1,
                     CUDA_TIDY_COMMA const enum cudaRoundMode Rm, Rm, 4)

#endif // __CUDA_FP4_H__
