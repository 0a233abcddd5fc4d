// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operators that CUB had until CCCL 3: read at the end of a toolkit's cub/thread/thread_operators.cuh that lacks them.
#ifndef CUDA_TIDY_REMOVED_CUB_H
#define CUDA_TIDY_REMOVED_CUB_H
#pragma clang system_header

#define __CT_CUB_OPERATOR(Name, Expression)                                                                            \
  struct Name {                                                                                                        \
    template <typename T, typename U>                                                                                  \
    __attribute__((host, device, always_inline)) constexpr auto operator()(const T &__a, const U &__b) const {         \
      return Expression;                                                                                               \
    }                                                                                                                  \
  };
namespace cub {
__CT_CUB_OPERATOR(Sum, __a + __b)
__CT_CUB_OPERATOR(Difference, __a - __b)
__CT_CUB_OPERATOR(Division, __a / __b)
__CT_CUB_OPERATOR(Max, __a < __b ? __b : __a)
__CT_CUB_OPERATOR(Min, __b < __a ? __b : __a)
__CT_CUB_OPERATOR(Equality, __a == __b)
__CT_CUB_OPERATOR(Inequality, __a != __b)
} // namespace cub
#undef __CT_CUB_OPERATOR

#endif
