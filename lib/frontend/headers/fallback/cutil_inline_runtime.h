// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the utility header of CUDA 3 and 4 offered: checks and the choice of a device. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef _CUTIL_INLINE_FUNCTIONS_RUNTIME_H_
#define _CUTIL_INLINE_FUNCTIONS_RUNTIME_H_
#pragma clang system_header

#include <stdio.h>

#ifndef MAX
#define MAX(A, B) ((A) > (B) ? (A) : (B))
#endif
#define cutilSafeCallNoSync(Call) ((void)(Call))
#define cutilSafeCall(Call) ((void)(Call))
#define cutilSafeThreadSync() ((void)cudaDeviceSynchronize())
#define cutilDeviceSynchronize() cudaDeviceSynchronize()
#define cutilDeviceReset() cudaDeviceReset()
#define cutilDrvSafeCallNoSync(Call) ((void)(Call))
#define cutilDrvSafeCall(Call) ((void)(Call))
#define cufftSafeCall(Call) ((void)(Call))
#define cutilCheckError(Value) ((void)(Value))
#define cutilCheckMsg(Message) ((void)cudaGetLastError())
#define cutilCheckMsgAndSync(Message) ((void)cudaGetLastError())
#define cutilSafeMalloc(Call) ((void)(Call))
#define cutilCondition(Value) ((void)(Value))
#define cutilExit(...) exit(EXIT_SUCCESS)
int cutGetMaxGflopsDeviceId();
int cutilDeviceInit(int, char **);
int cutilChooseCudaDevice(int, char **);
bool cutilCudaCapabilities(int, int, int = 0, char ** = 0);
int cutilGetMaxGflopsDeviceId();
int _ConvertSMVer2Cores(int, int);

#endif
