#pragma once
static __device__ unsigned laneOfHeader() {
  unsigned L;
  asm("mov.u32 %0, %laneid;" : "=r"(L));
  return L;
}
