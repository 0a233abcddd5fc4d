// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs kernels twice, with float storage and with the narrower one, and compares what comes out with the bound that the
// analysis states. Each kernel is a template over the type of its storage; the arithmetic is in float in both.
#ifndef HARNESS_H
#define HARNESS_H
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>
#ifdef ON_HOST
#include "on_host.h"
#else
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define LAUNCH(Kernel, Grid, Block, ...) Kernel<<<Grid, Block>>>(__VA_ARGS__)
#define LAUNCH_TOGETHER LAUNCH // with barriers in the kernel
#endif
typedef unsigned char byte;

#define AT                                                                                                             \
  const int I = blockIdx.x * blockDim.x + threadIdx.x;                                                                 \
  if (I >= Size)                                                                                                       \
    return;
// Runs a kernel with each storage; Input declares arrays and fills them, what follows are the arguments.
#define CASE_ON(How, Grid, Block, Count, Kernel, Input, ...)                                                           \
  compare(#Kernel, [](auto Store, int Kind) {                                                                          \
    typedef decltype(Store) S;                                                                                         \
    Input Array<S> Out;                                                                                                \
    How(Kernel<S>, Grid, Block, __VA_ARGS__);                                                                          \
    return results(Out, Count);                                                                                        \
  })
#define CASE(Kernel, Input, ...) CASE_ON(LAUNCH, Blocks, Threads, N, Kernel, Input, __VA_ARGS__)
#define BYTES                                                                                                          \
  Array<byte> In;                                                                                                      \
  Array<byte> More;                                                                                                    \
  In.fill(bytes(Kind, 0));                                                                                             \
  More.fill(bytes(Kind, 1));
#define SHORTS                                                                                                         \
  Array<uint16_t> In;                                                                                                  \
  In.fill(shorts(Kind, 0));
#define FLOATS                                                                                                         \
  Array<float> In;                                                                                                     \
  Array<float> More;                                                                                                   \
  In.fill(floats(Kind, 0));                                                                                            \
  More.fill(floats(Kind, 1));
#define HALVES                                                                                                         \
  Array<__half> In;                                                                                                    \
  Array<__half> More;                                                                                                  \
  In.fill(narrow<__half>(Kind, 0));                                                                                    \
  More.fill(narrow<__half>(Kind, 1));
#define BFLOATS                                                                                                        \
  Array<__nv_bfloat16> In;                                                                                             \
  In.fill(narrow<__nv_bfloat16>(Kind, 0));

template <class S> struct As;
template <> struct As<float> {
  static __host__ __device__ float load(float V) { return V; }
  static __host__ __device__ float store(float V) { return V; }
};
template <> struct As<__half> {
  static __host__ __device__ float load(__half V) { return __half2float(V); }
  static __host__ __device__ __half store(float V) { return __float2half(V); }
};
template <> struct As<__nv_bfloat16> {
  static __host__ __device__ float load(__nv_bfloat16 V) { return __bfloat162float(V); }
  static __host__ __device__ __nv_bfloat16 store(float V) { return __float2bfloat16(V); }
};

#ifdef ON_HOST
constexpr int N = 1 << 14; // elements of every array
#else
constexpr int N = 1 << 18;
#endif
constexpr int Columns = 512; // of those that are matrices
[[maybe_unused]] constexpr int Rows = N / Columns;
constexpr int Threads = 256;
constexpr int Blocks = (N + Threads - 1) / Threads;
constexpr int Kinds = 6;

// A sequence of numbers that looks random, the same everywhere.
struct Sequence {
  uint64_t State;
  uint32_t next() {
    State = State * 6364136223846793005ull + 1442695040888963407ull;
    return uint32_t(State >> 32);
  }
  float unit() { return float(next() >> 8) / 16777216.0f; }
};

// Kinds of input: small numbers, large ones, any finite bit pattern, values next to where formats round and limits
// cut, tiny and subnormal ones, one large among zeros.
inline float element(int Kind, int I, Sequence &R) {
  const float U = R.unit();
  switch (Kind) {
  case 0:
    return 2 * U - 1;
  case 1:
    return (U - 0.5f) * 2e4f;
  case 2: {
    const uint32_t Bits = R.next();
    float V;
    memcpy(&V, &Bits, 4);
    return std::isfinite(V) ? V : 0.0f;
  }
  case 3: {
    const float Middle = float(int(R.next() % 8192) - 4096) / 1024.0f * (1 + 1 / 4096.0f);
    return Middle + (U - 0.5f) * 1e-6f;
  }
  case 4:
    return (U - 0.5f) * (I % 3 == 0 ? 1e-7f : I % 3 == 1 ? 1e-30f : 1e-44f);
  default:
    return I % 257 == 0 ? 3e38f * (2 * U - 1) : 0.0f;
  }
}

template <class T> struct Array {
  T *Data = nullptr;
  explicit Array(int Count = N) {
    cudaMalloc(&Data, Count * sizeof(T));
    cudaMemset(Data, 0, Count * sizeof(T));
  }
  ~Array() { cudaFree(Data); }
  Array(const Array &) = delete;
  void fill(const std::vector<T> &V) { cudaMemcpy(Data, V.data(), V.size() * sizeof(T), cudaMemcpyHostToDevice); }
};

inline std::vector<float> floats(int Kind, int Salt) {
  Sequence R{uint64_t(Kind * 977 + Salt)};
  std::vector<float> V(N);
  for (int I = 0; I < N; ++I)
    V[I] = element(Kind, I, R);
  return V;
}
// Bytes: all values in all pairs, extremes, random ones.
inline std::vector<byte> bytes(int Kind, int Salt) {
  Sequence R{uint64_t(Kind * 977 + Salt)};
  std::vector<byte> V(N);
  for (int I = 0; I < N; ++I)
    V[I] = byte(Kind == 0 ? (Salt ? I >> 8 : I) : Kind == 1 ? (R.next() & 1 ? 255 : 0) : R.next() >> 24);
  return V;
}
inline std::vector<uint16_t> shorts(int Kind, int Salt) {
  Sequence R{uint64_t(Kind * 977 + Salt)};
  std::vector<uint16_t> V(N);
  for (int I = 0; I < N; ++I)
    V[I] = uint16_t(Kind == 0 ? I : R.next() >> 16);
  return V;
}
// All finite numbers of a format of 16 bits.
template <class T> std::vector<T> narrow(int Kind, int Salt) {
  const std::vector<uint16_t> Bits = shorts(Kind, Salt);
  std::vector<T> V(N);
  for (int I = 0; I < N; ++I) {
    uint16_t B = Bits[I];
    memcpy(&V[I], &B, 2);
    if (!std::isfinite(As<T>::load(V[I])))
      B = 0, memcpy(&V[I], &B, 2);
  }
  return V;
}

template <class S> std::vector<float> results(const Array<S> &From, int Count = N) {
  std::vector<S> Raw(Count);
  cudaMemcpy(Raw.data(), From.Data, Count * sizeof(S), cudaMemcpyDeviceToHost);
  std::vector<float> V(Count);
  for (int I = 0; I < Count; ++I)
    V[I] = As<S>::load(Raw[I]);
  return V;
}

struct Bound {
  const char *Kernel, *Grade, *Format;
  double Error; // of what the kernel, or the one that reads its array, puts out
};
#ifdef BOUNDS
static const Bound Bounds[] = {
#include BOUNDS
};
#else
static const Bound Bounds[] = {{"", "none", "", 0}};
#endif
inline const Bound *boundOf(const char *Kernel) {
  for (const Bound &B : Bounds)
    if (!strcmp(B.Kernel, Kernel))
      return &B;
  return nullptr;
}

static int Failures = 0;
// Run<S>(kind) gives the outputs with storage S.
#ifdef GRADES_ONLY // for the analysis: kernels of float storage alone
template <class Run> void compare(const char *, Run Of) { Of(float(), 0); }
#else
template <class Run> void compare(const char *Kernel, Run Of) {
  const Bound *B = boundOf(Kernel);
  const bool IsShare = B && strstr(B->Grade, "share");
  double Worst = 0, WorstBf = 0;
  for (int Kind = 0; Kind < Kinds; ++Kind) {
    const std::vector<float> Wide = Of(float(), Kind);
    const auto Apart = [&](const std::vector<float> &Other) {
      double Most = 0;
      for (size_t I = 0; I < Wide.size(); ++I) {
        if (Wide[I] == Other[I] || (std::isnan(Wide[I]) && std::isnan(Other[I])))
          continue;
        double D = std::fabs(double(Wide[I]) - double(Other[I]));
        if (IsShare) // below the smallest normal number no share holds
          D = D < 1e-38 ? 0 : D / std::fabs(double(Wide[I]));
        Most = std::isnan(D) ? INFINITY : std::fmax(Most, D);
      }
      return Most;
    };
    Worst = std::fmax(Worst, Apart(Of(__half(), Kind)));
    WorstBf = std::fmax(WorstBf, Apart(Of(__nv_bfloat16(), Kind)));
  }
  const bool Claimed = B && strcmp(B->Grade, "none");
  const double Seen = Claimed && !strcmp(B->Format, "BF16") ? WorstBf : Worst;
  const bool Fine = !Claimed || Seen <= B->Error;
  Failures += !Fine;
  if (Claimed)
    printf("%-24s %-8s %-5s %-12.6g %-12.6g %s\n", Kernel, B->Grade, B->Format, B->Error, Seen, Fine ? "ok" : "BROKEN");
  else
    printf("%-24s %-8s %-5s %-12s %-12.6g %s\n", Kernel, "none", "-", "-", Seen, "-");
}
#endif
#endif
