// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/LoopInvariantSync.h"
#include "Check.h"
#include "model/BlockBarrier.h"
#include "model/Builtins.h"
#include "model/KernelReporter.h"
#include "rewrite/Barriers.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"

using namespace cudatidy;
using namespace llvm;

namespace {

/// Whether the order of I and of other threads' accesses could matter to anyone.
bool isOrdered(const Instruction &I) {
  if (const auto *Call = dyn_cast<CallBase>(&I)) {
    const Builtin B = builtinOf(*Call);
    const bool Register = B >= Builtin::ThreadX && B <= Builtin::ClusterSize;
    return !I.isDebugOrPseudoInst() && !I.isLifetimeStartOrEnd() && B != Builtin::Pure && !Register;
  }
  return I.mayReadOrWriteMemory();
}

/// The barrier that every way on from a barrier comes to before anything that needs order; null if there is a way
/// without one.
const Instruction *nextWithNothingBetween(const Instruction &Barrier) {
  const Instruction *Found = nullptr;
  SmallPtrSet<const BasicBlock *, 8> Seen;
  SmallVector<const Instruction *, 8> Work{Barrier.getNextNode()};
  while (!Work.empty()) {
    const Instruction *I = Work.pop_back_val();
    for (; !isBlockBarrier(*I); I = I->getNextNode()) {
      if (isOrdered(*I)) {
        return nullptr;
      }
      if (!I->isTerminator()) {
        continue;
      }
      if (I->getNumSuccessors() == 0) {
        return nullptr;
      }
      for (const BasicBlock *To : successors(I->getParent())) {
        if (Seen.insert(To).second) {
          Work.push_back(&To->front());
        }
      }
      break;
    }
    if (isBlockBarrier(*I)) {
      Found = I;
    }
  }
  return Found;
}

/// Whether the kernel is made from a template: other instances may have code where this one has none.
bool isInstance(const Kernel &K) {
  return StringRef(K.Signature).take_until([](char C) { return C == '('; }).contains('<');
}

bool isInlined(const Instruction &I) { return I.getDebugLoc() && I.getDebugLoc().getInlinedAt(); }

/// Flags barriers that order nothing: no thread touches memory before the next one.
///
///   __syncthreads(); const int Row = threadIdx.x / 8; __syncthreads();   // registers only: one would do
///
/// Silent when anything between could be seen by another thread, a clock or a fence included, and where the code
/// between depends on a template's arguments or on the caller of a function.
class LoopInvariantSync final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    if (isInstance(K)) {
      return;
    }
    for (const Site &S : K.Sites) {
      if (S.Kind != SiteKind::Barrier || !S.I->getType()->isVoidTy() || !S.Frames.empty() || !isBlockBarrier(*S.I)) {
        continue;
      }
      const Instruction *Next = nextWithNothingBetween(*S.I); // null: something between
      if (!Next || isInlined(*Next)) {
        continue;
      }
      FindingBuilder B = R.report(S);
      const clang::Expr *Call = R.expression(S);
      const clang::FunctionDecl *In = Call ? R.function(S) : nullptr;
      if (std::optional<Edit> E = In ? removeStatement(*In, *Call) : std::nullopt) {
        Fix X;
        X.Kind = Safety::Safe;
        X.Title = "remove";
        X.Edits.push_back(*std::move(E));
        B.fix(std::move(X));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(LoopInvariantSync)
