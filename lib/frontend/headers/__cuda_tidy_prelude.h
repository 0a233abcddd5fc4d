// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Included before every CUDA file that is parsed with the embedded headers: what nvcc brings
// without being asked. No toolkit and no C library is needed; where there is a C or C++ library,
// its headers come first, so that the macros by which they would recognise nvcc (and expect its
// host compiler) are defined only afterwards.
//
// Macros that select what is declared, to be set from outside:
//   __CUDA_TIDY_TOOLKIT__   toolkit version to present, as CUDART_VERSION writes it (12090).
#ifndef CUDA_TIDY_PRELUDE_H
#define CUDA_TIDY_PRELUDE_H
#pragma clang system_header

#ifndef __CUDA_TIDY_TOOLKIT__
#define __CUDA_TIDY_TOOLKIT__ 12090
#endif
// The C++ library leaves out __float128 when it sees this, which devices do not have.
#define __CUDACC__ 1
#define CUDA_VERSION __CUDA_TIDY_TOOLKIT__
#define CUDART_VERSION __CUDA_TIDY_TOOLKIT__
#define __CUDART_API_VERSION CUDART_VERSION

#include "__cuda_tidy_host_defines.h"

#include "__cuda_tidy_math_forward.h"

// features.h and climits are in no folder of clang's own, unlike cmath and new.
#if __has_include(<features.h>) || __has_include(<stdlib.h>)
#include <ctype.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#if __has_include(<climits>)
#include <cmath>
#include <cstdlib>
#include <utility>
#endif
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#else
#include "__cuda_tidy_libc.h"
#endif

#include "__cuda_tidy_math.h"

#include "__cuda_tidy_vector_types.h"

#include "__cuda_tidy_builtin_vars.h"

#include "__cuda_tidy_driver_types.h"

#include "library_types.h"

#include "__cuda_tidy_intrinsics.h"

#include "__cuda_tidy_old_names.h"

#include "__cuda_tidy_warp.h"

#include "__cuda_tidy_memory.h"

// clang's wrapper of it builds on the device's malloc.
#if __has_include(<climits>)
#include <new>
#endif

#include "__cuda_tidy_atomics.h"

#include "__cuda_tidy_texture.h"

#include "__cuda_tidy_runtime.h"

#include "__cuda_tidy_launch_braces.h"

#include <__clang_cuda_libdevice_declares.h>

static __device__ __inline__ __attribute__((always_inline)) clock_t clock() { return __nvvm_read_ptx_sreg_clock(); }

#include "__cuda_tidy_guards.h"

// nvcc's own macros.
#define __NVCC__ 1
#define __NVCC_DIAG_PRAGMA_SUPPORT__ 1
#define __CUDACC_VER_MAJOR__ (__CUDA_TIDY_TOOLKIT__ / 1000)
#define __CUDACC_VER_MINOR__ (__CUDA_TIDY_TOOLKIT__ % 1000 / 10)
#define __CUDACC_VER_BUILD__ 0
#define __CUDA_API_VER_MAJOR__ __CUDACC_VER_MAJOR__
#define __CUDA_API_VER_MINOR__ __CUDACC_VER_MINOR__
#ifndef __CUDACC_EXTENDED_LAMBDA__
#define __CUDACC_EXTENDED_LAMBDA__ 1
#endif
#ifndef __CUDACC_RELAXED_CONSTEXPR__
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#endif
#if !defined(__CUDA_ARCH_LIST__) && defined(__CUDA_ARCH__)
#define __CUDA_ARCH_LIST__ __CUDA_ARCH__
#endif
// Clang's lambdas need no help to be passed to kernels.
#define __nv_is_extended_device_lambda_closure_type(T) false
#define __nv_is_extended_host_device_lambda_closure_type(T) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(T) false

#endif
