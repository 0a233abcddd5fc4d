// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The C-style primitives of asynchronous copies.

#ifndef _CUDA_PIPELINE_PRIMITIVES_H_
#define _CUDA_PIPELINE_PRIMITIVES_H_

#include "__cp_async.h"

typedef uint64_t __mbarrier_t;

// The size is a constant in all sound code; bytes after Size - ZFill are zero.
CUDA_TIDY_CPA void __pipeline_memcpy_async(void *__restrict To, const void *__restrict From, size_t Size,
                                           size_t ZFill = 0) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  if (ZFill) {
    const int N = (int)(Size - ZFill);
    __ct_async::SharedPtr T = (__ct_async::SharedPtr)To;
    __ct_async::GlobalPtr F = (__ct_async::GlobalPtr)From;
    if (Size == 4)
      __nvvm_cp_async_ca_shared_global_4(T, F, N);
    else if (Size == 8)
      __nvvm_cp_async_ca_shared_global_8(T, F, N);
    else
      __nvvm_cp_async_cg_shared_global_16(T, F, N);
    return;
  }
#endif
  if (Size == 4)
    __ct_async::copy<4>(To, From);
  else if (Size == 8)
    __ct_async::copy<8>(To, From);
  else
    __ct_async::copy<16>(To, From);
}
CUDA_TIDY_CPA void __pipeline_commit() { __ct_async::commit(); }

// The builtin wants a constant, callers give one through an inlined argument.
CUDA_TIDY_CPA void __pipeline_wait_prior(size_t Prior) {
  switch (Prior) {
  case 0:
    __ct_async::waitPrior<0>();
    break;
  case 1:
    __ct_async::waitPrior<1>();
    break;
  case 2:
    __ct_async::waitPrior<2>();
    break;
  case 3:
    __ct_async::waitPrior<3>();
    break;
  case 4:
    __ct_async::waitPrior<4>();
    break;
  case 5:
    __ct_async::waitPrior<5>();
    break;
  case 6:
    __ct_async::waitPrior<6>();
    break;
  case 7:
    __ct_async::waitPrior<7>();
    break;
  default:
    __ct_async::waitPrior<8>();
    break;
  }
}
CUDA_TIDY_CPA void __pipeline_arrive_on(__mbarrier_t *Barrier) { __ct_async::arriveOn(Barrier); }

#endif // _CUDA_PIPELINE_PRIMITIVES_H_
