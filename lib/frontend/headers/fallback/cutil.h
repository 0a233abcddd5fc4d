// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the utility header of CUDA 4 and older offered: error checks, timers and files. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef _CUTIL_H_
#define _CUTIL_H_
#pragma clang system_header

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum CUTBoolean { CUTFalse = 0, CUTTrue = 1 } CUTBoolean;

#define CUDA_SAFE_CALL_NO_SYNC(Call) ((void)(Call))
#define CUDA_SAFE_CALL(Call) ((void)(Call))
#define CU_SAFE_CALL_NO_SYNC(Call) ((void)(Call))
#define CU_SAFE_CALL(Call) ((void)(Call))
#define CUFFT_SAFE_CALL(Call) ((void)(Call))
#define CUT_SAFE_CALL(Call) ((void)(Call))
#define CUT_CHECK_ERROR(Message) ((void)cudaGetLastError())
#define CUT_DEVICE_INIT(...) ((void)cudaSetDevice(0))
#define CUT_DEVICE_INIT_DRV(...) ((void)0)
#define CUT_EXIT(...) exit(EXIT_SUCCESS)
#define CUT_CONDITION(Value) ((void)(Value))
#define CUT_BANK_CHECKER(Array, Index) Array[Index]
#define CUT_SAFE_MALLOC(Call) Call

extern "C" {
void cutFree(void *);
void cutCheckBankAccess(unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, const char *, const int,
                        const char *, const int);
char *cutFindFilePath(const char *, const char *);
CUTBoolean cutCreateTimer(unsigned *);
CUTBoolean cutDeleteTimer(unsigned);
CUTBoolean cutStartTimer(unsigned);
CUTBoolean cutStopTimer(unsigned);
CUTBoolean cutResetTimer(unsigned);
float cutGetTimerValue(unsigned);
float cutGetAverageTimerValue(unsigned);
CUTBoolean cutReadFilef(const char *, float **, unsigned *, bool = false);
CUTBoolean cutReadFilei(const char *, int **, unsigned *, bool = false);
CUTBoolean cutWriteFilef(const char *, const float *, unsigned, const float, bool = false);
CUTBoolean cutWriteFilei(const char *, const int *, unsigned, bool = false);
CUTBoolean cutLoadPGMf(const char *, float **, unsigned *, unsigned *);
CUTBoolean cutLoadPGMub(const char *, unsigned char **, unsigned *, unsigned *);
CUTBoolean cutSavePGMf(const char *, const float *, unsigned, unsigned);
CUTBoolean cutSavePGMub(const char *, const unsigned char *, unsigned, unsigned);
CUTBoolean cutLoadPPM4ub(const char *, unsigned char **, unsigned *, unsigned *);
CUTBoolean cutSavePPM4ub(const char *, const unsigned char *, unsigned, unsigned);
CUTBoolean cutComparef(const float *, const float *, const unsigned);
CUTBoolean cutComparei(const int *, const int *, const unsigned);
CUTBoolean cutComparefe(const float *, const float *, const unsigned, const float);
CUTBoolean cutCompareL2fe(const float *, const float *, const unsigned, const float);
CUTBoolean cutCheckCmdLineFlag(const int, const char **, const char *);
CUTBoolean cutGetCmdLineArgumenti(const int, const char **, const char *, int *);
CUTBoolean cutGetCmdLineArgumentf(const int, const char **, const char *, float *);
CUTBoolean cutGetCmdLineArgumentstr(const int, const char **, const char *, char **);
}

#endif
