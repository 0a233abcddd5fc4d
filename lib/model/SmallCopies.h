// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_SMALLCOPIES_H
#define CUDATIDY_MODEL_SMALLCOPIES_H

#include "llvm/IR/PassManager.h"

namespace cudatidy {

/// Turns small copies and fills of known length into the loads and stores that the code generator makes of them, in
/// units of the alignment that both sides have: a struct of four floats is four loads of 4 bytes. What goes to
/// variables that nothing reads goes away.
class SmallCopies : public llvm::PassInfoMixin<SmallCopies> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &);
  /// Longer ones become loops or calls.
  static constexpr uint64_t MaxBytes = 128;
};

} // namespace cudatidy

#endif
