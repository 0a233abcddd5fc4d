// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Wholeness.h"

#include "frontend/Kernels.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

using namespace cudatidy;

namespace {

using ByName = llvm::StringMap<const LeftOut *>;

/// The first function left out that Kernel reaches.
const LeftOut *firstMissing(const llvm::Function &Kernel, const ByName &Missing) {
  llvm::SmallPtrSet<const llvm::Function *, 16> Seen = {&Kernel};
  std::vector<const llvm::Function *> Work = {&Kernel};
  while (!Work.empty()) {
    const llvm::Function *One = Work.back();
    Work.pop_back();
    if (One->isDeclaration()) {
      if (const LeftOut *L = Missing.lookup(One->getName())) {
        return L;
      }
    }
    for (const llvm::Instruction &I : llvm::instructions(One)) {
      if (const auto *Call = llvm::dyn_cast<llvm::CallBase>(&I)) {
        if (const llvm::Function *Callee = Call->getCalledFunction(); Callee && Seen.insert(Callee).second) {
          Work.push_back(Callee);
        }
      }
    }
  }
  return nullptr;
}

} // namespace

llvm::MapVector<const llvm::Function *, const LeftOut *> cudatidy::incompleteKernels(const TranslationUnit &Unit) {
  llvm::MapVector<const llvm::Function *, const LeftOut *> Out;
  if (!Unit.Module) {
    return Out;
  }
  ByName Missing;
  for (const LeftOut &L : Unit.Missing) {
    if (!L.Mangled.empty()) {
      Missing[L.Mangled] = &L;
    }
  }
  if (Missing.empty()) {
    return Out;
  }
  for (const llvm::Function &F : *Unit.Module) {
    if (isKernel(F)) {
      if (const LeftOut *L = firstMissing(F, Missing)) {
        Out[&F] = L;
      }
    }
  }
  return Out;
}

std::string cudatidy::callerReason(const LeftOut &Callee) {
  return "it calls '" + Callee.Name + "': " + Callee.Reason;
}

unsigned cudatidy::kernelsNotWhole(const TranslationUnit &Unit) {
  const auto Lost = llvm::count_if(Unit.Missing, [](const LeftOut &L) { return L.IsKernel; });
  return static_cast<unsigned>(Lost) + static_cast<unsigned>(incompleteKernels(Unit).size());
}
