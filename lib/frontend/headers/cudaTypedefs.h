// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of the driver API's functions: those that programs load by themselves.
#ifndef CUDATYPEDEFS_H
#define CUDATYPEDEFS_H
#pragma clang system_header
// clang-format off
#include <cuda.h>
typedef decltype(&cuGetProcAddress) PFN_cuGetProcAddress;
typedef decltype(&cuTensorMapEncodeTiled) PFN_cuTensorMapEncodeTiled;
typedef decltype(&cuTensorMapEncodeTiled) PFN_cuTensorMapEncodeTiled_v12000;
typedef decltype(&cuTensorMapEncodeIm2col) PFN_cuTensorMapEncodeIm2col;
typedef decltype(&cuTensorMapEncodeIm2col) PFN_cuTensorMapEncodeIm2col_v12000;
typedef decltype(&cuMemGetHandleForAddressRange) PFN_cuMemGetHandleForAddressRange;
typedef decltype(&cuGetErrorString) PFN_cuGetErrorString;
typedef decltype(&cuGetErrorName) PFN_cuGetErrorName;
typedef decltype(&cuLaunchKernel) PFN_cuLaunchKernel;
typedef decltype(&cuLaunchKernelEx) PFN_cuLaunchKernelEx;
// clang-format on
#endif
