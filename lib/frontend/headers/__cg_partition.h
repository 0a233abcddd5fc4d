// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Splitting groups, and the free functions on any group.

#ifndef CUDA_TIDY_CG_PARTITION_H
#define CUDA_TIDY_CG_PARTITION_H

namespace cooperative_groups {

template <unsigned Size> CUDA_TIDY_CG thread_block_tile<Size, thread_block> tiled_partition(const thread_block &) {
  return thread_block_tile<Size, thread_block>(__ct::threadRank() / Size, (__ct::blockSize() + Size - 1) / Size);
}
template <unsigned Size, unsigned ParentSize, typename GrandParent>
CUDA_TIDY_CG thread_block_tile<Size, thread_block_tile<ParentSize, GrandParent>>
tiled_partition(const thread_block_tile<ParentSize, GrandParent> &G) {
  static_assert(Size <= ParentSize, "a part is not larger than the whole");
  return thread_block_tile<Size, thread_block_tile<ParentSize, GrandParent>>(G.thread_rank() / Size, ParentSize / Size);
}
CUDA_TIDY_CG coalesced_group tiled_partition(const coalesced_group &G, unsigned Size) {
  const unsigned Part = G.thread_rank() / Size;
  unsigned Members = 0, Rank = 0;
  for (unsigned Left = G.__mask(); Left; Left &= Left - 1, ++Rank)
    if (Rank / Size == Part)
      Members |= Left & -Left;
  return coalesced_group(Members, Part, (G.size() + Size - 1) / Size);
}
template <unsigned Size> CUDA_TIDY_CG coalesced_group tiled_partition(const coalesced_group &G) {
  return tiled_partition(G, Size);
}
CUDA_TIDY_CG thread_group tiled_partition(const thread_block &, unsigned Size) {
  const unsigned Mask = Size >= 32 ? ~0u : (~0u >> (32 - Size)) << (__ct::lane() & ~(Size - 1));
  return thread_group(thread_group::Tile, Mask, Size);
}
CUDA_TIDY_CG thread_group tiled_partition(const thread_group &G, unsigned Size) {
  if (G.Is != thread_group::Coalesced)
    return tiled_partition(thread_block(), Size);
  return tiled_partition(coalesced_group(G.Mask), Size);
}

/// The members for which the predicate is what it is for the caller.
template <typename Group> CUDA_TIDY_CG coalesced_group binary_partition(const Group &G, bool P) {
  const unsigned Yes = __nvvm_vote_ballot_sync(G.__mask(), P);
  return coalesced_group(P ? Yes : G.__mask() & ~Yes, P ? 0 : 1, 2);
}
/// The members that have the caller's label.
template <typename Group, typename Label> CUDA_TIDY_CG coalesced_group labeled_partition(const Group &G, Label L) {
  const unsigned Mine = __ct::matchAny(G.__mask(), L);
  const unsigned First = __nvvm_vote_ballot_sync(G.__mask(), (Mine & __ct::lanesBelow()) == 0);
  return coalesced_group(Mine, __ct::popc(First & ((Mine & -Mine) - 1)), __ct::popc(First));
}

template <typename Group> CUDA_TIDY_CG void sync(const Group &G) { G.sync(); }
template <typename Group> CUDA_TIDY_CG unsigned long long thread_rank(const Group &G) { return G.thread_rank(); }
template <typename Group> CUDA_TIDY_CG unsigned long long group_size(const Group &G) { return G.size(); }
template <typename Group> CUDA_TIDY_CG bool is_valid(const Group &G) { return G.is_valid(); }
CUDA_TIDY_CG dim3 thread_index(const thread_block &G) { return G.thread_index(); }
CUDA_TIDY_CG dim3 group_index(const thread_block &G) { return G.group_index(); }

template <typename Group, typename Fn, typename... Args>
CUDA_TIDY_CG void invoke_one(const Group &G, Fn &&F, Args &&...A) {
  if (G.thread_rank() == 0)
    F(static_cast<Args &&>(A)...);
}
template <typename Group, typename Fn, typename... Args>
CUDA_TIDY_CG auto invoke_one_broadcast(const Group &G, Fn &&F, Args &&...A) ->
    typename __ct::Plain<decltype(F(static_cast<Args &&>(A)...))>::type {
  typename __ct::Plain<decltype(F(static_cast<Args &&>(A)...))>::type R{};
  if (G.thread_rank() == 0)
    R = F(static_cast<Args &&>(A)...);
  return G.shfl(R, 0);
}

namespace experimental {
using cooperative_groups::block_tile_memory;
using cooperative_groups::this_thread_block;
using cooperative_groups::thread_block_tile;
using cooperative_groups::tiled_partition;
} // namespace experimental

} // namespace cooperative_groups

#endif // CUDA_TIDY_CG_PARTITION_H
