// Arithmetic of vectors that no header declares is that of the header which programs copy for it, and said so. What the
// program declares itself stays as it is, and types of its own are none of it.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded %s -- -DDECLARED | FileCheck --check-prefix=DECLARED %s
// CHECK: "why": "asked for; arithmetic of vectors that no header declares is taken for that of helper_math.h"
// CHECK: "name": "_Z4movePP6float3S0_"
// DECLARED: "why": "asked for"
// DECLARED: "name": "own"
#ifndef DECLARED
__global__ void move(float3 **P, float3 *V) { P[0][0] = P[0][1] + V[0] * dot(V[0], V[1]); }
#else
struct Mine {
  float X;
};
__global__ void own(Mine *P) { P[0] = P[1] + P[2]; }
#endif
