// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_KERNELNAME_H
#define CUDA_TIDY_DRIVER_REPORT_KERNELNAME_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace cudatidy {

/// The name of a kernel, taken apart. Demanglers differ in how they write it: the type of a template argument that is a
/// number ("(int)8", "8", "8u"), `bool`s, where `const` stands, anonymous namespaces, spaces. Here all of them are
/// alike.
struct KernelName {
  std::string Qualified;                 ///< with namespaces, without arguments
  std::string Simple;                    ///< the last part of that
  std::optional<std::string> Arguments;  ///< of the template
  std::optional<std::string> Parameters; ///< of the function
};

/// Takes mangled and demangled names, with and without a signature.
KernelName kernelName(llvm::StringRef Text);

/// How well a profiler's name fits a kernel.
enum class NameFit {
  None,
  Simple,   ///< the profiler prints names without namespaces and signatures
  Template, ///< the same function or function template; the instance is not known to be the same
  Exact
};

NameFit fitOf(const KernelName &Measured, const KernelName &Known);

} // namespace cudatidy

#endif
