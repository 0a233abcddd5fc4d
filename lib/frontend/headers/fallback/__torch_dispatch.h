// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dispatch by type: the lambda is instantiated for the types that each macro stands for.
#ifndef CUDA_TIDY_TORCH_DISPATCH_H
#define CUDA_TIDY_TORCH_DISPATCH_H
#pragma clang system_header

namespace c10 {
template <class T> int __ct_which(const T &);
}
#define AT_PRIVATE_CASE_TYPE_USING_HINT(S, Hint, ...)                                                                  \
  case (int)(S): {                                                                                                     \
    using Hint __attribute__((unused)) = ::c10::impl::ScalarTypeToCPPTypeT<S>;                                         \
    return __VA_ARGS__();                                                                                              \
  }
#define AT_DISPATCH_CASE(S, ...) AT_PRIVATE_CASE_TYPE_USING_HINT(S, scalar_t, __VA_ARGS__)
#define AT_DISPATCH_SWITCH(Type, Name, ...)                                                                            \
  [&] {                                                                                                                \
    switch (::c10::__ct_which(Type)) {                                                                                 \
      __VA_ARGS__                                                                                                      \
    default:                                                                                                           \
      __builtin_unreachable();                                                                                         \
    }                                                                                                                  \
  }()
#define __CT_S(N) ::c10::ScalarType::N
#define AT_DISPATCH_CASE_FLOATING_TYPES(...)                                                                           \
  AT_DISPATCH_CASE(__CT_S(Double), __VA_ARGS__) AT_DISPATCH_CASE(__CT_S(Float), __VA_ARGS__)
#define AT_DISPATCH_CASE_INTEGRAL_TYPES(...)                                                                           \
  AT_DISPATCH_CASE(__CT_S(Byte), __VA_ARGS__)                                                                          \
  AT_DISPATCH_CASE(__CT_S(Char), __VA_ARGS__)                                                                          \
  AT_DISPATCH_CASE(__CT_S(Int), __VA_ARGS__)                                                                           \
  AT_DISPATCH_CASE(__CT_S(Long), __VA_ARGS__)                                                                          \
  AT_DISPATCH_CASE(__CT_S(Short), __VA_ARGS__)
#define AT_DISPATCH_CASE_ALL_TYPES(...)                                                                                \
  AT_DISPATCH_CASE_INTEGRAL_TYPES(__VA_ARGS__) AT_DISPATCH_CASE_FLOATING_TYPES(__VA_ARGS__)
#define __CT_DISPATCH(Kind)
#define AT_DISPATCH_FLOATING_TYPES(T, N, ...) AT_DISPATCH_SWITCH(T, N, AT_DISPATCH_CASE_FLOATING_TYPES(__VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(T, N, ...) AT_DISPATCH_FLOATING_TYPES_AND(__CT_S(Half), T, N, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND(A, T, N, ...)                                                                   \
  AT_DISPATCH_SWITCH(T, N, AT_DISPATCH_CASE_FLOATING_TYPES(__VA_ARGS__) AT_DISPATCH_CASE(A, __VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND2(A, B, T, N, ...)                                                               \
  AT_DISPATCH_SWITCH(T, N,                                                                                             \
                     AT_DISPATCH_CASE_FLOATING_TYPES(__VA_ARGS__) AT_DISPATCH_CASE(A, __VA_ARGS__)                     \
                         AT_DISPATCH_CASE(B, __VA_ARGS__))
#define AT_DISPATCH_REDUCED_FLOATING_TYPES(T, N, ...)                                                                  \
  AT_DISPATCH_SWITCH(T, N, AT_DISPATCH_CASE(__CT_S(Half), __VA_ARGS__) AT_DISPATCH_CASE(__CT_S(BFloat16), __VA_ARGS__))
#define AT_DISPATCH_INTEGRAL_TYPES(T, N, ...) AT_DISPATCH_SWITCH(T, N, AT_DISPATCH_CASE_INTEGRAL_TYPES(__VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES(T, N, ...) AT_DISPATCH_SWITCH(T, N, AT_DISPATCH_CASE_ALL_TYPES(__VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND_HALF(T, N, ...) AT_DISPATCH_ALL_TYPES_AND(__CT_S(Half), T, N, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND(A, T, N, ...)                                                                        \
  AT_DISPATCH_SWITCH(T, N, AT_DISPATCH_CASE_ALL_TYPES(__VA_ARGS__) AT_DISPATCH_CASE(A, __VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND2(A, B, T, N, ...)                                                                    \
  AT_DISPATCH_SWITCH(                                                                                                  \
      T, N, AT_DISPATCH_CASE_ALL_TYPES(__VA_ARGS__) AT_DISPATCH_CASE(A, __VA_ARGS__) AT_DISPATCH_CASE(B, __VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND3(A, B, C, T, N, ...)                                                                 \
  AT_DISPATCH_SWITCH(T, N,                                                                                             \
                     AT_DISPATCH_CASE_ALL_TYPES(__VA_ARGS__) AT_DISPATCH_CASE(A, __VA_ARGS__)                          \
                         AT_DISPATCH_CASE(B, __VA_ARGS__) AT_DISPATCH_CASE(C, __VA_ARGS__))
#define AT_DISPATCH_INDEX_TYPES(T, N, ...)                                                                             \
  AT_DISPATCH_SWITCH(T, N,                                                                                             \
                     AT_PRIVATE_CASE_TYPE_USING_HINT(__CT_S(Int), index_t, __VA_ARGS__)                                \
                         AT_PRIVATE_CASE_TYPE_USING_HINT(__CT_S(Long), index_t, __VA_ARGS__))
#undef __CT_DISPATCH
#endif
