// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: the generic API and the routines of single formats.
// A family macro stands for the routines that differ in the element type only.

#ifndef CUSPARSE_H_
#define CUSPARSE_H_

// Programs ask for these names to learn what is included.
#ifndef CUSPARSEAPI
#define CUSPARSEAPI
#endif

#include "__cusparse_1.h"
#include "__cusparse_2.h"
#include "__cusparse_3.h"
#include "__cusparse_4.h"
#include "__cusparse_types.h"

#endif // CUSPARSE_H_
