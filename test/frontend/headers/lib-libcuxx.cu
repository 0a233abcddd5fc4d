// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_75 -std=c++17 -fsyntax-only -Werror %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_120 -std=c++20 -fsyntax-only -Werror %s
// The part of libcu++ that kernels touch.
#include <cuda/annotated_ptr>
#include <cuda/atomic>
#include <cuda/functional>
#include <cuda/latch>
#include <cuda/semaphore>
#include <cuda/std/array>
#include <cuda/std/atomic>
#include <cuda/std/bit>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/cstdint>
#include <cuda/std/functional>
#include <cuda/std/limits>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
#include <nv/target>

// CHECK-LABEL: define {{.*}}@_Z7atomicsPiPf
// CHECK: atomicrmw add ptr %{{.*}}, i32 1
// CHECK: atomicrmw fadd ptr %{{.*}}, float
// CHECK: load atomic i32, ptr
// CHECK: cmpxchg
// CHECK: call void @llvm.nvvm.membar.gl()
__global__ void atomics(int *P, float *F) {
  cuda::atomic_ref<int, cuda::thread_scope_device> A(*P);
  A.fetch_add(1, cuda::memory_order_relaxed);
  cuda::atomic_ref<float, cuda::thread_scope_block>(*F).fetch_add(F[1]);
  int Old = A.load(cuda::memory_order_acquire);
  A.compare_exchange_strong(Old, Old + 1);
  cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_device);
}

// CHECK-LABEL: define {{.*}}@_Z8standardPi
// CHECK: store i32 2147483647
__global__ void standard(int *P) {
  static_assert(cuda::std::is_same<cuda::std::remove_cv_t<const int>, int>::value, "");
  static_assert(cuda::std::popcount(7u) == 3 && cuda::std::bit_width(8u) == 4 && cuda::std::countl_zero(1u) == 31, "");
  P[0] = cuda::std::numeric_limits<int>::max();
  cuda::std::tuple<int, float> T(P[1], 2.0f);
  cuda::std::span<int> S(P, 8);
  S[2] = cuda::std::get<0>(T);
  cuda::std::swap(P[3], P[4]);
  cuda::annotated_ptr<int, cuda::access_property::streaming> A(P);
  A[5] = cuda::maximum<int>()(P[6], P[7]);
}

// On sm_90 the second choice of the dispatch is the first that holds.
// CHECK-LABEL: define {{.*}}@_Z6targetPi
// CHECK-NOT: store i32 {{0|1|120}}
// CHECK: store i32 80
// CHECK-NOT: store i32 {{0|1|120}}
// CHECK: store i32 90
// CHECK-NOT: store
// CHECK: ret void
__global__ void target(int *P) {
  NV_IF_TARGET(NV_PROVIDES_SM_80, (P[0] = 80;), (P[0] = 1;))
  NV_IF_TARGET(NV_IS_HOST, (P[1] = 1;))
  NV_DISPATCH_TARGET(NV_PROVIDES_SM_120, (P[2] = 120;), NV_PROVIDES_SM_90, (P[2] = 90;), NV_IS_DEVICE, (P[2] = 0;))
}
