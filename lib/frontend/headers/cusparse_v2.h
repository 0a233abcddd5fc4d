// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuSPARSE: older name of the same header.

#ifndef CUSPARSE_V2_H_
#define CUSPARSE_V2_H_

#include "cusparse.h"

#endif // CUSPARSE_V2_H_
