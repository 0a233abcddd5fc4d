// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Warp matrix operations, nvcuda::wmma, on the compiler's own builtins: loads
// and stores of fragments keep their pointer and stride in the IR.

#ifndef __CUDA_MMA_H__
#define __CUDA_MMA_H__

#include "cuda_bf16.h"
#include "cuda_fp16.h"

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700

#define CUDA_TIDY_MMA __attribute__((device, always_inline)) inline

namespace nvcuda {
namespace wmma {

CUDA_TIDY_MMA float __float_to_tf32(float V) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  return __builtin_bit_cast(float, __nvvm_f2tf32_rna(V));
#else
  return V;
#endif
}

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };

namespace precision {
struct tf32;
} // namespace precision
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

template <typename T> struct storage_element_type {
  typedef T type;
};
template <> struct storage_element_type<precision::tf32> {
  typedef float type;
};
template <> struct storage_element_type<experimental::precision::u4> {
  typedef unsigned type;
};
template <> struct storage_element_type<experimental::precision::s4> {
  typedef int type;
};
template <> struct storage_element_type<experimental::precision::b1> {
  typedef unsigned type;
};

template <typename Use, int M, int N, int K, typename T, typename Layout = void> class fragment;

namespace __ct {

template <typename T, int Count, int Packed = Count> struct alignas(4) alignas(T) Frag {
  enum { num_elements = Packed, num_storage_elements = Count };
  typedef T element_type;
  typedef T storage_element_type;
  T x[Count];
};

template <typename Layout> struct Order;
template <> struct Order<row_major> {
  enum { Column = 0 };
};
template <> struct Order<col_major> {
  enum { Column = 1 };
};

// Recursion, so that a fragment stays in registers before loops are unrolled.
template <int I> struct Fill {
  template <typename T> static CUDA_TIDY_MMA void run(T *X, const T &V) {
    X[I - 1] = V;
    Fill<I - 1>::run(X, V);
  }
};
template <> struct Fill<0> {
  template <typename T> static CUDA_TIDY_MMA void run(T *, const T &) {}
};

} // namespace __ct

template <typename Use, int M, int N, int K, typename T, typename Layout, typename V>
CUDA_TIDY_MMA void fill_fragment(fragment<Use, M, N, K, T, Layout> &F, const V &Value) {
  typedef typename fragment<Use, M, N, K, T, Layout>::storage_element_type E;
  __ct::Fill<fragment<Use, M, N, K, T, Layout>::num_storage_elements>::run(F.x, (E)Value);
}

// A matrix operand: COUNT stored elements per lane, loaded by LD.
#define CUDA_TIDY_OPERAND(USE, M, N, K, T, COUNT, PACKED, MEM, REG, LD)                                                \
  template <typename Layout>                                                                                           \
  class fragment<USE, M, N, K, T, Layout> : public __ct::Frag<storage_element_type<T>::type, COUNT, PACKED> {};        \
  template <typename Layout>                                                                                           \
  CUDA_TIDY_MMA void load_matrix_sync(fragment<USE, M, N, K, T, Layout> &F, const MEM *P, unsigned Stride) {           \
    LD((REG *)F.x, (const REG *)P, Stride, __ct::Order<Layout>::Column);                                               \
  }
// An accumulator, whose layout in memory is an argument.
#define CUDA_TIDY_ACC(M, N, K, T, COUNT, REG, LD, ST)                                                                  \
  template <> class fragment<accumulator, M, N, K, T, void> : public __ct::Frag<T, COUNT> {};                          \
  CUDA_TIDY_MMA void load_matrix_sync(fragment<accumulator, M, N, K, T> &F, const T *P, unsigned Stride, layout_t L) { \
    if (L == mem_row_major)                                                                                            \
      LD((REG *)F.x, (const REG *)P, Stride, 0);                                                                       \
    else                                                                                                               \
      LD((REG *)F.x, (const REG *)P, Stride, 1);                                                                       \
  }                                                                                                                    \
  CUDA_TIDY_MMA void store_matrix_sync(T *P, const fragment<accumulator, M, N, K, T> &F, unsigned Stride,              \
                                       layout_t L) {                                                                   \
    if (L == mem_row_major)                                                                                            \
      ST((REG *)P, (const REG *)F.x, Stride, 0);                                                                       \
    else                                                                                                               \
      ST((REG *)P, (const REG *)F.x, Stride, 1);                                                                       \
  }
// D = A * B + C, not saturated.
#define CUDA_TIDY_PRODUCT(M, N, K, T, D, C, OP, IN, RD, RC)                                                            \
  template <typename LA, typename LB>                                                                                  \
  CUDA_TIDY_MMA void mma_sync(fragment<accumulator, M, N, K, D> &R, const fragment<matrix_a, M, N, K, T, LA> &A,       \
                              const fragment<matrix_b, M, N, K, T, LB> &B, const fragment<accumulator, M, N, K, C> &S, \
                              bool = false) {                                                                          \
    OP((RD *)R.x, (const IN *)A.x, (const IN *)B.x, (const RC *)S.x,                                                   \
       __ct::Order<LA>::Column * 2 + __ct::Order<LB>::Column, 0);                                                      \
  }

#define CUDA_TIDY_HALF_SHAPE(M, N, K, S)                                                                               \
  CUDA_TIDY_OPERAND(matrix_a, M, N, K, __half, 16, 16, __half, int, __hmma_##S##_ld_a)                                 \
  CUDA_TIDY_OPERAND(matrix_b, M, N, K, __half, 16, 16, __half, int, __hmma_##S##_ld_b)                                 \
  CUDA_TIDY_ACC(M, N, K, __half, 8, int, __hmma_##S##_ld_c_f16, __hmma_##S##_st_c_f16)                                 \
  CUDA_TIDY_ACC(M, N, K, float, 8, float, __hmma_##S##_ld_c_f32, __hmma_##S##_st_c_f32)                                \
  CUDA_TIDY_PRODUCT(M, N, K, __half, __half, __half, __hmma_##S##_mma_f16f16, int, int, int)                           \
  CUDA_TIDY_PRODUCT(M, N, K, __half, float, float, __hmma_##S##_mma_f32f32, int, float, float)                         \
  CUDA_TIDY_PRODUCT(M, N, K, __half, float, __half, __hmma_##S##_mma_f32f16, int, float, int)                          \
  CUDA_TIDY_PRODUCT(M, N, K, __half, __half, float, __hmma_##S##_mma_f16f32, int, int, float)
CUDA_TIDY_HALF_SHAPE(16, 16, 16, m16n16k16)
CUDA_TIDY_HALF_SHAPE(32, 8, 16, m32n8k16)
CUDA_TIDY_HALF_SHAPE(8, 32, 16, m8n32k16)
#undef CUDA_TIDY_HALF_SHAPE

#define CUDA_TIDY_BYTE_TYPE(M, N, K, S, T, NAME, CA, CB)                                                               \
  CUDA_TIDY_OPERAND(matrix_a, M, N, K, T, CA, CA, T, int, __imma_##S##_ld_a_##NAME)                                    \
  CUDA_TIDY_OPERAND(matrix_b, M, N, K, T, CB, CB, T, int, __imma_##S##_ld_b_##NAME)                                    \
  CUDA_TIDY_PRODUCT(M, N, K, T, int, int, __imma_##S##_mma_##NAME, int, int, int)
#define CUDA_TIDY_BYTE_SHAPE(M, N, K, S, CA, CB)                                                                       \
  CUDA_TIDY_ACC(M, N, K, int, 8, int, __imma_##S##_ld_c, __imma_##S##_st_c_i32)                                        \
  CUDA_TIDY_BYTE_TYPE(M, N, K, S, signed char, s8, CA, CB)                                                             \
  CUDA_TIDY_BYTE_TYPE(M, N, K, S, unsigned char, u8, CA, CB)                                                           \
  CUDA_TIDY_OPERAND(matrix_a, M, N, K, __nv_bfloat16, CA, CA, __nv_bfloat16, int, __mma_bf16_##S##_ld_a)               \
  CUDA_TIDY_OPERAND(matrix_b, M, N, K, __nv_bfloat16, CB, CB, __nv_bfloat16, int, __mma_bf16_##S##_ld_b)               \
  CUDA_TIDY_PRODUCT(M, N, K, __nv_bfloat16, float, float, __mma_bf16_##S##_mma_f32, int, float, float)
CUDA_TIDY_BYTE_SHAPE(16, 16, 16, m16n16k16, 8, 8)
CUDA_TIDY_BYTE_SHAPE(32, 8, 16, m32n8k16, 16, 4)
CUDA_TIDY_BYTE_SHAPE(8, 32, 16, m8n32k16, 4, 16)
#undef CUDA_TIDY_BYTE_SHAPE
#undef CUDA_TIDY_BYTE_TYPE

CUDA_TIDY_OPERAND(matrix_a, 16, 16, 8, precision::tf32, 4, 4, float, int, __mma_tf32_m16n16k8_ld_a)
CUDA_TIDY_OPERAND(matrix_b, 16, 16, 8, precision::tf32, 4, 4, float, int, __mma_tf32_m16n16k8_ld_b)
CUDA_TIDY_ACC(16, 16, 8, float, 8, float, __mma_tf32_m16n16k8_ld_c, __mma_m16n16k8_st_c_f32)
CUDA_TIDY_PRODUCT(16, 16, 8, precision::tf32, float, float, __mma_tf32_m16n16k8_mma_f32, int, float, float)

CUDA_TIDY_OPERAND(matrix_a, 8, 8, 4, double, 1, 1, double, double, __dmma_m8n8k4_ld_a)
CUDA_TIDY_OPERAND(matrix_b, 8, 8, 4, double, 1, 1, double, double, __dmma_m8n8k4_ld_b)
CUDA_TIDY_ACC(8, 8, 4, double, 2, double, __dmma_m8n8k4_ld_c, __dmma_m8n8k4_st_c_f64)
CUDA_TIDY_PRODUCT(8, 8, 4, double, double, double, __dmma_m8n8k4_mma_f64, double, double, double)

namespace experimental {
using wmma::accumulator;
using wmma::col_major;
using wmma::fill_fragment;
using wmma::fragment;
using wmma::load_matrix_sync;
using wmma::matrix_a;
using wmma::matrix_b;
using wmma::mem_col_major;
using wmma::mem_row_major;
using wmma::mma_sync;
using wmma::row_major;
using wmma::store_matrix_sync;
} // namespace experimental

// Parts of a byte: one register per operand.
#define CUDA_TIDY_SUBBYTE(T, NAME, REG)                                                                                \
  CUDA_TIDY_OPERAND(matrix_a, 8, 8, 32, experimental::precision::T, 1, 8, void, int, __imma_m8n8k32_ld_a_##NAME)       \
  CUDA_TIDY_OPERAND(matrix_b, 8, 8, 32, experimental::precision::T, 1, 8, void, int, __imma_m8n8k32_ld_b_##NAME)       \
  CUDA_TIDY_PRODUCT(8, 8, 32, experimental::precision::T, int, int, __imma_m8n8k32_mma_##NAME, int, int, int)
CUDA_TIDY_ACC(8, 8, 32, int, 2, int, __imma_m8n8k32_ld_c, __imma_m8n8k32_st_c_i32)
CUDA_TIDY_SUBBYTE(s4, s4, int)
CUDA_TIDY_SUBBYTE(u4, u4, unsigned)
#undef CUDA_TIDY_SUBBYTE

CUDA_TIDY_OPERAND(matrix_a, 8, 8, 128, experimental::precision::b1, 1, 32, void, int, __bmma_m8n8k128_ld_a_b1)
CUDA_TIDY_OPERAND(matrix_b, 8, 8, 128, experimental::precision::b1, 1, 32, void, int, __bmma_m8n8k128_ld_b_b1)
CUDA_TIDY_ACC(8, 8, 128, int, 2, int, __bmma_m8n8k128_ld_c, __bmma_m8n8k128_st_c_i32)

namespace experimental {
CUDA_TIDY_MMA void bmma_sync(fragment<accumulator, 8, 8, 128, int> &R,
                             const fragment<matrix_a, 8, 8, 128, precision::b1, row_major> &A,
                             const fragment<matrix_b, 8, 8, 128, precision::b1, col_major> &B,
                             const fragment<accumulator, 8, 8, 128, int> &S, bmmaBitOp Op = bmmaBitOpXOR,
                             bmmaAccumulateOp = bmmaAccumulateOpPOPC) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  if (Op == bmmaBitOpAND) {
    __bmma_m8n8k128_mma_and_popc_b1(R.x, (const int *)A.x, (const int *)B.x, S.x, 1);
    return;
  }
#endif
  __bmma_m8n8k128_mma_xor_popc_b1(R.x, (const int *)A.x, (const int *)B.x, S.x, 1);
}
} // namespace experimental
using experimental::bmma_sync;

#undef CUDA_TIDY_OPERAND
#undef CUDA_TIDY_ACC
#undef CUDA_TIDY_PRODUCT

} // namespace wmma
} // namespace nvcuda

#endif // !__CUDA_ARCH__ || __CUDA_ARCH__ >= 700

#endif // __CUDA_MMA_H__
