// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// nvcc's max and min of every mixture of types in host code. Only declared: host code is not lowered.
#ifndef CUDA_TIDY_HOST_MINMAX_H
#define CUDA_TIDY_HOST_MINMAX_H
#pragma clang system_header

#define __CT_MINMAX(T, U, R)                                                                                           \
  __attribute__((host)) R max(T, U);                                                                                   \
  __attribute__((host)) R min(T, U);
__CT_MINMAX(int, int, int)
__CT_MINMAX(unsigned, unsigned, unsigned)
__CT_MINMAX(int, unsigned, unsigned)
__CT_MINMAX(unsigned, int, unsigned)
__CT_MINMAX(long, long, long)
__CT_MINMAX(unsigned long, unsigned long, unsigned long)
__CT_MINMAX(long, unsigned long, unsigned long)
__CT_MINMAX(unsigned long, long, unsigned long)
__CT_MINMAX(long long, long long, long long)
__CT_MINMAX(unsigned long long, unsigned long long, unsigned long long)
__CT_MINMAX(long long, unsigned long long, unsigned long long)
__CT_MINMAX(unsigned long long, long long, unsigned long long)
__CT_MINMAX(float, float, float)
__CT_MINMAX(double, double, double)
__CT_MINMAX(float, double, double)
__CT_MINMAX(double, float, double)
#undef __CT_MINMAX

#endif
