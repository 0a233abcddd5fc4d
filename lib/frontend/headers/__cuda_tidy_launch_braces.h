// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The type that is written before the braces of a launch's sizes, k<<<{2, 2}, 32>>>(): see Leniency.h. One byte long,
// for it takes the place of a blank.
#ifndef CUDA_TIDY_LAUNCH_BRACES_H
#define CUDA_TIDY_LAUNCH_BRACES_H
#pragma clang system_header
typedef dim3 $;
#endif
