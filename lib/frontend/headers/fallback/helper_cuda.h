// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the CUDA samples' header of this name offers: error checks and the choice of a device. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef COMMON_HELPER_CUDA_H_
#define COMMON_HELPER_CUDA_H_
#pragma clang system_header

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "helper_string.h"

#ifndef MAX
#define MAX(A, B) ((A) > (B) ? (A) : (B))
#endif
#ifndef MIN
#define MIN(A, B) ((A) < (B) ? (A) : (B))
#endif

template <class __t> const char *_cudaGetErrorEnum(__t);
template <class __t> void check(__t, const char *, const char *, int);
#define checkCudaErrors(Call) check((Call), #Call, __FILE__, __LINE__)
void __getLastCudaError(const char *, const char *, int);
void __printLastCudaError(const char *, const char *, int);
#define getLastCudaError(Message) __getLastCudaError(Message, __FILE__, __LINE__)
#define printLastCudaError(Message) __printLastCudaError(Message, __FILE__, __LINE__)

int ftoi(float);
int _ConvertSMVer2Cores(int, int);
const char *_ConvertSMVer2ArchName(int, int);
int gpuDeviceInit(int);
int gpuGetMaxGflopsDeviceId();
int findCudaDevice(int, const char **);
int findIntegratedGPU();
bool checkCudaCapabilities(int, int);

#endif
