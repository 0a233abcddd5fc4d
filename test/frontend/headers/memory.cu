// RUN: %embedded %s | FileCheck %s
// A hinted access is a load or a store; an atomic is an atomicrmw. None hides in inline assembly.

// CHECK-NOT: asm
// CHECK-LABEL: define {{.*}}@_Z5hintsPiPKiPf
__global__ void hints(int *Out, const int *In, float *F) {
  // CHECK: load i32, ptr addrspace(1) %{{.*}}, !invariant.load
  Out[0] = __ldg(In);
  // CHECK: load i32, ptr addrspace(1)
  Out[1] = __ldcg(In + 1);
  // CHECK: load volatile i32, ptr addrspace(1)
  Out[2] = __ldcv(In + 2);
  // CHECK: store i32 %{{.*}}, ptr addrspace(1)
  __stcs(Out + 3, Out[4]);
  // CHECK: store volatile float 1.000000e+00, ptr addrspace(1)
  __stwt(F, 1.0);
}

// CHECK-LABEL: define {{.*}}@_Z7vectorsP6float4PKS_
__global__ void vectors(float4 *Out, const float4 *In) {
  // CHECK: load volatile <4 x float>, ptr addrspace(1) %{{.*}}, align 16
  const float4 V = __ldcv(In);
  // CHECK: store <4 x float> %{{.*}}, ptr addrspace(1) %{{.*}}, align 16
  __stcg(Out, V);
}

// CHECK-LABEL: define {{.*}}@_Z7atomicsPiPfPdPy
__global__ void atomics(int *I, float *F, double *D, unsigned long long *U) {
  // CHECK: atomicrmw add ptr
  atomicAdd(I, 1);
  // CHECK: atomicrmw fadd ptr %{{.*}}, float
  atomicAdd(F, 1.0f);
  // CHECK: atomicrmw fadd ptr %{{.*}}, double
  atomicAdd(D, 1.0);
  // CHECK: atomicrmw add ptr %{{.*}}, i32 -3
  atomicSub(I, 3);
  // CHECK: atomicrmw max ptr
  atomicMax(I, 3);
  // CHECK: atomicrmw umin ptr %{{.*}}, i64
  atomicMin(U, 3ull);
  // CHECK: cmpxchg ptr
  I[1] = atomicCAS(I, 1, 2);
  // CHECK: call {{.*}}i32 @llvm.nvvm.atomic.add.gen.i.cta
  atomicAdd_block(I, 1);
  // CHECK: atomicrmw add ptr %{{.*}}, i32 1 {{.*}}monotonic
  __nv_atomic_fetch_add(I, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
}

// CHECK-LABEL: define {{.*}}@_Z6copiesPi
__global__ void copies(int *G) {
  __shared__ int S[64];
  // CHECK: call void @llvm.nvvm.cp.async.ca.shared.global.16
  __nv_memcpy_async_shared_global_16(S, G, 16);
  // CHECK: addrspacecast {{.*}} to ptr addrspace(3)
  // CHECK: call {{.*}}i1 @llvm.nvvm.isspacep.shared
  G[0] = __cvta_generic_to_shared(G) + __isShared(G);
}

// CHECK-LABEL: define {{.*}}@_Z4textyPf
texture<float, cudaTextureType2D, cudaReadModeElementType> Reference;
__global__ void text(cudaTextureObject_t Object, float *F) {
  // CHECK: call {{.*}}float @_Z5tex2D
  // CHECK: call {{.*}}float @_Z10tex1Dfetch
  F[0] = tex2D(Reference, 1, 2) + tex1Dfetch<float>(Object, 3);
}
