// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Floating-point formats of eight bits and fewer: the types, which all have one
// shape. A conversion is a call to a function without memory effects that is
// not defined here: the hardware's instruction, or the library's emulation.

#ifndef CUDA_TIDY_NARROW_FLOATS_H
#define CUDA_TIDY_NARROW_FLOATS_H

#include "cuda_bf16.h"
#include "cuda_fp16.h"

// Formats: 0 e4m3, 1 e5m2, 2 e8m0, 3 e2m3, 4 e3m2, 5 e2m1.
extern "C" __attribute__((host, device, const)) unsigned char __ct_narrow(float Value, int Format, int Rounding,
                                                                          int Saturate);
extern "C" __attribute__((host, device, const)) float __ct_widen(unsigned char Bits, int Format);

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;

// Two values in one storage unit, the first in the low BITS.
#define CUDA_TIDY_PACK2(A, B, BITS) ((A) | (B) << (BITS))

// NAME, NAMEx2 and NAMEx4 over storage types S1, S2, S4 with BITS per value.
#define CUDA_TIDY_NARROW(NAME, X2, X4, S1, S2, S4, FORMAT, BITS)                                                       \
  CUDA_TIDY_FN unsigned __ct_n##FORMAT(float V) { return __ct_narrow(V, FORMAT, 0, 1); }                               \
  CUDA_TIDY_FN float __ct_w##FORMAT(unsigned V) {                                                                      \
    return __ct_widen((unsigned char)(V & ((1u << BITS) - 1)), FORMAT);                                                \
  }                                                                                                                    \
  struct NAME {                                                                                                        \
    S1 __x;                                                                                                            \
    NAME() = default;                                                                                                  \
    CUDA_TIDY_MEMBER explicit NAME(const __half V) : __x((S1)__ct_n##FORMAT((float)__ct_get(V))) {}                    \
    CUDA_TIDY_MEMBER explicit NAME(const __nv_bfloat16 V) : __x((S1)__ct_n##FORMAT((float)__ct_get(V))) {}             \
    CUDA_TIDY_MEMBER explicit NAME(const float V) : __x((S1)__ct_n##FORMAT(V)) {}                                      \
    CUDA_TIDY_MEMBER explicit NAME(const double V) : __x((S1)__ct_n##FORMAT((float)V)) {}                              \
    CUDA_TIDY_MEMBER explicit NAME(const short V) : __x((S1)__ct_n##FORMAT(V)) {}                                      \
    CUDA_TIDY_MEMBER explicit NAME(const unsigned short V) : __x((S1)__ct_n##FORMAT(V)) {}                             \
    CUDA_TIDY_MEMBER explicit NAME(const int V) : __x((S1)__ct_n##FORMAT((float)V)) {}                                 \
    CUDA_TIDY_MEMBER explicit NAME(const unsigned V) : __x((S1)__ct_n##FORMAT((float)V)) {}                            \
    CUDA_TIDY_MEMBER explicit NAME(const long V) : __x((S1)__ct_n##FORMAT((float)V)) {}                                \
    CUDA_TIDY_MEMBER explicit NAME(const unsigned long V) : __x((S1)__ct_n##FORMAT((float)V)) {}                       \
    CUDA_TIDY_MEMBER explicit NAME(const long long V) : __x((S1)__ct_n##FORMAT((float)V)) {}                           \
    CUDA_TIDY_MEMBER explicit NAME(const unsigned long long V) : __x((S1)__ct_n##FORMAT((float)V)) {}                  \
    CUDA_TIDY_MEMBER explicit operator float() const { return __ct_w##FORMAT(__x); }                                   \
    CUDA_TIDY_MEMBER explicit operator double() const { return __ct_w##FORMAT(__x); }                                  \
    CUDA_TIDY_MEMBER explicit operator __half() const { return __float2half(__ct_w##FORMAT(__x)); }                    \
    CUDA_TIDY_MEMBER explicit operator __nv_bfloat16() const { return __float2bfloat16(__ct_w##FORMAT(__x)); }         \
    CUDA_TIDY_MEMBER explicit operator char() const { return (char)__ct_w##FORMAT(__x); }                              \
    CUDA_TIDY_MEMBER explicit operator signed char() const { return (signed char)__ct_w##FORMAT(__x); }                \
    CUDA_TIDY_MEMBER explicit operator unsigned char() const { return (unsigned char)__ct_w##FORMAT(__x); }            \
    CUDA_TIDY_MEMBER explicit operator short() const { return (short)__ct_w##FORMAT(__x); }                            \
    CUDA_TIDY_MEMBER explicit operator unsigned short() const { return (unsigned short)__ct_w##FORMAT(__x); }          \
    CUDA_TIDY_MEMBER explicit operator int() const { return (int)__ct_w##FORMAT(__x); }                                \
    CUDA_TIDY_MEMBER explicit operator unsigned() const { return (unsigned)__ct_w##FORMAT(__x); }                      \
    CUDA_TIDY_MEMBER explicit operator long() const { return (long)__ct_w##FORMAT(__x); }                              \
    CUDA_TIDY_MEMBER explicit operator unsigned long() const { return (unsigned long)__ct_w##FORMAT(__x); }            \
    CUDA_TIDY_MEMBER explicit operator long long() const { return (long long)__ct_w##FORMAT(__x); }                    \
    CUDA_TIDY_MEMBER explicit operator unsigned long long() const { return (unsigned long long)__ct_w##FORMAT(__x); }  \
    CUDA_TIDY_MEMBER explicit operator bool() const { return (__x & ((1u << (BITS - 1)) - 1)) != 0; }                  \
  };                                                                                                                   \
  struct __attribute__((aligned(sizeof(S2)))) X2 {                                                                     \
    S2 __x;                                                                                                            \
    X2() = default;                                                                                                    \
    CUDA_TIDY_MEMBER explicit X2(const float2 V)                                                                       \
        : __x((S2)CUDA_TIDY_PACK2(__ct_n##FORMAT(V.x), __ct_n##FORMAT(V.y), BITS)) {}                                  \
    CUDA_TIDY_MEMBER explicit X2(const double2 V)                                                                      \
        : __x((S2)CUDA_TIDY_PACK2(__ct_n##FORMAT((float)V.x), __ct_n##FORMAT((float)V.y), BITS)) {}                    \
    CUDA_TIDY_MEMBER explicit X2(const __half2 V) : X2(__half22float2(V)) {}                                           \
    CUDA_TIDY_MEMBER explicit X2(const __nv_bfloat162 V) : X2(__bfloat1622float2(V)) {}                                \
    CUDA_TIDY_MEMBER explicit operator float2() const {                                                                \
      float2 R;                                                                                                        \
      R.x = __ct_w##FORMAT(__x);                                                                                       \
      R.y = __ct_w##FORMAT((unsigned)__x >> BITS);                                                                     \
      return R;                                                                                                        \
    }                                                                                                                  \
    CUDA_TIDY_MEMBER explicit operator __half2() const {                                                               \
      return __floats2half2_rn(__ct_w##FORMAT(__x), __ct_w##FORMAT((unsigned)__x >> BITS));                            \
    }                                                                                                                  \
    CUDA_TIDY_MEMBER explicit operator __nv_bfloat162() const {                                                        \
      return __floats2bfloat162_rn(__ct_w##FORMAT(__x), __ct_w##FORMAT((unsigned)__x >> BITS));                        \
    }                                                                                                                  \
  };                                                                                                                   \
  struct __attribute__((aligned(sizeof(S4)))) X4 {                                                                     \
    S4 __x;                                                                                                            \
    X4() = default;                                                                                                    \
    CUDA_TIDY_MEMBER explicit X4(const float4 V)                                                                       \
        : __x((S4)(CUDA_TIDY_PACK2(__ct_n##FORMAT(V.x), __ct_n##FORMAT(V.y), BITS) |                                   \
                   CUDA_TIDY_PACK2(__ct_n##FORMAT(V.z), __ct_n##FORMAT(V.w), BITS) << (2 * BITS))) {}                  \
    CUDA_TIDY_MEMBER explicit X4(const __half2 A, const __half2 B)                                                     \
        : X4(__ct_join(__half22float2(A), __half22float2(B))) {}                                                       \
    CUDA_TIDY_MEMBER explicit X4(const __nv_bfloat162 A, const __nv_bfloat162 B)                                       \
        : X4(__ct_join(__bfloat1622float2(A), __bfloat1622float2(B))) {}                                               \
    CUDA_TIDY_MEMBER explicit operator float4() const {                                                                \
      float4 R;                                                                                                        \
      R.x = __ct_w##FORMAT(__x);                                                                                       \
      R.y = __ct_w##FORMAT((unsigned)__x >> BITS);                                                                     \
      R.z = __ct_w##FORMAT((unsigned)__x >> (2 * BITS));                                                               \
      R.w = __ct_w##FORMAT((unsigned)__x >> (3 * BITS));                                                               \
      return R;                                                                                                        \
    }                                                                                                                  \
  };

CUDA_TIDY_FN float4 __ct_join(float2 A, float2 B) {
  float4 R;
  R.x = A.x;
  R.y = A.y;
  R.z = B.x;
  R.w = B.y;
  return R;
}
CUDA_TIDY_FN float __ct_raw_float(__half_raw V) { return (float)__builtin_bit_cast(_Float16, V.x); }
CUDA_TIDY_FN float __ct_raw_float(__nv_bfloat16_raw V) { return (float)__builtin_bit_cast(__bf16, V.x); }

// Conversion functions of one width. FMT turns the interpretation argument into
// a format; SAT and RM are the saturation and the rounding, as arguments or not.
#define CUDA_TIDY_NARROW_FNS(W, S1, S2, KIND, FMT, SATP, SAT, RMP, RM, BITS)                                           \
  CUDA_TIDY_FN S1 __nv_cvt_float_to_##W(const float V SATP, const KIND Fmt RMP) {                                      \
    return __ct_narrow(V, FMT, RM, SAT);                                                                               \
  }                                                                                                                    \
  CUDA_TIDY_FN S1 __nv_cvt_double_to_##W(const double V SATP, const KIND Fmt RMP) {                                    \
    return __ct_narrow((float)V, FMT, RM, SAT);                                                                        \
  }                                                                                                                    \
  CUDA_TIDY_FN S1 __nv_cvt_halfraw_to_##W(const __half_raw V SATP, const KIND Fmt RMP) {                               \
    return __ct_narrow(__ct_raw_float(V), FMT, RM, SAT);                                                               \
  }                                                                                                                    \
  CUDA_TIDY_FN S1 __nv_cvt_bfloat16raw_to_##W(const __nv_bfloat16_raw V SATP, const KIND Fmt RMP) {                    \
    return __ct_narrow(__ct_raw_float(V), FMT, RM, SAT);                                                               \
  }                                                                                                                    \
  CUDA_TIDY_FN S2 __nv_cvt_float2_to_##W##x2(const float2 V SATP, const KIND Fmt RMP) {                                \
    return (S2)CUDA_TIDY_PACK2(__ct_narrow(V.x, FMT, RM, SAT), __ct_narrow(V.y, FMT, RM, SAT), BITS);                  \
  }                                                                                                                    \
  CUDA_TIDY_FN S2 __nv_cvt_double2_to_##W##x2(const double2 V SATP, const KIND Fmt RMP) {                              \
    return (S2)CUDA_TIDY_PACK2(__ct_narrow((float)V.x, FMT, RM, SAT), __ct_narrow((float)V.y, FMT, RM, SAT), BITS);    \
  }                                                                                                                    \
  CUDA_TIDY_FN S2 __nv_cvt_halfraw2_to_##W##x2(const __half2_raw V SATP, const KIND Fmt RMP) {                         \
    const float2 F = __half22float2(__half2(V));                                                                       \
    return (S2)CUDA_TIDY_PACK2(__ct_narrow(F.x, FMT, RM, SAT), __ct_narrow(F.y, FMT, RM, SAT), BITS);                  \
  }                                                                                                                    \
  CUDA_TIDY_FN S2 __nv_cvt_bfloat16raw2_to_##W##x2(const __nv_bfloat162_raw V SATP, const KIND Fmt RMP) {              \
    const float2 F = __bfloat1622float2(__nv_bfloat162(V));                                                            \
    return (S2)CUDA_TIDY_PACK2(__ct_narrow(F.x, FMT, RM, SAT), __ct_narrow(F.y, FMT, RM, SAT), BITS);                  \
  }                                                                                                                    \
  CUDA_TIDY_FN __half_raw __nv_cvt_##W##_to_halfraw(const S1 V, const KIND Fmt) {                                      \
    return __float2half(__ct_widen(V, FMT));                                                                           \
  }                                                                                                                    \
  CUDA_TIDY_FN __half2_raw __nv_cvt_##W##x2_to_halfraw2(const S2 V, const KIND Fmt) {                                  \
    return __floats2half2_rn(__ct_widen((unsigned char)(V & ((1u << BITS) - 1)), FMT),                                 \
                             __ct_widen((unsigned char)(V >> BITS), FMT));                                             \
  }
#define CUDA_TIDY_COMMA ,

#endif // CUDA_TIDY_NARROW_FLOATS_H
