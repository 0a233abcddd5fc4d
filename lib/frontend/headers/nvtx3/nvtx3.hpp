// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C++ side of the tools extension: ranges and marks, which change nothing of what a program computes.
#ifndef CUDA_TIDY_NVTX3_HPP
#define CUDA_TIDY_NVTX3_HPP
#pragma clang system_header
// clang-format off
#include "nvToolsExt.h"

#define NVTX3_FUNC_RANGE() ((void)0)
#define NVTX3_FUNC_RANGE_IN(D) ((void)0)
namespace nvtx3 {
inline namespace v1 {
struct rgb { template <class... T> constexpr explicit rgb(T...) {} };
struct argb { template <class... T> constexpr explicit argb(T...) {} };
struct color { template <class... T> constexpr explicit color(T...) {} };
struct category { template <class... T> constexpr explicit category(T...) {} };
struct payload { template <class... T> constexpr explicit payload(T...) {} };
struct message { template <class... T> constexpr message(const T &...) {} };
struct event_attributes { template <class... T> event_attributes(const T &...) {} };
struct domain { struct global {}; template <class T = global> static const domain &get(); };
template <class D> struct registered_string_in { template <class T> static const registered_string_in &get(); };
template <class D> struct named_category_in { template <class T> static const named_category_in &get(); };
template <class D> struct scoped_range_in { template <class... T> explicit scoped_range_in(const T &...) {} ~scoped_range_in() {} };
typedef scoped_range_in<domain::global> scoped_range;
template <class D = domain::global> struct domain_thread_range {
  template <class... T> explicit domain_thread_range(const T &...) {} ~domain_thread_range() {} };
typedef domain_thread_range<> thread_range;
template <class D> struct unique_range_in { template <class... T> explicit unique_range_in(const T &...) {} ~unique_range_in() {} };
typedef unique_range_in<domain::global> unique_range;
struct range_handle {};
template <class... T> range_handle start_range(const T &...) { return {}; }
template <class D, class... T> range_handle start_range_in(const T &...) { return {}; }
inline void end_range(range_handle) {}
template <class... T> void mark(const T &...) {}
template <class D, class... T> void mark_in(const T &...) {}
} // namespace v1
} // namespace nvtx3
// clang-format on
#endif
