// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The C-style primitives of barriers in shared memory.

#ifndef _CUDA_AWBARRIER_PRIMITIVES_H_
#define _CUDA_AWBARRIER_PRIMITIVES_H_

#include <stdint.h>

typedef uint64_t __mbarrier_t;
typedef uint64_t __mbarrier_token_t;

#define CUDA_TIDY_MBAR __attribute__((device, always_inline)) inline

CUDA_TIDY_MBAR constexpr uint32_t __mbarrier_maximum_count() { return (1u << 20) - 1; }
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
CUDA_TIDY_MBAR void __mbarrier_init(__mbarrier_t *B, uint32_t Count) {
  __nvvm_mbarrier_init((__INT64_TYPE__ *)B, (int)Count);
}
CUDA_TIDY_MBAR void __mbarrier_inval(__mbarrier_t *B) { __nvvm_mbarrier_inval((__INT64_TYPE__ *)B); }
CUDA_TIDY_MBAR __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *B) {
  return (uint64_t)__nvvm_mbarrier_arrive((__INT64_TYPE__ *)B);
}
CUDA_TIDY_MBAR __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *B) {
  return (uint64_t)__nvvm_mbarrier_arrive_drop((__INT64_TYPE__ *)B);
}
CUDA_TIDY_MBAR bool __mbarrier_test_wait(__mbarrier_t *B, __mbarrier_token_t Token) {
  return __nvvm_mbarrier_test_wait((__INT64_TYPE__ *)B, (long long)Token);
}
CUDA_TIDY_MBAR uint32_t __mbarrier_token_pending_count(__mbarrier_token_t Token) {
  return (uint32_t)__nvvm_mbarrier_pending_count((long long)Token);
}
#else
// Before sm_80 the runtime library keeps the barrier in software.
extern "C" __attribute__((device, convergent)) uint64_t __ct_mbarrier_arrive(uint64_t *, int Drop);
extern "C" __attribute__((device, convergent)) bool __ct_mbarrier_test_wait(uint64_t *, uint64_t);
CUDA_TIDY_MBAR void __mbarrier_init(__mbarrier_t *B, uint32_t Count) { *B = Count; }
CUDA_TIDY_MBAR void __mbarrier_inval(__mbarrier_t *) {}
CUDA_TIDY_MBAR __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *B) { return __ct_mbarrier_arrive(B, 0); }
CUDA_TIDY_MBAR __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *B) { return __ct_mbarrier_arrive(B, 1); }
CUDA_TIDY_MBAR bool __mbarrier_test_wait(__mbarrier_t *B, __mbarrier_token_t Token) {
  return __ct_mbarrier_test_wait(B, Token);
}
CUDA_TIDY_MBAR uint32_t __mbarrier_token_pending_count(__mbarrier_token_t Token) { return (uint32_t)Token; }
#endif
CUDA_TIDY_MBAR bool __mbarrier_test_wait_parity(__mbarrier_t *B, bool Parity) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  unsigned Done;
  __asm__ __volatile__("{\n\t.reg .pred p;\n\tmbarrier.test_wait.parity.shared.b64 p, [%1], %2;"
                       "\n\tselp.u32 %0, 1, 0, p;\n\t}"
                       : "=r"(Done)
                       : "r"((unsigned)(uintptr_t)(__attribute__((address_space(3))) void *)B), "r"((unsigned)Parity)
                       : "memory");
  return Done;
#else
  return __ct_mbarrier_test_wait(B, Parity);
#endif
}

#endif // _CUDA_AWBARRIER_PRIMITIVES_H_
