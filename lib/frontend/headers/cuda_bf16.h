// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// bfloat16: the upper half of a float.

#ifndef __CUDA_BF16_H__
#define __CUDA_BF16_H__

#include "__half_support.h"

#define CUDA_TIDY_H __nv_bfloat16
#define CUDA_TIDY_H2 __nv_bfloat162
#define CUDA_TIDY_RAW __nv_bfloat16_raw
#define CUDA_TIDY_RAW2 __nv_bfloat162_raw
#define CUDA_TIDY_E __bf16
#define CUDA_TIDY_V __ct_bf16_vec
#define CUDA_TIDY_N bfloat16
#define CUDA_TIDY_N2 bfloat162
#define CUDA_TIDY_MAKE bfloat162
#define CUDA_TIDY_HALVES2 __halves2
#define CUDA_TIDY_OTHER __half
#define CUDA_TIDY_PTX2 "bf16x2"
#ifdef __CUDA_NO_BFLOAT16_CONVERSIONS__
#define CUDA_TIDY_CONVERSIONS 0
#else
#define CUDA_TIDY_CONVERSIONS 1
#endif
#ifdef __CUDA_NO_BFLOAT16_OPERATORS__
#define CUDA_TIDY_OPERATORS 0
#else
#define CUDA_TIDY_OPERATORS 1
#endif
#include "__half_family.h"
#include "__half_family_undef.h"

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#include "cuda_fp16.h"
#if !defined(__CUDA_NO_HALF_CONVERSIONS__) && !defined(__CUDA_NO_BFLOAT16_CONVERSIONS__)
CUDA_TIDY_MEMBER __half::__half(const __nv_bfloat16 V)
    : __x(__builtin_bit_cast(unsigned short, (_Float16)(float)__ct_get(V))) {}
CUDA_TIDY_MEMBER __nv_bfloat16::__nv_bfloat16(const __half V)
    : __x(__builtin_bit_cast(unsigned short, (__bf16)(float)__ct_get(V))) {}
#endif

#define CUDART_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define CUDART_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define CUDART_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)

#endif // __CUDA_BF16_H__
