// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bases of function objects that Thrust had until CCCL 3: read at the end of a toolkit's thrust/functional.h that lacks
// them.
#ifndef CUDA_TIDY_REMOVED_THRUST_H
#define CUDA_TIDY_REMOVED_THRUST_H
#pragma clang system_header

namespace thrust {
template <typename Argument, typename Result> struct unary_function {
  typedef Argument argument_type;
  typedef Result result_type;
};
template <typename First, typename Second, typename Result> struct binary_function {
  typedef First first_argument_type;
  typedef Second second_argument_type;
  typedef Result result_type;
};
} // namespace thrust

#endif
