// RUN: %embedded-host %s
// RUN: %embedded %s | FileCheck %s
// RUN: not %embedded -DWRONG %s 2>&1 | FileCheck %s --check-prefix=WRONG
// Sizes and alignments of the vector types are those of the CUDA ABI.
#define IS(T, Size, Align) static_assert(sizeof(T) == Size && alignof(T) == Align, #T)
IS(char1, 1, 1);
IS(char2, 2, 2);
IS(uchar3, 3, 1);
IS(uchar4, 4, 4);
IS(short2, 4, 4);
IS(ushort3, 6, 2);
IS(short4, 8, 8);
IS(int2, 8, 8);
IS(uint3, 12, 4);
IS(int4, 16, 16);
IS(long2, 16, 16);
IS(ulong3, 24, 8);
IS(long4, 32, 16);
IS(longlong2, 16, 16);
IS(ulonglong4, 32, 16);
IS(float2, 8, 8);
IS(float3, 12, 4);
IS(float4, 16, 16);
IS(double2, 16, 16);
IS(double3, 24, 8);
IS(double4, 32, 16);
IS(double4_16a, 32, 16);
IS(double4_32a, 32, 32);
IS(longlong4_32a, 32, 32);
IS(dim3, 12, 4);
#ifdef WRONG
// WRONG: error: static assertion failed
IS(float3, 16, 16);
#endif

// CHECK-LABEL: define {{.*}}@_Z5makesP6float4P5uint3
__global__ void makes(float4 *F, uint3 *U) {
  F[0] = make_float4(1, 2, 3, 4);
  constexpr dim3 Block(8, 4);
  static_assert(Block.z == 1, "");
  // CHECK: store i32 8
  U[0] = Block;
}
