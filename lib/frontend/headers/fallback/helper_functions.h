// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the CUDA samples' header of this name offers: the other helper headers together. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef COMMON_HELPER_FUNCTIONS_H_
#define COMMON_HELPER_FUNCTIONS_H_
#pragma clang system_header

#include "helper_image.h"
#include "helper_string.h"
#include "helper_timer.h"

#endif
