// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/BarrierDivergence.h"
#include "Check.h"
#include "model/BlockBarrier.h"
#include "model/KernelReporter.h"
#include "model/SplitControl.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

namespace {

/// The second half of a barrier of the whole cluster.
bool isClusterBarrier(const Instruction &I) {
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && Call->getCalledFunction()->getName().starts_with("llvm.nvvm.barrier.cluster.wait");
}

/// Flags block barriers that some threads of the block do not reach.
///
///   if (threadIdx.x < 20) __syncthreads();   // the others never arrive: undefined, on many GPUs a hang
///
/// Silent when the condition is the same for the whole block or not known, and where whole warps that part wait at a
/// barrier of their own.
class BarrierDivergence final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    if (none_of(K.Sites, [](const Site &S) { return S.Kind == SiteKind::Barrier; })) {
      return;
    }
    const SplitControl Control(K);
    for (const Site &S : K.Sites) {
      if (S.Kind != SiteKind::Barrier || S.Weight == 0 || S.UnderData ||
          !(isBlockBarrier(*S.I) || isClusterBarrier(*S.I))) {
        continue;
      }
      const std::optional<Split> By = Control.before(*S.I); // none: no proof
      if (!By) {
        continue;
      }
      const bool OwnBarrier = any_of(By->Elsewhere, [](const BasicBlock *B) { return any_of(*B, isBlockBarrier); });
      if (OwnBarrier && !By->WithinWarp) {
        continue;
      }
      report(S, *By, R);
    }
  }

private:
  static void report(const Site &S, const Split &By, const KernelReporter &R) {
    FindingBuilder B = R.report(S);
    const Place Branch = R.place(*By.Branch);
    B.arg("line", Branch.Line);
    B.note({Branch, "condition"});
    if (By.Exits) {
      B.variant("exited").level(Severity::Warning);
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(BarrierDivergence)
