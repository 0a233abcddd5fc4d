// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_70 -std=c++14 -S -emit-llvm -O1 -o - %s | FileCheck %s --check-prefix=VOLTA
// Asynchronous copies are cp.async from sm_80 on, and plain accesses before.
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_awbarrier.h>
#include <cuda_pipeline.h>

// CHECK-LABEL: define {{.*}}@_Z10primitivesPKfP6float4
// CHECK: call {{.*}} @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3)
// CHECK-NOT: cp.async.ca
// CHECK: call {{.*}} @llvm.nvvm.cp.async.commit.group()
// CHECK: call {{.*}} @llvm.nvvm.cp.async.wait.group(i32 1)
// CHECK-NOT: wait.group
// CHECK: ret void
// VOLTA-LABEL: define {{.*}}@_Z10primitivesPKfP6float4
// VOLTA-NOT: cp.async
// VOLTA: load <4 x i32>
// VOLTA: store <4 x i32>
__global__ void primitives(const float *From, float4 *To) {
  __shared__ float4 Tile[64];
  __pipeline_memcpy_async(&Tile[threadIdx.x], (const float4 *)From + threadIdx.x, 16);
  __pipeline_commit();
  __pipeline_wait_prior(1);
  To[threadIdx.x] = Tile[63 - threadIdx.x];
}

// CHECK-LABEL: define {{.*}}@_Z7barrierPKiPi
// CHECK: call {{.*}} @llvm.nvvm.mbarrier.init(
// CHECK: call {{.*}} @llvm.nvvm.cp.async.mbarrier.arrive(
// CHECK: call {{.*}}i64 @llvm.nvvm.mbarrier.arrive(
// CHECK: call {{.*}}i1 @llvm.nvvm.mbarrier.test.wait(
__global__ void barrier(const int *From, int *To) {
  __shared__ cuda::barrier<cuda::thread_scope_block> Bar;
  __shared__ int Tile[32];
  if (threadIdx.x == 0)
    init(&Bar, blockDim.x);
  __syncthreads();
  cuda::memcpy_async(Tile + threadIdx.x, From + threadIdx.x, cuda::aligned_size_t<4>(4), Bar);
  Bar.arrive_and_wait();
  To[threadIdx.x] = Tile[31 - threadIdx.x];
}

// CHECK-LABEL: define {{.*}}@_Z8pipelinePKi
// CHECK: call {{.*}} @llvm.nvvm.cp.async.ca.shared.global.4(
// CHECK: call {{.*}} @llvm.nvvm.cp.async.commit.group()
// CHECK: call {{.*}} @llvm.nvvm.cp.async.wait.group(i32 2)
__global__ void pipeline(const int *From) {
  __shared__ int Tile[32];
  cuda::pipeline<cuda::thread_scope_thread> Pipe = cuda::make_pipeline();
  Pipe.producer_acquire();
  cuda::memcpy_async(Tile + threadIdx.x, From + threadIdx.x, sizeof(int), Pipe);
  Pipe.producer_commit();
  cuda::pipeline_consumer_wait_prior<2>(Pipe);
  Pipe.consumer_release();
}

// CHECK-LABEL: define {{.*}}@_Z5olderv
// CHECK: call {{.*}}i64 @llvm.nvvm.mbarrier.arrive(
__global__ void older() {
  __shared__ nvcuda::experimental::awbarrier Bar;
  if (threadIdx.x == 0)
    init(&Bar, blockDim.x);
  __syncthreads();
  Bar.wait(Bar.arrive());
}
