// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_DOUBLEWORK_H
#define CUDA_TIDY_PRECISION_DOUBLEWORK_H

#include "frontend/Frontend.h"

#include <string>
#include <vector>

namespace llvm {
class DISubprogram;
} // namespace llvm

namespace cudatidy {

/// One place of an operation's inline chain.
struct DoubleFrame {
  std::string File; ///< as debug information has it, made absolute
  unsigned Line = 0, Column = 0;
  bool InDoubleFunction = false; ///< the function there takes or returns double by its own declaration
};

/// An FP64 operation that nvcc would leave in a kernel although nothing but FP32 values, integers and constants flows
/// into the values it is connected with, and nothing but FP32 values, integers and conditions out of them.
struct DoubleOperation {
  std::string Kernel;              ///< mangled name of the kernel, or of the device function that nothing calls
  std::string Name;                ///< opcode, or the name of the function of libdevice
  std::vector<DoubleFrame> Frames; ///< innermost first
};

/// The FP64 operations of the unit's kernels that no FP64 data asks for: no load, store, parameter, or call of FP64
/// type is connected with them. Device functions are inlined, constants folded and loops of known length unrolled
/// first, as nvcc does. Works on a copy; the unit's module is untouched. Empty without a module.
std::vector<DoubleOperation> stragglingDoubleWork(const TranslationUnit &U);

} // namespace cudatidy

#endif
