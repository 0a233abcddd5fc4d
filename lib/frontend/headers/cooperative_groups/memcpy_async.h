// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Copies that the threads of a group share and wait for together.

#ifndef _CG_ASYNC_H_
#define _CG_ASYNC_H_

#include "../__cp_async.h"
#include "../cooperative_groups.h"

namespace cooperative_groups {

template <typename Group, typename T, typename Size>
CUDA_TIDY_CG void memcpy_async(const Group &G, T *To, const T *From, const Size &Bytes) {
  __ct_async::copyTyped(To, From, Bytes, (unsigned)G.thread_rank(), (unsigned)G.size());
  __ct_async::commit();
}
template <typename Group, typename Size>
CUDA_TIDY_CG void memcpy_async(const Group &G, void *To, const void *From, const Size &Bytes) {
  __ct_async::copyTyped(To, From, Bytes, (unsigned)G.thread_rank(), (unsigned)G.size());
  __ct_async::commit();
}
/// Element counts on both sides: the smaller decides.
template <typename Group, typename T, typename ToCount, typename FromCount>
CUDA_TIDY_CG void memcpy_async(const Group &G, T *To, const ToCount &ToN, const T *From, const FromCount &FromN) {
  const size_t N = ((size_t)ToN < (size_t)FromN ? (size_t)ToN : (size_t)FromN);
  __ct_async::groupCopy<alignof(T)>(To, From, N * sizeof(T), (unsigned)G.thread_rank(), (unsigned)G.size());
  __ct_async::commit();
}

template <typename Group> CUDA_TIDY_CG void wait(const Group &G) {
  __ct_async::waitAll();
  G.sync();
}
template <unsigned Prior, typename Group> CUDA_TIDY_CG void wait_prior(const Group &G) {
  __ct_async::waitPrior<Prior>();
  G.sync();
}

} // namespace cooperative_groups

#endif // _CG_ASYNC_H_
