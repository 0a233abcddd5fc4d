// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Copies from global to shared memory that a thread does not wait for. From
// sm_80 on they are cp.async; before, a load and a store of the same width.

#ifndef CUDA_TIDY_CP_ASYNC_H
#define CUDA_TIDY_CP_ASYNC_H

#include <stddef.h>
#include <stdint.h>

#define CUDA_TIDY_CPA __attribute__((device, always_inline)) inline

namespace cuda {
/// A size that promises its own alignment.
template <size_t Alignment> struct aligned_size_t {
  static constexpr size_t align = Alignment;
  size_t value;
  __attribute__((host, device, always_inline)) explicit constexpr aligned_size_t(size_t N) : value(N) {}
  __attribute__((host, device, always_inline)) constexpr operator size_t() const { return value; }
};
} // namespace cuda

namespace __ct_async {

template <unsigned Bytes> struct Word;
template <> struct Word<1> {
  typedef unsigned char type __attribute__((may_alias));
};
template <> struct Word<4> {
  typedef unsigned type __attribute__((may_alias));
};
template <> struct Word<8> {
  typedef unsigned long long type __attribute__((may_alias));
};
template <> struct Word<16> {
  typedef unsigned type __attribute__((ext_vector_type(4), may_alias));
};

typedef __attribute__((address_space(3))) void *SharedPtr;
typedef const __attribute__((address_space(1))) void *GlobalPtr;

template <unsigned Bytes> CUDA_TIDY_CPA void copy(void *To, const void *From) {
  typedef typename Word<Bytes>::type W;
  *(W *)To = *(const W *)From;
}
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
template <> CUDA_TIDY_CPA void copy<4>(void *To, const void *From) {
  __nvvm_cp_async_ca_shared_global_4((SharedPtr)To, (GlobalPtr)From);
}
template <> CUDA_TIDY_CPA void copy<8>(void *To, const void *From) {
  __nvvm_cp_async_ca_shared_global_8((SharedPtr)To, (GlobalPtr)From);
}
template <> CUDA_TIDY_CPA void copy<16>(void *To, const void *From) {
  __nvvm_cp_async_cg_shared_global_16((SharedPtr)To, (GlobalPtr)From);
}
CUDA_TIDY_CPA void commit() { __nvvm_cp_async_commit_group(); }
template <unsigned Prior> CUDA_TIDY_CPA void waitPrior() { __nvvm_cp_async_wait_group(Prior); }
CUDA_TIDY_CPA void waitAll() { __nvvm_cp_async_wait_all(); }
CUDA_TIDY_CPA void arriveOn(uint64_t *Barrier) { __nvvm_cp_async_mbarrier_arrive((__INT64_TYPE__ *)Barrier); }
#else
CUDA_TIDY_CPA void commit() {}
template <unsigned Prior> CUDA_TIDY_CPA void waitPrior() {}
CUDA_TIDY_CPA void waitAll() {}
CUDA_TIDY_CPA void arriveOn(uint64_t *) {}
#endif

// Threads of a group copy a range together, each every Count-th word.
template <unsigned Bytes>
CUDA_TIDY_CPA void strided(char *To, const char *From, size_t N, unsigned Rank, unsigned Count) {
  for (size_t I = (size_t)Rank * Bytes; I + Bytes <= N; I += (size_t)Count * Bytes)
    copy<Bytes>(To + I, From + I);
}
template <unsigned Align>
CUDA_TIDY_CPA void groupCopy(void *To, const void *From, size_t N, unsigned Rank, unsigned Count) {
  char *const T = (char *)To;
  const char *const F = (const char *)From;
  const uintptr_t Low = (uintptr_t)T | (uintptr_t)F | N;
  if (Align >= 16 || (Low & 15) == 0)
    strided<16>(T, F, N, Rank, Count);
  else if (Align >= 8 || (Low & 7) == 0)
    strided<8>(T, F, N, Rank, Count);
  else if (Align >= 4 || (Low & 3) == 0)
    strided<4>(T, F, N, Rank, Count);
  else
    strided<1>(T, F, N, Rank, Count);
}

// What a size argument promises about alignment.
template <typename Size> struct Promise {
  enum { Align = 1 };
};
template <size_t A> struct Promise<cuda::aligned_size_t<A>> {
  enum { Align = A };
};

// A copy of Bytes by one thread, or by each thread of a group its part.
template <typename T, typename Size>
CUDA_TIDY_CPA void copyTyped(T *To, const T *From, Size Bytes, unsigned Rank, unsigned Count) {
  enum : unsigned { A = Promise<Size>::Align, Own = alignof(T) };
  groupCopy<(A > Own ? A : Own)>(To, From, (size_t)Bytes, Rank, Count);
}
template <typename Size>
CUDA_TIDY_CPA void copyTyped(void *To, const void *From, Size Bytes, unsigned Rank, unsigned Count) {
  groupCopy<Promise<Size>::Align>(To, From, (size_t)Bytes, Rank, Count);
}

} // namespace __ct_async

#endif // CUDA_TIDY_CP_ASYNC_H
