// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER, dense matrices.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUSOLVERDN_H_
#define CUSOLVERDN_H_

#include "__cusolverDn_1.h"
#include "__cusolverDn_2.h"
#include "__cusolverDn_3.h"
#include "__cusolverDn_4.h"
#include "__cusolverDn_types.h"

#endif // CUSOLVERDN_H_
