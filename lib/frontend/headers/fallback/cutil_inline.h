// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the utility header of CUDA 3 and 4 offered: cutil.h with inline checks. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef _CUTIL_INLINE_H_
#define _CUTIL_INLINE_H_
#pragma clang system_header

#include "cutil.h"

#include "cutil_inline_runtime.h"

#endif
