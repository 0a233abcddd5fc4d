// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/AtomicContention.h"
#include "Check.h"
#include "model/KernelReporter.h"

#include "llvm/IR/Instructions.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;

namespace {

namespace rule = rules::AtomicContention;

/// Whether an operation gathers values, so that a warp or a block can gather its own first: not an exchange, which
/// stores a value, nor a compare-and-swap, of which nothing is known.
bool isReduction(const llvm::AtomicRMWInst &A) { return A.getOperation() != llvm::AtomicRMWInst::Xchg; }

/// Whether it hands out places: an addition whose old value somebody uses.
bool isTicket(const llvm::AtomicRMWInst &A) { return A.getOperation() == llvm::AtomicRMWInst::Add && !A.use_empty(); }

/// Flags atomic operations on global memory that queue up at one address, or that the hardware lacks.
///
///   if (Keep[I]) Out[atomicAdd(Count, 1)] = I;   // all threads that pass queue at one address
///   atomicAdd(&Half[J], X);                      // no 16-bit atomic: a loop of compare-and-swap
///
/// Silent on shared memory, which aggregation does not make faster; when few lanes of a warp act (a leader's sum); when
/// the addresses come from data; under a data-dependent condition, unless the operation hands out places; and when the
/// whole grid makes few of them.
class AtomicContention final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    const double Warps = warpsOf(K.On);
    for (const Site &S : K.Sites) {
      if (S.Where != Space::Global || S.Kind != SiteKind::Atomic) {
        continue;
      }
      const auto *A = llvm::dyn_cast_or_null<llvm::AtomicRMWInst>(S.I);
      if (!A || S.Weight * Warps < rule::minRequests(K.Arch)) {
        continue;
      }
      if (S.Bytes == 2 && A->isFloatingPointOperation()) {
        R.report(S).variant("narrow");
        continue;
      }
      if (!isReduction(*A) || (S.UnderData && !isTicket(*A)) || !S.Distinct) {
        continue;
      }
      const double Meeting = S.ActiveLanes / std::max(1.0, *S.Distinct);
      if (Meeting < rule::minLanes(K.Arch)) {
        continue;
      }
      R.report(S).arg("lanes", Meeting).variant(isTicket(*A) ? "ticket" : "message").evidence("addresses", *S.Distinct);
    }
  }

private:
  static double warpsOf(const Launch &L) {
    const double Threads = double(L.Block[0] * L.Block[1] * L.Block[2]);
    return double(L.Grid[0] * L.Grid[1] * L.Grid[2]) * std::ceil(Threads / WarpSize);
  }
};

} // namespace

CUDA_TIDY_CHECK(AtomicContention)
