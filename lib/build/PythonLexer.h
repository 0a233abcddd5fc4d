// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_PYTHONLEXER_H
#define CUDA_TIDY_BUILD_PYTHONLEXER_H

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace cudatidy {

/// A token of Python.
struct PythonToken {
  enum Kind { Name, Number, String, Operator, Newline, Indent, Dedent, End };
  Kind Is = End;
  size_t Begin = 0, Stop = 0; ///< of a string: its content
  bool Format = false;
  bool Raw = false;
};

/// Python's tokens, indentation included; comments are left out. The last one is End.
std::vector<PythonToken> lexPython(llvm::StringRef Text);

} // namespace cudatidy

#endif
