// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Number types of c10, and what kernels and dispatch know of them.
#ifndef CUDA_TIDY_TORCH_TYPES_H
#define CUDA_TIDY_TORCH_TYPES_H
#pragma clang system_header
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <stddef.h>
#include <stdint.h>

#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_API
#define C10_EXPORT
#define C10_CUDA_API
#define TORCH_API
#define TORCH_CUDA_CU_API
#define TORCH_CUDA_CPP_API
#define C10_UNUSED __attribute__((unused))
#define C10_RESTRICT __restrict__
#define C10_LIKELY(X) (X)
#define C10_UNLIKELY(X) (X)
#define C10_ALWAYS_INLINE __attribute__((always_inline)) inline
#define C10_NOINLINE __attribute__((noinline))
#define C10_WARP_SIZE 32
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256, 4)
#define C10_LAUNCH_BOUNDS_1(N) __launch_bounds__((N))
#define C10_LAUNCH_BOUNDS_2(N, M) __launch_bounds__((N), (M))
#define C10_CLANG_DIAGNOSTIC_PUSH()
#define C10_CLANG_DIAGNOSTIC_POP()
#define C10_CLANG_DIAGNOSTIC_IGNORE(X)
#define TORCH_VERSION_MAJOR 2
#define TORCH_VERSION_MINOR 6
#define TORCH_VERSION_PATCH 0

#define __CT_HD __host__ __device__ __inline__ __attribute__((always_inline))
namespace c10 {
// A 16-bit number that computes as float does.
#define __CT_NARROW(N, Native, To, From)                                                                               \
  struct alignas(2) N {                                                                                                \
    unsigned short x;                                                                                                  \
    struct from_bits_t {};                                                                                             \
    static constexpr __host__ __device__ from_bits_t from_bits() { return {}; }                                        \
    N() = default;                                                                                                     \
    constexpr __host__ __device__ N(unsigned short __b, from_bits_t) : x(__b) {}                                       \
    __CT_HD N(float __v) : x(__builtin_bit_cast(unsigned short, To(__v))) {}                                           \
    __CT_HD N(const Native &__v) : x(__builtin_bit_cast(unsigned short, __v)) {}                                       \
    __CT_HD operator float() const { return From(__builtin_bit_cast(Native, x)); }                                     \
    __CT_HD operator Native() const { return __builtin_bit_cast(Native, x); }                                          \
  };                                                                                                                   \
  __CT_HD N operator-(const N &__a) { return -(float)__a; }                                                            \
  __CT_NARROW_OP(N, +)                                                                                                 \
  __CT_NARROW_OP(N, -)                                                                                                 \
  __CT_NARROW_OP(N, *)                                                                                                 \
  __CT_NARROW_OP(N, /)                                                                                                 \
  __CT_NARROW_ORDER(N, <)                                                                                              \
  __CT_NARROW_ORDER(N, >)                                                                                              \
  __CT_NARROW_ORDER(N, <=)                                                                                             \
  __CT_NARROW_ORDER(N, >=)                                                                                             \
  __CT_NARROW_ORDER(N, ==)                                                                                             \
  __CT_NARROW_ORDER(N, !=)
#define __CT_NARROW_ORDER(N, Op)                                                                                       \
  __CT_HD bool operator Op(N __a, N __b) { return (float)__a Op(float) __b; }                                          \
  __CT_HD bool operator Op(N __a, float __b) { return (float)__a Op __b; }                                             \
  __CT_HD bool operator Op(float __a, N __b) { return __a Op(float) __b; }                                             \
  __CT_HD bool operator Op(N __a, double __b) { return (double)(float)__a Op __b; }                                    \
  __CT_HD bool operator Op(double __a, N __b) { return __a Op(double)(float) __b; }                                    \
  __CT_HD bool operator Op(N __a, int __b) { return (float)__a Op(float) __b; }                                        \
  __CT_HD bool operator Op(int __a, N __b) { return (float)__a Op(float) __b; }
#define __CT_NARROW_OP(N, Op)                                                                                          \
  __CT_HD N operator Op(const N &__a, const N &__b) { return (float)__a Op(float) __b; }                               \
  __CT_HD float operator Op(N __a, float __b) { return (float)__a Op __b; }                                            \
  __CT_HD float operator Op(float __a, N __b) { return __a Op(float) __b; }                                            \
  __CT_HD double operator Op(N __a, double __b) { return (double)(float)__a Op __b; }                                  \
  __CT_HD double operator Op(double __a, N __b) { return __a Op(double)(float) __b; }                                  \
  __CT_HD N operator Op(N __a, int __b) { return (float)__a Op(float) __b; }                                           \
  __CT_HD N operator Op(int __a, N __b) { return (float)__a Op(float) __b; }                                           \
  __CT_HD N operator Op(N __a, int64_t __b) { return (float)__a Op(float) __b; }                                       \
  __CT_HD N operator Op(int64_t __a, N __b) { return (float)__a Op(float) __b; }                                       \
  __CT_HD N &operator Op## = (N & __a, const N &__b) { return __a = (float)__a Op(float) __b; }                        \
  __CT_HD float &operator Op## = (float &__a, const N &__b) { return __a = __a Op(float) __b; }
__CT_NARROW(Half, __half, __float2half, __half2float)
__CT_NARROW(BFloat16, __nv_bfloat16, __float2bfloat16, __bfloat162float)
#undef __CT_NARROW
#undef __CT_NARROW_OP
#undef __CT_NARROW_ORDER

#define __CT_SCALARS(F)                                                                                                \
  F(Byte, uint8_t, 0)                                                                                                  \
  F(Char, int8_t, 1)                                                                                                   \
  F(Short, int16_t, 2)                                                                                                 \
  F(Int, int, 3)                                                                                                       \
  F(Long, int64_t, 4)                                                                                                  \
  F(Half, Half, 5)                                                                                                     \
  F(Float, float, 6)                                                                                                   \
  F(Double, double, 7)                                                                                                 \
  F(Bool, bool, 11)                                                                                                    \
  F(BFloat16, BFloat16, 15)                                                                                            \
  F(UInt16, uint16_t, 27)                                                                                              \
  F(UInt32, uint32_t, 28)                                                                                              \
  F(UInt64, uint64_t, 29)
#define __CT_ENUM(N, T, V) N = V,
enum class ScalarType : int8_t {
  __CT_SCALARS(__CT_ENUM) ComplexHalf = 8,
  ComplexFloat = 9,
  ComplexDouble = 10,
  QInt8 = 12,
  QUInt8 = 13,
  QInt32 = 14,
  Float8_e5m2 = 23,
  Float8_e4m3fn = 24,
  Undefined = 45
};
#undef __CT_ENUM
#define __CT_CONSTANT(N, T, V) constexpr ScalarType k##N = ScalarType::N;
__CT_SCALARS(__CT_CONSTANT)
#undef __CT_CONSTANT
constexpr ScalarType kFloat32 = ScalarType::Float, kFloat64 = ScalarType::Double, kFloat16 = ScalarType::Half;
constexpr ScalarType kInt8 = ScalarType::Char, kUInt8 = ScalarType::Byte, kInt16 = ScalarType::Short;
constexpr ScalarType kInt32 = ScalarType::Int, kInt64 = ScalarType::Long;
namespace impl {
template <ScalarType> struct ScalarTypeToCPPType;
template <class> struct CPPTypeToScalar;
} // namespace impl
#define __CT_TYPE(N, T, V)                                                                                             \
  template <> struct impl::ScalarTypeToCPPType<ScalarType::N> {                                                        \
    typedef T type;                                                                                                    \
  };                                                                                                                   \
  template <> struct impl::CPPTypeToScalar<T> {                                                                        \
    static constexpr ScalarType value = ScalarType::N;                                                                 \
  };
__CT_SCALARS(__CT_TYPE)
#undef __CT_TYPE
#undef __CT_SCALARS
namespace impl {
template <ScalarType S> using ScalarTypeToCPPTypeT = typename ScalarTypeToCPPType<S>::type;
}
template <class T> struct CppTypeToScalarType : impl::CPPTypeToScalar<T> {};
} // namespace c10

namespace at {
using c10::BFloat16;
using c10::Half;
using c10::ScalarType;
// What sums of a type are taken in.
template <class T, bool> struct AccumulateType {
  typedef T type;
};
template <> struct AccumulateType<Half, true> {
  typedef float type;
};
template <> struct AccumulateType<BFloat16, true> {
  typedef float type;
};
template <bool Cuda> struct AccumulateType<int, Cuda> {
  typedef int64_t type;
};
template <> struct AccumulateType<float, false> {
  typedef double type;
};
template <class T, bool Cuda> using acc_type = typename AccumulateType<T, Cuda>::type;
template <class T> struct OpMathType {
  typedef T type;
};
template <> struct OpMathType<Half> {
  typedef float type;
};
template <> struct OpMathType<BFloat16> {
  typedef float type;
};
template <class T> using opmath_type = typename OpMathType<T>::type;

template <class T> struct DefaultPtrTraits {
  typedef T *PtrType;
};
template <class T> struct RestrictPtrTraits {
  typedef T *__restrict__ PtrType;
};

template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class I = int64_t> class TensorAccessor;

// A strided array; Lengths holds N sizes, or points to them.
template <class T, size_t N, template <class> class Traits, class I, class Lengths> class __ct_accessor {
public:
  typedef typename Traits<T>::PtrType PtrType;
  __CT_HD I size(I __d) const { return sizes_[__d]; }
  __CT_HD I stride(I __d) const { return strides_[__d]; }
  __CT_HD PtrType data() const { return data_; }
  __CT_HD decltype(auto) operator[](I __i) const {
    if constexpr (N == 1) {
      return (data_[strides_[0] * __i]);
    } else {
      return TensorAccessor<T, N - 1, Traits, I>(data_ + strides_[0] * __i, sizes_ + 1, strides_ + 1);
    }
  }

protected:
  PtrType data_;
  Lengths sizes_;
  Lengths strides_;
};

// One row of it.
template <class T, size_t N, template <class> class Traits, class I>
class TensorAccessor : public __ct_accessor<T, N, Traits, I, const I *> {
public:
  typedef typename Traits<T>::PtrType PtrType;
  __CT_HD TensorAccessor(PtrType __d, const I *__n, const I *__s) {
    this->data_ = __d;
    this->sizes_ = __n;
    this->strides_ = __s;
  }
};
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class I = int64_t>
class GenericPackedTensorAccessor : public __ct_accessor<T, N, Traits, I, I[N]> {};
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class I = int64_t>
using PackedTensorAccessor = GenericPackedTensorAccessor<T, N, Traits, I>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, Traits, int32_t>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, Traits, int64_t>;
} // namespace at

// Atomic additions of every type.
template <class T> static __device__ __inline__ T gpuAtomicAdd(T *__p, T __v) { return atomicAdd(__p, __v); }
template <class T> static __device__ __inline__ void gpuAtomicAddNoReturn(T *__p, T __v) { atomicAdd(__p, __v); }
#define __CT_ATOMIC(T)                                                                                                 \
  __device__ T atomicAdd(T *, T);                                                                                      \
  __device__ T gpuAtomicAdd(T *, T);
__CT_ATOMIC(c10::Half)
__CT_ATOMIC(c10::BFloat16)
__CT_ATOMIC(int64_t)
__CT_ATOMIC(uint8_t)
__CT_ATOMIC(int8_t)
__CT_ATOMIC(int16_t)
__CT_ATOMIC(bool)
#undef __CT_ATOMIC
template <class T> static __device__ __inline__ T gpuAtomicMax(T *__p, T __v) { return atomicMax(__p, __v); }
template <class T> static __device__ __inline__ T gpuAtomicMin(T *__p, T __v) { return atomicMin(__p, __v); }

// Shuffles by their older names.
template <class T> static __device__ __inline__ T WARP_SHFL(T __v, int __l, int __w = 32, unsigned __m = 0xffffffff) {
  return __shfl_sync(__m, __v, __l, __w);
}
template <class T>
static __device__ __inline__ T WARP_SHFL_XOR(T __v, int __l, int __w = 32, unsigned __m = 0xffffffff) {
  return __shfl_xor_sync(__m, __v, __l, __w);
}
template <class T>
static __device__ __inline__ T WARP_SHFL_DOWN(T __v, unsigned __d, int __w = 32, unsigned __m = 0xffffffff) {
  return __shfl_down_sync(__m, __v, __d, __w);
}
template <class T>
static __device__ __inline__ T WARP_SHFL_UP(T __v, unsigned __d, int __w = 32, unsigned __m = 0xffffffff) {
  return __shfl_up_sync(__m, __v, __d, __w);
}
static __device__ __inline__ unsigned WARP_BALLOT(int __p, unsigned __m = 0xffffffff) {
  return __ballot_sync(__m, __p);
}
#undef __CT_HD
#endif
