// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read after clang's wrapper when a toolkit serves a file: what nvcc defines and clang does not, the functions that
// clang's wrapper lacks, and the API that the toolkit's version no longer has.
#ifndef CUDA_TIDY_TOOLKIT_COMPAT_H
#define CUDA_TIDY_TOOLKIT_COMPAT_H
#pragma clang system_header

// nvcc gives its macro a value, and code asks for it: #if __CUDACC__
#undef __CUDACC__
#define __CUDACC__ 1
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (CUDA_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDA_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 0
#endif
#ifndef __CUDACC_EXTENDED_LAMBDA__
#define __CUDACC_EXTENDED_LAMBDA__ 1
#endif
#ifndef __CUDACC_RELAXED_CONSTEXPR__
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#endif
// cooperative_groups.h offers clusters only to nvcc.
#if !defined(_CG_CLUSTER_INTRINSICS_AVAILABLE) && CUDA_VERSION >= 11080 &&                                             \
    (!defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900)
#define _CG_CLUSTER_INTRINSICS_AVAILABLE 1
#endif
// Clang's lambdas need no help to be passed to kernels.
#define __nv_is_extended_device_lambda_closure_type(T) false
#define __nv_is_extended_host_device_lambda_closure_type(T) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(T) false

// What nvcc's host side reads by itself.
#if __has_include(<stdlib.h>)
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#endif

#include "__cuda_tidy_cache_hints.h"

#include "__cuda_tidy_scoped_atomics.h"

#include "__cuda_tidy_old_names.h"

#include "__cuda_tidy_host_minmax.h"

#include "__cuda_tidy_removed.h"

#include "__cuda_tidy_removed_textures.h"

#include "__cuda_tidy_launch_braces.h"

#if CUDA_VERSION >= 13000
#include "__cuda_tidy_removed_driver.h"
#endif

#endif
