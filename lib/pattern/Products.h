// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Matrix products written as loops of scalar multiply-adds, whatever their blocking.
///
///   for (int K = 0; K < N; ++K)
///     Sum += A[Row * N + K] * B[K * N + Column];
///
/// A product of two elements is added up over rounds of a loop with which both vary. Something else decides which
/// element of A it is and leaves B as it is: the row. Something decides which one of B and leaves A: the column. The
/// sum is stored where both say. A matrix times a vector has no column, a stencil no row, elementwise work no loop.
#ifndef CUDATIDY_PATTERN_PRODUCTS_H
#define CUDATIDY_PATTERN_PRODUCTS_H

#include "pattern/Origins.h"

#include <memory>

namespace cudatidy {

struct MatrixProduct {
  const llvm::Instruction *At = nullptr; ///< the multiplication
  Origin Left, Right;
  const llvm::Value *Into = nullptr; ///< the array of the results, in global memory or shared
  /// What decides row and column alone, and what both factors vary with outside of the sum (batches).
  AxisSet Row, Column, Batch;
  /// Values that row, column and the sum's index take; none when not known.
  std::optional<uint64_t> Rows, Columns, Depth;
  /// Bytes from one element to the next along the sum, where the loads tell; none otherwise.
  std::optional<int64_t> LeftStep, RightStep;
};

class MatrixProducts {
public:
  /// Under: for sizes. F must be a kernel whose calls are inlined, and stay as it is.
  MatrixProducts(const llvm::Function &F, const Launch &Under);
  ~MatrixProducts();
  MatrixProducts(const MatrixProducts &) = delete;

  /// One for each pair of arrays, in the order of the code. Both factors lie in memory, neither is what the product is
  /// stored to.
  const std::vector<MatrixProduct> &all() const { return Found; }

private:
  struct Analyses;
  std::unique_ptr<Analyses> Of;
  std::vector<MatrixProduct> Found;
};

} // namespace cudatidy

#endif
