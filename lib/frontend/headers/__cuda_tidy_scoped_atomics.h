// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// nvcc's atomic builtins with an explicit order and scope, as clang's scoped builtins. They are macros,
// for order and scope must be constants where the builtin is called.
#ifndef CUDA_TIDY_SCOPED_ATOMICS_H
#define CUDA_TIDY_SCOPED_ATOMICS_H
#pragma clang system_header

#define __NV_ATOMIC_RELAXED __ATOMIC_RELAXED
#define __NV_ATOMIC_CONSUME __ATOMIC_CONSUME
#define __NV_ATOMIC_ACQUIRE __ATOMIC_ACQUIRE
#define __NV_ATOMIC_RELEASE __ATOMIC_RELEASE
#define __NV_ATOMIC_ACQ_REL __ATOMIC_ACQ_REL
#define __NV_ATOMIC_SEQ_CST __ATOMIC_SEQ_CST
#define __NV_THREAD_SCOPE_THREAD __MEMORY_SCOPE_SINGLE
#define __NV_THREAD_SCOPE_BLOCK __MEMORY_SCOPE_WRKGRP
#ifdef __MEMORY_SCOPE_CLUSTR
#define __NV_THREAD_SCOPE_CLUSTER __MEMORY_SCOPE_CLUSTR
#else
#define __NV_THREAD_SCOPE_CLUSTER __MEMORY_SCOPE_DEVICE
#endif
#define __NV_THREAD_SCOPE_DEVICE __MEMORY_SCOPE_DEVICE
#define __NV_THREAD_SCOPE_SYSTEM __MEMORY_SCOPE_SYSTEM
#define __CT_FIRST(X, ...) X
#define __CT_SCOPE(...) __CT_FIRST(__VA_ARGS__ __VA_OPT__(, ) __NV_THREAD_SCOPE_SYSTEM, )
#define __nv_atomic_load(P, R, O, ...) __scoped_atomic_load(P, R, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_load_n(P, O, ...) __scoped_atomic_load_n(P, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_store(P, V, O, ...) __scoped_atomic_store(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_store_n(P, V, O, ...) __scoped_atomic_store_n(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_exchange(P, V, R, O, ...) __scoped_atomic_exchange(P, V, R, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_exchange_n(P, V, O, ...) __scoped_atomic_exchange_n(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_compare_exchange(P, E, V, Weak, O, F, ...)                                                         \
  __scoped_atomic_compare_exchange(P, E, V, Weak, O, F, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_compare_exchange_n(P, E, V, Weak, O, F, ...)                                                       \
  __scoped_atomic_compare_exchange_n(P, E, V, Weak, O, F, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_add(P, V, O, ...) __scoped_atomic_fetch_add(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_sub(P, V, O, ...) __scoped_atomic_fetch_sub(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_and(P, V, O, ...) __scoped_atomic_fetch_and(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_or(P, V, O, ...) __scoped_atomic_fetch_or(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_xor(P, V, O, ...) __scoped_atomic_fetch_xor(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_min(P, V, O, ...) __scoped_atomic_fetch_min(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_fetch_max(P, V, O, ...) __scoped_atomic_fetch_max(P, V, O, __CT_SCOPE(__VA_ARGS__))
#define __nv_atomic_add(P, V, O, ...) ((void)__nv_atomic_fetch_add(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_sub(P, V, O, ...) ((void)__nv_atomic_fetch_sub(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_and(P, V, O, ...) ((void)__nv_atomic_fetch_and(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_or(P, V, O, ...) ((void)__nv_atomic_fetch_or(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_xor(P, V, O, ...) ((void)__nv_atomic_fetch_xor(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_min(P, V, O, ...) ((void)__nv_atomic_fetch_min(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_max(P, V, O, ...) ((void)__nv_atomic_fetch_max(P, V, O, ##__VA_ARGS__))
#define __nv_atomic_thread_fence(O, ...) __scoped_atomic_thread_fence(O, __CT_SCOPE(__VA_ARGS__))

#endif
