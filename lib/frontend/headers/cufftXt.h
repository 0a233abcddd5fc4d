// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuFFT: multi-GPU plans and callbacks.

#ifndef _CUFFTXT_H_
#define _CUFFTXT_H_

#include "cudalibxt.h"
#include "cufft.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cufftXtSubFormat_t {
  CUFFT_XT_FORMAT_INPUT,
  CUFFT_XT_FORMAT_OUTPUT,
  CUFFT_XT_FORMAT_INPLACE,
  CUFFT_XT_FORMAT_INPLACE_SHUFFLED,
  CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED,
  CUFFT_XT_FORMAT_DISTRIBUTED_INPUT,
  CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT,
  CUFFT_FORMAT_UNDEFINED
} cufftXtSubFormat;
typedef enum cufftXtCopyType_t {
  CUFFT_COPY_HOST_TO_DEVICE,
  CUFFT_COPY_DEVICE_TO_HOST,
  CUFFT_COPY_DEVICE_TO_DEVICE,
  CUFFT_COPY_UNDEFINED
} cufftXtCopyType;
typedef enum cufftXtQueryType_t { CUFFT_QUERY_1D_FACTORS, CUFFT_QUERY_UNDEFINED } cufftXtQueryType;
typedef struct cufftXt1dFactors_t {
  long long size;
  long long stringCount;
  long long stringLength;
  long long substringLength;
  long long factor1;
  long long factor2;
  long long stringMask;
  long long substringMask;
  long long factor1Mask;
  long long factor2Mask;
  int stringShift;
  int substringShift;
  int factor1Shift;
  int factor2Shift;
} cufftXt1dFactors;
typedef enum cufftXtWorkAreaPolicy_t {
  CUFFT_WORKAREA_MINIMAL,
  CUFFT_WORKAREA_USER,
  CUFFT_WORKAREA_PERFORMANCE
} cufftXtWorkAreaPolicy;
typedef enum cufftXtCallbackType_t {
  CUFFT_CB_LD_COMPLEX,
  CUFFT_CB_LD_COMPLEX_DOUBLE,
  CUFFT_CB_LD_REAL,
  CUFFT_CB_LD_REAL_DOUBLE,
  CUFFT_CB_ST_COMPLEX,
  CUFFT_CB_ST_COMPLEX_DOUBLE,
  CUFFT_CB_ST_REAL,
  CUFFT_CB_ST_REAL_DOUBLE,
  CUFFT_CB_UNDEFINED
} cufftXtCallbackType;
typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);
typedef void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *);
typedef cufftComplex (*cufftJITCallbackLoadC)(void *, unsigned long long, void *, void *);
typedef cufftDoubleComplex (*cufftJITCallbackLoadZ)(void *, unsigned long long, void *, void *);
typedef cufftReal (*cufftJITCallbackLoadR)(void *, unsigned long long, void *, void *);
typedef cufftDoubleReal (*cufftJITCallbackLoadD)(void *, unsigned long long, void *, void *);
typedef void (*cufftJITCallbackStoreC)(void *, unsigned long long, cufftComplex, void *, void *);
typedef void (*cufftJITCallbackStoreZ)(void *, unsigned long long, cufftDoubleComplex, void *, void *);
typedef void (*cufftJITCallbackStoreR)(void *, unsigned long long, cufftReal, void *, void *);
typedef void (*cufftJITCallbackStoreD)(void *, unsigned long long, cufftDoubleReal, void *, void *);

cufftResult cufftXtSetGPUs(cufftHandle, int, int *);
cufftResult cufftXtMalloc(cufftHandle, cudaLibXtDesc **, cufftXtSubFormat);
cufftResult cufftXtMemcpy(cufftHandle, void *, void *, cufftXtCopyType);
cufftResult cufftXtFree(cudaLibXtDesc *);
cufftResult cufftXtSetWorkArea(cufftHandle, void **);
cufftResult cufftXtExecDescriptorC2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
cufftResult cufftXtExecDescriptorR2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptorC2R(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptorZ2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
cufftResult cufftXtExecDescriptorD2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtExecDescriptorZ2D(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
cufftResult cufftXtQueryPlan(cufftHandle, void *, cufftXtQueryType);
cufftResult cufftXtSetCallback(cufftHandle, void **, cufftXtCallbackType, void **);
cufftResult cufftXtClearCallback(cufftHandle, cufftXtCallbackType);
cufftResult cufftXtSetCallbackSharedSize(cufftHandle, cufftXtCallbackType, size_t);
cufftResult cufftXtSetJITCallback(cufftHandle, const char *, const void *, size_t, cufftXtCallbackType, void **);
cufftResult cufftXtMakePlanMany(cufftHandle, int, long long *, long long *, long long, long long, cudaDataType,
                                long long *, long long, long long, cudaDataType, long long, size_t *, cudaDataType);
cufftResult cufftXtGetSizeMany(cufftHandle, int, long long *, long long *, long long, long long, cudaDataType,
                               long long *, long long, long long, cudaDataType, long long, size_t *, cudaDataType);
cufftResult cufftXtExec(cufftHandle, void *, void *, int);
cufftResult cufftXtExecDescriptor(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
cufftResult cufftXtSetWorkAreaPolicy(cufftHandle, cufftXtWorkAreaPolicy, size_t *);

#ifdef __cplusplus
}
#endif

#endif // _CUFFTXT_H_
