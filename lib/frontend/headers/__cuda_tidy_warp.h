// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers, fences, votes, shuffles, matches and clusters, each as the NVVM intrinsic that the
// hardware's instruction has.
#ifndef CUDA_TIDY_WARP_H
#define CUDA_TIDY_WARP_H
#pragma clang system_header

#include "__cuda_tidy_vector_types.h"

#define __CT_INLINE static __device__ __inline__ __attribute__((always_inline))

extern "C" __device__ void __syncthreads(void);
__CT_INLINE int __syncthreads_count(int P) { return __nvvm_bar0_popc(P); }
__CT_INLINE int __syncthreads_and(int P) { return __nvvm_bar0_and(P); }
__CT_INLINE int __syncthreads_or(int P) { return __nvvm_bar0_or(P); }
__CT_INLINE int syncthreads_count(bool P) { return __syncthreads_count(P); }
__CT_INLINE bool syncthreads_and(bool P) { return __syncthreads_and(P); }
__CT_INLINE bool syncthreads_or(bool P) { return __syncthreads_or(P); }
__CT_INLINE void __barrier_sync(unsigned Id) { __nvvm_barrier_sync(Id); }
__CT_INLINE void __barrier_sync_count(unsigned Id, unsigned N) { __nvvm_barrier_sync_cnt(Id, N); }
__CT_INLINE void __syncwarp(unsigned Mask = 0xffffffff) { __nvvm_bar_warp_sync(Mask); }
__CT_INLINE void __threadfence() { __nvvm_membar_gl(); }
__CT_INLINE void __threadfence_block() { __nvvm_membar_cta(); }
__CT_INLINE void __threadfence_system() { __nvvm_membar_sys(); }

// Votes.
__CT_INLINE int __all(int P) { return __nvvm_vote_all(P); }
__CT_INLINE int __any(int P) { return __nvvm_vote_any(P); }
__CT_INLINE unsigned __ballot(int P) { return __nvvm_vote_ballot(P); }
__CT_INLINE bool all(bool P) { return __all(P); }
__CT_INLINE bool any(bool P) { return __any(P); }
__CT_INLINE unsigned ballot(bool P) { return __ballot(P); }
__CT_INLINE int __all_sync(unsigned M, int P) { return __nvvm_vote_all_sync(M, P); }
__CT_INLINE int __any_sync(unsigned M, int P) { return __nvvm_vote_any_sync(M, P); }
__CT_INLINE int __uni_sync(unsigned M, int P) { return __nvvm_vote_uni_sync(M, P); }
__CT_INLINE unsigned __ballot_sync(unsigned M, int P) { return __nvvm_vote_ballot_sync(M, P); }
__CT_INLINE unsigned __activemask() { return __nvvm_activemask(); }
__CT_INLINE unsigned __fns(unsigned M, unsigned Base, int Offset) { return __nvvm_fns(M, Base, Offset); }

// Shuffles. The last operand of the instruction holds the segment (from Width) above its clamp
// (Clamp). 64-bit values go as two halves.
template <bool C, class T> struct __ct_wide {};
template <class T> struct __ct_wide<true, T> {
  typedef T type;
};
#define __CT_WIDE(T) typename __ct_wide<__is_arithmetic(T) && sizeof(T) == 8, T>::type
#define __CT_SHUFFLE(N, Builtin, LaneType, Clamp, Mask, Pass)                                                          \
  __CT_INLINE int N(Mask int V, LaneType L, int Width = 32) {                                                          \
    return __nvvm_##Builtin##_i32(Pass V, L, ((32 - Width) << 8) | Clamp);                                             \
  }                                                                                                                    \
  __CT_INLINE unsigned N(Mask unsigned V, LaneType L, int Width = 32) {                                                \
    return __nvvm_##Builtin##_i32(Pass V, L, ((32 - Width) << 8) | Clamp);                                             \
  }                                                                                                                    \
  __CT_INLINE float N(Mask float V, LaneType L, int Width = 32) {                                                      \
    return __nvvm_##Builtin##_f32(Pass V, L, ((32 - Width) << 8) | Clamp);                                             \
  }                                                                                                                    \
  template <class T> __CT_INLINE __CT_WIDE(T) N(Mask T V, LaneType L, int Width = 32) {                                \
    const unsigned long long B = __builtin_bit_cast(unsigned long long, V);                                            \
    const unsigned Low = N(Pass(unsigned) B, L, Width);                                                                \
    const unsigned High = N(Pass(unsigned)(B >> 32), L, Width);                                                        \
    return __builtin_bit_cast(T, (unsigned long long)High << 32 | Low);                                                \
  }
#define __CT_NOTHING
#define __CT_MASK unsigned M,
#define __CT_PASS M,
#define __CT_SYNC(N, Builtin, LaneType, Clamp) __CT_SHUFFLE(N, Builtin, LaneType, Clamp, __CT_MASK, __CT_PASS)
#define __CT_LEGACY(N, Builtin, LaneType, Clamp) __CT_SHUFFLE(N, Builtin, LaneType, Clamp, __CT_NOTHING, __CT_NOTHING)
__CT_SYNC(__shfl_sync, shfl_sync_idx, int, 0x1f)
__CT_SYNC(__shfl_up_sync, shfl_sync_up, unsigned, 0)
__CT_SYNC(__shfl_down_sync, shfl_sync_down, unsigned, 0x1f)
__CT_SYNC(__shfl_xor_sync, shfl_sync_bfly, int, 0x1f)
__CT_LEGACY(__shfl, shfl_idx, int, 0x1f)
__CT_LEGACY(__shfl_up, shfl_up, unsigned, 0)
__CT_LEGACY(__shfl_down, shfl_down, unsigned, 0x1f)
__CT_LEGACY(__shfl_xor, shfl_bfly, int, 0x1f)
#undef __CT_SHUFFLE
#undef __CT_WIDE
#undef __CT_SYNC
#undef __CT_LEGACY
#undef __CT_NOTHING
#undef __CT_MASK
#undef __CT_PASS

// Matches.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
#define __CT_MATCH(T, As, Bits)                                                                                        \
  __CT_INLINE unsigned __match_any_sync(unsigned M, T V) { return __nvvm_match_any_sync_i##Bits(M, As(V)); }           \
  __CT_INLINE unsigned __match_all_sync(unsigned M, T V, int *P) {                                                     \
    return __nvvm_match_all_sync_i##Bits##p(M, As(V), P);                                                              \
  }
#define __CT_FLOAT_BITS(V) __builtin_bit_cast(unsigned, V)
#define __CT_DOUBLE_BITS(V) __builtin_bit_cast(unsigned long long, V)
__CT_MATCH(unsigned, unsigned, 32)
__CT_MATCH(int, unsigned, 32)
__CT_MATCH(unsigned long, (unsigned long long), 64)
__CT_MATCH(long, (unsigned long long), 64)
__CT_MATCH(unsigned long long, (unsigned long long), 64)
__CT_MATCH(long long, (unsigned long long), 64)
__CT_MATCH(float, __CT_FLOAT_BITS, 32)
__CT_MATCH(double, __CT_DOUBLE_BITS, 64)
#undef __CT_MATCH
#undef __CT_FLOAT_BITS
#undef __CT_DOUBLE_BITS
#endif

// Reductions over a warp.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
#define __CT_REDUX(T, Op, Builtin)                                                                                     \
  __CT_INLINE T __reduce_##Op##_sync(unsigned M, T V) { return __nvvm_redux_sync_##Builtin(V, M); }
__CT_REDUX(unsigned, add, add)
__CT_REDUX(int, add, add)
__CT_REDUX(unsigned, min, umin)
__CT_REDUX(int, min, min)
__CT_REDUX(unsigned, max, umax)
__CT_REDUX(int, max, max)
__CT_REDUX(unsigned, and, and)
__CT_REDUX(unsigned, or, or)
__CT_REDUX(unsigned, xor, xor)
#undef __CT_REDUX
#endif

// Clusters.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__CT_INLINE unsigned __isCtaShared(const void *P) { return __nvvm_isspacep_shared(P); }
__CT_INLINE unsigned __isClusterShared(const void *P) { return __nvvm_isspacep_shared_cluster(P); }
__CT_INLINE void *__cluster_map_shared_rank(const void *P, unsigned Rank) { return __nvvm_mapa((void *)P, Rank); }
__CT_INLINE unsigned __cluster_query_shared_rank(const void *P) { return __nvvm_getctarank((void *)P); }
__CT_INLINE uint2 __cluster_map_shared_multicast(const void *P, unsigned Mask) {
  return {(unsigned)(unsigned long long)(void __attribute__((address_space(3))) *)P, Mask};
}
__CT_INLINE unsigned __clusterDimIsSpecified() { return __nvvm_is_explicit_cluster(); }
#define __CT_CLUSTER3(N, Register)                                                                                     \
  __CT_INLINE dim3 N() {                                                                                               \
    return dim3(__nvvm_read_ptx_sreg_##Register##_x(), __nvvm_read_ptx_sreg_##Register##_y(),                          \
                __nvvm_read_ptx_sreg_##Register##_z());                                                                \
  }
__CT_CLUSTER3(__clusterDim, cluster_nctaid)
__CT_CLUSTER3(__clusterRelativeBlockIdx, cluster_ctaid)
__CT_CLUSTER3(__clusterGridDimInClusters, nclusterid)
__CT_CLUSTER3(__clusterIdx, clusterid)
#undef __CT_CLUSTER3
__CT_INLINE unsigned __clusterRelativeBlockRank() { return __nvvm_read_ptx_sreg_cluster_ctarank(); }
__CT_INLINE unsigned __clusterSizeInBlocks() { return __nvvm_read_ptx_sreg_cluster_nctarank(); }
__CT_INLINE void __cluster_barrier_arrive() { __nvvm_barrier_cluster_arrive(); }
__CT_INLINE void __cluster_barrier_arrive_relaxed() { __nvvm_barrier_cluster_arrive_relaxed(); }
__CT_INLINE void __cluster_barrier_wait() { __nvvm_barrier_cluster_wait(); }
__CT_INLINE void __threadfence_cluster() { __nvvm_fence_sc_cluster(); }
#endif

#undef __CT_INLINE

#endif
