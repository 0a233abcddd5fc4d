// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of the primitives on images.
#ifndef NV_NPPI_H
#define NV_NPPI_H
#pragma clang system_header
// clang-format off
#include "nppcore.h"
extern "C" {
Npp8u *nppiMalloc_8u_C1(int, int, int *);
Npp8u *nppiMalloc_8u_C3(int, int, int *);
Npp8u *nppiMalloc_8u_C4(int, int, int *);
Npp16u *nppiMalloc_16u_C1(int, int, int *);
Npp32f *nppiMalloc_32f_C1(int, int, int *);
Npp32f *nppiMalloc_32f_C3(int, int, int *);
Npp32s *nppiMalloc_32s_C1(int, int, int *);
void nppiFree(void *);
}
// clang-format on
#endif
