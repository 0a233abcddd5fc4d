// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The older barrier interface, nvcuda::experimental.

#ifndef _CUDA_AWBARRIER_H_
#define _CUDA_AWBARRIER_H_

#include "cuda_awbarrier_primitives.h"
#include "cuda_pipeline.h"

namespace nvcuda {
namespace experimental {

class awbarrier {
  __mbarrier_t Barrier;

public:
  class arrival_token {
    friend class awbarrier;
    __mbarrier_token_t Token;

  public:
    arrival_token() = default;
    CUDA_TIDY_MBAR uint32_t pending_count() const { return __mbarrier_token_pending_count(Token); }
  };
  awbarrier() = default;

  CUDA_TIDY_MBAR arrival_token arrive() {
    arrival_token T;
    T.Token = __mbarrier_arrive(&Barrier);
    return T;
  }
  CUDA_TIDY_MBAR arrival_token arrive_and_drop() {
    arrival_token T;
    T.Token = __mbarrier_arrive_and_drop(&Barrier);
    return T;
  }
  CUDA_TIDY_MBAR bool timed_wait(arrival_token T, uint32_t) { return __mbarrier_test_wait(&Barrier, T.Token); }
  CUDA_TIDY_MBAR bool timed_wait_parity(bool Phase, uint32_t) { return __mbarrier_test_wait_parity(&Barrier, Phase); }
  CUDA_TIDY_MBAR void wait(arrival_token T) {
    while (!__mbarrier_test_wait(&Barrier, T.Token))
      ;
  }
  CUDA_TIDY_MBAR void arrive_and_wait() { wait(arrive()); }
  CUDA_TIDY_MBAR __mbarrier_t *native_handle() { return &Barrier; }
  static CUDA_TIDY_MBAR constexpr uint32_t max() { return __mbarrier_maximum_count(); }
  friend CUDA_TIDY_MBAR void init(awbarrier *B, uint32_t Count) { __mbarrier_init(&B->Barrier, Count); }
  friend CUDA_TIDY_MBAR void inval(awbarrier *B) { __mbarrier_inval(&B->Barrier); }
};

} // namespace experimental
} // namespace nvcuda

#endif // _CUDA_AWBARRIER_H_
