// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The older pipeline interface, nvcuda::experimental.

#ifndef _CUDA_PIPELINE_H_
#define _CUDA_PIPELINE_H_

#include "cuda_pipeline_primitives.h"

namespace nvcuda {
namespace experimental {

class pipeline {
  size_t Stage = 0;

public:
  pipeline(const pipeline &) = delete;
  pipeline &operator=(const pipeline &) = delete;
  CUDA_TIDY_CPA pipeline() {}

  CUDA_TIDY_CPA size_t commit() {
    __pipeline_commit();
    return Stage++;
  }
  CUDA_TIDY_CPA void commit_and_wait() {
    commit();
    __ct_async::waitAll();
  }
  CUDA_TIDY_CPA void wait(size_t) { __ct_async::waitAll(); }
  template <unsigned N> CUDA_TIDY_CPA void wait_prior() { __ct_async::waitPrior<N>(); }
  CUDA_TIDY_CPA void arrive_on(uint64_t &Barrier) { __pipeline_arrive_on(&Barrier); }
};

template <typename T> CUDA_TIDY_CPA void memcpy_async(T &To, const T &From, pipeline &) {
  enum { Width = sizeof(T) % 16 == 0 && alignof(T) >= 16 ? 16 : sizeof(T) % 8 == 0 && alignof(T) >= 8 ? 8 : 4 };
  static_assert(sizeof(T) % 4 == 0, "whole words");
#pragma unroll
  for (unsigned I = 0; I < sizeof(T); I += Width)
    __ct_async::copy<Width>((char *)&To + I, (const char *)&From + I);
}

} // namespace experimental
} // namespace nvcuda

#endif // _CUDA_PIPELINE_H_
