// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The cluster group. Below sm_90 a cluster is one block.

#ifndef CUDA_TIDY_CG_CLUSTER_H
#define CUDA_TIDY_CG_CLUSTER_H

#include "__cg_primitives.h"

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
#define CUDA_TIDY_CLUSTER(REG, ELSE) __nvvm_read_ptx_sreg_##REG()
#else
#define CUDA_TIDY_CLUSTER(REG, ELSE) ELSE
#endif

namespace cooperative_groups {

class cluster_group {
public:
  struct arrival_token {};

  CUDA_TIDY_CG static void sync() {
    barrier_arrive();
    barrier_wait();
  }
  CUDA_TIDY_CG static arrival_token barrier_arrive() {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
    __nvvm_barrier_cluster_arrive();
#endif
    return {};
  }
  CUDA_TIDY_CG static void barrier_wait() {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
    __nvvm_barrier_cluster_wait();
#else
    __syncthreads();
#endif
  }
  CUDA_TIDY_CG static void barrier_wait(arrival_token &&) { barrier_wait(); }
  CUDA_TIDY_CG static unsigned block_rank() { return CUDA_TIDY_CLUSTER(cluster_ctarank, 0); }
  CUDA_TIDY_CG static unsigned num_blocks() { return CUDA_TIDY_CLUSTER(cluster_nctarank, 1); }
  CUDA_TIDY_CG static unsigned thread_rank() { return block_rank() * __ct::blockSize() + __ct::threadRank(); }
  CUDA_TIDY_CG static unsigned num_threads() { return num_blocks() * __ct::blockSize(); }
  CUDA_TIDY_CG static unsigned size() { return num_threads(); }
  CUDA_TIDY_CG static dim3 block_index() {
    return dim3(CUDA_TIDY_CLUSTER(cluster_ctaid_x, 0), CUDA_TIDY_CLUSTER(cluster_ctaid_y, 0),
                CUDA_TIDY_CLUSTER(cluster_ctaid_z, 0));
  }
  CUDA_TIDY_CG static dim3 dim_blocks() {
    return dim3(CUDA_TIDY_CLUSTER(cluster_nctaid_x, 1), CUDA_TIDY_CLUSTER(cluster_nctaid_y, 1),
                CUDA_TIDY_CLUSTER(cluster_nctaid_z, 1));
  }
  CUDA_TIDY_CG static dim3 group_dim() { return dim_blocks(); }
  CUDA_TIDY_CG static dim3 thread_index() {
    const dim3 B = block_index();
    return dim3(B.x * blockDim.x + threadIdx.x, B.y * blockDim.y + threadIdx.y, B.z * blockDim.z + threadIdx.z);
  }
  CUDA_TIDY_CG static dim3 dim_threads() {
    const dim3 N = dim_blocks();
    return dim3(N.x * blockDim.x, N.y * blockDim.y, N.z * blockDim.z);
  }

  /// The same shared variable in another block of the cluster.
  template <typename T> CUDA_TIDY_CG static T *map_shared_rank(T *Address, int Rank) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
    return (T *)__nvvm_mapa((void *)Address, Rank);
#else
    return Address;
#endif
  }
  CUDA_TIDY_CG static unsigned query_shared_rank(const void *Address) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
    return (unsigned)__nvvm_getctarank((void *)Address);
#else
    return 0;
#endif
  }
};
CUDA_TIDY_CG cluster_group this_cluster() { return cluster_group(); }

} // namespace cooperative_groups

#undef CUDA_TIDY_CLUSTER

#endif // CUDA_TIDY_CG_CLUSTER_H
