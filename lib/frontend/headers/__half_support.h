// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What both 16-bit formats need once.

#ifndef CUDA_TIDY_HALF_SUPPORT_H
#define CUDA_TIDY_HALF_SUPPORT_H

#define CUDA_TIDY_MEMBER __attribute__((host, device, always_inline)) inline
#define CUDA_TIDY_FN static __attribute__((host, device, always_inline, unused)) inline
#define CUDA_TIDY_DEV static __attribute__((device, always_inline, unused)) inline
#define CUDA_TIDY_CAT_(A, B) A##B
#define CUDA_TIDY_CAT3_(A, B, C) A##B##C
#define CUDA_TIDY_CAT4_(A, B, C, D) A##B##C##D
#define CUDA_TIDY_CAT(A, B) CUDA_TIDY_CAT_(A, B)
#define CUDA_TIDY_CAT3(A, B, C) CUDA_TIDY_CAT3_(A, B, C)
#define CUDA_TIDY_CAT4(A, B, C, D) CUDA_TIDY_CAT4_(A, B, C, D)

#define __ct_alias __attribute__((may_alias))
typedef unsigned __ct_alias __ct_word;
typedef _Float16 __ct_half_vec __attribute__((ext_vector_type(2)));
typedef __bf16 __ct_bf16_vec __attribute__((ext_vector_type(2)));

// Copies 32 bits through the vector type: a plain copy of the word would be
// split into two 16-bit accesses wherever both members are read afterwards.
template <typename V> CUDA_TIDY_MEMBER void __ct_copy(void *To, const void *From, V) {
  typedef V __ct_alias AliasedV;
  *(AliasedV *)To = __builtin_bit_cast(V, *(const __ct_word *)From);
}

template <typename T, typename U, typename R> struct __ct_if_same {};
template <typename T, typename R> struct __ct_if_same<T, T, R> {
  typedef R type;
};

struct __half;
struct __nv_bfloat16;

#endif // CUDA_TIDY_HALF_SUPPORT_H
