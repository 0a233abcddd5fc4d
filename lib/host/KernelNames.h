// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_HOST_KERNELNAMES_H
#define CUDATIDY_HOST_KERNELNAMES_H

#include "llvm/ADT/StringRef.h"

namespace cudatidy {

/// The mangled name of a kernel as host code has it: clang's device code marks a static kernel with "__intern__" and a
/// number of the file.
inline llvm::StringRef nameOnHost(llvm::StringRef OnDevice) { return OnDevice.take_front(OnDevice.find("__intern__")); }

} // namespace cudatidy

#endif
