// RUN: %embedded %s | FileCheck %s
// RUN: %embedded-host %s
// RUN: not %embedded -DWRONG %s 2>&1 | FileCheck %s --check-prefix=WRONG
// Qualifiers and builtin variables, and nvcc's macros.
#if __CUDACC__ != 1 || !defined(__NVCC__) || __CUDACC_VER_MAJOR__ < 12 || CUDART_VERSION < 12000
#error "nvcc's macros"
#endif

// CHECK-DAG: @Constant = {{.*}}addrspace(4)
__constant__ float Constant[4];
// CHECK-DAG: @Managed = {{.*}}addrspace(1)
__managed__ int Managed;
struct __align__(16) Aligned {
  float A[3];
};
static_assert(sizeof(Aligned) == 16, "");

__device__ __noinline__ float apart(float X) { return X + 1; }
__host__ __device__ __forceinline__ float both(float X) { return X * 2; }
template <class T> __device__ T second(T V) { return V; }

// CHECK: define {{.*}}ptx_kernel void @_Z6kernelPfi({{.*}}) {{.*}}#[[A:[0-9]+]]
__global__ void __launch_bounds__(128, 2) kernel(float *P, const __grid_constant__ int N) {
  __shared__ float S[4];
  extern __shared__ float Dynamic[];
  // CHECK: call {{.*}}@llvm.nvvm.read.ptx.sreg.tid.x()
  const auto T = threadIdx;
  const uint3 B = blockIdx;
  const dim3 D = blockDim;
  S[T.x & 3] = P[B.y * D.x + N];
  __syncthreads();
  P[second(T.x)] = apart(S[0]) + both(Dynamic[0]) + Constant[1] + Managed + warpSize;
}
__global__ void __maxnreg__(32) limited(int *P) { P[0] = 1; }
__global__ void __launch_bounds__(64, 1, 2) clustered(int *P) { P[0] = 1; }

void launch(float *P, cudaStream_t Stream) {
  kernel<<<4, dim3(8, 8), 16, Stream>>>(P, 1);
  kernel<<<dim3(4), 32>>>(P, 1);
  Managed = 3;
#ifdef WRONG
  // WRONG: error: too many arguments to function call, expected 2, have 3
  kernel<<<4, 8>>>(P, P, 1);
  // WRONG: error: no member named 'warp' in 'cudaDeviceProp'
  cudaDeviceProp Properties;
  Properties.warp = 1;
#endif
}
