// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Reductions over a group: one instruction where the hardware has it, a
// butterfly of shuffles within a warp, shared memory above.

#ifndef _CG_REDUCE_H_
#define _CG_REDUCE_H_

#include "../cooperative_groups.h"

#define CUDA_TIDY_CG_OP(NAME, EXPR)                                                                                    \
  template <typename T = void> struct NAME {                                                                           \
    CUDA_TIDY_CG T operator()(T A, T B) const { return EXPR; }                                                         \
  };                                                                                                                   \
  template <> struct NAME<void> {                                                                                      \
    template <typename T, typename U> CUDA_TIDY_CG auto operator()(const T &A, const U &B) const -> decltype(EXPR) {   \
      return EXPR;                                                                                                     \
    }                                                                                                                  \
  };

namespace cooperative_groups {

CUDA_TIDY_CG_OP(plus, A + B)
CUDA_TIDY_CG_OP(less, A < B ? A : B)
CUDA_TIDY_CG_OP(greater, A < B ? B : A)
CUDA_TIDY_CG_OP(bit_and, A &B)
CUDA_TIDY_CG_OP(bit_xor, A ^ B)
CUDA_TIDY_CG_OP(bit_or, A | B)
#undef CUDA_TIDY_CG_OP

namespace __ct {

// A warp-wide instruction for 32-bit integers from sm_80 on.
template <typename Op, typename T> struct Redux {
  enum { Has = 0 };
};
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
#define CUDA_TIDY_CG_REDUX(OP, T, FN)                                                                                  \
  template <> struct Redux<OP<T>, T> {                                                                                 \
    enum { Has = 1 };                                                                                                  \
    static CUDA_TIDY_CG T run(unsigned Mask, T V) { return (T)FN(V, (int)Mask); }                                      \
  };
CUDA_TIDY_CG_REDUX(plus, int, __nvvm_redux_sync_add)
CUDA_TIDY_CG_REDUX(plus, unsigned, __nvvm_redux_sync_add)
CUDA_TIDY_CG_REDUX(less, int, __nvvm_redux_sync_min)
CUDA_TIDY_CG_REDUX(less, unsigned, __nvvm_redux_sync_umin)
CUDA_TIDY_CG_REDUX(greater, int, __nvvm_redux_sync_max)
CUDA_TIDY_CG_REDUX(greater, unsigned, __nvvm_redux_sync_umax)
CUDA_TIDY_CG_REDUX(bit_and, unsigned, __nvvm_redux_sync_and)
CUDA_TIDY_CG_REDUX(bit_or, unsigned, __nvvm_redux_sync_or)
CUDA_TIDY_CG_REDUX(bit_xor, unsigned, __nvvm_redux_sync_xor)
#undef CUDA_TIDY_CG_REDUX
#endif

template <int Has> struct WarpReduce {
  template <typename Op, typename T> static CUDA_TIDY_CG T run(unsigned Mask, T V, unsigned, Op &) {
    return Redux<typename Plain<Op>::type, T>::run(Mask, V);
  }
};
template <> struct WarpReduce<0> {
  template <typename Op, typename T> static CUDA_TIDY_CG T run(unsigned Mask, T V, unsigned Width, Op &F) {
#pragma unroll
    for (unsigned N = Width / 2; N > 0; N /= 2)
      V = F(V, shuffle<ShflXor>(Mask, V, N, (int)Width));
    return V;
  }
};

template <unsigned Size, typename Parent, typename T, typename Op>
CUDA_TIDY_CG T reduceTile(const thread_block_tile<Size, Parent> &G, T V, Op &F) {
  typedef Redux<typename Plain<Op>::type, T> R;
  V = WarpReduce<R::Has>::run(G.__mask(), V, Size > 32 ? 32 : Size, F);
  if (Size <= 32)
    return V;
  // One value per warp, gathered in shared memory.
  __attribute__((shared)) static char Raw[32 * sizeof(T)];
  T *Warps = (T *)Raw;
  const unsigned First = threadRank() / Size * (Size / 32);
  if (lane() == 0)
    Warps[threadRank() / 32] = V;
  G.sync();
  V = Warps[First];
  for (unsigned I = 1; I < Size / 32; ++I)
    V = F(V, Warps[First + I]);
  G.sync();
  return V;
}

} // namespace __ct

template <unsigned Size, typename Parent, typename T, typename Op>
CUDA_TIDY_CG typename __ct::Plain<T>::type reduce(const thread_block_tile<Size, Parent> &G, T &&V, Op &&F) {
  return __ct::reduceTile(G, (typename __ct::Plain<T>::type)V, F);
}
template <typename T, typename Op>
CUDA_TIDY_CG typename __ct::Plain<T>::type reduce(const coalesced_group &G, T &&Value, Op &&F) {
  typename __ct::Plain<T>::type V = Value;
  const unsigned Rank = G.thread_rank(), Count = G.size();
  for (unsigned N = 1; N < Count; N *= 2) {
    const typename __ct::Plain<T>::type Other = G.shfl_down(V, N);
    if (Rank + N < Count)
      V = F(V, Other);
  }
  return G.shfl(V, 0);
}

template <typename Group, typename D, typename T, typename Op>
CUDA_TIDY_CG void reduce_store_async(const Group &G, D *To, T &&V, Op &&F) {
  const typename __ct::Plain<T>::type R = reduce(G, V, F);
  if (G.thread_rank() == 0)
    *To = R;
}
template <typename Group, typename D, typename T, typename Op>
CUDA_TIDY_CG void reduce_store_async(const Group &G, D &To, T &&V, Op &&F) {
  const typename __ct::Plain<T>::type R = reduce(G, V, F);
  if (G.thread_rank() == 0)
    To.store(R);
}
template <typename Group, typename Atomic, typename T, typename U>
CUDA_TIDY_CG void reduce_update_async(const Group &G, Atomic &To, T &&V, plus<U> F) {
  const typename __ct::Plain<T>::type R = reduce(G, V, F);
  if (G.thread_rank() == 0)
    To.fetch_add(R);
}

} // namespace cooperative_groups

#endif // _CG_REDUCE_H_
