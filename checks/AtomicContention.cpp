// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/AtomicContention.h"
#include "Check.h"
#include "model/KernelReporter.h"
#include "rewrite/GeneratedCode.h"

#include "clang/AST/Decl.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/KnownBits.h"

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

/// How many elements an index into an argument's array can choose among, by its type and masks; none when that is not
/// bounded.
std::optional<uint64_t> elementsAtMost(const llvm::AtomicRMWInst &A) {
  const auto *G = llvm::dyn_cast<llvm::GetElementPtrInst>(A.getPointerOperand()->stripPointerCasts());
  if (!G || G->getNumIndices() != 1 || !llvm::isa<llvm::Argument>(G->getPointerOperand()->stripPointerCasts())) {
    return std::nullopt;
  }
  const llvm::APInt Most = llvm::computeKnownBits(G->getOperand(1), A.getModule()->getDataLayout()).getMaxValue();
  return Most.getActiveBits() < 32 ? std::optional(Most.getZExtValue() + 1) : std::nullopt;
}

/// The type of the operation's value as CUDA's atomic functions take it; empty for others.
std::string valueType(const llvm::AtomicRMWInst &A) {
  const llvm::Type *T = A.getType();
  return T->isFloatTy()       ? "float"
         : T->isDoubleTy()    ? "double"
         : T->isIntegerTy(32) ? "int"
         : T->isIntegerTy(64) ? "unsigned long long"
                              : "";
}

/// Flags atomic operations on global memory that queue up at one address, or that the hardware lacks.
///
///   if (Keep[I]) Out[atomicAdd(Count, 1)] = I;   // all threads that pass queue at one address
///   atomicAdd(&Half[J], X);                      // no 16-bit atomic: a loop of compare-and-swap
///
/// A histogram whose counters are few counts too, for the same addresses come again and again.
///
/// Silent on shared memory, which aggregation does not make faster; when few lanes of a warp act (a leader's sum); when
/// the addresses come from data and may be many; under a data-dependent condition, unless the operation hands out
/// places; and when the whole grid makes few of them.
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
        R.report(S).variant("narrow").fix(titled("pairs"));
        continue;
      }
      if (!isReduction(*A)) {
        continue;
      }
      if (const auto Bins = S.On == Basis::DataDependent && !isTicket(*A) ? elementsAtMost(*A) : std::nullopt;
          Bins && double(*Bins) <= rule::maxBins(K.Arch)) {
        R.report(S).variant("histogram").arg("bins", *Bins).fix(titled("bins"));
        continue;
      }
      if ((S.UnderData && !isTicket(*A)) || !S.Distinct) {
        continue;
      }
      const double Meeting = S.ActiveLanes / std::max(1.0, *S.Distinct);
      if (Meeting < rule::minLanes(K.Arch)) {
        continue;
      }
      R.report(S)
          .arg("lanes", Meeting)
          .variant(isTicket(*A) ? "ticket" : "message")
          .evidence("addresses", *S.Distinct)
          .fix(aggregation(*A, R.function(S), rule::warpReduce(K.Arch) != 0));
    }
  }

private:
  static Fix titled(const char *Title) {
    Fix X;
    X.Title = Title;
    return X;
  }

  static Fix aggregation(const llvm::AtomicRMWInst &A, const clang::FunctionDecl *In, bool HasReduce) {
    Fix X = titled(isTicket(A) ? "places" : "reduce");
    const std::string Type = valueType(A);
    const bool Sums = A.getOperation() == llvm::AtomicRMWInst::Add || A.getOperation() == llvm::AtomicRMWInst::FAdd;
    if (!In || !In->getIdentifier() || Type.empty() || !Sums) {
      return X;
    }
    const std::string Name = In->getName().str();
    X.Code = isTicket(A) ? warpTicket(Name, Type) : blockSum(Name, Type, Type == "int", HasReduce);
    X.CodeIsWhole = true;
    return X;
  }

  static double warpsOf(const Launch &L) {
    const double Threads = double(L.Block[0] * L.Block[1] * L.Block[2]);
    return double(L.Grid[0] * L.Grid[1] * L.Grid[2]) * std::ceil(Threads / WarpSize);
  }
};

} // namespace

CUDA_TIDY_CHECK(AtomicContention)
