// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams of the performance primitives.
#ifndef NV_NPPCORE_H
#define NV_NPPCORE_H
#pragma clang system_header
// clang-format off
#include "nppdefs.h"
extern "C" {
const NppLibraryVersion *nppGetLibVersion();
cudaStream_t nppGetStream();
NppStatus nppSetStream(cudaStream_t);
NppStatus nppGetStreamContext(NppStreamContext *);
int nppGetGpuNumSMs();
const char *nppGetGpuName();
}
// clang-format on
#endif
