// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What only machine code knows: a kernel's registers, spills and stack, told by ptxas where one is at hand.
///
///   IR of the parse -> copy -> -O3, libdevice -> PTX (LLVM) -> ptxas -v -> registers a thread
///
/// nvcc's own front end makes other PTX, so its registers differ by some; docs/model.md says by how many.
#ifndef CUDATIDY_MODEL_MACHINECODE_H
#define CUDATIDY_MODEL_MACHINECODE_H

#include "model/Model.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// The ptxas of the first of some toolkits that has one, else that of PATH; empty when there is none.
std::string findPtxas(llvm::ArrayRef<std::string> ToolkitRoots);

/// The module is not changed. Left out are kernels that call functions whose code is elsewhere, and those that keep an
/// array on the stack: where nvcc unrolls their loops it is in registers, many more than told here. Arch as in "sm_90".
/// The error is what ptxas said first.
llvm::Expected<MachineUses> askPtxas(const llvm::Module &M, llvm::StringRef Arch, const std::string &Ptxas);

} // namespace cudatidy

#endif
