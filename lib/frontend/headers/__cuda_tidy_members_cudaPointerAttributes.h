// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Members of cudaPointerAttributes that CUDA 11 dropped.
enum cudaMemoryType memoryType;
int isManaged;
