// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// IEEE half precision.

#ifndef __CUDA_FP16_H__
#define __CUDA_FP16_H__

#include "__half_support.h"

#define CUDA_TIDY_H __half
#define CUDA_TIDY_H2 __half2
#define CUDA_TIDY_RAW __half_raw
#define CUDA_TIDY_RAW2 __half2_raw
#define CUDA_TIDY_E _Float16
#define CUDA_TIDY_V __ct_half_vec
#define CUDA_TIDY_N half
#define CUDA_TIDY_N2 half2
#define CUDA_TIDY_MAKE half2
#define CUDA_TIDY_HALVES2 __halves2
#define CUDA_TIDY_OTHER __nv_bfloat16
#define CUDA_TIDY_PTX2 "f16x2"
#ifdef __CUDA_NO_HALF_CONVERSIONS__
#define CUDA_TIDY_CONVERSIONS 0
#else
#define CUDA_TIDY_CONVERSIONS 1
#endif
#ifdef __CUDA_NO_HALF_OPERATORS__
#define CUDA_TIDY_OPERATORS 0
#else
#define CUDA_TIDY_OPERATORS 1
#endif
#include "__half_family.h"
#include "__half_family_undef.h"

#ifndef CUDA_NO_HALF
typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;
#endif

#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)

#endif // __CUDA_FP16_H__
