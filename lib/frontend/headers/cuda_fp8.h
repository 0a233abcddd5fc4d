// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Eight-bit floating point: e4m3, e5m2, and the scale format e8m0.

#ifndef __CUDA_FP8_H__
#define __CUDA_FP8_H__

#include "__narrow_floats.h"
#include "driver_types.h"

typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

CUDA_TIDY_NARROW(__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __nv_fp8_storage_t, __nv_fp8x2_storage_t,
                 __nv_fp8x4_storage_t, 0, 8)
CUDA_TIDY_NARROW(__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __nv_fp8_storage_t, __nv_fp8x2_storage_t,
                 __nv_fp8x4_storage_t, 1, 8)
CUDA_TIDY_NARROW(__nv_fp8_e8m0, __nv_fp8x2_e8m0, __nv_fp8x4_e8m0, __nv_fp8_storage_t, __nv_fp8x2_storage_t,
                 __nv_fp8x4_storage_t, 2, 8)

CUDA_TIDY_NARROW_FNS(fp8, __nv_fp8_storage_t, __nv_fp8x2_storage_t, __nv_fp8_interpretation_t, (int)Fmt,
                     CUDA_TIDY_COMMA const __nv_saturation_t Sat, Sat, , 0, 8)

#define CUDA_TIDY_E8M0(NAME, T, VALUE)                                                                                 \
  CUDA_TIDY_FN __nv_fp8_storage_t NAME(const T V, const __nv_saturation_t Sat, const enum cudaRoundMode Rm) {          \
    return __ct_narrow(VALUE, 2, Rm, Sat);                                                                             \
  }
CUDA_TIDY_E8M0(__nv_cvt_float_to_e8m0, float, V)
CUDA_TIDY_E8M0(__nv_cvt_double_to_e8m0, double, (float)V)
CUDA_TIDY_E8M0(__nv_cvt_bfloat16raw_to_e8m0, __nv_bfloat16_raw, __ct_raw_float(V))
#undef CUDA_TIDY_E8M0
#define CUDA_TIDY_E8M0(NAME, T, PAIR)                                                                                  \
  CUDA_TIDY_FN __nv_fp8x2_storage_t NAME(const T V, const __nv_saturation_t Sat, const enum cudaRoundMode Rm) {        \
    const auto P = PAIR;                                                                                               \
    return (__nv_fp8x2_storage_t)CUDA_TIDY_PACK2(__ct_narrow((float)P.x, 2, Rm, Sat),                                  \
                                                 __ct_narrow((float)P.y, 2, Rm, Sat), 8);                              \
  }
CUDA_TIDY_E8M0(__nv_cvt_float2_to_e8m0x2, float2, V)
CUDA_TIDY_E8M0(__nv_cvt_double2_to_e8m0x2, double2, V)
CUDA_TIDY_E8M0(__nv_cvt_bfloat162raw_to_e8m0x2, __nv_bfloat162_raw, __bfloat1622float2(__nv_bfloat162(V)))
#undef CUDA_TIDY_E8M0
CUDA_TIDY_FN __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(const __nv_fp8_storage_t V) {
  return __float2bfloat16(__ct_widen(V, 2));
}
CUDA_TIDY_FN __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(const __nv_fp8x2_storage_t V) {
  return __floats2bfloat162_rn(__ct_widen((unsigned char)V, 2), __ct_widen((unsigned char)(V >> 8), 2));
}

#endif // __CUDA_FP8_H__
