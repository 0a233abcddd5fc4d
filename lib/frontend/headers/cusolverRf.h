// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER, refactorisation.

#ifndef CUSOLVERRF_H_
#define CUSOLVERRF_H_

#include "cusolver_common.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cusolverRfResetValuesFastMode_t {
  CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF,
  CUSOLVERRF_RESET_VALUES_FAST_MODE_ON
} cusolverRfResetValuesFastMode_t;
typedef enum cusolverRfMatrixFormat_t {
  CUSOLVERRF_MATRIX_FORMAT_CSR,
  CUSOLVERRF_MATRIX_FORMAT_CSC
} cusolverRfMatrixFormat_t;
typedef enum cusolverRfUnitDiagonal_t {
  CUSOLVERRF_UNIT_DIAGONAL_STORED_L,
  CUSOLVERRF_UNIT_DIAGONAL_STORED_U,
  CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L,
  CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U
} cusolverRfUnitDiagonal_t;
typedef enum cusolverRfFactorization_t {
  CUSOLVERRF_FACTORIZATION_ALG0,
  CUSOLVERRF_FACTORIZATION_ALG1,
  CUSOLVERRF_FACTORIZATION_ALG2
} cusolverRfFactorization_t;
typedef enum cusolverRfTriangularSolve_t {
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1,
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG2,
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG3
} cusolverRfTriangularSolve_t;
typedef enum cusolverRfNumericBoostReport_t {
  CUSOLVERRF_NUMERIC_BOOST_NOT_USED,
  CUSOLVERRF_NUMERIC_BOOST_USED
} cusolverRfNumericBoostReport_t;
struct cusolverRfCommon;
typedef struct cusolverRfCommon *cusolverRfHandle_t;

cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *);
cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t);
cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t, cusolverRfMatrixFormat_t *, cusolverRfUnitDiagonal_t *);
cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t, cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t);
cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t, double, double);
cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t, double *, double *);
cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t, cusolverRfNumericBoostReport_t *);
cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t, cusolverRfFactorization_t, cusolverRfTriangularSolve_t);
cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t, cusolverRfFactorization_t *, cusolverRfTriangularSolve_t *);
cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t, cusolverRfResetValuesFastMode_t *);
cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t, cusolverRfResetValuesFastMode_t);
cusolverStatus_t cusolverRfSetupHost(int, int, int *, int *, double *, int, int *, int *, double *, int, int *, int *,
                                     double *, int *, int *, cusolverRfHandle_t);
cusolverStatus_t cusolverRfSetupDevice(int, int, int *, int *, double *, int, int *, int *, double *, int, int *, int *,
                                       double *, int *, int *, cusolverRfHandle_t);
cusolverStatus_t cusolverRfResetValues(int, int, int *, int *, double *, int *, int *, cusolverRfHandle_t);
cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t);
cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t);
cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t, int *, int **, int **, double **);
cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t, int *, int **, int **, double **);
cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t, int *, int **, int **, double **, int *, int **,
                                                   int **, double **);
cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t, int *, int *, int, double *, int, double *, int);
cusolverStatus_t cusolverRfBatchSetupHost(int, int, int, int *, int *, double *[], int, int *, int *, double *, int,
                                          int *, int *, double *, int *, int *, cusolverRfHandle_t);
cusolverStatus_t cusolverRfBatchResetValues(int, int, int, int *, int *, double *[], int *, int *, cusolverRfHandle_t);
cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t);
cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t);
cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t, int *, int *, int, double *, int, double *[], int);
cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t, int *);

#ifdef __cplusplus
}
#endif

#endif // CUSOLVERRF_H_
