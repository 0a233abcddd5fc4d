// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_LAUNCHOPTION_H
#define CUDA_TIDY_DRIVER_LAUNCHOPTION_H

#include "host/Launch.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <set>
#include <string>
#include <vector>

namespace cudatidy {

/// Reads the value of one --launch option, `kernel=grid:32x64x1,block:32x16x1`, with `cluster:` and `shared:BYTES`
/// where wanted; a missing dimension is 1. Launch::Kernel then holds the name as written.
llvm::Expected<Launch> parseLaunchOption(llvm::StringRef Text);

/// The demangled name and parameters of a kernel of device code, as host code has it.
std::string kernelSignature(llvm::StringRef OnDevice);

/// What a run says of its --launch options that mean none of its kernels: one line each. Kernels are names of device
/// code; Lost are qualified names of kernels that were not analysed, which the run has said already; Templates are
/// those of kernel templates that nothing instantiates.
std::vector<std::string> unusedLaunches(llvm::ArrayRef<Launch> Options, const std::set<std::string> &Kernels,
                                        const std::set<std::string> &Lost, const std::set<std::string> &Templates);

/// Whether an option's kernel name means the kernel of this demangled signature or mangled name: equal to the base
/// name, the qualified name or the mangled one.
bool namesKernel(llvm::StringRef Option, llvm::StringRef Signature, llvm::StringRef Mangled);

} // namespace cudatidy

#endif
