// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's side of ATen, c10 and pybind11: any call of what they offer parses, and nothing is known of it.
#ifndef CUDA_TIDY_TORCH_TENSOR_H
#define CUDA_TIDY_TORCH_TENSOR_H
#pragma clang system_header
#include "__torch_types.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

#define TORCH_CHECK(C, ...) ((void)(C))
#define TORCH_INTERNAL_ASSERT(C, ...) ((void)(C))
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(C, ...) ((void)(C))
#define TORCH_CHECK_EQ(A, B) ((void)((A) == (B)))
#define TORCH_CHECK_VALUE(C, ...) ((void)(C))
#define TORCH_CHECK_NOT_IMPLEMENTED(C, ...) ((void)(C))
#define TORCH_WARN(...) ((void)0)
#define TORCH_WARN_ONCE(...) ((void)0)
#define TORCH_CUDABLAS_CHECK(E) ((void)(E))
#define AT_ASSERT(C, ...) ((void)(C))
#define AT_ASSERTM(C, ...) ((void)(C))
#define AT_CHECK(C, ...) ((void)(C))
#define AT_ERROR(...) ((void)0)
#define AT_CUDA_CHECK(E) ((void)(E))
#define THCudaCheck(E) ((void)(E))
#define C10_CUDA_CHECK(E) ((void)(E))
#define C10_CUDA_CHECK_WARN(E) ((void)(E))
#define C10_CUDA_KERNEL_LAUNCH_CHECK() ((void)cudaGetLastError())
#ifndef TORCH_EXTENSION_NAME
#define TORCH_EXTENSION_NAME __ct_extension
#endif
#define TORCH_LIBRARY(N, M) static void __ct_library_##N(torch::Library &M)
#define TORCH_LIBRARY_FRAGMENT(N, M) static void __ct_fragment_##N(torch::Library &M)
#define TORCH_LIBRARY_IMPL(N, K, M) static void __ct_library_##N##_##K(torch::Library &M)
#define PYBIND11_MODULE(N, M, ...) static void __ct_module(pybind11::module_ &M)

struct cublasContext;
struct cublasLtContext;
struct cusparseContext;
struct cusolverDnContext;
namespace c10 {
using std::make_optional;
using std::nullopt;
using std::nullopt_t;
using std::optional;
enum class DeviceType : int8_t { CPU = 0, CUDA = 1 };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA;
typedef int8_t DeviceIndex;
struct Device {
  Device(DeviceType, DeviceIndex = -1);
  Device(const std::string &);
  DeviceType type() const;
  DeviceIndex index() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool has_index() const;
  std::string str() const;
  bool operator==(const Device &) const;
  bool operator!=(const Device &) const;
};
std::ostream &operator<<(std::ostream &, const Device &);
std::ostream &operator<<(std::ostream &, ScalarType);
template <class T> struct ArrayRef {
  typedef T value_type;
  ArrayRef();
  ArrayRef(const T &);
  ArrayRef(const T *, size_t);
  ArrayRef(std::initializer_list<T>);
  ArrayRef(const std::vector<T> &);
  const T &operator[](size_t) const;
  const T *begin() const;
  const T *end() const;
  const T *data() const;
  size_t size() const;
  bool empty() const;
  const T &front() const;
  const T &back() const;
  std::vector<T> vec() const;
  bool operator==(const ArrayRef &) const;
  bool operator!=(const ArrayRef &) const;
  ArrayRef slice(size_t, size_t) const;
  ArrayRef slice(size_t) const;
};
typedef ArrayRef<int64_t> IntArrayRef;
template <class T> std::ostream &operator<<(std::ostream &, ArrayRef<T>);
enum class MemoryFormat : int8_t { Contiguous, Preserve, ChannelsLast, ChannelsLast3d };
enum class Layout : int8_t { Strided, Sparse };
constexpr Layout kStrided = Layout::Strided;
struct Scalar {
  template <class T> Scalar(T);
  template <class T> T to() const;
  double toDouble() const;
  float toFloat() const;
  int64_t toLong() const;
  int toInt() const;
};
struct TensorOptions {
  TensorOptions();
  TensorOptions(ScalarType);
  TensorOptions(Device);
  TensorOptions(DeviceType);
  TensorOptions(MemoryFormat);
  template <class T> TensorOptions dtype(T &&) const;
  template <class... T> TensorOptions device(T &&...) const;
  TensorOptions layout(Layout) const;
  TensorOptions requires_grad(bool = true) const;
  TensorOptions memory_format(MemoryFormat) const;
  TensorOptions pinned_memory(bool = true) const;
  ScalarType dtype() const;
  Device device() const;
};
struct Stream;
struct Storage {
  void *data() const;
  size_t nbytes() const;
  bool is_alias_of(const Storage &) const;
};
struct DataPtr {
  void *get() const;
};
struct Allocator {
  DataPtr allocate(size_t) const;
};
size_t elementSize(ScalarType);
bool isFloatingType(ScalarType);
bool isIntegralType(ScalarType, bool = false);
const char *toString(ScalarType);
struct Error : std::exception {};
template <class T> struct intrusive_ptr {
  T *get() const;
  T *operator->() const;
};
namespace cuda {
struct CUDAStream {
  CUDAStream(const Stream &);
  operator cudaStream_t() const;
  cudaStream_t stream() const;
  Device device() const;
  DeviceIndex device_index() const;
  void synchronize() const;
  int64_t id() const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex = -1);
CUDAStream getDefaultCUDAStream(DeviceIndex = -1);
template <class... T> CUDAStream getStreamFromPool(T &&...);
void setCurrentCUDAStream(CUDAStream);
DeviceIndex current_device();
DeviceIndex device_count();
void set_device(DeviceIndex);
void device_synchronize();
#define __CT_GUARD(N)                                                                                                  \
  struct N {                                                                                                           \
    template <class... T> explicit N(T &&...);                                                                         \
    template <class... T> void set_device(T &&...);                                                                    \
    template <class... T> void set_index(T &&...);                                                                     \
    template <class... T> void reset_device(T &&...);                                                                  \
  };
__CT_GUARD(CUDAGuard)
__CT_GUARD(OptionalCUDAGuard)
__CT_GUARD(CUDAStreamGuard)
__CT_GUARD(OptionalCUDAStreamGuard)
namespace CUDACachingAllocator {
Allocator *get();
template <class... T> void recordStream(T &&...);
void emptyCache();
} // namespace CUDACachingAllocator
} // namespace cuda
__CT_GUARD(DeviceGuard)
__CT_GUARD(OptionalDeviceGuard)
__CT_GUARD(InferenceMode)
#undef __CT_GUARD
} // namespace c10

namespace at {
using namespace c10;
class Tensor;
typedef ArrayRef<Tensor> TensorList;
typedef std::vector<Tensor> tensor_list;
struct Generator;
namespace indexing {
struct Slice {
  template <class... T> Slice(T &&...);
};
enum class None_t { N };
constexpr None_t None = None_t::N;
enum class Ellipsis_t { N };
constexpr Ellipsis_t Ellipsis = Ellipsis_t::N;
struct TensorIndex {
  template <class T> TensorIndex(T &&);
};
} // namespace indexing

// A method or function that yields a tensor from anything.
#define __CT_YIELDS(N)                                                                                                 \
  template <class... T> Tensor N(T &&...) const;                                                                       \
  Tensor N(IntArrayRef) const;                                                                                         \
  Tensor N(IntArrayRef, TensorOptions) const;                                                                          \
  template <class... T> Tensor N(IntArrayRef, T &&...) const;
class Tensor {
public:
  Tensor();
  bool defined() const;
  template <class T> T *data_ptr() const;
  void *data_ptr() const;
  template <class T> T *mutable_data_ptr() const;
  void *mutable_data_ptr() const;
  template <class T> const T *const_data_ptr() const;
  const void *const_data_ptr() const;
  template <class T> T *data() const;
  Tensor data() const;
  int64_t size(int64_t) const;
  int64_t stride(int64_t) const;
  IntArrayRef sizes() const;
  IntArrayRef strides() const;
  int64_t numel() const;
  int64_t dim() const;
  int64_t ndimension() const;
  int64_t element_size() const;
  int64_t itemsize() const;
  size_t nbytes() const;
  int64_t storage_offset() const;
  Storage storage() const;
  ScalarType scalar_type() const;
  ScalarType dtype() const;
  ScalarType type() const;
  Device device() const;
  int64_t get_device() const;
  Layout layout() const;
  TensorOptions options() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool is_sparse() const;
  bool requires_grad() const;
  bool is_floating_point() const;
  template <class... T> bool is_contiguous(T &&...) const;
  template <class... T> bool is_non_overlapping_and_dense(T &&...) const;
  bool is_same(const Tensor &) const;
  bool equal(const Tensor &) const;
  bool has_storage() const;
  void *unsafeGetTensorImpl() const;
  MemoryFormat suggest_memory_format() const;
  template <class T> T item() const;
  Scalar item() const;
  template <class... T> void record_stream(T &&...) const;
  template <class T, size_t N> TensorAccessor<T, N> accessor() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, P> packed_accessor32() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, P> packed_accessor64() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits, class I = int64_t>
  GenericPackedTensorAccessor<T, N, P, I> packed_accessor() const;
  template <class... T> std::vector<Tensor> split(T &&...) const;
  template <class... T> std::vector<Tensor> chunk(T &&...) const;
  template <class... T> std::vector<Tensor> unbind(T &&...) const;
  template <class... T> std::tuple<Tensor, Tensor> sort(T &&...) const;
  template <class... T> std::tuple<Tensor, Tensor> topk(T &&...) const;
  Tensor operator[](int64_t) const;
  Tensor operator[](const Tensor &) const;
  Tensor index(std::initializer_list<indexing::TensorIndex>) const;
  Tensor &index_put_(std::initializer_list<indexing::TensorIndex>, const Tensor &);
  Tensor grad() const;
  Tensor to(TensorOptions) const;
  template <class T> Tensor &operator+=(const T &);
  template <class T> Tensor &operator-=(const T &);
  template <class T> Tensor &operator*=(const T &);
  template <class T> Tensor &operator/=(const T &);
  Tensor operator-() const;
#include "__torch_methods.h"
};
#undef __CT_YIELDS
#define __CT_OPERATOR(Op)                                                                                              \
  template <class T> Tensor operator Op(const Tensor &, const T &);                                                    \
  template <class T> Tensor operator Op(const T &, const Tensor &);                                                    \
  Tensor operator Op(const Tensor &, const Tensor &);
__CT_OPERATOR(+)
__CT_OPERATOR(-)
__CT_OPERATOR(*)
__CT_OPERATOR(/)
__CT_OPERATOR(==)
__CT_OPERATOR(!=)
__CT_OPERATOR(<)
__CT_OPERATOR(>)
__CT_OPERATOR(<=)
__CT_OPERATOR(>=)
#undef __CT_OPERATOR
std::ostream &operator<<(std::ostream &, const Tensor &);
#define __CT_YIELDS(N)                                                                                                 \
  template <class... T> Tensor N(T &&...);                                                                             \
  Tensor N(IntArrayRef);                                                                                               \
  Tensor N(IntArrayRef, TensorOptions);                                                                                \
  template <class... T> Tensor N(IntArrayRef, T &&...);
#include "__torch_methods.h"
__CT_YIELDS(zeros)
__CT_YIELDS(ones)
__CT_YIELDS(empty)
__CT_YIELDS(full)
__CT_YIELDS(rand)
__CT_YIELDS(randn)
__CT_YIELDS(randint)
__CT_YIELDS(arange)
__CT_YIELDS(tensor)
__CT_YIELDS(from_blob)
__CT_YIELDS(empty_strided)
__CT_YIELDS(cat)
__CT_YIELDS(stack)
__CT_YIELDS(scalar_tensor)
#undef __CT_YIELDS
template <class... T> std::tuple<Tensor, Tensor> _unique(T &&...);
template <class... T> std::tuple<Tensor, Tensor, Tensor> unique_dim(T &&...);
template <class... T> std::tuple<Tensor, Tensor, Tensor> unique_consecutive(T &&...);
Tensor cat(TensorList, int64_t = 0);
Tensor stack(TensorList, int64_t = 0);
template <class... T> TensorOptions dtype(T &&...);
template <class... T> TensorOptions device(T &&...);
TensorOptions requires_grad(bool = true);
struct TensorArg {
  Tensor tensor;
  const char *name;
  int pos;
  TensorArg(const Tensor &, const char *, int);
  const Tensor *operator->() const;
  const Tensor &operator*() const;
};
typedef const char *CheckedFrom;
void checkAllSameGPU(CheckedFrom, ArrayRef<TensorArg>);
void checkAllSameType(CheckedFrom, ArrayRef<TensorArg>);
void checkSameGPU(CheckedFrom, const TensorArg &, const TensorArg &);
void checkSameSize(CheckedFrom, const TensorArg &, const TensorArg &);
void checkContiguous(CheckedFrom, const TensorArg &);
struct Context {
  template <class... T> bool deterministicAlgorithms(T &&...) const;
  template <class... T> void alertNotDeterministic(T &&...) const;
  template <class... T> const Generator &defaultGenerator(T &&...) const;
  template <class... T> bool allowTF32CuBLAS(T &&...) const;
};
Context &globalContext();
struct PhiloxCudaState {
  PhiloxCudaState() = default;
  __host__ __device__ PhiloxCudaState(uint64_t, uint64_t);
  uint64_t seed_, offset_;
};
struct Generator {
  Generator();
  std::mutex &mutex() const;
  template <class T> T *get() const;
};
struct CUDAGeneratorImpl {
  std::mutex mutex_;
  PhiloxCudaState philox_cuda_state(uint64_t);
  std::pair<uint64_t, uint64_t> philox_engine_inputs(uint64_t);
  uint64_t current_seed() const;
};
template <class T> T *get_generator_or_default(const std::optional<Generator> &, const Generator &);
template <class T> struct numeric_limits;
#define __CT_LIMITS(T, L, H)                                                                                           \
  template <> struct numeric_limits<T> {                                                                               \
    static __host__ __device__ __inline__ T lowest() { return L; }                                                     \
    static __host__ __device__ __inline__ T max() { return H; }                                                        \
    static __host__ __device__ __inline__ T lower_bound() { return L; }                                                \
    static __host__ __device__ __inline__ T upper_bound() { return H; }                                                \
  };
__CT_LIMITS(float, -__FLT_MAX__, __FLT_MAX__)
__CT_LIMITS(double, -__DBL_MAX__, __DBL_MAX__)
__CT_LIMITS(int, (-__INT_MAX__ - 1), __INT_MAX__)
#undef __CT_LIMITS
namespace cuda {
using namespace c10::cuda;
cudaDeviceProp *getCurrentDeviceProperties();
cudaDeviceProp *getDeviceProperties(int64_t);
cublasContext *getCurrentCUDABlasHandle();
cublasLtContext *getCurrentCUDABlasLtHandle();
cusparseContext *getCurrentCUDASparseHandle();
cusolverDnContext *getCurrentCUDASolverDnHandle();
Allocator *getCUDADeviceAllocator();
int warp_size();
template <class T, class U> __host__ __device__ __inline__ T ATenCeilDiv(T __a, U __b) { return (__a + __b - 1) / __b; }
namespace detail {
template <class... T> const Generator &getDefaultCUDAGenerator(T &&...);
template <class... T> bool canUse32BitIndexMath(T &&...);
} // namespace detail
namespace philox {
__host__ __device__ std::tuple<uint64_t, uint64_t> unpack(PhiloxCudaState);
}
} // namespace cuda
template <class T, class U> __host__ __device__ __inline__ T ceil_div(T __a, U __b) { return (__a + __b - 1) / __b; }
struct NoGradGuard {};
std::optional<Device> device_of(const Tensor &);
} // namespace at

namespace pybind11 {
struct object {
  template <class T> T cast() const;
};
struct handle : object {};
struct arg {
  arg(const char *);
  template <class T> arg operator=(T &&) const;
};
namespace literals {
arg operator""_a(const char *, size_t);
}
template <class... T> struct class_ {
  template <class... A> class_(A &&...);
  template <class... A> class_ &def(A &&...);
  template <class... A> class_ &def_readwrite(A &&...);
  template <class... A> class_ &def_readonly(A &&...);
};
template <class... T> struct init {};
struct module_ {
  template <class... A> module_ &def(A &&...);
  template <class... A> module_ def_submodule(A &&...);
  template <class... A> object attr(A &&...) const;
};
typedef module_ module;
struct gil_scoped_release {};
struct gil_scoped_acquire {};
template <class... T> struct call_guard {};
struct bytes : object {};
struct tuple : object {};
struct list : object {};
struct dict : object {};
} // namespace pybind11
namespace py = pybind11;

namespace torch {
using namespace at;
using at::Tensor;
typedef at::ScalarType Dtype;
typedef at::ScalarType ScalarType;
struct Library {
  template <class... A> Library &def(A &&...);
  template <class... A> Library &impl(A &&...);
  template <class... A> Library &class_(A &&...);
};
template <class F> struct CppFunction;
namespace nn {
namespace functional {}
} // namespace nn
namespace autograd {
typedef std::vector<Tensor> variable_list;
typedef Tensor Variable;
struct AutogradContext {
  std::unordered_map<std::string, Scalar> saved_data;
  variable_list get_saved_variables() const;
  void save_for_backward(variable_list);
};
template <class T> struct Function {
  template <class... A> static variable_list apply(A &&...);
};
template <class... A> void increment_version(A &&...);
} // namespace autograd
struct CustomClassHolder {};
} // namespace torch
#endif
