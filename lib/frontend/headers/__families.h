// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Applies a declaration macro M(Prefix, Element, Real[, Index, Suffix]) to the
// element types that a family of BLAS-like routines has.

#ifndef CUDA_TIDY___FAMILIES_H
#define CUDA_TIDY___FAMILIES_H

#include <stdint.h>

#define CUDA_TIDY_CZ(M)                                                                                                \
  M(C, cuComplex, float);                                                                                              \
  M(Z, cuDoubleComplex, double)
#define CUDA_TIDY_CZ_64(M)                                                                                             \
  M(C, cuComplex, float, int, );                                                                                       \
  M(C, cuComplex, float, int64_t, _64);                                                                                \
  M(Z, cuDoubleComplex, double, int, );                                                                                \
  M(Z, cuDoubleComplex, double, int64_t, _64)
#define CUDA_TIDY_SC_64(M)                                                                                             \
  M(S, float, float, int, );                                                                                           \
  M(S, float, float, int64_t, _64);                                                                                    \
  M(C, cuComplex, float, int, );                                                                                       \
  M(C, cuComplex, float, int64_t, _64)
#define CUDA_TIDY_SD(M)                                                                                                \
  M(S, float, float);                                                                                                  \
  M(D, double, double)
#define CUDA_TIDY_SDCZ(M)                                                                                              \
  M(S, float, float);                                                                                                  \
  M(D, double, double);                                                                                                \
  M(C, cuComplex, float);                                                                                              \
  M(Z, cuDoubleComplex, double)
#define CUDA_TIDY_SDCZ_64(M)                                                                                           \
  M(S, float, float, int, );                                                                                           \
  M(S, float, float, int64_t, _64);                                                                                    \
  M(D, double, double, int, );                                                                                         \
  M(D, double, double, int64_t, _64);                                                                                  \
  M(C, cuComplex, float, int, );                                                                                       \
  M(C, cuComplex, float, int64_t, _64);                                                                                \
  M(Z, cuDoubleComplex, double, int, );                                                                                \
  M(Z, cuDoubleComplex, double, int64_t, _64)
#define CUDA_TIDY_SD_64(M)                                                                                             \
  M(S, float, float, int, );                                                                                           \
  M(S, float, float, int64_t, _64);                                                                                    \
  M(D, double, double, int, );                                                                                         \
  M(D, double, double, int64_t, _64)

#endif // CUDA_TIDY___FAMILIES_H
