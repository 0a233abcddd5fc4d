// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What only machine code knows: a kernel's registers, spills and stack, told by ptxas where one is at hand.
///
///   IR of the parse -> copy -> -O3, libdevice -> PTX (LLVM) -> ptxas -v -> registers a thread
///
/// nvcc's own front end makes other PTX, so its registers differ by some; docs/model.md says by how many.
#ifndef CUDATIDY_MODEL_MACHINECODE_H
#define CUDATIDY_MODEL_MACHINECODE_H

#include "model/Model.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace cudatidy {

/// The ptxas of the first of some toolkits that has one, else that of PATH; empty when there is none.
std::string findPtxas(llvm::ArrayRef<std::string> ToolkitRoots);

/// By the kernels' mangled names; the module is not changed. Kernels that call functions whose code is elsewhere are
/// left out. Arch as in "sm_90". The error is what ptxas said first.
llvm::Expected<llvm::StringMap<MachineUse>> askPtxas(const llvm::Module &M, llvm::StringRef Arch,
                                                     const std::string &Ptxas);

} // namespace cudatidy

#endif
