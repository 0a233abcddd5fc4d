// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_PATTERN_INLINEDKERNEL_H
#define CUDATIDY_PATTERN_INLINEDKERNEL_H

#include "llvm/IR/Module.h"

#include <memory>

namespace cudatidy {

/// A kernel with all its calls inlined.
class InlinedKernel {
public:
  /// F of a module that the model prepared: F itself when nothing is left to inline, else one in a copy of what it
  /// needs of its module.
  explicit InlinedKernel(const llvm::Function &F);
  /// F as the front end made it: always a copy, with values in registers.
  static InlinedKernel raw(const llvm::Function &F);
  InlinedKernel(InlinedKernel &&) noexcept;
  ~InlinedKernel();
  const llvm::Function &operator*() const { return *Whole; }

private:
  InlinedKernel() = default;
  void copy(const llvm::Function &F);
  std::unique_ptr<llvm::Module> Copy;
  const llvm::Function *Whole = nullptr;
};

} // namespace cudatidy

#endif
