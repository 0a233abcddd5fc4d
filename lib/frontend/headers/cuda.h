// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA driver API.
#ifndef CUDA_TIDY_CUDA_H
#define CUDA_TIDY_CUDA_H
#pragma clang system_header
#define __cuda_cuda_h__
// clang-format off
#include <__cuda_tidy_prelude.h>
#include <stdint.h>
#include "__cuda_driver_flags.h"
#include "__cuda_driver_enums.h"
#include "__cuda_driver_types.h"
#include "__cuda_driver_functions_1.h"
#include "__cuda_driver_functions_2.h"
#include "__cuda_tidy_removed_driver.h"
#endif
