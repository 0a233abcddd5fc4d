// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// States of cuRAND's device generators, of the same size and member names as
// the library's, since kernels keep them in arrays.

#ifndef CUDA_TIDY_CURAND_STATES_H
#define CUDA_TIDY_CURAND_STATES_H

#include "curand.h"

#define MTGP32_MEXP 11213
#define MTGP32_N 351
#define MTGP32_FLOOR_2P 256
#define MTGP32_CEIL_2P 512
#define MTGP32_TN MTGP32_FLOOR_2P
#define MTGP32_LS (MTGP32_TN * 3)
#define MTGP32_STATE_SIZE 1024
#define MTGP32_STATE_MASK 1023
#define CURAND_NUM_MTGP32_PARAMS 200
#define MTGP32_TBL_SIZE 16
#define TBL_SIZE 16

#define EXTRA_FLAG_NORMAL 0x00000001
#define EXTRA_FLAG_LOG_NORMAL 0x00000002

// What Box-Muller leaves over for the next call.
#define CUDA_TIDY_BOX_MULLER                                                                                           \
  int boxmuller_flag;                                                                                                  \
  int boxmuller_flag_double;                                                                                           \
  float boxmuller_extra;                                                                                               \
  double boxmuller_extra_double;

struct curandStateTest {
  unsigned int v;
};
struct curandStateXORWOW {
  unsigned int d, v[5];
  CUDA_TIDY_BOX_MULLER
};
struct curandStateMRG32k3a {
  unsigned int s1[3];
  unsigned int s2[3];
  CUDA_TIDY_BOX_MULLER
};
struct curandStatePhilox4_32_10 {
  uint4 ctr;
  uint4 output;
  uint2 key;
  unsigned int STATE;
  CUDA_TIDY_BOX_MULLER
};
struct curandStateSobol32 {
  unsigned int i, x, c;
  unsigned int direction_vectors[32];
};
struct curandStateScrambledSobol32 {
  unsigned int i, x, c;
  unsigned int direction_vectors[32];
};
struct curandStateSobol64 {
  unsigned long long i, x, c;
  unsigned long long direction_vectors[64];
};
struct curandStateScrambledSobol64 {
  unsigned long long i, x, c;
  unsigned long long direction_vectors[64];
};
struct mtgp32_params_fast {
  int mexp;
  int pos;
  int sh1;
  int sh2;
  unsigned int tbl[16];
  unsigned int tmp_tbl[16];
  unsigned int flt_tmp_tbl[16];
  unsigned int mask;
  unsigned char poly_sha1[21];
};
struct mtgp32_kernel_params {
  unsigned int pos_tbl[CURAND_NUM_MTGP32_PARAMS];
  unsigned int param_tbl[CURAND_NUM_MTGP32_PARAMS][TBL_SIZE];
  unsigned int temper_tbl[CURAND_NUM_MTGP32_PARAMS][TBL_SIZE];
  unsigned int single_temper_tbl[CURAND_NUM_MTGP32_PARAMS][TBL_SIZE];
  unsigned int sh1_tbl[CURAND_NUM_MTGP32_PARAMS];
  unsigned int sh2_tbl[CURAND_NUM_MTGP32_PARAMS];
  unsigned int mask[1];
};
struct curandStateMtgp32 {
  unsigned int s[MTGP32_STATE_SIZE];
  int offset;
  int pIdx;
  struct mtgp32_kernel_params *k;
};
#undef CUDA_TIDY_BOX_MULLER

typedef struct curandStateTest curandStateTest_t;
typedef struct curandStateXORWOW curandStateXORWOW_t;
typedef struct curandStateXORWOW curandState_t;
typedef struct curandStateXORWOW curandState;
typedef struct curandStateMRG32k3a curandStateMRG32k3a_t;
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef struct curandStateSobol32 curandStateSobol32_t;
typedef struct curandStateScrambledSobol32 curandStateScrambledSobol32_t;
typedef struct curandStateSobol64 curandStateSobol64_t;
typedef struct curandStateScrambledSobol64 curandStateScrambledSobol64_t;
typedef struct curandStateMtgp32 curandStateMtgp32_t;
typedef struct mtgp32_params_fast mtgp32_params_fast_t;
typedef struct mtgp32_kernel_params mtgp32_kernel_params_t;

// Tables of a discrete distribution.
struct curandDistributionShift_st {
  double *probability;
  double *host_probability;
  unsigned int shift;
  unsigned int length;
  unsigned int host_gen;
};
struct curandHistogramM2_st {
  double *V;
  double *host_V;
  unsigned int *K;
  unsigned int *host_K;
  unsigned int host_gen;
};
struct curandDistributionM2Shift_st {
  struct curandHistogramM2_st *histogram;
  struct curandHistogramM2_st *host_histogram;
  unsigned int shift;
  unsigned int length;
  unsigned int host_gen;
};
struct curandDiscreteDistribution_st {
  struct curandDiscreteDistribution_st *self_host_ptr;
  struct curandDistributionM2Shift_st *M2;
  struct curandDistributionM2Shift_st *host_M2;
  double stddev;
  double mean;
  curandMethod_t method;
  unsigned int host_gen;
};

#endif // CUDA_TIDY_CURAND_STATES_H
