// A PyTorch extension whose headers are not there: its dispatch macros instantiate its kernels, and accessors and narrow
// numbers are what they are.
// RUN: %cuda-tidy kernels --headers=embedded --plan %s > %t
// RUN: FileCheck %s < %t
// RUN: %cuda-tidy kernels --headers=embedded --plan --simplify --print %s | FileCheck --check-prefix=IR %s
// CHECK-DAG: "name": "_Z5scaleIfEvPT_lf"
// CHECK-DAG: "name": "_Z5scaleIdEvPT_lf"
// CHECK-DAG: "name": "_Z5scaleIN3c104HalfEEvPT_lf"
// CHECK-DAG: "name": "_Z5scaleIN3c108BFloat16EEvPT_lf"
// CHECK-DAG: "name": "_Z4rowsIfEvN2at27GenericPackedTensorAccessorIT_Lm2ENS0_17RestrictPtrTraitsEiEE"
// The negative side: what the headers do not have is an error of its function alone.
// CHECK: "missing": [
// CHECK: "name": "unknownCall"
// CHECK: "missing_includes": []
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/extension.h>

// IR-LABEL: define {{.*}}@_Z5scaleIN3c104HalfEEvPT_lf
// IR: load half
// IR: store half
template <typename scalar_t> __global__ void scale(scalar_t *P, int64_t N, float By) {
  using acc = at::acc_type<scalar_t, true>;
  const int64_t I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    P[I] = static_cast<scalar_t>(static_cast<acc>(P[I]) * By);
}

template <typename T> __global__ void rows(torch::PackedTensorAccessor32<T, 2, torch::RestrictPtrTraits> A) {
  A[blockIdx.x][threadIdx.x] = A[blockIdx.x][0] + A.size(1);
}

torch::Tensor scaled(torch::Tensor A, const c10::optional<at::Tensor> &Mask) {
  TORCH_CHECK(A.is_cuda(), "on the device");
  const at::cuda::CUDAGuard Guard(A.device());
  auto Out = torch::zeros({A.size(0), 3}, A.options().dtype(torch::kFloat32));
  AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::ScalarType::BFloat16, A.scalar_type(), "scale", ([&] {
    scale<scalar_t><<<1, 32, 0, at::cuda::getCurrentCUDAStream()>>>(A.data_ptr<scalar_t>(), A.numel(), 2.0f);
  }));
  rows<float><<<1, 32>>>(Out.packed_accessor32<float, 2, torch::RestrictPtrTraits>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return Out.view({-1, 3}).contiguous() + A * 2.0;
}
void unknownCall(torch::Tensor A) { A.noSuchMethod(); }

PYBIND11_MODULE(TORCH_EXTENSION_NAME, M) { M.def("scaled", &scaled, py::arg("A")); }
