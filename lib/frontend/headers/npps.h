// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of the primitives on signals.
#ifndef NV_NPPS_H
#define NV_NPPS_H
#pragma clang system_header
// clang-format off
#include "nppcore.h"
extern "C" {
Npp8u *nppsMalloc_8u(size_t);
Npp16s *nppsMalloc_16s(size_t);
Npp32f *nppsMalloc_32f(size_t);
Npp64f *nppsMalloc_64f(size_t);
void nppsFree(void *);
}
// clang-format on
#endif
