// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A prober, not a model test: each kernel is one warp that executes a few
// hundred copies of one instruction, each with its own 32 byte offsets (or -1:
// lane off) from a table. ncu counts every copy on its own, so one launch
// measures a few hundred address patterns. `probe_lanes FILE` writes the table
// of patterns to FILE, in the order in which the instructions stand.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <functional>
#include <random>
#include <string>
#include <vector>

constexpr int Patterns = 480;
constexpr int AtomicPatterns = 96;
constexpr int SharedBytes = 40960;

// One instruction, executed by the lanes whose offset is not negative.
template <int Op> __device__ unsigned touch(unsigned Base, int Offset, unsigned char *Global) {
  unsigned R0 = 0, R1 = 0, R2 = 0, R3 = 0;
  unsigned Address = Base + Offset;
  unsigned char *G = Global + Offset;
  unsigned long long D = 0;
#define PRED "{.reg .pred p; setp.ge.s32 p, %0, 0; @p "
  if constexpr (Op == 0)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p ld.shared.u32 %0, [%2];}"
                 : "+r"(R0)
                 : "r"(Offset), "r"(Address)
                 : "memory");
  if constexpr (Op == 1)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %2, 0; @p ld.shared.v2.u32 "
                 "{%0,%1}, [%3];}"
                 : "+r"(R0), "+r"(R1)
                 : "r"(Offset), "r"(Address)
                 : "memory");
  if constexpr (Op == 2)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %4, 0; @p ld.shared.v4.u32 "
                 "{%0,%1,%2,%3}, [%5];}"
                 : "+r"(R0), "+r"(R1), "+r"(R2), "+r"(R3)
                 : "r"(Offset), "r"(Address)
                 : "memory");
  if constexpr (Op == 3)
    asm volatile(PRED "st.shared.u32 [%1], %2;}" ::"r"(Offset), "r"(Address), "r"(Base) : "memory");
  if constexpr (Op == 4)
    asm volatile(PRED "st.shared.v2.u32 [%1], {%2,%2};}" ::"r"(Offset), "r"(Address), "r"(Base) : "memory");
  if constexpr (Op == 5)
    asm volatile(PRED "st.shared.v4.u32 [%1], {%2,%2,%2,%2};}" ::"r"(Offset), "r"(Address), "r"(Base) : "memory");
  if constexpr (Op == 6)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p ld.global.u32 %0, [%2];}"
                 : "+r"(R0)
                 : "r"(Offset), "l"(G)
                 : "memory");
  if constexpr (Op == 7)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %2, 0; @p ld.global.v2.u32 "
                 "{%0,%1}, [%3];}"
                 : "+r"(R0), "+r"(R1)
                 : "r"(Offset), "l"(G)
                 : "memory");
  if constexpr (Op == 8)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %4, 0; @p ld.global.v4.u32 "
                 "{%0,%1,%2,%3}, [%5];}"
                 : "+r"(R0), "+r"(R1), "+r"(R2), "+r"(R3)
                 : "r"(Offset), "l"(G)
                 : "memory");
  if constexpr (Op == 9)
    asm volatile(PRED "red.shared.add.u32 [%1], %2;}" ::"r"(Offset), "r"(Address), "r"(threadIdx.x + 3) : "memory");
  if constexpr (Op == 10)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.shared.add.u32 "
                 "%0, [%2], %3;}"
                 : "+r"(R0)
                 : "r"(Offset), "r"(Address), "r"(threadIdx.x + 3)
                 : "memory");
  if constexpr (Op == 11)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.shared.cas.b32 "
                 "%0, [%2], %3, %4;}"
                 : "+r"(R0)
                 : "r"(Offset), "r"(Address), "r"(Base), "r"(threadIdx.x)
                 : "memory");
  if constexpr (Op == 12)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.shared.max.u32 "
                 "%0, [%2], %3;}"
                 : "+r"(R0)
                 : "r"(Offset), "r"(Address), "r"(threadIdx.x)
                 : "memory");
  if constexpr (Op == 13)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.shared.exch.b32 "
                 "%0, [%2], %3;}"
                 : "+r"(R0)
                 : "r"(Offset), "r"(Address), "r"(threadIdx.x)
                 : "memory");
  if constexpr (Op == 14)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.shared.cas.b64 "
                 "%0, [%2], %3, %4;}"
                 : "+l"(D)
                 : "r"(Offset), "r"(Address), "l"((long long)Base), "l"((long long)threadIdx.x)
                 : "memory");
  if constexpr (Op == 15)
    asm volatile(PRED "red.shared.inc.u32 [%1], %2;}" ::"r"(Offset), "r"(Address), "r"(0x7fffffff) : "memory");
  if constexpr (Op == 16)
    asm volatile(PRED "red.shared.add.u32 [%1], 1;}" ::"r"(Offset), "r"(Address) : "memory");
  if constexpr (Op == 17)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.shared.exch.b64 "
                 "%0, [%2], %3;}"
                 : "+l"(D)
                 : "r"(Offset), "r"(Address), "l"((long long)threadIdx.x)
                 : "memory");
  if constexpr (Op == 18)
    asm volatile(PRED "red.global.add.u32 [%1], %2;}" ::"r"(Offset), "l"(G), "r"(threadIdx.x + 3) : "memory");
  if constexpr (Op == 19)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p atom.global.add.u32 "
                 "%0, [%2], %3;}"
                 : "+r"(R0)
                 : "r"(Offset), "l"(G), "r"(threadIdx.x + 3)
                 : "memory");
  if constexpr (Op == 20)
    asm volatile("{.reg .pred p; setp.ge.s32 p, %1, 0; @p ld.shared.u8 %0, [%2];}"
                 : "+r"(R0)
                 : "r"(Offset), "r"(Address)
                 : "memory");
  if constexpr (Op == 21)
    asm volatile(PRED "st.shared.u8 [%1], %2;}" ::"r"(Offset), "r"(Address), "r"(threadIdx.x) : "memory");
  if constexpr (Op == 22)
    asm volatile(PRED "cp.async.ca.shared.global [%1], [%2], 4;}" ::"r"(Offset), "r"(Address), "l"(G) : "memory");
  if constexpr (Op == 23)
    asm volatile(PRED "cp.async.ca.shared.global [%1], [%2], 8;}" ::"r"(Offset), "r"(Address), "l"(G) : "memory");
  if constexpr (Op == 24)
    asm volatile(PRED "cp.async.cg.shared.global [%1], [%2], 16;}" ::"r"(Offset), "r"(Address), "l"(G) : "memory");
  if constexpr (Op == 25)
    asm volatile(PRED "st.global.v4.u32 [%1], {%2,%2,%2,%2};}" ::"r"(Offset), "l"(G), "r"(Base) : "memory");
  return R0 ^ R1 ^ R2 ^ R3 ^ unsigned(D);
}

template <int Op, int N> __global__ void probe(const int *Table, unsigned *Sink, unsigned char *Global) {
  extern __shared__ __align__(1024) unsigned char Shared[];
  unsigned Base = unsigned(__cvta_generic_to_shared(Shared));
  unsigned Acc = 0;
#pragma unroll
  for (int P = 0; P < N; ++P)
    Acc ^= touch<Op>(Base, Table[P * 32 + threadIdx.x], Global);
  Sink[threadIdx.x] = Acc;
}

// Offsets in units of elements of the access; scaled by the width at the end.
using Pattern = std::vector<int>;
static std::vector<Pattern> elementPatterns(unsigned Seed) {
  std::vector<Pattern> All;
  std::mt19937 R(Seed);
  auto Add = [&](std::function<int(int)> F) {
    Pattern P(32);
    for (int L = 0; L < 32; ++L)
      P[L] = F(L);
    All.push_back(P);
  };
  for (int S = 0; S <= 33; ++S)
    Add([=](int L) { return S * L; });
  std::function<bool(int)> Masks[] = {
      [](int L) { return L < 16; },           [](int L) { return L >= 16; },   [](int L) { return L % 2 == 0; },
      [](int L) { return L % 2 == 1; },       [](int L) { return L < 8; },     [](int L) { return L % 4 == 0; },
      [](int L) { return L % 16 < 8; },       [](int L) { return L % 8 < 4; }, [](int L) { return L == 5; },
      [](int L) { return L >= 8 && L < 24; }, [](int L) { return L % 4 < 2; }, [](int L) { return L % 3 == 0; }};
  for (auto &M : Masks)
    for (int S : {1, 2, 4, 8, 16})
      Add([&](int L) { return M(L) ? S * L : -1; });
  for (int N : {1, 2, 3, 5, 7, 9, 12, 15, 17, 20, 24, 25, 31})
    Add([=](int L) { return L < N ? L : -1; });
  for (int X : {1, 2, 4, 8, 16, 31})
    Add([=](int L) { return L ^ X; });
  for (int B = 1; B < 32; ++B) // 8-word rows of an XOR-swizzled tile
    if (B % 3 == 1)
      Add([=](int L) { return (L % 8 ^ (L / 8 + B) % 8) + 8 * (L / 8) * B; });
  // Two lanes: apart, in the same bank, at the same address.
  for (int J : {1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 24, 31}) {
    Add([=](int L) { return L == 0 ? 0 : L == J ? 1 : -1; });
    Add([=](int L) { return L == 0 ? 0 : L == J ? 32 : -1; });
    Add([=](int L) { return L == 0 || L == J ? 0 : -1; });
  }
  // Broadcasts of several shapes.
  for (int D : {2, 4, 8, 16, 32})
    Add([=](int L) { return L / D; });
  for (int D : {1, 2, 4, 8, 16})
    Add([=](int L) { return L % D; });
  for (int D : {2, 4, 8, 16})
    Add([=](int L) { return L / D * 32; });
  for (int D : {2, 4, 8, 16})
    Add([=](int L) { return L % D * 32; });
  Add([](int L) { return L % 2 + 2 * (L / 4); });
  Add([](int L) { return L & ~2; });
  Add([](int L) { return L & ~3; });
  Add([](int L) { return L & ~4; });
  Add([](int L) { return L & ~8; });
  // One half-warp conflicts, the other does not.
  for (int S : {2, 4, 8, 16, 32}) {
    Add([=](int L) { return L < 16 ? L : 32 + S * L; });
    Add([=](int L) { return L < 16 ? S * L : L; });
    Add([=](int L) { return L % 2 ? S * L : L; });
    Add([=](int L) { return L % 16 < 8 ? L : S * L; });
  }
  // Random: permutations, small and large ranges, partial masks, few values.
  auto Random = [&](int N) { return int(R() % unsigned(N)); };
  for (int K = 0; K < 8; ++K) {
    Pattern P(32);
    for (int L = 0; L < 32; ++L)
      P[L] = L;
    for (int L = 31; L > 0; --L)
      std::swap(P[L], P[Random(L + 1)]);
    All.push_back(P);
    for (int &V : P)
      V += Random(2) * 32;
    All.push_back(P);
  }
  for (int Range : {4, 8, 16, 32, 64, 256, 1024})
    for (int Density : {100, 75, 50, 25, 10})
      for (int K = 0; K < 4; ++K) {
        Pattern P(32);
        for (int &V : P)
          V = Random(100) < Density ? Random(Range) : -1;
        P[Random(32)] = Random(Range);
        All.push_back(P);
      }
  // Pairs or quads share an address, or are partly off, over random rows.
  for (int Shape = 0; int(All.size()) < Patterns; ++Shape) {
    Pattern P(32);
    int Group = 2 << Shape % 4, Kind = Shape / 4 % 4, Range = 16 << Shape % 3;
    int Common = 0;
    for (int L = 0; L < 32; ++L) {
      int X = Kind == 0 ? L % Group == 0 : Kind == 1 ? Random(4) != 0 : Kind == 2 ? L % 2 == 0 : 1;
      if (X)
        Common = Random(Range);
      P[L] = Kind == 3 && (L & Group) ? P[L ^ Group] : Common;
      if (Shape % 5 == 4 && Random(3) == 0)
        P[L] = -1;
    }
    All.push_back(P);
  }
  All.resize(Patterns);
  return All;
}

static std::vector<Pattern> atomicPatterns() {
  std::vector<Pattern> All;
  std::mt19937 R(7);
  auto Add = [&](std::function<int(int)> F) {
    Pattern P(32);
    for (int L = 0; L < 32; ++L)
      P[L] = F(L);
    All.push_back(P);
  };
  for (int S : {0, 1, 2, 3, 4, 8, 16, 31, 32, 33})
    Add([=](int L) { return S * L; });
  for (int D : {2, 4, 8, 16})
    Add([=](int L) { return L % D; });
  for (int D : {2, 4, 8, 16})
    Add([=](int L) { return L / D; });
  for (int D : {2, 4, 8, 16})
    Add([=](int L) { return L % D * 32; });
  for (int D : {2, 4, 8, 16})
    Add([=](int L) { return L / D * 32; });
  for (int N : {1, 2, 3, 8, 16, 31}) {
    Add([=](int L) { return L < N ? L : -1; });
    Add([=](int L) { return L < N ? 0 : -1; });
    Add([=](int L) { return L < N ? 0 : L; });
  }
  for (int Range : {2, 3, 4, 8, 16, 32, 64, 256, 1024})
    for (int Density : {100, 50, 20})
      for (int K = 0; K < 2; ++K)
        Add([&](int) { return int(R() % 100) < Density ? int(R() % unsigned(Range)) : -1; });
  while (int(All.size()) < AtomicPatterns)
    Add([&](int) { return int(R() % 2) + 32 * int(R() % 3); });
  All.resize(AtomicPatterns);
  return All;
}

// Partly active warps over address patterns whose lanes share addresses in
// pairs, quads, quarters and halves: where wide loads may be merged.
static std::vector<Pattern> partlyActivePatterns() {
  std::vector<Pattern> All;
  std::mt19937 R(99);
  std::function<int(int)> Shapes[] = {[](int) { return 0; },
                                      [](int L) { return L; },
                                      [](int L) { return L / 2; },
                                      [](int L) { return L / 4; },
                                      [](int L) { return L / 8; },
                                      [](int L) { return L / 16; },
                                      [](int L) { return L % 2; },
                                      [](int L) { return L % 4; },
                                      [](int L) { return L % 8; },
                                      [](int L) { return L / 16 * 9; },
                                      [&](int) { return int(R() % 2); },
                                      [&](int) { return int(R() % 8); }};
  for (auto &Shape : Shapes)
    for (int Density : {95, 75, 55, 35})
      for (int K = 0; K < 10; ++K) {
        Pattern P(32);
        for (int L = 0; L < 32; ++L)
          P[L] = int(R() % 100) < Density ? Shape(L) : -1;
        All.push_back(P);
      }
  All.resize(Patterns);
  return All;
}

// One lane off, and few lanes on, with two addresses or one for each quarter.
static std::vector<Pattern> fewLanesPatterns() {
  std::vector<Pattern> All;
  std::mt19937 R(5);
  std::function<int(int)> Shapes[] = {[](int L) { return L / 16; }, [](int L) { return L / 8; },
                                      [](int L) { return L / 4; }, [](int L) { return L / 2; },
                                      [](int L) { return L % 2; }};
  for (auto &Shape : Shapes)
    for (int Off = 0; Off < 32; ++Off) {
      Pattern P(32);
      for (int L = 0; L < 32; ++L)
        P[L] = L == Off ? -1 : Shape(L);
      All.push_back(P);
    }
  for (int Lanes : {1, 2, 3, 4})
    for (int K = 0; K < 80; ++K) {
      Pattern P(32, -1);
      for (int N = 0; N < Lanes; ++N) {
        P[R() % 16] = 0;
        P[16 + R() % 16] = K % 2 ? 1 : 2;
      }
      All.push_back(P);
    }
  All.resize(Patterns);
  return All;
}

static FILE *Out;
template <int Op, int N> static void measure(const char *Name, int Width, std::vector<Pattern> Rows, int Unit) {
  std::vector<int> Table(N * 32);
  fprintf(Out, "kernel %d %s width %d patterns %d\n", Op, Name, Width, N);
  for (int P = 0; P < N; ++P) {
    for (int L = 0; L < 32; ++L) {
      Table[P * 32 + L] = Rows[P][L] < 0 ? -1 : Rows[P][L] * Unit;
      fprintf(Out, "%d ", Table[P * 32 + L]);
    }
    fprintf(Out, "\n");
  }
  int *Device;
  unsigned *Sink;
  unsigned char *Global;
  cudaMalloc(&Device, Table.size() * sizeof(int));
  cudaMalloc(&Sink, 128);
  cudaMalloc(&Global, 1 << 20);
  cudaMemset(Global, 0, 1 << 20);
  cudaMemcpy(Device, Table.data(), Table.size() * sizeof(int), cudaMemcpyHostToDevice);
  probe<Op, N><<<1, 32, SharedBytes>>>(Device, Sink, Global);
  if (cudaError_t E = cudaDeviceSynchronize()) {
    fprintf(stderr, "%s: %s\n", Name, cudaGetErrorString(E));
    exit(1);
  }
  cudaFree(Device);
  cudaFree(Sink);
  cudaFree(Global);
}

int main(int Argc, char **Argv) {
  Out = fopen(Argc > 1 ? Argv[1] : "probe_lanes.patterns", "w");
  if (!Out)
    return 1;
  measure<0, Patterns>("LDS", 4, elementPatterns(1), 4);
  measure<1, Patterns>("LDS.64", 8, elementPatterns(2), 8);
  measure<2, Patterns>("LDS.128", 16, elementPatterns(3), 16);
  measure<3, Patterns>("STS", 4, elementPatterns(4), 4);
  measure<4, Patterns>("STS.64", 8, elementPatterns(5), 8);
  measure<5, Patterns>("STS.128", 16, elementPatterns(6), 16);
  measure<6, Patterns>("LDG.E", 4, elementPatterns(7), 4);
  measure<7, Patterns>("LDG.E.64", 8, elementPatterns(8), 8);
  measure<8, Patterns>("LDG.E.128", 16, elementPatterns(9), 16);
  auto A = atomicPatterns();
  measure<9, AtomicPatterns>("red.shared.add", 4, A, 4);
  measure<10, AtomicPatterns>("atom.shared.add", 4, A, 4);
  measure<11, AtomicPatterns>("atom.shared.cas", 4, A, 4);
  measure<12, AtomicPatterns>("atom.shared.max", 4, A, 4);
  measure<13, AtomicPatterns>("atom.shared.exch", 4, A, 4);
  measure<14, AtomicPatterns>("atom.shared.cas64", 8, A, 8);
  measure<15, AtomicPatterns>("red.shared.inc", 4, A, 4);
  measure<16, AtomicPatterns>("red.shared.add.1", 4, A, 4);
  measure<17, AtomicPatterns>("atom.shared.exch64", 8, A, 8);
  measure<18, AtomicPatterns>("red.global.add", 4, A, 4);
  measure<19, AtomicPatterns>("atom.global.add", 4, A, 4);
  measure<20, Patterns>("LDS.U8", 1, elementPatterns(10), 1);
  measure<21, Patterns>("STS.U8", 1, elementPatterns(11), 1);
  measure<22, Patterns>("cp.async.4", 4, elementPatterns(12), 4);
  measure<23, Patterns>("cp.async.8", 8, elementPatterns(13), 8);
  measure<24, Patterns>("cp.async.16", 16, elementPatterns(14), 16);
  measure<25, Patterns>("STG.E.128", 16, elementPatterns(15), 16);
  measure<1, Patterns>("LDS.64", 8, partlyActivePatterns(), 8);
  measure<2, Patterns>("LDS.128", 16, partlyActivePatterns(), 16);
  measure<5, Patterns>("STS.128", 16, partlyActivePatterns(), 16);
  measure<2, Patterns>("LDS.128", 16, fewLanesPatterns(), 16);
  fclose(Out);
  return 0;
}
