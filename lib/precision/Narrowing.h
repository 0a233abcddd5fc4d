// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_NARROWING_H
#define CUDA_TIDY_PRECISION_NARROWING_H

namespace llvm {
class Function;
} // namespace llvm

namespace cudatidy {

/// Rewrites FP64 operations as FP32 where nvcc's optimiser does so by itself, and nowhere else. Found by compiling some
/// ninety snippets with nvcc 13.0 and reading the SASS; LLVM 22's own instcombine narrows more (calls, conversions of
/// integers), so it is not used.
///
///   float(double(A) op double(B))       -> A op B, for + - * / where nothing else uses the FP64 result
///   double(A) < double(B)               -> A < B, and the other comparisons
///   float(-X), float(C ? X : constant)  -> the conversion moves inwards
///   double(int) < constant              -> a comparison of integers
///
/// where an operand may also be a constant that FP32 holds exactly. One rounding of an FP64 result of two FP32 operands
/// gives the FP32 result, so none of these changes a value.
///
/// Kept in FP64 by nvcc, hence left alone: two operations in a row, constants that FP32 cannot hold, a choice between a
/// converted value and a constant as an operand, integers as operands, results that become integers, every call.
void narrowAsNvcc(llvm::Function &F);

} // namespace cudatidy

#endif
