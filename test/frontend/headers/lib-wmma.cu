// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: %embedded-plain --cuda-gpu-arch=sm_75 -std=c++14 -S -emit-llvm -o - %s | FileCheck %s --check-prefix=TURING
// RUN: not %embedded -DWRONG_SHAPE %s 2>&1 | FileCheck %s --check-prefix=WRONG
// Fragments' loads and stores keep their pointer and stride; products name their shape and types.
#include <mma.h>
using namespace nvcuda;

template <typename T, typename S, typename Mem, int M, int N, int K>
__device__ void product(const Mem *A, const Mem *B, S *C, unsigned Stride) {
  wmma::fragment<wmma::matrix_a, M, N, K, T, wmma::row_major> FA;
  wmma::fragment<wmma::matrix_b, M, N, K, T, wmma::col_major> FB;
  wmma::fragment<wmma::accumulator, M, N, K, S> FC;
  wmma::fill_fragment(FC, (S)0.0f);
  wmma::load_matrix_sync(FA, A, Stride);
  wmma::load_matrix_sync(FB, B, Stride);
  wmma::mma_sync(FC, FA, FB, FC);
  wmma::store_matrix_sync(C, FC, Stride, wmma::mem_row_major);
}

// CHECK-LABEL: define {{.*}}@_Z6halvesPK6__halfPfj
// CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %{{.*}}, i32 %{{.*}})
// CHECK: @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(
// CHECK: @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(
// CHECK: @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(
// CHECK-NOT: alloca
// CHECK: ret void
// TURING: @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(
__global__ void halves(const ::half *A, float *C, unsigned S) { product<::half, float, ::half, 16, 16, 16>(A, A, C, S); }

// CHECK-LABEL: define {{.*}}@_Z5bytesPKaPij
// CHECK: @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(
__global__ void bytes(const signed char *A, int *C, unsigned S) {
  product<signed char, int, signed char, 32, 8, 16>(A, A, C, S);
}

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
// CHECK-LABEL: define {{.*}}@_Z6amperePKfPfPKdPdPK13__nv_bfloat16j
// CHECK: @llvm.nvvm.wmma.m16n16k8.mma.row.col.tf32(
// CHECK: @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(
// CHECK: @llvm.nvvm.wmma.m8n32k16.mma.row.col.bf16(
__global__ void ampere(const float *F, float *C, const double *D, double *E, const __nv_bfloat16 *B, unsigned S) {
  product<wmma::precision::tf32, float, float, 16, 16, 8>(F, F, C, S);
  product<double, double, double, 8, 8, 4>(D, D, E, S);
  product<__nv_bfloat16, float, __nv_bfloat16, 8, 32, 16>(B, B, C, S);
}
#endif

#ifdef WRONG_SHAPE
// WRONG: error: {{.*}}undefined template 'nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 32, __half
__global__ void wrong(const ::half *A) { wmma::fragment<wmma::matrix_a, 16, 16, 32, ::half, wmma::row_major> F; }
#endif
