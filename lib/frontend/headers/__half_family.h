// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A 16-bit floating-point type, its pair type, and the intrinsics that both
// formats have under one name. Included once by cuda_fp16.h and once by
// cuda_bf16.h, which define before:
//   CUDA_TIDY_H, CUDA_TIDY_H2          the type and its pair
//   CUDA_TIDY_RAW, CUDA_TIDY_RAW2      the plain structures
//   CUDA_TIDY_E, CUDA_TIDY_V           compiler's element type, vector of two
//   CUDA_TIDY_N, CUDA_TIDY_N2          the type's part of a conversion's name
//   CUDA_TIDY_OTHER                    the other format's type
//   CUDA_TIDY_CONVERSIONS, CUDA_TIDY_OPERATORS   0 or 1
// A value is stored as bits; arithmetic is done on the compiler's own type, so
// that device IR shows one operation of the right width per intrinsic. Directed
// rounding lowers like rounding to nearest: as many operations, other low bit.
// No include guard: see the two includers.

struct CUDA_TIDY_H;
struct CUDA_TIDY_H2;
CUDA_TIDY_MEMBER CUDA_TIDY_E __ct_get(const CUDA_TIDY_H &A);
CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__ct_make_, CUDA_TIDY_N)(CUDA_TIDY_E V);

typedef struct __attribute__((aligned(2))) {
  unsigned short x;
} CUDA_TIDY_RAW;
typedef struct __attribute__((aligned(4))) {
  unsigned short x, y;
} CUDA_TIDY_RAW2;

struct __attribute__((aligned(2))) CUDA_TIDY_H {
protected:
  unsigned short __x;

public:
  CUDA_TIDY_H() = default;
  CUDA_TIDY_MEMBER constexpr CUDA_TIDY_H(const CUDA_TIDY_RAW &R) : __x(R.x) {}
  CUDA_TIDY_MEMBER CUDA_TIDY_H &operator=(const CUDA_TIDY_RAW &R) {
    __x = R.x;
    return *this;
  }
  CUDA_TIDY_MEMBER volatile CUDA_TIDY_H &operator=(const CUDA_TIDY_RAW &R) volatile {
    __x = R.x;
    return *this;
  }
  CUDA_TIDY_MEMBER volatile CUDA_TIDY_H &operator=(const volatile CUDA_TIDY_RAW &R) volatile {
    __x = R.x;
    return *this;
  }
  CUDA_TIDY_MEMBER operator CUDA_TIDY_RAW() const {
    CUDA_TIDY_RAW R;
    R.x = __x;
    return R;
  }
  CUDA_TIDY_MEMBER operator CUDA_TIDY_RAW() const volatile {
    CUDA_TIDY_RAW R;
    R.x = __x;
    return R;
  }
#if CUDA_TIDY_CONVERSIONS
  CUDA_TIDY_MEMBER explicit CUDA_TIDY_H(const CUDA_TIDY_OTHER V);
#define CUDA_TIDY_FROM(T)                                                                                              \
  CUDA_TIDY_MEMBER CUDA_TIDY_H(const T V) : __x(__builtin_bit_cast(unsigned short, (CUDA_TIDY_E)V)) {}
#define CUDA_TIDY_FROM_ASSIGN(T)                                                                                       \
  CUDA_TIDY_FROM(T)                                                                                                    \
  CUDA_TIDY_MEMBER CUDA_TIDY_H &operator=(const T V) {                                                                 \
    __x = __builtin_bit_cast(unsigned short, (CUDA_TIDY_E)V);                                                          \
    return *this;                                                                                                      \
  }
  CUDA_TIDY_FROM_ASSIGN(float)
  CUDA_TIDY_FROM_ASSIGN(double)
  CUDA_TIDY_FROM_ASSIGN(short)
  CUDA_TIDY_FROM_ASSIGN(unsigned short)
  CUDA_TIDY_FROM_ASSIGN(int)
  CUDA_TIDY_FROM_ASSIGN(unsigned int)
  CUDA_TIDY_FROM(long)
  CUDA_TIDY_FROM(unsigned long)
  CUDA_TIDY_FROM_ASSIGN(long long)
  CUDA_TIDY_FROM_ASSIGN(unsigned long long)
#undef CUDA_TIDY_FROM
#undef CUDA_TIDY_FROM_ASSIGN
#define CUDA_TIDY_TO(T)                                                                                                \
  CUDA_TIDY_MEMBER operator T() const { return (T)(float)__builtin_bit_cast(CUDA_TIDY_E, __x); }
  CUDA_TIDY_TO(float)
  CUDA_TIDY_TO(signed char)
  CUDA_TIDY_TO(unsigned char)
  CUDA_TIDY_TO(char)
  CUDA_TIDY_TO(short)
  CUDA_TIDY_TO(unsigned short)
  CUDA_TIDY_TO(int)
  CUDA_TIDY_TO(unsigned int)
  CUDA_TIDY_TO(long)
  CUDA_TIDY_TO(unsigned long)
  CUDA_TIDY_TO(long long)
  CUDA_TIDY_TO(unsigned long long)
#undef CUDA_TIDY_TO
  CUDA_TIDY_MEMBER constexpr operator bool() const { return (__x & 0x7FFFu) != 0; }
#endif
  friend CUDA_TIDY_MEMBER CUDA_TIDY_E __ct_get(const CUDA_TIDY_H &A) { return __builtin_bit_cast(CUDA_TIDY_E, A.__x); }
};

CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__ct_make_, CUDA_TIDY_N)(CUDA_TIDY_E V) {
  CUDA_TIDY_RAW R;
  R.x = __builtin_bit_cast(unsigned short, V);
  return CUDA_TIDY_H(R);
}

// The pair is copied as one 32-bit word, as the hardware moves it (see
// __ct_copy).
struct __attribute__((aligned(4))) CUDA_TIDY_H2 {
  CUDA_TIDY_H x;
  CUDA_TIDY_H y;

  CUDA_TIDY_H2() = default;
  CUDA_TIDY_MEMBER constexpr CUDA_TIDY_H2(const CUDA_TIDY_H &A, const CUDA_TIDY_H &B) : x(A), y(B) {}
  CUDA_TIDY_MEMBER CUDA_TIDY_H2(const CUDA_TIDY_H2 &O) { __ct_copy(this, &O, CUDA_TIDY_V()); }
  CUDA_TIDY_MEMBER CUDA_TIDY_H2(CUDA_TIDY_H2 &&O) { __ct_copy(this, &O, CUDA_TIDY_V()); }
  CUDA_TIDY_MEMBER CUDA_TIDY_H2 &operator=(const CUDA_TIDY_H2 &O) {
    __ct_copy(this, &O, CUDA_TIDY_V());
    return *this;
  }
  CUDA_TIDY_MEMBER CUDA_TIDY_H2 &operator=(CUDA_TIDY_H2 &&O) {
    __ct_copy(this, &O, CUDA_TIDY_V());
    return *this;
  }
  CUDA_TIDY_MEMBER CUDA_TIDY_H2(const CUDA_TIDY_RAW2 &R) { *(__ct_word *)this = __builtin_bit_cast(unsigned, R); }
  // A template, so that assigning {} means the pair itself.
  template <typename R>
  CUDA_TIDY_MEMBER typename __ct_if_same<R, CUDA_TIDY_RAW2, CUDA_TIDY_H2 &>::type operator=(const R &Raw) {
    *(__ct_word *)this = __builtin_bit_cast(unsigned, Raw);
    return *this;
  }
  CUDA_TIDY_MEMBER operator CUDA_TIDY_RAW2() const {
    return __builtin_bit_cast(CUDA_TIDY_RAW2, *(const unsigned __ct_alias *)this);
  }
};

CUDA_TIDY_FN CUDA_TIDY_V __ct_vec(const CUDA_TIDY_H2 &A) {
  return __builtin_bit_cast(CUDA_TIDY_V, *(const unsigned __ct_alias *)&A);
}
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(__ct_make_, CUDA_TIDY_N2)(CUDA_TIDY_V V) {
  return CUDA_TIDY_H2(__builtin_bit_cast(CUDA_TIDY_RAW2, V));
}
#define CUDA_TIDY_MK CUDA_TIDY_CAT(__ct_make_, CUDA_TIDY_N)
#define CUDA_TIDY_MK2 CUDA_TIDY_CAT(__ct_make_, CUDA_TIDY_N2)

// Conversions.
#define CUDA_TIDY_RM(M) M(_rn) M(_rz) M(_rd) M(_ru)
#define CUDA_TIDY_F2H(S)                                                                                               \
  CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT3(__float2, CUDA_TIDY_N, S)(float A) { return CUDA_TIDY_MK((CUDA_TIDY_E)A); }
CUDA_TIDY_F2H()
CUDA_TIDY_RM(CUDA_TIDY_F2H)
#undef CUDA_TIDY_F2H
CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__double2, CUDA_TIDY_N)(double A) { return CUDA_TIDY_MK((CUDA_TIDY_E)A); }
CUDA_TIDY_FN float CUDA_TIDY_CAT3(__, CUDA_TIDY_N, 2float)(CUDA_TIDY_H A) { return (float)__ct_get(A); }
#define CUDA_TIDY_ROUND_rn(X) __builtin_elementwise_rint(X)
#define CUDA_TIDY_ROUND_rz(X) X
#define CUDA_TIDY_ROUND_rd(X) __builtin_elementwise_floor(X)
#define CUDA_TIDY_ROUND_ru(X) __builtin_elementwise_ceil(X)
#define CUDA_TIDY_INT1(NAME, T, S)                                                                                     \
  CUDA_TIDY_FN T CUDA_TIDY_CAT4(__, CUDA_TIDY_N, 2##NAME, S)(CUDA_TIDY_H A) {                                          \
    return (T)CUDA_TIDY_ROUND##S((float)__ct_get(A));                                                                  \
  }                                                                                                                    \
  CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT3(__##NAME##2, CUDA_TIDY_N, S)(T A) { return CUDA_TIDY_MK((CUDA_TIDY_E)A); }
#define CUDA_TIDY_INT(NAME, T)                                                                                         \
  CUDA_TIDY_INT1(NAME, T, _rn)                                                                                         \
  CUDA_TIDY_INT1(NAME, T, _rz)                                                                                         \
  CUDA_TIDY_INT1(NAME, T, _rd)                                                                                         \
  CUDA_TIDY_INT1(NAME, T, _ru)
CUDA_TIDY_INT(int, int)
CUDA_TIDY_INT(uint, unsigned int)
CUDA_TIDY_INT(short, short)
CUDA_TIDY_INT(ushort, unsigned short)
CUDA_TIDY_INT(ll, long long)
CUDA_TIDY_INT(ull, unsigned long long)
#undef CUDA_TIDY_INT
#undef CUDA_TIDY_INT1
#undef CUDA_TIDY_RM
CUDA_TIDY_FN signed char CUDA_TIDY_CAT3(__, CUDA_TIDY_N, 2char_rz)(CUDA_TIDY_H A) {
  return (signed char)(float)__ct_get(A);
}
CUDA_TIDY_FN unsigned char CUDA_TIDY_CAT3(__, CUDA_TIDY_N, 2uchar_rz)(CUDA_TIDY_H A) {
  return (unsigned char)(float)__ct_get(A);
}
CUDA_TIDY_FN short CUDA_TIDY_CAT3(__, CUDA_TIDY_N, _as_short)(CUDA_TIDY_H A) {
  return __builtin_bit_cast(short, __ct_get(A));
}
CUDA_TIDY_FN unsigned short CUDA_TIDY_CAT3(__, CUDA_TIDY_N, _as_ushort)(CUDA_TIDY_H A) {
  return __builtin_bit_cast(unsigned short, __ct_get(A));
}
CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__short_as_, CUDA_TIDY_N)(short A) {
  return CUDA_TIDY_MK(__builtin_bit_cast(CUDA_TIDY_E, A));
}
CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__ushort_as_, CUDA_TIDY_N)(unsigned short A) {
  return CUDA_TIDY_MK(__builtin_bit_cast(CUDA_TIDY_E, A));
}

// Pairs: built, taken apart.
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT3(__float2, CUDA_TIDY_N2, _rn)(float A) {
  return CUDA_TIDY_H2(CUDA_TIDY_MK((CUDA_TIDY_E)A), CUDA_TIDY_MK((CUDA_TIDY_E)A));
}
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT3(__floats2, CUDA_TIDY_N2, _rn)(float A, float B) {
  return CUDA_TIDY_H2(CUDA_TIDY_MK((CUDA_TIDY_E)A), CUDA_TIDY_MK((CUDA_TIDY_E)B));
}
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT3(__float22, CUDA_TIDY_N2, _rn)(float2 A) {
  return CUDA_TIDY_H2(CUDA_TIDY_MK((CUDA_TIDY_E)A.x), CUDA_TIDY_MK((CUDA_TIDY_E)A.y));
}
CUDA_TIDY_FN float2 CUDA_TIDY_CAT3(__, CUDA_TIDY_N2, 2float2)(CUDA_TIDY_H2 A) {
  float2 R;
  const CUDA_TIDY_V V = __ct_vec(A);
  R.x = (float)V.x;
  R.y = (float)V.y;
  return R;
}
CUDA_TIDY_FN float __low2float(CUDA_TIDY_H2 A) { return (float)__ct_vec(A).x; }
CUDA_TIDY_FN float __high2float(CUDA_TIDY_H2 A) { return (float)__ct_vec(A).y; }
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(make_, CUDA_TIDY_MAKE)(CUDA_TIDY_H A, CUDA_TIDY_H B) {
  return CUDA_TIDY_H2(A, B);
}
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT4(__, CUDA_TIDY_N, 2, CUDA_TIDY_N2)(CUDA_TIDY_H A) { return CUDA_TIDY_H2(A, A); }
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(CUDA_TIDY_HALVES2, CUDA_TIDY_N2)(CUDA_TIDY_H A, CUDA_TIDY_H B) {
  return CUDA_TIDY_H2(A, B);
}
CUDA_TIDY_FN CUDA_TIDY_H2 __lowhigh2highlow(CUDA_TIDY_H2 A) { return CUDA_TIDY_H2(A.y, A.x); }
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(__lows2, CUDA_TIDY_N2)(CUDA_TIDY_H2 A, CUDA_TIDY_H2 B) {
  return CUDA_TIDY_H2(A.x, B.x);
}
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(__highs2, CUDA_TIDY_N2)(CUDA_TIDY_H2 A, CUDA_TIDY_H2 B) {
  return CUDA_TIDY_H2(A.y, B.y);
}
CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__low2, CUDA_TIDY_N)(CUDA_TIDY_H2 A) { return A.x; }
CUDA_TIDY_FN CUDA_TIDY_H CUDA_TIDY_CAT(__high2, CUDA_TIDY_N)(CUDA_TIDY_H2 A) { return A.y; }
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(__low2, CUDA_TIDY_N2)(CUDA_TIDY_H2 A) { return CUDA_TIDY_H2(A.x, A.x); }
CUDA_TIDY_FN CUDA_TIDY_H2 CUDA_TIDY_CAT(__high2, CUDA_TIDY_N2)(CUDA_TIDY_H2 A) { return CUDA_TIDY_H2(A.y, A.y); }

// Arithmetic: NAME for one value, NAME2 for a pair, the same expression.
#define CUDA_TIDY_OP1(NAME, NAME2, EXPR)                                                                               \
  CUDA_TIDY_FN CUDA_TIDY_H NAME(const CUDA_TIDY_H A) {                                                                 \
    const CUDA_TIDY_E X = __ct_get(A);                                                                                 \
    return CUDA_TIDY_MK(EXPR);                                                                                         \
  }                                                                                                                    \
  CUDA_TIDY_FN CUDA_TIDY_H2 NAME2(const CUDA_TIDY_H2 A) {                                                              \
    const CUDA_TIDY_V X = __ct_vec(A);                                                                                 \
    return CUDA_TIDY_MK2(EXPR);                                                                                        \
  }
#define CUDA_TIDY_OP2(NAME, NAME2, EXPR)                                                                               \
  CUDA_TIDY_FN CUDA_TIDY_H NAME(const CUDA_TIDY_H A, const CUDA_TIDY_H B) {                                            \
    const CUDA_TIDY_E X = __ct_get(A), Y = __ct_get(B);                                                                \
    return CUDA_TIDY_MK(EXPR);                                                                                         \
  }                                                                                                                    \
  CUDA_TIDY_FN CUDA_TIDY_H2 NAME2(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B) {                                        \
    const CUDA_TIDY_V X = __ct_vec(A), Y = __ct_vec(B);                                                                \
    return CUDA_TIDY_MK2(EXPR);                                                                                        \
  }
#define CUDA_TIDY_OP3(NAME, NAME2, EXPR)                                                                               \
  CUDA_TIDY_FN CUDA_TIDY_H NAME(const CUDA_TIDY_H A, const CUDA_TIDY_H B, const CUDA_TIDY_H C) {                       \
    const CUDA_TIDY_E X = __ct_get(A), Y = __ct_get(B), Z = __ct_get(C);                                               \
    return CUDA_TIDY_MK(EXPR);                                                                                         \
  }                                                                                                                    \
  CUDA_TIDY_FN CUDA_TIDY_H2 NAME2(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B, const CUDA_TIDY_H2 C) {                  \
    const CUDA_TIDY_V X = __ct_vec(A), Y = __ct_vec(B), Z = __ct_vec(C);                                               \
    return CUDA_TIDY_MK2(EXPR);                                                                                        \
  }
#define CUDA_TIDY_MIN(X, Y) __builtin_elementwise_min(X, Y)
#define CUDA_TIDY_MAX(X, Y) __builtin_elementwise_max(X, Y)
#define CUDA_TIDY_LIKE(V, X) (__typeof__((X) + (X)))((CUDA_TIDY_E)V)
#define CUDA_TIDY_SAT(R) CUDA_TIDY_MIN(CUDA_TIDY_MAX(R, CUDA_TIDY_LIKE(0, X)), CUDA_TIDY_LIKE(1, X))
#define CUDA_TIDY_FMA __builtin_elementwise_fma(X, Y, Z)
CUDA_TIDY_OP2(__hadd, __hadd2, X + Y)
CUDA_TIDY_OP2(__hsub, __hsub2, X - Y)
CUDA_TIDY_OP2(__hmul, __hmul2, X *Y)
CUDA_TIDY_OP2(__hadd_rn, __hadd2_rn, X + Y)
CUDA_TIDY_OP2(__hsub_rn, __hsub2_rn, X - Y)
CUDA_TIDY_OP2(__hmul_rn, __hmul2_rn, X *Y)
CUDA_TIDY_OP2(__hadd_sat, __hadd2_sat, CUDA_TIDY_SAT(X + Y))
CUDA_TIDY_OP2(__hsub_sat, __hsub2_sat, CUDA_TIDY_SAT(X - Y))
CUDA_TIDY_OP2(__hmul_sat, __hmul2_sat, CUDA_TIDY_SAT(X *Y))
CUDA_TIDY_OP3(__hfma, __hfma2, CUDA_TIDY_FMA)
CUDA_TIDY_OP3(__hfma_sat, __hfma2_sat, CUDA_TIDY_SAT(CUDA_TIDY_FMA))
CUDA_TIDY_OP3(__hfma_relu, __hfma2_relu, CUDA_TIDY_MAX(CUDA_TIDY_FMA, CUDA_TIDY_LIKE(0, X)))
CUDA_TIDY_OP2(__hmax, __hmax2, CUDA_TIDY_MAX(X, Y))
CUDA_TIDY_OP2(__hmin, __hmin2, CUDA_TIDY_MIN(X, Y))
CUDA_TIDY_OP2(__hmax_nan, __hmax2_nan, CUDA_TIDY_MAX(X, Y))
CUDA_TIDY_OP2(__hmin_nan, __hmin2_nan, CUDA_TIDY_MIN(X, Y))
CUDA_TIDY_OP1(__hneg, __hneg2, -X)
CUDA_TIDY_OP1(__habs, __habs2, __builtin_elementwise_abs(X))
CUDA_TIDY_OP1(htrunc, h2trunc, __builtin_elementwise_trunc(X))
CUDA_TIDY_OP1(hceil, h2ceil, __builtin_elementwise_ceil(X))
CUDA_TIDY_OP1(hfloor, h2floor, __builtin_elementwise_floor(X))
CUDA_TIDY_OP1(hrint, h2rint, __builtin_elementwise_rint(X))
CUDA_TIDY_FN CUDA_TIDY_H __hdiv(const CUDA_TIDY_H A, const CUDA_TIDY_H B) {
#ifdef __CUDA_ARCH__
  return CUDA_TIDY_MK((CUDA_TIDY_E)((float)__ct_get(A) * __nvvm_rcp_approx_ftz_f((float)__ct_get(B))));
#else
  return CUDA_TIDY_MK((CUDA_TIDY_E)((float)__ct_get(A) / (float)__ct_get(B)));
#endif
}
CUDA_TIDY_FN CUDA_TIDY_H2 __h2div(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B) {
  return CUDA_TIDY_H2(__hdiv(A.x, B.x), __hdiv(A.y, B.y));
}
// A complex product added to C: x is the real part.
CUDA_TIDY_DEV CUDA_TIDY_H2 __hcmadd(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B, const CUDA_TIDY_H2 C) {
  const CUDA_TIDY_E R = __builtin_elementwise_fma(
      -__ct_get(A.y), __ct_get(B.y), __builtin_elementwise_fma(__ct_get(A.x), __ct_get(B.x), __ct_get(C.x)));
  const CUDA_TIDY_E Im = __builtin_elementwise_fma(
      __ct_get(A.y), __ct_get(B.x), __builtin_elementwise_fma(__ct_get(A.x), __ct_get(B.y), __ct_get(C.y)));
  return CUDA_TIDY_H2(CUDA_TIDY_MK(R), CUDA_TIDY_MK(Im));
}

// Comparisons; the u forms are true when an operand is not a number.
#define CUDA_TIDY_CMP(OP, EXPR)                                                                                        \
  CUDA_TIDY_FN bool __h##OP(const CUDA_TIDY_H A, const CUDA_TIDY_H B) {                                                \
    const CUDA_TIDY_E X = __ct_get(A), Y = __ct_get(B);                                                                \
    return EXPR;                                                                                                       \
  }                                                                                                                    \
  CUDA_TIDY_FN CUDA_TIDY_H2 __h##OP##2(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B) {                                   \
    return CUDA_TIDY_H2(CUDA_TIDY_MK((CUDA_TIDY_E)__h##OP(A.x, B.x)), CUDA_TIDY_MK((CUDA_TIDY_E)__h##OP(A.y, B.y)));   \
  }                                                                                                                    \
  CUDA_TIDY_FN unsigned __h##OP##2_mask(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B) {                                  \
    return (__h##OP(A.x, B.x) ? 0xFFFFu : 0u) | (__h##OP(A.y, B.y) ? 0xFFFF0000u : 0u);                                \
  }                                                                                                                    \
  CUDA_TIDY_FN bool __hb##OP##2(const CUDA_TIDY_H2 A, const CUDA_TIDY_H2 B) {                                          \
    return __h##OP(A.x, B.x) & __h##OP(A.y, B.y);                                                                      \
  }
CUDA_TIDY_CMP(eq, X == Y)
CUDA_TIDY_CMP(ne, (X < Y) | (X > Y))
CUDA_TIDY_CMP(le, X <= Y)
CUDA_TIDY_CMP(ge, X >= Y)
CUDA_TIDY_CMP(lt, X < Y)
CUDA_TIDY_CMP(gt, X > Y)
CUDA_TIDY_CMP(equ, !((X < Y) | (X > Y)))
CUDA_TIDY_CMP(neu, X != Y)
CUDA_TIDY_CMP(leu, !(X > Y))
CUDA_TIDY_CMP(geu, !(X < Y))
CUDA_TIDY_CMP(ltu, !(X >= Y))
CUDA_TIDY_CMP(gtu, !(X <= Y))
CUDA_TIDY_FN bool __hisnan(const CUDA_TIDY_H A) { return __ct_get(A) != __ct_get(A); }
CUDA_TIDY_FN CUDA_TIDY_H2 __hisnan2(const CUDA_TIDY_H2 A) { return __hneu2(A, A); }
CUDA_TIDY_FN int __hisinf(const CUDA_TIDY_H A) {
  const float X = (float)__ct_get(A);
  return X == __builtin_inff() ? 1 : X == -__builtin_inff() ? -1 : 0;
}

#if CUDA_TIDY_OPERATORS
#define CUDA_TIDY_ARITH(T, OP, FN)                                                                                     \
  CUDA_TIDY_FN T operator OP(const T &A, const T &B) { return FN(A, B); }                                              \
  CUDA_TIDY_FN T &operator OP## = (T & A, const T &B) { return A = FN(A, B); }
#define CUDA_TIDY_UNARY(T, ONE, ADD, SUB, NEG)                                                                         \
  CUDA_TIDY_FN T &operator++(T &A) { return A = ADD(A, ONE); }                                                         \
  CUDA_TIDY_FN T &operator--(T &A) { return A = SUB(A, ONE); }                                                         \
  CUDA_TIDY_FN T operator++(T &A, int) {                                                                               \
    const T R = A;                                                                                                     \
    A = ADD(A, ONE);                                                                                                   \
    return R;                                                                                                          \
  }                                                                                                                    \
  CUDA_TIDY_FN T operator--(T &A, int) {                                                                               \
    const T R = A;                                                                                                     \
    A = SUB(A, ONE);                                                                                                   \
    return R;                                                                                                          \
  }                                                                                                                    \
  CUDA_TIDY_FN T operator+(const T &A) { return A; }                                                                   \
  CUDA_TIDY_FN T operator-(const T &A) { return NEG(A); }
#define CUDA_TIDY_REL(T, OP, FN)                                                                                       \
  CUDA_TIDY_FN bool operator OP(const T &A, const T &B) { return FN(A, B); }
CUDA_TIDY_ARITH(CUDA_TIDY_H, +, __hadd)
CUDA_TIDY_ARITH(CUDA_TIDY_H, -, __hsub)
CUDA_TIDY_ARITH(CUDA_TIDY_H, *, __hmul)
CUDA_TIDY_ARITH(CUDA_TIDY_H, /, __hdiv)
CUDA_TIDY_UNARY(CUDA_TIDY_H, CUDA_TIDY_MK((CUDA_TIDY_E)1), __hadd, __hsub, __hneg)
CUDA_TIDY_REL(CUDA_TIDY_H, ==, __heq)
CUDA_TIDY_REL(CUDA_TIDY_H, !=, __hneu)
CUDA_TIDY_REL(CUDA_TIDY_H, <, __hlt)
CUDA_TIDY_REL(CUDA_TIDY_H, >, __hgt)
CUDA_TIDY_REL(CUDA_TIDY_H, <=, __hle)
CUDA_TIDY_REL(CUDA_TIDY_H, >=, __hge)
CUDA_TIDY_ARITH(CUDA_TIDY_H2, +, __hadd2)
CUDA_TIDY_ARITH(CUDA_TIDY_H2, -, __hsub2)
CUDA_TIDY_ARITH(CUDA_TIDY_H2, *, __hmul2)
CUDA_TIDY_ARITH(CUDA_TIDY_H2, /, __h2div)
CUDA_TIDY_UNARY(CUDA_TIDY_H2, CUDA_TIDY_MK2((CUDA_TIDY_V)(CUDA_TIDY_E)1), __hadd2, __hsub2, __hneg2)
CUDA_TIDY_REL(CUDA_TIDY_H2, ==, __hbeq2)
CUDA_TIDY_REL(CUDA_TIDY_H2, !=, __hbneu2)
CUDA_TIDY_REL(CUDA_TIDY_H2, <, __hblt2)
CUDA_TIDY_REL(CUDA_TIDY_H2, >, __hbgt2)
CUDA_TIDY_REL(CUDA_TIDY_H2, <=, __hble2)
CUDA_TIDY_REL(CUDA_TIDY_H2, >=, __hbge2)
#undef CUDA_TIDY_ARITH
#undef CUDA_TIDY_UNARY
#undef CUDA_TIDY_REL
#endif

// Elementary functions: the special function unit's float operation between
// two conversions, which is what the hardware runs.
#define CUDA_TIDY_SFU(NAME, EXPR)                                                                                      \
  CUDA_TIDY_DEV CUDA_TIDY_H h##NAME(const CUDA_TIDY_H A) {                                                             \
    const float X = (float)__ct_get(A);                                                                                \
    return CUDA_TIDY_MK((CUDA_TIDY_E)(EXPR));                                                                          \
  }                                                                                                                    \
  CUDA_TIDY_DEV CUDA_TIDY_H2 h2##NAME(const CUDA_TIDY_H2 A) { return CUDA_TIDY_H2(h##NAME(A.x), h##NAME(A.y)); }
#define CUDA_TIDY_EX2(X) __nvvm_ex2_approx_ftz_f(X)
CUDA_TIDY_SFU(sqrt, __nvvm_sqrt_approx_ftz_f(X))
CUDA_TIDY_SFU(rsqrt, __nvvm_rsqrt_approx_ftz_f(X))
CUDA_TIDY_SFU(rcp, __nvvm_rcp_approx_ftz_f(X))
CUDA_TIDY_SFU(log2, __nvvm_lg2_approx_ftz_f(X))
CUDA_TIDY_SFU(log, __nvvm_lg2_approx_ftz_f(X) * 0.693147181f)
CUDA_TIDY_SFU(log10, __nvvm_lg2_approx_ftz_f(X) * 0.301029996f)
CUDA_TIDY_SFU(exp2, CUDA_TIDY_EX2(X))
CUDA_TIDY_SFU(exp, CUDA_TIDY_EX2(X * 1.44269504f))
CUDA_TIDY_SFU(exp10, CUDA_TIDY_EX2(X * 3.32192809f))
CUDA_TIDY_SFU(cos, __nvvm_cos_approx_ftz_f(X))
CUDA_TIDY_SFU(sin, __nvvm_sin_approx_ftz_f(X))
CUDA_TIDY_SFU(tanh, 1.0f - 2.0f * __nvvm_rcp_approx_ftz_f(1.0f + CUDA_TIDY_EX2(X * 2.88539008f)))
CUDA_TIDY_SFU(tanh_approx, 1.0f - 2.0f * __nvvm_rcp_approx_ftz_f(1.0f + CUDA_TIDY_EX2(X * 2.88539008f)))

// Memory, shuffles, atomics: the bits of the value through the integer forms.
#define CUDA_TIDY_BITS16(V) __builtin_bit_cast(unsigned short, __ct_get(V))
#define CUDA_TIDY_BITS32(V) __builtin_bit_cast(unsigned, __ct_vec(V))
#define CUDA_TIDY_FROM16(B) CUDA_TIDY_MK(__builtin_bit_cast(CUDA_TIDY_E, (unsigned short)(B)))
#define CUDA_TIDY_FROM32(B) CUDA_TIDY_MK2(__builtin_bit_cast(CUDA_TIDY_V, (unsigned)(B)))
#define CUDA_TIDY_LOAD(NAME)                                                                                           \
  CUDA_TIDY_DEV CUDA_TIDY_H NAME(const CUDA_TIDY_H *P) { return *P; }                                                  \
  CUDA_TIDY_DEV CUDA_TIDY_H2 NAME(const CUDA_TIDY_H2 *P) { return *P; }
#define CUDA_TIDY_STORE(NAME)                                                                                          \
  CUDA_TIDY_DEV void NAME(CUDA_TIDY_H *const P, const CUDA_TIDY_H V) { *P = V; }                                       \
  CUDA_TIDY_DEV void NAME(CUDA_TIDY_H2 *const P, const CUDA_TIDY_H2 V) { *P = V; }
CUDA_TIDY_DEV CUDA_TIDY_H __ldg(const CUDA_TIDY_H *P) {
  return CUDA_TIDY_FROM16(__nvvm_ldg_us((const unsigned short *)P));
}
CUDA_TIDY_DEV CUDA_TIDY_H2 __ldg(const CUDA_TIDY_H2 *P) { return CUDA_TIDY_FROM32(__nvvm_ldg_ui((const unsigned *)P)); }
CUDA_TIDY_LOAD(__ldcg)
CUDA_TIDY_LOAD(__ldca)
CUDA_TIDY_LOAD(__ldcs)
CUDA_TIDY_LOAD(__ldlu)
CUDA_TIDY_LOAD(__ldcv)
CUDA_TIDY_STORE(__stwb)
CUDA_TIDY_STORE(__stcg)
CUDA_TIDY_STORE(__stcs)
CUDA_TIDY_STORE(__stwt)
#undef CUDA_TIDY_LOAD
#undef CUDA_TIDY_STORE
#define CUDA_TIDY_SHFL(NAME, T)                                                                                        \
  CUDA_TIDY_DEV CUDA_TIDY_H2 NAME##_sync(unsigned M, CUDA_TIDY_H2 V, T D, int W = 32) {                                \
    return CUDA_TIDY_FROM32(NAME##_sync(M, (int)CUDA_TIDY_BITS32(V), D, W));                                           \
  }                                                                                                                    \
  CUDA_TIDY_DEV CUDA_TIDY_H NAME##_sync(unsigned M, CUDA_TIDY_H V, T D, int W = 32) {                                  \
    return CUDA_TIDY_FROM16(NAME##_sync(M, (int)CUDA_TIDY_BITS16(V), D, W));                                           \
  }
CUDA_TIDY_SHFL(__shfl, int)
CUDA_TIDY_SHFL(__shfl_up, unsigned)
CUDA_TIDY_SHFL(__shfl_down, unsigned)
CUDA_TIDY_SHFL(__shfl_xor, int)
#undef CUDA_TIDY_SHFL
CUDA_TIDY_DEV CUDA_TIDY_H atomicAdd(CUDA_TIDY_H *const P, const CUDA_TIDY_H V) {
  return CUDA_TIDY_MK(__atomic_fetch_add((CUDA_TIDY_E *)P, __ct_get(V), 0));
}
CUDA_TIDY_DEV CUDA_TIDY_H2 atomicAdd(CUDA_TIDY_H2 *const P, const CUDA_TIDY_H2 V) {
  unsigned R;
  __asm__ __volatile__("atom.add.noftz." CUDA_TIDY_PTX2 " %0, [%1], %2;"
                       : "=r"(R)
                       : "l"(P), "r"(CUDA_TIDY_BITS32(V))
                       : "memory");
  return CUDA_TIDY_FROM32(R);
}
