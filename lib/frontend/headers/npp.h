// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The performance primitives: their types, and what manages their memory and streams. Of the functions on images and
// signals, of which there are thousands, host code that calls one goes on without it.
#ifndef NV_NPP_H
#define NV_NPP_H
#pragma clang system_header
// clang-format off
#include "nppdefs.h"

#include "nppcore.h"

#include "nppi.h"

#include "npps.h"
// clang-format on
#endif
