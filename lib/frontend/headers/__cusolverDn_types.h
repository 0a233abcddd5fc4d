// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER: types, enumerators and version.

#ifndef CUDA_TIDY___CUSOLVERDN_TYPES_H
#define CUDA_TIDY___CUSOLVERDN_TYPES_H

#include "cuComplex.h"
#include "cublas_v2.h"
#include "cusolver_common.h"
#include "driver_types.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct cusolverDnContext;
typedef struct cusolverDnContext *cusolverDnHandle_t;
struct syevjInfo;
typedef struct syevjInfo *syevjInfo_t;
struct gesvdjInfo;
typedef struct gesvdjInfo *gesvdjInfo_t;
struct cusolverDnIRSParams;
typedef struct cusolverDnIRSParams *cusolverDnIRSParams_t;
struct cusolverDnIRSInfos;
typedef struct cusolverDnIRSInfos *cusolverDnIRSInfos_t;
struct cusolverDnParams;
typedef struct cusolverDnParams *cusolverDnParams_t;
typedef enum cusolverDnFunction_t { CUSOLVERDN_GETRF, CUSOLVERDN_POTRF, CUSOLVERDN_SYEVBATCHED } cusolverDnFunction_t;
typedef void (*cusolverDnLoggerCallback_t)(int, const char *, const char *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUSOLVERDN_TYPES_H
