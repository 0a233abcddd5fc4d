// nvcc takes a member template of a dependent type without the word `template`; clang sees a comparison there.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s

template <class A, class B> struct Cast {
  template <int N> static __device__ void run(A *To, const B *From) {
    for (int I = 0; I < N; ++I)
      To[I] = A(From[I]);
  }
  template <int N> __device__ A get(const B *From) const { return A(From[N]); }
  static const int Limit = 3;
};

template <class A, class B, int N> __device__ void copy(A *To, const B *From) {
  Cast<A, B>::run<N>(To, const_cast<const B *>(From + 1));
  Cast<A, B> C;
  if (Cast<A, B>::Limit < N)
    To[0] = C.get<N>(From) + (&C)->get<2>(From);
}

// CHECK: "name": "_Z4copyPfPKi"
// CHECK: "whole": true
// CHECK: "missing": []
__global__ void copy(float *To, const int *From) { copy<float, int, 4>(To, From); }
