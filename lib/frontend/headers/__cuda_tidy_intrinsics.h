// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic, conversion and bit intrinsics. Each is declared under the name of the libdevice
// routine that it stands for, so that a call of it is one call in IR.
#ifndef CUDA_TIDY_INTRINSICS_H
#define CUDA_TIDY_INTRINSICS_H
#pragma clang system_header

#include "__cuda_tidy_driver_types.h"

#define __CT_FN __device__ __attribute__((const, nothrow))
#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline))
// An intrinsic __N whose libdevice routine is __nv_N; under a name of its own; and without one.
#define __CT_A(R, N, Args) __CT_FN R __##N Args __asm__("__nv_" #N);
#define __CT_AS(R, N, Args, Routine) __CT_FN R __##N Args __asm__("__nv_" #Routine);

// clang-format off: it takes a list of declarations by macro for one expression, and indents it without end.
#define __CT_UU(N) __CT_A(unsigned, N, (unsigned))
__CT_UU(brev) __CT_UU(vabs2) __CT_UU(vabs4) __CT_UU(vabsss2) __CT_UU(vabsss4) __CT_UU(vneg2) __CT_UU(vneg4)
__CT_UU(vnegss2) __CT_UU(vnegss4)
#undef __CT_UU
__CT_A(unsigned long long, brevll, (unsigned long long)) __CT_A(unsigned, byte_perm, (unsigned, unsigned, unsigned))
__CT_A(unsigned, usad, (unsigned, unsigned, unsigned)) __CT_A(int, clz, (int)) __CT_A(int, ffs, (int))
__CT_A(int, clzll, (long long)) __CT_A(int, ffsll, (long long))
#define __CT_DDD(N) __CT_A(double, N, (double, double))
__CT_DDD(dadd_rd) __CT_DDD(dadd_rn) __CT_DDD(dadd_ru) __CT_DDD(dadd_rz) __CT_DDD(ddiv_rd) __CT_DDD(ddiv_rn)
__CT_DDD(ddiv_ru) __CT_DDD(ddiv_rz) __CT_DDD(dmul_rd) __CT_DDD(dmul_rn) __CT_DDD(dmul_ru) __CT_DDD(dmul_rz)
__CT_DDD(dsub_rd) __CT_DDD(dsub_rn) __CT_DDD(dsub_ru) __CT_DDD(dsub_rz)
#undef __CT_DDD
#define __CT_FD(N) __CT_A(float, N, (double))
__CT_FD(double2float_rd) __CT_FD(double2float_rn) __CT_FD(double2float_ru) __CT_FD(double2float_rz)
#undef __CT_FD
#define __CT_ID(N) __CT_A(int, N, (double))
__CT_ID(double2hiint) __CT_ID(double2int_rd) __CT_ID(double2int_rn) __CT_ID(double2int_ru) __CT_ID(double2int_rz)
__CT_ID(double2loint) __CT_ID(isfinited) __CT_ID(signbitd)
#undef __CT_ID
#define __CT_LD(N) __CT_A(long long, N, (double))
__CT_LD(double2ll_rd) __CT_LD(double2ll_rn) __CT_LD(double2ll_ru) __CT_LD(double2ll_rz) __CT_LD(double_as_longlong)
#undef __CT_LD
#define __CT_UD(N) __CT_A(unsigned, N, (double))
__CT_UD(double2uint_rd) __CT_UD(double2uint_rn) __CT_UD(double2uint_ru) __CT_UD(double2uint_rz)
#undef __CT_UD
#define __CT_YD(N) __CT_A(unsigned long long, N, (double))
__CT_YD(double2ull_rd) __CT_YD(double2ull_rn) __CT_YD(double2ull_ru) __CT_YD(double2ull_rz)
#undef __CT_YD
#define __CT_DD(N) __CT_A(double, N, (double))
__CT_DD(drcp_rd) __CT_DD(drcp_rn) __CT_DD(drcp_ru) __CT_DD(drcp_rz) __CT_DD(dsqrt_rd) __CT_DD(dsqrt_rn)
__CT_DD(dsqrt_ru) __CT_DD(dsqrt_rz)
#undef __CT_DD
#define __CT_FFF(N) __CT_A(float, N, (float, float))
__CT_FFF(fadd_rd) __CT_FFF(fadd_rn) __CT_FFF(fadd_ru) __CT_FFF(fadd_rz) __CT_FFF(fdiv_rd) __CT_FFF(fdiv_rn)
__CT_FFF(fdiv_ru) __CT_FFF(fdiv_rz) __CT_FFF(fmul_rd) __CT_FFF(fmul_rn) __CT_FFF(fmul_ru) __CT_FFF(fmul_rz)
__CT_FFF(fsub_rd) __CT_FFF(fsub_rn) __CT_FFF(fsub_ru) __CT_FFF(fsub_rz)
#undef __CT_FFF
#define __CT_IF(N) __CT_A(int, N, (float))
__CT_IF(finitef) __CT_IF(float2int_rd) __CT_IF(float2int_rn) __CT_IF(float2int_ru) __CT_IF(float2int_rz)
__CT_IF(float_as_int) __CT_IF(isinff) __CT_IF(isnanf) __CT_IF(signbitf)
#undef __CT_IF
#define __CT_LF(N) __CT_A(long long, N, (float))
__CT_LF(float2ll_rd) __CT_LF(float2ll_rn) __CT_LF(float2ll_ru) __CT_LF(float2ll_rz)
#undef __CT_LF
#define __CT_UF(N) __CT_A(unsigned, N, (float))
__CT_UF(float2uint_rd) __CT_UF(float2uint_rn) __CT_UF(float2uint_ru) __CT_UF(float2uint_rz) __CT_UF(float_as_uint)
#undef __CT_UF
#define __CT_YF(N) __CT_A(unsigned long long, N, (float))
__CT_YF(float2ull_rd) __CT_YF(float2ull_rn) __CT_YF(float2ull_ru) __CT_YF(float2ull_rz)
#undef __CT_YF
#define __CT_DDDD(N) __CT_A(double, N, (double, double, double))
__CT_DDDD(fma_rd) __CT_DDDD(fma_rn) __CT_DDDD(fma_ru) __CT_DDDD(fma_rz)
#undef __CT_DDDD
#define __CT_FFFF(N) __CT_A(float, N, (float, float, float))
__CT_FFFF(fmaf_ieee_rd) __CT_FFFF(fmaf_ieee_rn) __CT_FFFF(fmaf_ieee_ru) __CT_FFFF(fmaf_ieee_rz) __CT_FFFF(fmaf_rd)
__CT_FFFF(fmaf_rn) __CT_FFFF(fmaf_ru) __CT_FFFF(fmaf_rz)
#undef __CT_FFFF
#define __CT_FF(N) __CT_A(float, N, (float))
__CT_FF(frcp_rd) __CT_FF(frcp_rn) __CT_FF(frcp_ru) __CT_FF(frcp_rz) __CT_FF(frsqrt_rn) __CT_FF(fsqrt_rd)
__CT_FF(fsqrt_rn) __CT_FF(fsqrt_ru) __CT_FF(fsqrt_rz) __CT_FF(saturatef)
#undef __CT_FF
#define __CT_III(N) __CT_A(int, N, (int, int))
__CT_III(hadd) __CT_III(mul24) __CT_III(mulhi) __CT_III(rhadd)
#undef __CT_III
__CT_A(double, hiloint2double, (int, int)) __CT_A(double, int2double_rn, (int))
#define __CT_FI(N) __CT_A(float, N, (int))
__CT_FI(int2float_rd) __CT_FI(int2float_rn) __CT_FI(int2float_ru) __CT_FI(int2float_rz) __CT_FI(int_as_float)
#undef __CT_FI
#define __CT_DL(N) __CT_A(double, N, (long long))
__CT_DL(ll2double_rd) __CT_DL(ll2double_rn) __CT_DL(ll2double_ru) __CT_DL(ll2double_rz) __CT_DL(longlong_as_double)
#undef __CT_DL
#define __CT_FL(N) __CT_A(float, N, (long long))
__CT_FL(ll2float_rd) __CT_FL(ll2float_rn) __CT_FL(ll2float_ru) __CT_FL(ll2float_rz)
#undef __CT_FL
__CT_A(long long, mul64hi, (long long, long long)) __CT_A(int, popc, (unsigned))
__CT_A(int, popcll, (unsigned long long)) __CT_A(unsigned, sad, (int, int, unsigned))
#define __CT_UUU(N) __CT_A(unsigned, N, (unsigned, unsigned))
__CT_UUU(uhadd) __CT_UUU(umul24) __CT_UUU(umulhi) __CT_UUU(urhadd) __CT_UUU(vabsdiffs2) __CT_UUU(vabsdiffs4)
__CT_UUU(vabsdiffu2) __CT_UUU(vabsdiffu4) __CT_UUU(vadd2) __CT_UUU(vadd4) __CT_UUU(vaddss2) __CT_UUU(vaddss4)
__CT_UUU(vaddus2) __CT_UUU(vaddus4) __CT_UUU(vavgs2) __CT_UUU(vavgs4) __CT_UUU(vavgu2) __CT_UUU(vavgu4)
__CT_UUU(vcmpeq2) __CT_UUU(vcmpeq4) __CT_UUU(vcmpges2) __CT_UUU(vcmpges4) __CT_UUU(vcmpgeu2) __CT_UUU(vcmpgeu4)
__CT_UUU(vcmpgts2) __CT_UUU(vcmpgts4) __CT_UUU(vcmpgtu2) __CT_UUU(vcmpgtu4) __CT_UUU(vcmples2) __CT_UUU(vcmples4)
__CT_UUU(vcmpleu2) __CT_UUU(vcmpleu4) __CT_UUU(vcmplts2) __CT_UUU(vcmplts4) __CT_UUU(vcmpltu2) __CT_UUU(vcmpltu4)
__CT_UUU(vcmpne2) __CT_UUU(vcmpne4) __CT_UUU(vhaddu2) __CT_UUU(vhaddu4) __CT_UUU(vmaxs2) __CT_UUU(vmaxs4)
__CT_UUU(vmaxu2) __CT_UUU(vmaxu4) __CT_UUU(vmins2) __CT_UUU(vmins4) __CT_UUU(vminu2) __CT_UUU(vminu4) __CT_UUU(vsads2)
__CT_UUU(vsads4) __CT_UUU(vsadu2) __CT_UUU(vsadu4) __CT_UUU(vseteq2) __CT_UUU(vseteq4) __CT_UUU(vsetges2)
__CT_UUU(vsetges4) __CT_UUU(vsetgeu2) __CT_UUU(vsetgeu4) __CT_UUU(vsetgts2) __CT_UUU(vsetgts4) __CT_UUU(vsetgtu2)
__CT_UUU(vsetgtu4) __CT_UUU(vsetles2) __CT_UUU(vsetles4) __CT_UUU(vsetleu2) __CT_UUU(vsetleu4) __CT_UUU(vsetlts2)
__CT_UUU(vsetlts4) __CT_UUU(vsetltu2) __CT_UUU(vsetltu4) __CT_UUU(vsetne2) __CT_UUU(vsetne4) __CT_UUU(vsub2)
__CT_UUU(vsub4) __CT_UUU(vsubss2) __CT_UUU(vsubss4) __CT_UUU(vsubus2) __CT_UUU(vsubus4)
#undef __CT_UUU
__CT_A(double, uint2double_rn, (unsigned))
#define __CT_FU(N) __CT_A(float, N, (unsigned))
__CT_FU(uint2float_rd) __CT_FU(uint2float_rn) __CT_FU(uint2float_ru) __CT_FU(uint2float_rz) __CT_FU(uint_as_float)
#undef __CT_FU
#define __CT_DY(N) __CT_A(double, N, (unsigned long long))
__CT_DY(ull2double_rd) __CT_DY(ull2double_rn) __CT_DY(ull2double_ru) __CT_DY(ull2double_rz)
#undef __CT_DY
#define __CT_FY(N) __CT_A(float, N, (unsigned long long))
__CT_FY(ull2float_rd) __CT_FY(ull2float_rn) __CT_FY(ull2float_ru) __CT_FY(ull2float_rz)
#undef __CT_FY
__CT_A(unsigned long long, umul64hi, (unsigned long long, unsigned long long))

__CT_AS(float, cosf, (float), fast_cosf) __CT_AS(float, sinf, (float), fast_sinf)
__CT_AS(float, tanf, (float), fast_tanf) __CT_AS(float, expf, (float), fast_expf)
__CT_AS(float, exp10f, (float), fast_exp10f) __CT_AS(float, logf, (float), fast_logf)
__CT_AS(float, log2f, (float), fast_log2f) __CT_AS(float, log10f, (float), fast_log10f)
__CT_AS(float, powf, (float, float), fast_powf) __CT_AS(float, fdividef, (float, float), fast_fdividef)
__device__ __attribute__((nothrow)) void __sincosf(float, float *, float *) __asm__("__nv_fast_sincosf");
// Single-precision tanh of one instruction (CUDA 13).
__CT_FN float __tanhf(float);
__CT_AS(int, finite, (double), isfinited) __CT_AS(int, isinf, (double), isinfd) __CT_AS(int, isnan, (double), isnand)
__CT_AS(int, signbit, (double), signbitd)
__CT_FN int double2int(double, cudaRoundMode = cudaRoundZero);
__CT_FN unsigned double2uint(double, cudaRoundMode = cudaRoundZero);
__CT_FN long long double2ll(double, cudaRoundMode = cudaRoundZero);
__CT_FN unsigned long long double2ull(double, cudaRoundMode = cudaRoundZero);
__CT_FN double float2double(float, cudaRoundMode = cudaRoundNearest);
__CT_FN double int2double(int, cudaRoundMode = cudaRoundNearest);
__CT_FN double uint2double(unsigned, cudaRoundMode = cudaRoundNearest);
__CT_FN double ll2double(long long, cudaRoundMode = cudaRoundNearest);
__CT_FN double ull2double(unsigned long long, cudaRoundMode = cudaRoundNearest);
__CT_FN double fma(double, double, double, cudaRoundMode);
__CT_FN double dadd(double, double, cudaRoundMode = cudaRoundNearest);
__CT_FN double dsub(double, double, cudaRoundMode = cudaRoundNearest);
__CT_FN double dmul(double, double, cudaRoundMode = cudaRoundNearest);
__CT_FN unsigned short __nv_bswap16(unsigned short) __asm__("llvm.bswap.i16");
__CT_FN unsigned __nv_bswap32(unsigned) __asm__("llvm.bswap.i32");
__CT_FN unsigned long long __nv_bswap64(unsigned long long) __asm__("llvm.bswap.i64");

// Funnel shifts; the variants ending in c clamp the amount at 32.
__CT_INLINE unsigned __funnelshift_l(unsigned Low, unsigned High, unsigned N) {
  return __builtin_elementwise_fshl(High, Low, N);
}
__CT_INLINE unsigned __funnelshift_r(unsigned Low, unsigned High, unsigned N) {
  return __builtin_elementwise_fshr(High, Low, N);
}
__CT_INLINE unsigned __funnelshift_lc(unsigned Low, unsigned High, unsigned N) {
  return N >= 32 ? Low : __builtin_elementwise_fshl(High, Low, N);
}
__CT_INLINE unsigned __funnelshift_rc(unsigned Low, unsigned High, unsigned N) {
  return N >= 32 ? High : __builtin_elementwise_fshr(High, Low, N);
}

// Dot products of packed integers.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 610
#define __CT_DOT(N, S2, S4, U2, U4)                                                                                    \
  __CT_FN int __##N(int, int, int);                                                                                    \
  __CT_FN unsigned __##N(unsigned, unsigned, unsigned);                                                                \
  __CT_FN int __##N(S2, S4, int);                                                                                      \
  __CT_FN unsigned __##N(U2, U4, unsigned);
__CT_DOT(dp4a, char4, char4, uchar4, uchar4) __CT_DOT(dp2a_lo, short2, char4, ushort2, uchar4)
__CT_DOT(dp2a_hi, short2, char4, ushort2, uchar4)
#undef __CT_DOT
#endif

// Minima and maxima of two or three, of halves, and with their predicates.
#define __CT_S3(N, T) __host__ __CT_FN T __##N(T, T, T);
#define __CT_S2(N, T) __host__ __CT_FN T __##N(T, T);
__CT_S3(vimax3_s32, int) __CT_S3(vimin3_s32, int) __CT_S3(vimax3_s32_relu, int) __CT_S3(vimin3_s32_relu, int)
__CT_S3(viaddmax_s32, int) __CT_S3(viaddmin_s32, int) __CT_S3(viaddmax_s32_relu, int) __CT_S3(viaddmin_s32_relu, int)
__CT_S2(vimax_s32_relu, int) __CT_S2(vimin_s32_relu, int) __CT_S3(vimax3_s16x2, unsigned)
__CT_S3(vimin3_s16x2, unsigned) __CT_S3(vimax3_s16x2_relu, unsigned) __CT_S3(vimin3_s16x2_relu, unsigned)
__CT_S3(vimax3_u32, unsigned) __CT_S3(vimin3_u32, unsigned) __CT_S3(vimax3_u16x2, unsigned)
__CT_S3(vimin3_u16x2, unsigned) __CT_S3(viaddmax_s16x2, unsigned) __CT_S3(viaddmin_s16x2, unsigned)
__CT_S3(viaddmax_s16x2_relu, unsigned) __CT_S3(viaddmin_s16x2_relu, unsigned) __CT_S3(viaddmax_u32, unsigned)
__CT_S3(viaddmin_u32, unsigned) __CT_S3(viaddmax_u16x2, unsigned) __CT_S3(viaddmin_u16x2, unsigned)
__CT_S2(vimax_s16x2_relu, unsigned) __CT_S2(vimin_s16x2_relu, unsigned)
#undef __CT_S3
#undef __CT_S2
__host__ __device__ int __vibmax_s32(int, int, bool *);
__host__ __device__ int __vibmin_s32(int, int, bool *);
__host__ __device__ unsigned __vibmax_u32(unsigned, unsigned, bool *);
__host__ __device__ unsigned __vibmin_u32(unsigned, unsigned, bool *);
__host__ __device__ unsigned __vibmax_s16x2(unsigned, unsigned, bool *, bool *);
__host__ __device__ unsigned __vibmin_s16x2(unsigned, unsigned, bool *, bool *);
__host__ __device__ unsigned __vibmax_u16x2(unsigned, unsigned, bool *, bool *);
__host__ __device__ unsigned __vibmin_u16x2(unsigned, unsigned, bool *, bool *);

// Arithmetic on pairs of floats.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 1000
#define __CT_PAIR(Mode)                                                                                                \
  __CT_FN float2 __ffma2_##Mode(float2, float2, float2);                                                               \
  __CT_FN float2 __fadd2_##Mode(float2, float2);                                                                       \
  __CT_FN float2 __fmul2_##Mode(float2, float2);
__CT_PAIR(rn) __CT_PAIR(rz) __CT_PAIR(rd) __CT_PAIR(ru)
#undef __CT_PAIR
#endif

// Clocks, counters, traps.
__CT_INLINE long long clock64() { return __nvvm_read_ptx_sreg_clock64(); }
__CT_INLINE unsigned __pm0() { return __nvvm_read_ptx_sreg_pm0(); }
__CT_INLINE unsigned __pm1() { return __nvvm_read_ptx_sreg_pm1(); }
__CT_INLINE unsigned __pm2() { return __nvvm_read_ptx_sreg_pm2(); }
__CT_INLINE unsigned __pm3() { return __nvvm_read_ptx_sreg_pm3(); }
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
__CT_INLINE void __nanosleep(unsigned Nanoseconds) { __nvvm_nanosleep(Nanoseconds); }
#endif
__CT_INLINE __attribute__((noreturn)) void __trap() { __builtin_trap(); }
__CT_INLINE void __brkpt() { __asm__ __volatile__("brkpt;"); }
__CT_INLINE void __brkpt(int) { __asm__ __volatile__("brkpt;"); }
__CT_INLINE void __exit() { __nvvm_exit(); }
#define __prof_trigger(N) __asm__ __volatile__("pmevent \t%0;" ::"i"(N))

#undef __CT_A
#undef __CT_AS
#undef __CT_FN
#undef __CT_INLINE

#endif
