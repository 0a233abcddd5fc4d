// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_OPERATIONCOSTS_H
#define CUDATIDY_MODEL_OPERATIONCOSTS_H

#include "llvm/IR/Instruction.h"

#include <optional>

namespace cudatidy {

/// Instructions that a warp issues for one of the IR's, from rules/operations.json, which names the source. 0 for what
/// leaves no instruction behind; a function of the module counts with its own instructions.
double issueSlotsOf(const llvm::Instruction &I);

/// The same by the table's name and bits: ("sincos", 32). None when it has no such row.
std::optional<double> issueSlotsOf(llvm::StringRef Name, unsigned Bits);

} // namespace cudatidy

#endif
