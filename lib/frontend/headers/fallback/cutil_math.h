// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The older name of the samples' vector arithmetic. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef CUTIL_MATH_H
#define CUTIL_MATH_H
#pragma clang system_header

#include "helper_math.h"

#endif
