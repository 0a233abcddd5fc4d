// What a missing header or the build would say, where the name alone says what it means.
// RUN: %cuda-tidy kernels --headers=embedded %s > %t
// RUN: FileCheck %s < %t
// RUN: FileCheck --check-prefix=OUT %s < %t
// CHECK: "why": "asked for; int32, u8, which no header declares, taken for the integers of these names; ENGINE_WITH_CUDA taken for 1"
#include "base/types-that-are-missing.h"

namespace engine {
typedef ::int32 int32;
#if ENGINE_WITH_CUDA == 1
struct Slot {
  int At;
};
#endif
#ifdef USE_CUDA_GRAPHS
#error a part of CUDA, not CUDA
#endif

// CHECK: "name": "_ZN6engine5slotsEPNS_4SlotEPhi"
// CHECK: "whole": true
__global__ void slots(Slot *S, u8 *P, int32 N) { S[threadIdx.x].At = P[int32(threadIdx.x)] + N; }

// A name that only this project knows is none of them.
// OUT: "name": "engine::unknown"
__global__ void unknown(vec32 *P) { P[0] = 0; }
} // namespace engine
