// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What a kernel does to the arrays that its arguments point to, as far as attention is made of it.
#ifndef CUDATIDY_PATTERN_KERNELROLES_H
#define CUDATIDY_PATTERN_KERNELROLES_H

#include "pattern/Softmax.h"

#include "llvm/IR/Module.h"

#include <map>
#include <string>

namespace cudatidy {

struct KernelRole {
  /// A matrix product: numbers of the arguments from 0, and where it is written.
  struct Product {
    unsigned Left = 0, Right = 0, Out = 0;
    unsigned Bytes = 0; ///< of an element of Out
    std::string File;
    unsigned Line = 0, Column = 0;
  };
  std::vector<Product> Products;
  std::vector<Softmax> Softmaxes;
  std::map<unsigned, unsigned> Accesses; ///< loads and stores in the code, by argument
};

/// By mangled name on the host. Empty when no kernel takes an exponential: then there is no attention either.
std::map<std::string, KernelRole> kernelRoles(const llvm::Module &M);

} // namespace cudatidy

#endif
