// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers on float2 and double2.
#ifndef CUDA_TIDY_CUCOMPLEX_H
#define CUDA_TIDY_CUCOMPLEX_H
#define CU_COMPLEX_H_
#pragma clang system_header

#include <__cuda_tidy_prelude.h>

#define __CT_FN static __inline__ __host__ __device__
typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

// The operations on complex numbers C of reals R; F is the suffix of their names.
#define __CT_COMPLEX(C, R, F, Maker, Fabs, Sqrt)                                                                       \
  __CT_FN R cuCreal##F(C X) { return X.x; }                                                                            \
  __CT_FN R cuCimag##F(C X) { return X.y; }                                                                            \
  __CT_FN C Maker(R Re, R Im) { return C{Re, Im}; }                                                                    \
  __CT_FN C cuConj##F(C X) { return C{X.x, -X.y}; }                                                                    \
  __CT_FN C cuCadd##F(C X, C Y) { return C{X.x + Y.x, X.y + Y.y}; }                                                    \
  __CT_FN C cuCsub##F(C X, C Y) { return C{X.x - Y.x, X.y - Y.y}; }                                                    \
  __CT_FN C cuCmul##F(C X, C Y) { return C{X.x * Y.x - X.y * Y.y, X.x * Y.y + X.y * Y.x}; }                            \
  __CT_FN C cuCdiv##F(C X, C Y) {                                                                                      \
    const R Scale = 1 / (Fabs(Y.x) + Fabs(Y.y));                                                                       \
    const R Xr = X.x * Scale, Xi = X.y * Scale, Yr = Y.x * Scale, Yi = Y.y * Scale;                                    \
    const R Over = 1 / (Yr * Yr + Yi * Yi);                                                                            \
    return C{(Xr * Yr + Xi * Yi) * Over, (Xi * Yr - Xr * Yi) * Over};                                                  \
  }                                                                                                                    \
  __CT_FN R cuCabs##F(C X) {                                                                                           \
    const R A = Fabs(X.x), B = Fabs(X.y);                                                                              \
    const R Large = A > B ? A : B, Small = A > B ? B : A, Ratio = Small / Large;                                       \
    /* Zero and infinite lengths have no ratio. */                                                                     \
    return Large == 0 || Large + Small == Large + Large + Large ? A + B : Large * Sqrt(1 + Ratio * Ratio);             \
  }                                                                                                                    \
  __CT_FN C cuCfma##F(C X, C Y, C D) { return C{X.x * Y.x + D.x - X.y * Y.y, X.x * Y.y + D.y + X.y * Y.x}; }
__CT_COMPLEX(cuFloatComplex, float, f, make_cuFloatComplex, fabsf, sqrtf)
__CT_COMPLEX(cuDoubleComplex, double, , make_cuDoubleComplex, fabs, sqrt)
__CT_FN cuComplex make_cuComplex(float Re, float Im) { return cuComplex{Re, Im}; }
__CT_FN cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex X) { return cuDoubleComplex{(double)X.x, (double)X.y}; }
__CT_FN cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex X) { return cuFloatComplex{(float)X.x, (float)X.y}; }
#undef __CT_COMPLEX
#undef __CT_FN

#endif
