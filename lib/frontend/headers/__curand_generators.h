// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Seeding and drawing 32 (or 64) random bits, from the published algorithms:
// XORWOW (Marsaglia 2003), MRG32k3a (L'Ecuyer 1999), Philox4x32-10 (Salmon et
// al. 2011), Sobol (Joe and Kuo 2008), MTGP32 (Saito 2010). Jumping ahead
// needs large tables: that is a call to a function that is not defined here.

#ifndef CUDA_TIDY_CURAND_GENERATORS_H
#define CUDA_TIDY_CURAND_GENERATORS_H

#include "__curand_states.h"

#ifndef QUALIFIERS
#define QUALIFIERS static __attribute__((device, always_inline, unused)) inline
#endif

extern "C" __attribute__((device)) void __ct_curand_jump(unsigned *State, unsigned long long Subsequence,
                                                         unsigned long long Offset);

// XORWOW.
QUALIFIERS unsigned curand(curandStateXORWOW_t *S) {
  const unsigned T = S->v[0] ^ (S->v[0] >> 2);
  S->v[0] = S->v[1];
  S->v[1] = S->v[2];
  S->v[2] = S->v[3];
  S->v[3] = S->v[4];
  S->v[4] = (S->v[4] ^ (S->v[4] << 4)) ^ (T ^ (T << 1));
  S->d += 362437;
  return S->v[4] + S->d;
}
QUALIFIERS void skipahead(unsigned long long N, curandStateXORWOW_t *S) {
  if (N)
    __ct_curand_jump(S->v, 0, N);
  S->d += 362437u * (unsigned)N;
}
QUALIFIERS void skipahead_sequence(unsigned long long N, curandStateXORWOW_t *S) {
  if (N)
    __ct_curand_jump(S->v, N, 0);
}
QUALIFIERS void curand_init(unsigned long long Seed, unsigned long long Subsequence, unsigned long long Offset,
                            curandStateXORWOW_t *S) {
  const unsigned A = 1099087573u * ((unsigned)Seed ^ 0xaad26b49u);
  const unsigned B = 2591861531u * ((unsigned)(Seed >> 32) ^ 0xf7dcefddu);
  S->d = 6615241 + A + B;
  S->v[0] = 123456789u + A;
  S->v[1] = 362436069u ^ A;
  S->v[2] = 521288629u + B;
  S->v[3] = 88675123u ^ B;
  S->v[4] = 5783321u + A;
  skipahead_sequence(Subsequence, S);
  skipahead(Offset, S);
  S->boxmuller_flag = 0;
  S->boxmuller_flag_double = 0;
  S->boxmuller_extra = 0.f;
  S->boxmuller_extra_double = 0.;
}

// MRG32k3a: two recurrences modulo primes just below 2^32.
#define MRG32K3A_NORM 2.328306549295727688e-10
QUALIFIERS double curand_MRG32k3a(curandStateMRG32k3a_t *S) {
  const unsigned long long M1 = 4294967087ull, M2 = 4294944443ull;
  const unsigned long long P1 = (1403580ull * S->s1[1] + 810728ull * (M1 - S->s1[0])) % M1;
  const unsigned long long P2 = (527612ull * S->s2[2] + 1370589ull * (M2 - S->s2[0])) % M2;
  S->s1[0] = S->s1[1];
  S->s1[1] = S->s1[2];
  S->s1[2] = (unsigned)P1;
  S->s2[0] = S->s2[1];
  S->s2[1] = S->s2[2];
  S->s2[2] = (unsigned)P2;
  return (double)(P1 <= P2 ? P1 + M1 - P2 : P1 - P2);
}
QUALIFIERS unsigned curand(curandStateMRG32k3a_t *S) { return (unsigned)(curand_MRG32k3a(S) * 1.000000048662); }
QUALIFIERS void skipahead(unsigned long long N, curandStateMRG32k3a_t *S) { __ct_curand_jump(S->s1, 0, N); }
QUALIFIERS void skipahead_subsequence(unsigned long long N, curandStateMRG32k3a_t *S) { __ct_curand_jump(S->s1, N, 0); }
QUALIFIERS void skipahead_sequence(unsigned long long N, curandStateMRG32k3a_t *S) { __ct_curand_jump(S->s1, N, 0); }
QUALIFIERS void curand_init(unsigned long long Seed, unsigned long long Subsequence, unsigned long long Offset,
                            curandStateMRG32k3a_t *S) {
  const unsigned A = (unsigned)Seed ^ 0x55555555u;
  const unsigned B = (unsigned)(Seed >> 32) ^ 0xAAAAAAAAu;
  S->s1[0] = 12345u + A;
  S->s1[1] = 12345u ^ B;
  S->s1[2] = 12345u + A;
  S->s2[0] = 12345u ^ B;
  S->s2[1] = 12345u + A;
  S->s2[2] = 12345u ^ B;
  if (Subsequence)
    skipahead_subsequence(Subsequence, S);
  if (Offset)
    skipahead(Offset, S);
  S->boxmuller_flag = 0;
  S->boxmuller_flag_double = 0;
  S->boxmuller_extra = 0.f;
  S->boxmuller_extra_double = 0.;
}

// Philox: a keyed bijection of a counter, ten rounds.
QUALIFIERS uint4 curand_Philox4x32_10(uint4 C, uint2 K) {
#pragma unroll
  for (int Round = 0; Round < 10; ++Round) {
    const unsigned long long A = 0xD2511F53ull * C.x;
    const unsigned long long B = 0xCD9E8D57ull * C.z;
    const uint4 Next = {(unsigned)(B >> 32) ^ C.y ^ K.x, (unsigned)B, (unsigned)(A >> 32) ^ C.w ^ K.y, (unsigned)A};
    C = Next;
    K.x += 0x9E3779B9u;
    K.y += 0xBB67AE85u;
  }
  return C;
}
QUALIFIERS void Philox_State_Incr(curandStatePhilox4_32_10_t *S, unsigned long long N) {
  const unsigned long long Low = ((unsigned long long)S->ctr.y << 32 | S->ctr.x) + N;
  S->ctr.x = (unsigned)Low;
  S->ctr.y = (unsigned)(Low >> 32);
  if (Low < N && ++S->ctr.z == 0)
    ++S->ctr.w;
}
QUALIFIERS void Philox_State_Incr_hi(curandStatePhilox4_32_10_t *S, unsigned long long N) {
  const unsigned long long High = ((unsigned long long)S->ctr.w << 32 | S->ctr.z) + N;
  S->ctr.z = (unsigned)High;
  S->ctr.w = (unsigned)(High >> 32);
}
QUALIFIERS void Philox_State_Incr(curandStatePhilox4_32_10_t *S) {
  if (++S->ctr.x == 0 && ++S->ctr.y == 0 && ++S->ctr.z == 0)
    ++S->ctr.w;
}
QUALIFIERS unsigned curand(curandStatePhilox4_32_10_t *S) {
  unsigned R = 0;
  switch (S->STATE++) {
  default:
    R = S->output.x;
    break;
  case 1:
    R = S->output.y;
    break;
  case 2:
    R = S->output.z;
    break;
  case 3:
    R = S->output.w;
    break;
  }
  if (S->STATE == 4) {
    Philox_State_Incr(S);
    S->output = curand_Philox4x32_10(S->ctr, S->key);
    S->STATE = 0;
  }
  return R;
}
QUALIFIERS uint4 curand4(curandStatePhilox4_32_10_t *S) {
  const uint4 Old = S->output;
  Philox_State_Incr(S);
  S->output = curand_Philox4x32_10(S->ctr, S->key);
  uint4 R = Old;
  switch (S->STATE) {
  case 1:
    R = {Old.y, Old.z, Old.w, S->output.x};
    break;
  case 2:
    R = {Old.z, Old.w, S->output.x, S->output.y};
    break;
  case 3:
    R = {Old.w, S->output.x, S->output.y, S->output.z};
    break;
  default:
    break;
  }
  return R;
}
QUALIFIERS void skipahead(unsigned long long N, curandStatePhilox4_32_10_t *S) {
  S->STATE += (unsigned)(N & 3);
  Philox_State_Incr(S, N / 4 + (S->STATE > 3));
  S->STATE &= 3;
  S->output = curand_Philox4x32_10(S->ctr, S->key);
}
QUALIFIERS void skipahead_sequence(unsigned long long N, curandStatePhilox4_32_10_t *S) {
  Philox_State_Incr_hi(S, N);
  S->output = curand_Philox4x32_10(S->ctr, S->key);
}
QUALIFIERS void curand_init(unsigned long long Seed, unsigned long long Subsequence, unsigned long long Offset,
                            curandStatePhilox4_32_10_t *S) {
  S->ctr = {0, 0, 0, 0};
  S->key.x = (unsigned)Seed;
  S->key.y = (unsigned)(Seed >> 32);
  S->STATE = 0;
  S->boxmuller_flag = 0;
  S->boxmuller_flag_double = 0;
  S->boxmuller_extra = 0.f;
  S->boxmuller_extra_double = 0.;
  skipahead_sequence(Subsequence, S);
  skipahead(Offset, S);
}

// Sobol: the Gray code's next bit chooses the direction.
#define CUDA_TIDY_SOBOL(STATE, T, VECTORS, SCRAMBLED, ...)                                                             \
  QUALIFIERS T curand(STATE *S) {                                                                                      \
    const T R = S->x;                                                                                                  \
    S->x ^= S->direction_vectors[__builtin_ctzll(~(unsigned long long)S->i)];                                          \
    ++S->i;                                                                                                            \
    return R;                                                                                                          \
  }                                                                                                                    \
  QUALIFIERS void skipahead(T N, STATE *S) {                                                                           \
    S->i += N;                                                                                                         \
    S->x = S->c;                                                                                                       \
    for (T Gray = S->i ^ (S->i >> 1), B = 0; Gray; Gray >>= 1, ++B)                                                    \
      if (Gray & 1)                                                                                                    \
        S->x ^= S->direction_vectors[B];                                                                               \
  }                                                                                                                    \
  QUALIFIERS void curand_init(VECTORS V, __VA_ARGS__ T Offset, STATE *S) {                                             \
    for (unsigned B = 0; B < 8 * sizeof(T); ++B)                                                                       \
      S->direction_vectors[B] = V[B];                                                                                  \
    S->i = 0;                                                                                                          \
    S->c = SCRAMBLED;                                                                                                  \
    S->x = S->c;                                                                                                       \
    skipahead(Offset, S);                                                                                              \
  }
CUDA_TIDY_SOBOL(curandStateSobol32_t, unsigned, curandDirectionVectors32_t, 0, )
CUDA_TIDY_SOBOL(curandStateScrambledSobol32_t, unsigned, curandDirectionVectors32_t, C, unsigned C, )
CUDA_TIDY_SOBOL(curandStateSobol64_t, unsigned long long, curandDirectionVectors64_t, 0, )
CUDA_TIDY_SOBOL(curandStateScrambledSobol64_t, unsigned long long, curandDirectionVectors64_t, C,
                unsigned long long C, )
#undef CUDA_TIDY_SOBOL

// MTGP32: the threads of a block advance one state together.
QUALIFIERS unsigned __ct_mtgp32(curandStateMtgp32_t *S, unsigned T, unsigned D, const unsigned (*Temper)[TBL_SIZE]) {
  mtgp32_kernel_params_t *const K = S->k;
  const int P = S->pIdx;
  const unsigned At = S->offset + T, Pos = K->pos_tbl[P];
  unsigned X = (S->s[At & MTGP32_STATE_MASK] & K->mask[0]) ^ S->s[(At + 1) & MTGP32_STATE_MASK];
  X ^= X << K->sh1_tbl[P];
  const unsigned Y = X ^ (S->s[(At + Pos) & MTGP32_STATE_MASK] >> K->sh2_tbl[P]);
  const unsigned R = Y ^ K->param_tbl[P][Y & 15];
  S->s[(At + MTGP32_N) & MTGP32_STATE_MASK] = R;
  unsigned M = S->s[(At + Pos - 1) & MTGP32_STATE_MASK];
  M ^= M >> 16;
  M ^= M >> 8;
  const unsigned O = R ^ Temper[P][M & 15];
  __syncthreads();
  if (T == 0)
    S->offset = (S->offset + D) & MTGP32_STATE_MASK;
  __syncthreads();
  return O;
}
QUALIFIERS unsigned curand(curandStateMtgp32_t *S) {
  const unsigned D = blockDim.z * blockDim.y * blockDim.x;
  const unsigned T = blockDim.z * blockDim.y * threadIdx.z + blockDim.x * threadIdx.y + threadIdx.x;
  return __ct_mtgp32(S, T, D, S->k->temper_tbl);
}
QUALIFIERS unsigned curand_mtgp32_specific(curandStateMtgp32_t *S, unsigned char Index, unsigned char N) {
  return __ct_mtgp32(S, Index, N, S->k->temper_tbl);
}

// The test generator counts.
QUALIFIERS void curand_init(unsigned long long Seed, unsigned long long Subsequence, unsigned long long Offset,
                            curandStateTest_t *S) {
  S->v = (unsigned)(Seed * 3 + Subsequence * 31337 + Offset);
}
QUALIFIERS unsigned curand(curandStateTest_t *S) { return ++S->v; }
QUALIFIERS void skipahead(unsigned long long N, curandStateTest_t *S) { S->v += (unsigned)N; }

#endif // CUDA_TIDY_CURAND_GENERATORS_H
