// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Cooperative groups: every group's rank and size is arithmetic that the
// analysis can evaluate; synchronisation and exchange are NVVM operations.

#ifndef _COOPERATIVE_GROUPS_H_
#define _COOPERATIVE_GROUPS_H_

#include "__cg_primitives.h"

#define _CG_HAS_CLUSTER_GROUP
#define _CG_VERSION 1000

namespace cooperative_groups {

enum class thread_scope { grid, cluster, block, warp };

template <unsigned Size, typename ParentT> class thread_block_tile;
class coalesced_group;
class thread_block;

/// One thread, as a group of its own.
class thread_single {
public:
  CUDA_TIDY_CG static void sync() {}
  CUDA_TIDY_CG static unsigned size() { return 1; }
  CUDA_TIDY_CG static unsigned num_threads() { return 1; }
  CUDA_TIDY_CG static unsigned thread_rank() { return 0; }
};

/// Base of groups whose kind is known at run time only.
class thread_group {
protected:
  enum Kind : unsigned { Block, Tile, Coalesced, Single };
  Kind Is;
  unsigned Mask;
  unsigned Count;

  CUDA_TIDY_CG thread_group(Kind Is, unsigned Mask, unsigned Count) : Is(Is), Mask(Mask), Count(Count) {}

  friend class thread_block;
  friend class coalesced_group;
  template <unsigned, typename> friend class thread_block_tile;
  friend CUDA_TIDY_CG thread_group this_thread();
  friend CUDA_TIDY_CG thread_group tiled_partition(const thread_group &, unsigned);
  friend CUDA_TIDY_CG thread_group tiled_partition(const thread_block &, unsigned);

public:
  CUDA_TIDY_CG unsigned long long size() const { return Is == Block ? __ct::blockSize() : Count; }
  CUDA_TIDY_CG unsigned long long num_threads() const { return size(); }
  CUDA_TIDY_CG unsigned long long thread_rank() const {
    if (Is == Block)
      return __ct::threadRank();
    if (Is == Tile)
      return __ct::threadRank() & (Count - 1);
    return Is == Single ? 0 : __ct::popc(Mask & __ct::lanesBelow());
  }
  CUDA_TIDY_CG void sync() const {
    if (Is == Block)
      __syncthreads();
    else if (Is != Single)
      __nvvm_bar_warp_sync(Mask);
  }
  CUDA_TIDY_CG bool is_valid() const { return true; }
};

CUDA_TIDY_CG thread_group this_thread() { return thread_group(thread_group::Single, 0, 1); }

/// Ways to exchange values that lanes of one warp have in common. Self gives
/// mask(), width() and lane arithmetic.
template <typename Self> class __ct_lanes {
  CUDA_TIDY_CG const Self &self() const { return *static_cast<const Self *>(this); }

public:
  CUDA_TIDY_CG int any(int P) const { return __nvvm_vote_any_sync(self().__mask(), P != 0); }
  CUDA_TIDY_CG int all(int P) const { return __nvvm_vote_all_sync(self().__mask(), P != 0); }
  CUDA_TIDY_CG unsigned ballot(int P) const { return self().__pack(__nvvm_vote_ballot_sync(self().__mask(), P != 0)); }
  template <typename T> CUDA_TIDY_CG unsigned match_any(T V) const {
    return self().__pack(__ct::matchAny(self().__mask(), V));
  }
  template <typename T> CUDA_TIDY_CG unsigned match_all(T V, int &P) const {
    P = __ct::matchAny(self().__mask(), V) == self().__mask();
    return P ? self().__pack(self().__mask()) : 0;
  }
  CUDA_TIDY_CG void sync() const { __nvvm_bar_warp_sync(self().__mask()); }
};

/// Lanes that were active together, in lane order.
class coalesced_group : public thread_group, public __ct_lanes<coalesced_group> {
  unsigned MetaRank = 0, MetaSize = 1;

  // The lane of the N-th member.
  CUDA_TIDY_CG unsigned laneOf(unsigned N) const { return Count == 32 ? N : (unsigned)__nvvm_fns(Mask, 0, (int)N + 1); }

public:
  CUDA_TIDY_CG explicit coalesced_group(unsigned Mask, unsigned MetaRank = 0, unsigned MetaSize = 1)
      : thread_group(Coalesced, Mask, __ct::popc(Mask)), MetaRank(MetaRank), MetaSize(MetaSize) {}

  CUDA_TIDY_CG unsigned __mask() const { return Mask; }
  // Bits of members, moved to the places of their ranks.
  CUDA_TIDY_CG unsigned __pack(unsigned Lanes) const {
    if (Count == 32)
      return Lanes;
    unsigned R = 0;
    for (unsigned I = 0; I < Count; ++I)
      R |= (Lanes >> laneOf(I) & 1) << I;
    return R;
  }
  using __ct_lanes<coalesced_group>::sync;
  CUDA_TIDY_CG unsigned size() const { return Count; }
  CUDA_TIDY_CG unsigned num_threads() const { return Count; }
  CUDA_TIDY_CG unsigned thread_rank() const { return __ct::popc(Mask & __ct::lanesBelow()); }
  CUDA_TIDY_CG unsigned meta_group_size() const { return MetaSize; }
  CUDA_TIDY_CG unsigned meta_group_rank() const { return MetaRank; }

  template <typename T> CUDA_TIDY_CG T shfl(T V, unsigned From) const {
    return __ct::shuffle<__ct::ShflIdx>(Mask, V, laneOf(From % Count), 32);
  }
  template <typename T> CUDA_TIDY_CG T shfl_up(T V, unsigned Delta) const {
    if (Count == 32)
      return __ct::shuffle<__ct::ShflUp>(Mask, V, Delta, 32);
    const unsigned Rank = thread_rank();
    return __ct::shuffle<__ct::ShflIdx>(Mask, V, laneOf(Rank < Delta ? Rank : Rank - Delta), 32);
  }
  template <typename T> CUDA_TIDY_CG T shfl_down(T V, unsigned Delta) const {
    if (Count == 32)
      return __ct::shuffle<__ct::ShflDown>(Mask, V, Delta, 32);
    const unsigned Rank = thread_rank();
    return __ct::shuffle<__ct::ShflIdx>(Mask, V, laneOf(Rank + Delta >= Count ? Rank : Rank + Delta), 32);
  }
};

CUDA_TIDY_CG coalesced_group coalesced_threads() { return coalesced_group(__nvvm_activemask()); }

/// All threads of the block.
class thread_block : public thread_group {
public:
  CUDA_TIDY_CG thread_block() : thread_group(Block, ~0u, 0) {}

  struct arrival_token {};
  CUDA_TIDY_CG static void sync() { __syncthreads(); }
  CUDA_TIDY_CG static arrival_token barrier_arrive() { return {}; }
  CUDA_TIDY_CG static void barrier_wait(arrival_token &&) { __syncthreads(); }
  CUDA_TIDY_CG static unsigned size() { return __ct::blockSize(); }
  CUDA_TIDY_CG static unsigned num_threads() { return __ct::blockSize(); }
  CUDA_TIDY_CG static unsigned thread_rank() { return __ct::threadRank(); }
  CUDA_TIDY_CG static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  CUDA_TIDY_CG static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  CUDA_TIDY_CG static dim3 group_dim() { return dim_threads(); }
  CUDA_TIDY_CG static dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
};

/// Memory that tiles wider than a warp may use.
template <unsigned MaxBlockSize = 1024> struct block_tile_memory {
  alignas(8) char Bytes[MaxBlockSize / 32 * 16 + 64];
};

CUDA_TIDY_CG thread_block this_thread_block() { return thread_block(); }
template <unsigned N> CUDA_TIDY_CG thread_block this_thread_block(block_tile_memory<N> &) { return thread_block(); }

/// A power of two of neighbouring threads of a block.
template <unsigned Size, typename ParentT = void>
class thread_block_tile : public thread_group, public __ct_lanes<thread_block_tile<Size, ParentT>> {
  static_assert(Size && (Size & (Size - 1)) == 0, "a power of two");
  unsigned MetaRank, MetaSize;

public:
  CUDA_TIDY_CG thread_block_tile(unsigned MetaRank, unsigned MetaSize)
      : thread_group(Tile, maskOf(), Size), MetaRank(MetaRank), MetaSize(MetaSize) {}
  template <typename OtherParent>
  CUDA_TIDY_CG thread_block_tile(const thread_block_tile<Size, OtherParent> &Other)
      : thread_group(Tile, Other.__mask(), Size), MetaRank(Other.meta_group_rank()), MetaSize(Other.meta_group_size()) {
  }

  CUDA_TIDY_CG static unsigned maskOf() {
    return Size >= 32 ? ~0u : (~0u >> (Size >= 32 ? 0 : 32 - Size)) << (__ct::lane() & ~(Size - 1));
  }
  CUDA_TIDY_CG unsigned __mask() const { return maskOf(); }
  CUDA_TIDY_CG unsigned __pack(unsigned Lanes) const {
    return Size >= 32 ? Lanes : (Lanes & maskOf()) >> (__ct::lane() & ~(Size - 1));
  }

  CUDA_TIDY_CG void sync() const {
    if (Size <= 32)
      __nvvm_bar_warp_sync(maskOf());
    else
      __nvvm_barrier_sync_cnt(1 + __ct::threadRank() / Size, Size);
  }
  CUDA_TIDY_CG static unsigned thread_rank() { return __ct::threadRank() & (Size - 1); }
  __attribute__((device)) static constexpr unsigned size() { return Size; }
  __attribute__((device)) static constexpr unsigned num_threads() { return Size; }
  CUDA_TIDY_CG unsigned meta_group_rank() const { return MetaRank; }
  CUDA_TIDY_CG unsigned meta_group_size() const { return MetaSize; }

  template <typename T> CUDA_TIDY_CG typename __ct::Plain<T>::type shfl(T &&V, int From) const {
    typedef typename __ct::Plain<T>::type P;
    return __ct::shuffle<__ct::ShflIdx>(maskOf(), (P)V, From, width());
  }
  template <typename T> CUDA_TIDY_CG typename __ct::Plain<T>::type shfl_up(T &&V, unsigned N) const {
    typedef typename __ct::Plain<T>::type P;
    return __ct::shuffle<__ct::ShflUp>(maskOf(), (P)V, N, width());
  }
  template <typename T> CUDA_TIDY_CG typename __ct::Plain<T>::type shfl_down(T &&V, unsigned N) const {
    typedef typename __ct::Plain<T>::type P;
    return __ct::shuffle<__ct::ShflDown>(maskOf(), (P)V, N, width());
  }
  template <typename T> CUDA_TIDY_CG typename __ct::Plain<T>::type shfl_xor(T &&V, unsigned N) const {
    typedef typename __ct::Plain<T>::type P;
    return __ct::shuffle<__ct::ShflXor>(maskOf(), (P)V, N, width());
  }

private:
  CUDA_TIDY_CG static constexpr int width() { return Size > 32 ? 32 : Size; }
};

/// All blocks of the launch.
class grid_group {
public:
  struct arrival_token {};
  CUDA_TIDY_CG void sync() const {
    __syncthreads();
    __ct::__ct_grid_barrier();
    __syncthreads();
  }
  CUDA_TIDY_CG arrival_token barrier_arrive() const {
    __syncthreads();
    return {};
  }
  CUDA_TIDY_CG void barrier_wait(arrival_token &&) const {
    __ct::__ct_grid_barrier();
    __syncthreads();
  }
  CUDA_TIDY_CG bool is_valid() const { return true; }
  CUDA_TIDY_CG static unsigned long long size() { return num_threads(); }
  CUDA_TIDY_CG static unsigned long long num_threads() { return __ct::gridBlocks() * __ct::blockSize(); }
  CUDA_TIDY_CG static unsigned long long num_blocks() { return __ct::gridBlocks(); }
  CUDA_TIDY_CG static unsigned long long thread_rank() {
    return __ct::blockRank() * __ct::blockSize() + __ct::threadRank();
  }
  CUDA_TIDY_CG static unsigned long long block_rank() { return __ct::blockRank(); }
  CUDA_TIDY_CG static dim3 group_dim() { return dim_blocks(); }
  CUDA_TIDY_CG static dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  CUDA_TIDY_CG static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};
CUDA_TIDY_CG grid_group this_grid() { return grid_group(); }

/// All grids of a launch over several devices.
class multi_grid_group {
public:
  CUDA_TIDY_CG bool is_valid() const { return true; }
  CUDA_TIDY_CG void sync() const {
    __syncthreads();
    __ct::__ct_multi_grid_barrier();
    __syncthreads();
  }
  CUDA_TIDY_CG unsigned grid_rank() const { return __ct::__ct_multi_grid_rank(); }
  CUDA_TIDY_CG unsigned num_grids() const { return __ct::__ct_multi_grid_count(); }
  CUDA_TIDY_CG unsigned long long size() const { return num_grids() * grid_group::size(); }
  CUDA_TIDY_CG unsigned long long num_threads() const { return size(); }
  CUDA_TIDY_CG unsigned long long thread_rank() const {
    return grid_rank() * grid_group::size() + grid_group::thread_rank();
  }
};
CUDA_TIDY_CG multi_grid_group this_multi_grid() { return multi_grid_group(); }

} // namespace cooperative_groups

#include "__cg_cluster.h"
#include "__cg_partition.h"

#endif // _COOPERATIVE_GROUPS_H_
