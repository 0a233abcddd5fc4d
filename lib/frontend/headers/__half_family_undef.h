// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Clears what one inclusion of __half_family.h defined, for the next.

#undef CUDA_TIDY_H
#undef CUDA_TIDY_H2
#undef CUDA_TIDY_RAW
#undef CUDA_TIDY_RAW2
#undef CUDA_TIDY_E
#undef CUDA_TIDY_V
#undef CUDA_TIDY_N
#undef CUDA_TIDY_N2
#undef CUDA_TIDY_MAKE
#undef CUDA_TIDY_HALVES2
#undef CUDA_TIDY_OTHER
#undef CUDA_TIDY_CONVERSIONS
#undef CUDA_TIDY_OPERATORS
#undef CUDA_TIDY_PTX2
#undef CUDA_TIDY_MK
#undef CUDA_TIDY_MK2
#undef CUDA_TIDY_ROUND_rn
#undef CUDA_TIDY_ROUND_rz
#undef CUDA_TIDY_ROUND_rd
#undef CUDA_TIDY_ROUND_ru
#undef CUDA_TIDY_OP1
#undef CUDA_TIDY_OP2
#undef CUDA_TIDY_OP3
#undef CUDA_TIDY_MIN
#undef CUDA_TIDY_MAX
#undef CUDA_TIDY_LIKE
#undef CUDA_TIDY_SAT
#undef CUDA_TIDY_FMA
#undef CUDA_TIDY_CMP
#undef CUDA_TIDY_SFU
#undef CUDA_TIDY_EX2
#undef CUDA_TIDY_BITS16
#undef CUDA_TIDY_BITS32
#undef CUDA_TIDY_FROM16
#undef CUDA_TIDY_FROM32
