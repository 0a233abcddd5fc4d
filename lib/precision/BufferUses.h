// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_BUFFERUSES_H
#define CUDA_TIDY_PRECISION_BUFFERUSES_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace clang {
class ASTContext;
} // namespace clang

namespace cudatidy {

/// What the host code of one file does with the buffers that it passes for one argument of a kernel. Two variables are
/// one buffer when one is assigned to the other, swapped with it, or passed for it to a function of the file.
struct BufferUses {
  /// The buffer is passed for another pointer argument of the same kernel too: what a launch writes, a later one reads.
  bool ReadBack = false;
  /// Host code writes it: copies into it, or elements of managed memory.
  bool Filled = false;
  /// A function outside the file gets it, such as a library's, which wants it as it is.
  bool GivenAway = false;
  bool Launched = false; ///< the file launches the kernel with a named buffer; else nothing here is known
  struct User {
    std::string Kernel;    ///< mangled name
    unsigned Argument = 0; ///< from 0
    bool operator==(const User &) const = default;
  };
  std::vector<User> Others; ///< arguments of other kernels that get the same buffer
};

BufferUses bufferUses(clang::ASTContext &Context, llvm::StringRef Kernel, unsigned Argument);

} // namespace cudatidy

#endif
