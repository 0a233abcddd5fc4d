// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/BlockBarrier.h"

#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

bool cudatidy::isBlockBarrier(const Instruction &I) {
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call) {
    return false;
  }
  const StringRef Name = Call->getCalledFunction()->getName();
  return Name.starts_with("llvm.nvvm.barrier0") ||
         (Name.starts_with("llvm.nvvm.barrier.cta.") && Name.contains(".aligned.all"));
}
