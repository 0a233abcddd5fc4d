// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Prefix operations over the lanes of a group, by shuffles.

#ifndef _CG_SCAN_H_
#define _CG_SCAN_H_

#include "reduce.h"

namespace cooperative_groups {

template <typename Group, typename T, typename Op>
CUDA_TIDY_CG typename __ct::Plain<T>::type inclusive_scan(const Group &G, T &&Value, Op &&F) {
  typename __ct::Plain<T>::type V = Value;
  const unsigned Rank = G.thread_rank(), Count = G.size();
#pragma unroll
  for (unsigned N = 1; N < Count; N *= 2) {
    const typename __ct::Plain<T>::type Other = G.shfl_up(V, N);
    if (Rank >= N)
      V = F(Other, V);
  }
  return V;
}
template <typename Group, typename T> CUDA_TIDY_CG typename __ct::Plain<T>::type inclusive_scan(const Group &G, T &&V) {
  return inclusive_scan(G, V, plus<typename __ct::Plain<T>::type>());
}
template <typename Group, typename T, typename Op>
CUDA_TIDY_CG typename __ct::Plain<T>::type exclusive_scan(const Group &G, T &&V, Op &&F) {
  typedef typename __ct::Plain<T>::type P;
  const P R = G.shfl_up(inclusive_scan(G, V, F), 1);
  return G.thread_rank() == 0 ? P{} : R;
}
template <typename Group, typename T> CUDA_TIDY_CG typename __ct::Plain<T>::type exclusive_scan(const Group &G, T &&V) {
  return exclusive_scan(G, V, plus<typename __ct::Plain<T>::type>());
}

/// Each rank's prefix of an atomic that the last rank moves by the total.
template <typename Group, typename Atomic, typename T, typename Op>
CUDA_TIDY_CG typename __ct::Plain<T>::type exclusive_scan_update(const Group &G, Atomic &A, T &&V, Op &&F) {
  typedef typename __ct::Plain<T>::type P;
  const P Mine = inclusive_scan(G, V, F);
  P Base{};
  if (G.thread_rank() + 1 == G.size())
    Base = A.fetch_add(Mine);
  Base = G.shfl(Base, G.size() - 1);
  const P Before = G.shfl_up(Mine, 1);
  return G.thread_rank() == 0 ? Base : (P)F(Base, Before);
}
template <typename Group, typename Atomic, typename T, typename Op>
CUDA_TIDY_CG typename __ct::Plain<T>::type inclusive_scan_update(const Group &G, Atomic &A, T &&V, Op &&F) {
  typename __ct::Plain<T>::type Mine = V;
  return F(exclusive_scan_update(G, A, V, F), Mine);
}

} // namespace cooperative_groups

#endif // _CG_SCAN_H_
