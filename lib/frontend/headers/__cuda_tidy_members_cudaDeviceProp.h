// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Members of cudaDeviceProp that CUDA 13 dropped.
int clockRate;
int deviceOverlap;
int kernelExecTimeoutEnabled;
int computeMode;
int maxTexture1DLinear;
int memoryClockRate;
int singleToDoublePrecisionPerfRatio;
int cooperativeMultiDeviceLaunch;
