// RUN: %embedded %s | FileCheck %s
// Barriers, votes, shuffles and clusters are the hardware's instructions in IR.

// CHECK-LABEL: define {{.*}}@_Z8barriersPi
__global__ void barriers(int *P) {
  // CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  __syncthreads();
  // CHECK: call {{.*}}i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all
  P[0] = __syncthreads_count(P[0]);
  // CHECK: call void @llvm.nvvm.bar.warp.sync(i32 -1)
  __syncwarp();
  // CHECK: call void @llvm.nvvm.membar.cta()
  __threadfence_block();
  // CHECK: call void @llvm.nvvm.membar.gl()
  __threadfence();
}

// CHECK-LABEL: define {{.*}}@_Z5votesPj
__global__ void votes(unsigned *P) {
  // CHECK: call {{.*}}i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1
  P[0] = __ballot_sync(0xffffffff, P[1] > 3);
  // CHECK: call {{.*}}i1 @llvm.nvvm.vote.all.sync(i32 255, i1
  P[1] = __all_sync(0xff, P[2]);
  // CHECK: call {{.*}}i32 @llvm.nvvm.activemask()
  P[2] = __activemask();
  // CHECK: call {{.*}}i32 @llvm.nvvm.match.any.sync.i32(i32 -1
  P[3] = __match_any_sync(~0u, P[3]);
  // CHECK: call {{.*}}i32 @llvm.nvvm.redux.sync.umax
  P[4] = __reduce_max_sync(~0u, P[4]);
}

// CHECK-LABEL: define {{.*}}@_Z8shufflesPiPfPd
__global__ void shuffles(int *I, float *F, double *D) {
  // CHECK: call {{.*}}i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %{{.*}}, i32 16, i32 31)
  I[0] = __shfl_down_sync(0xffffffff, I[0], 16);
  // CHECK: call {{.*}}float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %{{.*}}, i32 1, i32 31)
  F[0] = __shfl_xor_sync(0xffffffff, F[0], 1);
  // A segment of 16 lanes: (32 - 16) << 8, and no lane above to read from for "up".
  // CHECK: call {{.*}}i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %{{.*}}, i32 1, i32 4096)
  I[1] = __shfl_up_sync(0xffffffff, I[1], 1, 16);
  // CHECK-COUNT-2: call {{.*}}i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %{{.*}}, i32 0, i32 31)
  D[0] = __shfl_sync(0xffffffff, D[0], 0);
  // CHECK: call {{.*}}i32 @llvm.nvvm.shfl.down.i32(i32 %{{.*}}, i32 8, i32 31)
  I[2] = __shfl_down(I[2], 8);
  // CHECK-NOT: shfl
}

// CHECK-LABEL: define {{.*}}@_Z7clusterPj
__global__ void __cluster_dims__(2, 1, 1) cluster(unsigned *P) {
  // CHECK: call void @llvm.nvvm.barrier.cluster.arrive()
  __cluster_barrier_arrive();
  // CHECK: call void @llvm.nvvm.barrier.cluster.wait()
  __cluster_barrier_wait();
  // CHECK: call {{.*}}i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  P[0] = __clusterRelativeBlockRank();
}
