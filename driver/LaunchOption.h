// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_LAUNCHOPTION_H
#define CUDA_TIDY_DRIVER_LAUNCHOPTION_H

#include "host/Launch.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace cudatidy {

/// Reads the value of one --launch option, `kernel=grid:32x64x1,block:32x16x1`, with `cluster:` and `shared:BYTES`
/// where wanted; a missing dimension is 1. Launch::Kernel then holds the name as written.
llvm::Expected<Launch> parseLaunchOption(llvm::StringRef Text);

/// Whether an option's kernel name means the kernel of this demangled signature or mangled name: equal to the base
/// name, the qualified name or the mangled one.
bool namesKernel(llvm::StringRef Option, llvm::StringRef Signature, llvm::StringRef Mangled);

} // namespace cudatidy

#endif
