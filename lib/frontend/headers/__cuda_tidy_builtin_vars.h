// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// threadIdx and its kin: reading a component is reading a special register. The types' names are
// those of clang's own header, so that both header paths look alike; unlike there the variables may
// be copied ("auto I = threadIdx"), as nvcc allows.
#ifndef CUDA_TIDY_BUILTIN_VARS_H
#define CUDA_TIDY_BUILTIN_VARS_H
#pragma clang system_header

#include "__cuda_tidy_vector_types.h"

#define __CT_FIELD(F, Register)                                                                                        \
  __declspec(property(get = __fetch_builtin_##F)) unsigned int F;                                                      \
  static inline __attribute__((always_inline)) __device__ unsigned int __fetch_builtin_##F(void) {                     \
    return __nvvm_read_ptx_sreg_##Register##_##F();                                                                    \
  }
#define __CT_VARIABLE(Name, Register)                                                                                  \
  struct __cuda_builtin_##Name##_t {                                                                                   \
    __CT_FIELD(x, Register)                                                                                            \
    __CT_FIELD(y, Register)                                                                                            \
    __CT_FIELD(z, Register)                                                                                            \
    __device__ operator dim3() const { return dim3(x, y, z); }                                                         \
    __device__ operator uint3() const { return {x, y, z}; }                                                            \
  };                                                                                                                   \
  extern const __device__ __attribute__((weak)) __cuda_builtin_##Name##_t Name;

__CT_VARIABLE(threadIdx, tid)
__CT_VARIABLE(blockIdx, ctaid)
__CT_VARIABLE(blockDim, ntid)
__CT_VARIABLE(gridDim, nctaid)

__device__ const int warpSize = 32;

#undef __CT_VARIABLE
#undef __CT_FIELD

#endif
