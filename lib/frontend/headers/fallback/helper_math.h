// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic of the vector types, as the CUDA samples' header of this name offers it. Read only where a program
// includes that header and does not have it.
#ifndef HELPER_MATH_H
#define HELPER_MATH_H
#pragma clang system_header

#define __CT_HD static __inline__ __attribute__((host, device, always_inline))

// Expand F(X) for each component.
#define __CT_EACH2(F) F(x), F(y)
#define __CT_EACH3(F) F(x), F(y), F(z)
#define __CT_EACH4(F) F(x), F(y), F(z), F(w)
#define __CT_ALL2(F, Op) F(x) Op F(y)
#define __CT_ALL3(F, Op)                                                                                               \
  F(x) Op F(y)                                                                                                         \
  Op F(z)
#define __CT_ALL4(F, Op)                                                                                               \
  F(x) Op F(y)                                                                                                         \
  Op F(z)                                                                                                              \
  Op F(w)

#define __CT_NEGATE(C) -__a.C
#define __CT_PRODUCT(C) __a.C *__b.C
#define __CT_MIN(C) (__b.C < __a.C ? __b.C : __a.C)
#define __CT_MAX(C) (__a.C < __b.C ? __b.C : __a.C)
#define __CT_CLAMP(C) (__a.C < __l.C ? __l.C : __h.C < __a.C ? __h.C : __a.C)
#define __CT_CLAMP1(C) (__a.C < __l ? __l : __h < __a.C ? __h : __a.C)

// One operator between vectors, and between a vector and a number.
#define __CT_OPERATOR(V, S, N, Name, Op)                                                                               \
  __CT_HD V operator Op(V __a, V __b) { return {__CT_EACH##N(__CT_##Name##_VV)}; }                                     \
  __CT_HD V operator Op(V __a, S __b) { return {__CT_EACH##N(__CT_##Name##_VS)}; }                                     \
  __CT_HD V operator Op(S __a, V __b) { return {__CT_EACH##N(__CT_##Name##_SV)}; }                                     \
  __CT_HD void operator Op## = (V & __a, V __b) { __a = {__CT_EACH##N(__CT_##Name##_VV)}; }                            \
  __CT_HD void operator Op## = (V & __a, S __b) { __a = {__CT_EACH##N(__CT_##Name##_VS)}; }
#define __CT_ADD_VV(C) __a.C + __b.C
#define __CT_ADD_VS(C) __a.C + __b
#define __CT_ADD_SV(C) __a + __b.C
#define __CT_SUB_VV(C) __a.C - __b.C
#define __CT_SUB_VS(C) __a.C - __b
#define __CT_SUB_SV(C) __a - __b.C
#define __CT_MUL_VV(C) __a.C *__b.C
#define __CT_MUL_VS(C) __a.C *__b
#define __CT_MUL_SV(C) __a *__b.C
#define __CT_DIV_VV(C) __a.C / __b.C
#define __CT_DIV_VS(C) __a.C / __b
#define __CT_DIV_SV(C) __a / __b.C

#define __CT_COMMON(V, S, N)                                                                                           \
  __CT_OPERATOR(V, S, N, ADD, +)                                                                                       \
  __CT_OPERATOR(V, S, N, SUB, -)                                                                                       \
  __CT_OPERATOR(V, S, N, MUL, *)                                                                                       \
  __CT_HD V min(V __a, V __b) { return {__CT_EACH##N(__CT_MIN)}; }                                                     \
  __CT_HD V max(V __a, V __b) { return {__CT_EACH##N(__CT_MAX)}; }                                                     \
  __CT_HD V clamp(V __a, V __l, V __h) { return {__CT_EACH##N(__CT_CLAMP)}; }                                          \
  __CT_HD V clamp(V __a, S __l, S __h) { return {__CT_EACH##N(__CT_CLAMP1)}; }                                         \
  __CT_HD S dot(V __a, V __b) { return __CT_ALL##N(__CT_PRODUCT, +); }
__CT_COMMON(float2, float, 2)
__CT_COMMON(float3, float, 3)
__CT_COMMON(float4, float, 4)
__CT_COMMON(int2, int, 2)
__CT_COMMON(int3, int, 3)
__CT_COMMON(int4, int, 4)
__CT_COMMON(uint2, unsigned, 2)
__CT_COMMON(uint3, unsigned, 3)
__CT_COMMON(uint4, unsigned, 4)

#define __CT_SIGNED(V, N)                                                                                              \
  __CT_HD V operator-(const V &__a) { return {__CT_EACH##N(__CT_NEGATE)}; }
__CT_SIGNED(float2, 2)
__CT_SIGNED(float3, 3)
__CT_SIGNED(float4, 4)
__CT_SIGNED(int2, 2)
__CT_SIGNED(int3, 3)
__CT_SIGNED(int4, 4)

// What only vectors of floats have.
#define __CT_FLOOR(C) floorf(__a.C)
#define __CT_FRACTION(C) __a.C - floorf(__a.C)
#define __CT_FABS(C) fabsf(__a.C)
#define __CT_FMOD(C) fmodf(__a.C, __b.C)
#define __CT_FMIN(C) fminf(__a.C, __b.C)
#define __CT_FMAX(C) fmaxf(__a.C, __b.C)
#define __CT_LERP(C) __a.C + __t *(__b.C - __a.C)
#define __CT_FLOATS(V, N)                                                                                              \
  __CT_OPERATOR(V, float, N, DIV, /)                                                                                   \
  __CT_HD V fminf(V __a, V __b) { return {__CT_EACH##N(__CT_FMIN)}; }                                                  \
  __CT_HD V fmaxf(V __a, V __b) { return {__CT_EACH##N(__CT_FMAX)}; }                                                  \
  __CT_HD V floorf(V __a) { return {__CT_EACH##N(__CT_FLOOR)}; }                                                       \
  __CT_HD V fracf(V __a) { return {__CT_EACH##N(__CT_FRACTION)}; }                                                     \
  __CT_HD V fabs(V __a) { return {__CT_EACH##N(__CT_FABS)}; }                                                          \
  __CT_HD V fmodf(V __a, V __b) { return {__CT_EACH##N(__CT_FMOD)}; }                                                  \
  __CT_HD V lerp(V __a, V __b, float __t) { return {__CT_EACH##N(__CT_LERP)}; }                                        \
  __CT_HD float length(V __a) { return sqrtf(dot(__a, __a)); }                                                         \
  __CT_HD V normalize(V __a) { return __a * rsqrtf(dot(__a, __a)); }                                                   \
  __CT_HD V reflect(V __a, V __b) { return __a - 2.0f * __b * dot(__b, __a); }                                         \
  __CT_HD V smoothstep(V __l, V __h, V __x) {                                                                          \
    const V __y = clamp((__x - __l) / (__h - __l), 0.0f, 1.0f);                                                        \
    return __y * __y * (__y * -2.0f + 3.0f);                                                                           \
  }
__CT_FLOATS(float2, 2)
__CT_FLOATS(float3, 3)
__CT_FLOATS(float4, 4)

#define __CT_IABS(C) (__a.C < 0 ? -__a.C : __a.C)
__CT_HD int2 abs(int2 __a) { return {__CT_EACH2(__CT_IABS)}; }
__CT_HD int3 abs(int3 __a) { return {__CT_EACH3(__CT_IABS)}; }
__CT_HD int4 abs(int4 __a) { return {__CT_EACH4(__CT_IABS)}; }

__CT_HD float clamp(float __x, float __l, float __h) { return fmaxf(__l, fminf(__x, __h)); }
__CT_HD int clamp(int __x, int __l, int __h) { return __x < __l ? __l : __h < __x ? __h : __x; }
__CT_HD unsigned clamp(unsigned __x, unsigned __l, unsigned __h) { return __x < __l ? __l : __h < __x ? __h : __x; }
__CT_HD float lerp(float __a, float __b, float __t) { return __a + __t * (__b - __a); }
__CT_HD float fracf(float __x) { return __x - floorf(__x); }
__CT_HD float smoothstep(float __l, float __h, float __x) {
  const float __y = clamp((__x - __l) / (__h - __l), 0.0f, 1.0f);
  return __y * __y * (__y * -2.0f + 3.0f);
}
__CT_HD float3 cross(float3 __a, float3 __b) {
  return {__a.y * __b.z - __a.z * __b.y, __a.z * __b.x - __a.x * __b.z, __a.x * __b.y - __a.y * __b.x};
}

// Makers from one number, from shorter vectors and from other kinds of numbers.
#define __CT_MAKERS(K, S, L, M)                                                                                        \
  __CT_HD K##2 make_##K##2(S __x) { return {__x, __x}; }                                                               \
  __CT_HD K##2 make_##K##2(K##3 __v) { return {__v.x, __v.y}; }                                                        \
  __CT_HD K##2 make_##K##2(L##2 __v) { return {(S)__v.x, (S)__v.y}; }                                                  \
  __CT_HD K##2 make_##K##2(M##2 __v) { return {(S)__v.x, (S)__v.y}; }                                                  \
  __CT_HD K##3 make_##K##3(S __x) { return {__x, __x, __x}; }                                                          \
  __CT_HD K##3 make_##K##3(K##2 __v) { return {__v.x, __v.y, 0}; }                                                     \
  __CT_HD K##3 make_##K##3(K##2 __v, S __z) { return {__v.x, __v.y, __z}; }                                            \
  __CT_HD K##3 make_##K##3(K##4 __v) { return {__v.x, __v.y, __v.z}; }                                                 \
  __CT_HD K##3 make_##K##3(L##3 __v) { return {(S)__v.x, (S)__v.y, (S)__v.z}; }                                        \
  __CT_HD K##3 make_##K##3(M##3 __v) { return {(S)__v.x, (S)__v.y, (S)__v.z}; }                                        \
  __CT_HD K##4 make_##K##4(S __x) { return {__x, __x, __x, __x}; }                                                     \
  __CT_HD K##4 make_##K##4(K##3 __v) { return {__v.x, __v.y, __v.z, 0}; }                                              \
  __CT_HD K##4 make_##K##4(K##3 __v, S __w) { return {__v.x, __v.y, __v.z, __w}; }                                     \
  __CT_HD K##4 make_##K##4(L##4 __v) { return {(S)__v.x, (S)__v.y, (S)__v.z, (S)__v.w}; }                              \
  __CT_HD K##4 make_##K##4(M##4 __v) { return {(S)__v.x, (S)__v.y, (S)__v.z, (S)__v.w}; }
__CT_MAKERS(float, float, int, uint)
__CT_MAKERS(int, int, float, uint)
__CT_MAKERS(uint, unsigned, float, int)

#undef __CT_HD
#undef __CT_EACH2
#undef __CT_EACH3
#undef __CT_EACH4
#undef __CT_ALL2
#undef __CT_ALL3
#undef __CT_ALL4
#undef __CT_OPERATOR
#undef __CT_COMMON
#undef __CT_SIGNED
#undef __CT_FLOATS
#undef __CT_MAKERS
#undef __CT_NEGATE
#undef __CT_PRODUCT
#undef __CT_MIN
#undef __CT_MAX
#undef __CT_CLAMP
#undef __CT_CLAMP1
#undef __CT_ADD_VV
#undef __CT_ADD_VS
#undef __CT_ADD_SV
#undef __CT_SUB_VV
#undef __CT_SUB_VS
#undef __CT_SUB_SV
#undef __CT_MUL_VV
#undef __CT_MUL_VS
#undef __CT_MUL_SV
#undef __CT_DIV_VV
#undef __CT_DIV_VS
#undef __CT_DIV_SV
#undef __CT_FLOOR
#undef __CT_FRACTION
#undef __CT_FABS
#undef __CT_FMOD
#undef __CT_FMIN
#undef __CT_FMAX
#undef __CT_LERP
#undef __CT_IABS
#endif
