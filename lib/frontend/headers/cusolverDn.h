// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSOLVER, dense matrices.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUDA_TIDY_CUSOLVERDN_H
#define CUDA_TIDY_CUSOLVERDN_H

#include "__cusolverDn_1.h"
#include "__cusolverDn_2.h"
#include "__cusolverDn_3.h"
#include "__cusolverDn_4.h"
#include "__cusolverDn_types.h"

#endif // CUDA_TIDY_CUSOLVERDN_H
