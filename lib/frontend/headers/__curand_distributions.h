// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Distributions over the generators' bits. CUDA_TIDY_STATES applies a macro to
// every state; Box-Muller keeps its second value in the states that have room.

#ifndef CUDA_TIDY_CURAND_DISTRIBUTIONS_H
#define CUDA_TIDY_CURAND_DISTRIBUTIONS_H

#include "__curand_generators.h"

#define CURAND_2POW32_INV 2.3283064e-10f
#define CURAND_2POW32_INV_DOUBLE 2.3283064365386963e-10
#define CURAND_2POW53_INV_DOUBLE 1.1102230246251565e-16
#define CURAND_PI_DOUBLE 3.1415926535897932

#define CUDA_TIDY_PAIRED(M)                                                                                            \
  M(curandStateXORWOW_t)                                                                                               \
  M(curandStateMRG32k3a_t)                                                                                             \
  M(curandStatePhilox4_32_10_t)
#define CUDA_TIDY_QUASI(M)                                                                                             \
  M(curandStateSobol32_t)                                                                                              \
  M(curandStateScrambledSobol32_t)                                                                                     \
  M(curandStateSobol64_t)                                                                                              \
  M(curandStateScrambledSobol64_t)                                                                                     \
  M(curandStateMtgp32_t)

QUALIFIERS float _curand_uniform(unsigned X) { return (float)X * CURAND_2POW32_INV + CURAND_2POW32_INV / 2.f; }
QUALIFIERS float _curand_uniform(unsigned long long X) { return _curand_uniform((unsigned)(X >> 32)); }
QUALIFIERS float4 _curand_uniform4(uint4 X) {
  return {_curand_uniform(X.x), _curand_uniform(X.y), _curand_uniform(X.z), _curand_uniform(X.w)};
}
QUALIFIERS double _curand_uniform_double(unsigned X) { return X * CURAND_2POW32_INV_DOUBLE + CURAND_2POW32_INV_DOUBLE; }
QUALIFIERS double _curand_uniform_double(unsigned long long X) {
  return (X >> 11) * CURAND_2POW53_INV_DOUBLE + CURAND_2POW53_INV_DOUBLE / 2.;
}
QUALIFIERS double _curand_uniform_double_hq(unsigned X, unsigned Y) {
  const unsigned long long Z = (unsigned long long)X ^ ((unsigned long long)Y << 21);
  return Z * CURAND_2POW53_INV_DOUBLE + CURAND_2POW53_INV_DOUBLE / 2.;
}

#define CUDA_TIDY_UNIFORM(STATE)                                                                                       \
  QUALIFIERS float curand_uniform(STATE *S) { return _curand_uniform(curand(S)); }
CUDA_TIDY_UNIFORM(curandStateTest_t)
CUDA_TIDY_UNIFORM(curandStateXORWOW_t)
CUDA_TIDY_UNIFORM(curandStatePhilox4_32_10_t)
CUDA_TIDY_QUASI(CUDA_TIDY_UNIFORM)
#undef CUDA_TIDY_UNIFORM
QUALIFIERS float curand_uniform(curandStateMRG32k3a_t *S) { return (float)(curand_MRG32k3a(S) * MRG32K3A_NORM); }
QUALIFIERS float4 curand_uniform4(curandStatePhilox4_32_10_t *S) { return _curand_uniform4(curand4(S)); }

QUALIFIERS double curand_uniform_double(curandStateXORWOW_t *S) {
  const unsigned X = curand(S);
  const unsigned Y = curand(S);
  return _curand_uniform_double_hq(X, Y);
}
QUALIFIERS double curand_uniform_double(curandStateMRG32k3a_t *S) { return curand_MRG32k3a(S) * MRG32K3A_NORM; }
QUALIFIERS double2 curand_uniform2_double(curandStatePhilox4_32_10_t *S) {
  const uint4 X = curand4(S);
  return {_curand_uniform_double_hq(X.x, X.y), _curand_uniform_double_hq(X.z, X.w)};
}
QUALIFIERS double4 curand_uniform4_double(curandStatePhilox4_32_10_t *S) {
  const double2 A = curand_uniform2_double(S);
  const double2 B = curand_uniform2_double(S);
  double4 R;
  R.x = A.x;
  R.y = A.y;
  R.z = B.x;
  R.w = B.y;
  return R;
}
QUALIFIERS double curand_uniform_double(curandStatePhilox4_32_10_t *S) { return curand_uniform2_double(S).x; }
#define CUDA_TIDY_UNIFORM(STATE)                                                                                       \
  QUALIFIERS double curand_uniform_double(STATE *S) { return _curand_uniform_double(curand(S)); }
CUDA_TIDY_UNIFORM(curandStateTest_t)
CUDA_TIDY_QUASI(CUDA_TIDY_UNIFORM)
#undef CUDA_TIDY_UNIFORM

// Normal: Box-Muller where values come in pairs, the inverse elsewhere.
QUALIFIERS float2 __ct_box_muller(float U, float V) {
  const float R = sqrtf(-2.0f * logf(U)), A = 6.2831853f * V;
  return {R * __sinf(A), R * __cosf(A)};
}
QUALIFIERS double2 __ct_box_muller(double U, double V) {
  const double R = sqrt(-2.0 * log(U));
  return {R * sinpi(2.0 * V), R * cospi(2.0 * V)};
}
QUALIFIERS float2 _curand_box_muller(unsigned X, unsigned Y) {
  return __ct_box_muller(_curand_uniform(X), _curand_uniform(Y));
}
#define CUDA_TIDY_NORMAL(STATE)                                                                                        \
  QUALIFIERS float2 curand_normal2(STATE *S) {                                                                         \
    const float U = curand_uniform(S);                                                                                 \
    const float V = curand_uniform(S);                                                                                 \
    return __ct_box_muller(U, V);                                                                                      \
  }                                                                                                                    \
  QUALIFIERS double2 curand_normal2_double(STATE *S) {                                                                 \
    const double U = curand_uniform_double(S);                                                                         \
    const double V = curand_uniform_double(S);                                                                         \
    return __ct_box_muller(U, V);                                                                                      \
  }                                                                                                                    \
  QUALIFIERS float curand_normal(STATE *S) {                                                                           \
    if (S->boxmuller_flag == EXTRA_FLAG_NORMAL) {                                                                      \
      S->boxmuller_flag = 0;                                                                                           \
      return S->boxmuller_extra;                                                                                       \
    }                                                                                                                  \
    const float2 R = curand_normal2(S);                                                                                \
    S->boxmuller_extra = R.y;                                                                                          \
    S->boxmuller_flag = EXTRA_FLAG_NORMAL;                                                                             \
    return R.x;                                                                                                        \
  }                                                                                                                    \
  QUALIFIERS double curand_normal_double(STATE *S) {                                                                   \
    if (S->boxmuller_flag_double == EXTRA_FLAG_NORMAL) {                                                               \
      S->boxmuller_flag_double = 0;                                                                                    \
      return S->boxmuller_extra_double;                                                                                \
    }                                                                                                                  \
    const double2 R = curand_normal2_double(S);                                                                        \
    S->boxmuller_extra_double = R.y;                                                                                   \
    S->boxmuller_flag_double = EXTRA_FLAG_NORMAL;                                                                      \
    return R.x;                                                                                                        \
  }                                                                                                                    \
  QUALIFIERS float2 curand_log_normal2(STATE *S, float Mean, float Dev) {                                              \
    const float2 N = curand_normal2(S);                                                                                \
    return {expf(Mean + Dev * N.x), expf(Mean + Dev * N.y)};                                                           \
  }                                                                                                                    \
  QUALIFIERS double2 curand_log_normal2_double(STATE *S, double Mean, double Dev) {                                    \
    const double2 N = curand_normal2_double(S);                                                                        \
    return {exp(Mean + Dev * N.x), exp(Mean + Dev * N.y)};                                                             \
  }
CUDA_TIDY_PAIRED(CUDA_TIDY_NORMAL)
#undef CUDA_TIDY_NORMAL
#define CUDA_TIDY_NORMAL(STATE)                                                                                        \
  QUALIFIERS float curand_normal(STATE *S) { return -1.4142135f * erfcinvf(2.0f * curand_uniform(S)); }                \
  QUALIFIERS double curand_normal_double(STATE *S) {                                                                   \
    return -1.4142135623730951 * erfcinv(2.0 * curand_uniform_double(S));                                              \
  }
CUDA_TIDY_QUASI(CUDA_TIDY_NORMAL)
#undef CUDA_TIDY_NORMAL
QUALIFIERS float4 curand_normal4(curandStatePhilox4_32_10_t *S) {
  const uint4 X = curand4(S);
  const float2 A = _curand_box_muller(X.x, X.y);
  const float2 B = _curand_box_muller(X.z, X.w);
  return {A.x, A.y, B.x, B.y};
}
QUALIFIERS double4 curand_normal4_double(curandStatePhilox4_32_10_t *S) {
  const double2 A = curand_normal2_double(S);
  const double2 B = curand_normal2_double(S);
  double4 R;
  R.x = A.x;
  R.y = A.y;
  R.z = B.x;
  R.w = B.y;
  return R;
}
QUALIFIERS float4 curand_log_normal4(curandStatePhilox4_32_10_t *S, float Mean, float Dev) {
  const float4 N = curand_normal4(S);
  return {expf(Mean + Dev * N.x), expf(Mean + Dev * N.y), expf(Mean + Dev * N.z), expf(Mean + Dev * N.w)};
}
QUALIFIERS double4 curand_log_normal4_double(curandStatePhilox4_32_10_t *S, double Mean, double Dev) {
  double4 N = curand_normal4_double(S);
  N.x = exp(Mean + Dev * N.x);
  N.y = exp(Mean + Dev * N.y);
  N.z = exp(Mean + Dev * N.z);
  N.w = exp(Mean + Dev * N.w);
  return N;
}

// Poisson: products of uniforms for small means, the normal limit above.
// Discrete: the alias of a cell of the distribution's table.
QUALIFIERS unsigned __ct_discrete(double U, curandDiscreteDistribution_st *D) {
  const curandDistributionM2Shift_st *const M = D->M2;
  const double At = U * M->length;
  const unsigned Cell = (unsigned)At;
  return M->shift + (At - Cell < M->histogram->V[Cell] ? Cell : M->histogram->K[Cell]);
}
#define CUDA_TIDY_COUNTS(STATE)                                                                                        \
  QUALIFIERS float curand_log_normal(STATE *S, float Mean, float Dev) { return expf(Mean + Dev * curand_normal(S)); }  \
  QUALIFIERS double curand_log_normal_double(STATE *S, double Mean, double Dev) {                                      \
    return exp(Mean + Dev * curand_normal_double(S));                                                                  \
  }                                                                                                                    \
  QUALIFIERS unsigned curand_poisson(STATE *S, double Lambda) {                                                        \
    if (Lambda > 64.0)                                                                                                 \
      return (unsigned)(sqrt(Lambda) * curand_normal_double(S) + Lambda + 0.5);                                        \
    const float Limit = expf((float)-Lambda);                                                                          \
    unsigned N = 0;                                                                                                    \
    for (float P = 1.f; P > Limit; ++N)                                                                                \
      P *= curand_uniform(S);                                                                                          \
    return N - 1;                                                                                                      \
  }                                                                                                                    \
  QUALIFIERS unsigned curand_discrete(STATE *S, curandDiscreteDistribution_t D) {                                      \
    return __ct_discrete(_curand_uniform_double(curand(S)), D);                                                        \
  }
CUDA_TIDY_PAIRED(CUDA_TIDY_COUNTS)
CUDA_TIDY_QUASI(CUDA_TIDY_COUNTS)
#undef CUDA_TIDY_COUNTS
QUALIFIERS uint4 curand_poisson4(curandStatePhilox4_32_10_t *S, double Lambda) {
  uint4 R;
  R.x = curand_poisson(S, Lambda);
  R.y = curand_poisson(S, Lambda);
  R.z = curand_poisson(S, Lambda);
  R.w = curand_poisson(S, Lambda);
  return R;
}
QUALIFIERS uint4 curand_discrete4(curandStatePhilox4_32_10_t *S, curandDiscreteDistribution_t D) {
  uint4 R;
  R.x = curand_discrete(S, D);
  R.y = curand_discrete(S, D);
  R.z = curand_discrete(S, D);
  R.w = curand_discrete(S, D);
  return R;
}
QUALIFIERS float curand_mtgp32_single(curandStateMtgp32_t *S) { return curand_uniform(S); }
QUALIFIERS float curand_mtgp32_single_specific(curandStateMtgp32_t *S, unsigned char Index, unsigned char N) {
  return _curand_uniform(curand_mtgp32_specific(S, Index, N));
}

#undef CUDA_TIDY_PAIRED
#undef CUDA_TIDY_QUASI

#endif // CUDA_TIDY_CURAND_DISTRIBUTIONS_H
