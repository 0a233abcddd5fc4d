// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What cooperative groups stand on: ranks as arithmetic on the built-in
// variables, shuffles and votes as NVVM builtins, 32 bits at a time.

#ifndef CUDA_TIDY_CG_PRIMITIVES_H
#define CUDA_TIDY_CG_PRIMITIVES_H

#define CUDA_TIDY_CG __attribute__((device, always_inline)) inline

namespace cooperative_groups {
namespace __ct {

CUDA_TIDY_CG unsigned blockSize() { return blockDim.x * blockDim.y * blockDim.z; }
CUDA_TIDY_CG unsigned threadRank() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
CUDA_TIDY_CG unsigned long long gridBlocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
CUDA_TIDY_CG unsigned long long blockRank() {
  return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
}
CUDA_TIDY_CG unsigned lane() { return __nvvm_read_ptx_sreg_laneid(); }
CUDA_TIDY_CG unsigned lanesBelow() { return __nvvm_read_ptx_sreg_lanemask_lt(); }
CUDA_TIDY_CG unsigned popc(unsigned V) { return (unsigned)__builtin_popcount(V); }

template <typename T> struct Plain {
  typedef T type;
};
template <typename T> struct Plain<const T> {
  typedef T type;
};
template <typename T> struct Plain<T &> {
  typedef typename Plain<T>::type type;
};
template <typename T> struct Plain<T &&> {
  typedef typename Plain<T>::type type;
};

// One struct per shuffle: the 32-bit operation on a mask and a segment width.
struct ShflIdx {
  static CUDA_TIDY_CG int word(unsigned Mask, int V, unsigned N, int Width) {
    return __nvvm_shfl_sync_idx_i32(Mask, V, (int)N, ((32 - Width) << 8) | 31);
  }
};
struct ShflUp {
  static CUDA_TIDY_CG int word(unsigned Mask, int V, unsigned N, int Width) {
    return __nvvm_shfl_sync_up_i32(Mask, V, (int)N, (32 - Width) << 8);
  }
};
struct ShflDown {
  static CUDA_TIDY_CG int word(unsigned Mask, int V, unsigned N, int Width) {
    return __nvvm_shfl_sync_down_i32(Mask, V, (int)N, ((32 - Width) << 8) | 31);
  }
};
struct ShflXor {
  static CUDA_TIDY_CG int word(unsigned Mask, int V, unsigned N, int Width) {
    return __nvvm_shfl_sync_bfly_i32(Mask, V, (int)N, ((32 - Width) << 8) | 31);
  }
};

// Any trivially copyable value, word by word. Recursion, not a loop: a loop
// over a local array would look like local memory until it is unrolled.
template <int N> struct Words {
  int Head;
  Words<N - 1> Tail;
  template <typename Op> CUDA_TIDY_CG void shuffle(unsigned Mask, unsigned Lane, int Width) {
    Head = Op::word(Mask, Head, Lane, Width);
    Tail.template shuffle<Op>(Mask, Lane, Width);
  }
  CUDA_TIDY_CG unsigned matchAny(unsigned Mask) const {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
    return __nvvm_match_any_sync_i32(Mask, (unsigned)Head) & Tail.matchAny(Mask);
#else
    // One round per distinct value among the lanes.
    unsigned R = 0;
    for (unsigned Left = Mask; Left;) {
      const int Other = ShflIdx::word(Mask, Head, (unsigned)__builtin_ctz(Left), 32);
      const unsigned Same = __nvvm_vote_ballot_sync(Mask, Other == Head);
      if (Other == Head)
        R = Same;
      Left &= ~Same;
    }
    return R & Tail.matchAny(Mask);
#endif
  }
};
template <> struct Words<0> {
  template <typename Op> CUDA_TIDY_CG void shuffle(unsigned, unsigned, int) {}
  CUDA_TIDY_CG unsigned matchAny(unsigned Mask) const { return Mask; }
};
template <typename Op, typename T> CUDA_TIDY_CG T shuffle(unsigned Mask, const T &V, unsigned N, int Width) {
  Words<(sizeof(T) + 3) / 4> W = {};
  __builtin_memcpy((void *)&W, (const void *)&V, sizeof(T));
  W.template shuffle<Op>(Mask, N, Width);
  T R;
  __builtin_memcpy((void *)&R, (const void *)&W, sizeof(T));
  return R;
}
template <typename Op> CUDA_TIDY_CG int shuffle(unsigned Mask, int V, unsigned N, int Width) {
  return Op::word(Mask, V, N, Width);
}
template <typename Op> CUDA_TIDY_CG unsigned shuffle(unsigned Mask, unsigned V, unsigned N, int Width) {
  return (unsigned)Op::word(Mask, (int)V, N, Width);
}
template <typename Op> CUDA_TIDY_CG float shuffle(unsigned Mask, float V, unsigned N, int Width) {
  return __builtin_bit_cast(float, Op::word(Mask, __builtin_bit_cast(int, V), N, Width));
}

// Lanes of Mask whose value equals the caller's, over all bytes of the value.
template <typename T> CUDA_TIDY_CG unsigned matchAny(unsigned Mask, const T &V) {
  Words<(sizeof(T) + 3) / 4> W = {};
  __builtin_memcpy((void *)&W, (const void *)&V, sizeof(T));
  return Mask & W.matchAny(Mask);
}

// The grid-wide barrier and the launch's grids live in the device runtime.
extern "C" __attribute__((device, convergent)) void __ct_grid_barrier();
extern "C" __attribute__((device, convergent)) void __ct_multi_grid_barrier();
extern "C" __attribute__((device, const)) unsigned __ct_multi_grid_rank();
extern "C" __attribute__((device, const)) unsigned __ct_multi_grid_count();

} // namespace __ct
} // namespace cooperative_groups

#endif // CUDA_TIDY_CG_PRIMITIVES_H
