// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_60 -std=c++14 -fsyntax-only -Werror %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_100 -std=c++20 -fsyntax-only -Werror %s
// Ranks are arithmetic on the built-in variables; exchange and synchronisation are the hardware's instructions.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

// CHECK-LABEL: define {{.*}}@_Z5ranksPi
// CHECK-DAG: call {{.*}}@llvm.nvvm.read.ptx.sreg.tid.x()
// CHECK-DAG: call {{.*}}@llvm.nvvm.read.ptx.sreg.ntid.x()
// CHECK: and i32 %{{.*}}, 31
// CHECK: store i32
// CHECK-NOT: alloca
// CHECK: ret void
__global__ void ranks(int *P) {
  cg::thread_block Block = cg::this_thread_block();
  auto Warp = cg::tiled_partition<32>(Block);
  P[Block.thread_rank()] = (int)Warp.thread_rank() + (int)Warp.meta_group_rank();
}

// CHECK-LABEL: define {{.*}}@_Z4syncPi
// CHECK: call {{.*}} @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK: call {{.*}} @llvm.nvvm.bar.warp.sync(i32 -1)
// CHECK: call {{.*}} @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK-NEXT: call {{.*}} @__ct_grid_barrier()
// CHECK-NEXT: call {{.*}} @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK: call {{.*}} @llvm.nvvm.barrier.cluster.arrive()
// CHECK: call {{.*}} @llvm.nvvm.barrier.cluster.wait()
__global__ void sync(int *P) {
  cg::thread_block Block = cg::this_thread_block();
  cg::sync(Block);
  cg::tiled_partition<32>(Block).sync();
  cg::this_grid().sync();
  cg::this_cluster().sync();
}

// CHECK-LABEL: define {{.*}}@_Z8exchangePiPd
// CHECK: call {{.*}} @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %{{.*}}, i32 2, i32 31)
// A segment of 8 lanes: (32 - 8) << 8.
// CHECK: call {{.*}} @llvm.nvvm.shfl.sync.bfly.i32(i32 %{{.*}}, i32 %{{.*}}, i32 1, i32 6175)
// A double takes two shuffles and no local memory.
// CHECK-COUNT-2: call {{.*}} @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %{{.*}}, i32 0, i32 31)
// CHECK: call {{.*}} @llvm.nvvm.vote.ballot.sync(i32 -1
// CHECK: call {{.*}} @llvm.nvvm.match.any.sync.i32(i32 -1
// CHECK-NOT: alloca
// CHECK: ret void
__global__ void exchange(int *P, double *D) {
  auto Warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto Part = cg::tiled_partition<8>(Warp);
  P[0] = Warp.shfl_down(P[1], 2);
  P[1] = Part.shfl_xor(P[2], 1);
  D[0] = Warp.shfl(D[1], 0);
  P[2] = (int)Warp.ballot(P[3] > 0);
  P[3] = (int)Warp.match_any(P[4]);
}

// One instruction for 32-bit integers, a butterfly otherwise.
// CHECK-LABEL: define {{.*}}@_Z6reducePiPf
// CHECK: call {{.*}} @llvm.nvvm.redux.sync.add(i32 %{{.*}}, i32 -1)
// CHECK: call {{.*}} @llvm.nvvm.shfl.sync.bfly.i32(
// CHECK: fadd
// CHECK: call {{.*}} @llvm.nvvm.shfl.sync.up.i32(
__global__ void reduce(int *P, float *F) {
  auto Warp = cg::tiled_partition<32>(cg::this_thread_block());
  P[0] = cg::reduce(Warp, P[threadIdx.x], cg::plus<int>());
  F[0] = cg::reduce(Warp, F[threadIdx.x], cg::plus<float>());
  P[threadIdx.x] = cg::exclusive_scan(Warp, P[threadIdx.x]);
}

// CHECK-LABEL: define {{.*}}@_Z4copyPKiPi
// CHECK: call {{.*}} @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3)
// CHECK: call {{.*}} @llvm.nvvm.cp.async.commit.group()
// CHECK: call {{.*}} @llvm.nvvm.cp.async.wait.all()
__global__ void copy(const int *From, int *To) {
  __shared__ alignas(16) int Tile[256];
  cg::thread_block Block = cg::this_thread_block();
  cg::memcpy_async(Block, Tile, From, cuda::aligned_size_t<16>(sizeof(Tile)));
  cg::wait(Block);
  To[threadIdx.x] = Tile[255 - threadIdx.x];
}

// Groups of a run-time kind, and groups of what is active.
__device__ int sum(cg::thread_group G, int *T, int V) {
  for (int I = (int)G.size() / 2; I > 0; I /= 2) {
    T[G.thread_rank()] = V;
    G.sync();
    V += T[G.thread_rank() + I];
    G.sync();
  }
  return V;
}
// CHECK-LABEL: define {{.*}}@_Z7runtimePi
// CHECK: call {{.*}}i32 @llvm.nvvm.activemask()
// CHECK: call {{.*}}i32 @llvm.ctpop.i32(
__global__ void runtime(int *P) {
  __shared__ int T[64];
  P[0] = sum(cg::this_thread_block(), T, P[0]);
  P[1] = sum(cg::tiled_partition(cg::this_thread_block(), 16), T, P[1]);
  cg::coalesced_group Active = cg::coalesced_threads();
  if (Active.thread_rank() == 0)
    P[2] = (int)Active.size();
  P[3] = (int)cg::labeled_partition(Active, P[4]).size() + (int)cg::binary_partition(Active, P[4] > 0).thread_rank();
}
