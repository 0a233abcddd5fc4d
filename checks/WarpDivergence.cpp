// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/WarpDivergence.h"
#include "Check.h"
#include "model/IssueSlots.h"
#include "model/KernelReporter.h"
#include "model/OperationCosts.h"
#include "rewrite/ContiguousReduction.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

#include <cmath>

using namespace cudatidy;
using namespace llvm;

namespace {

namespace rule = rules::WarpDivergence;

double warpsOf(const Kernel &K) {
  const double Threads = double(K.On.Block[0] * K.On.Block[1] * K.On.Block[2]);
  return std::max(1.0, std::ceil(Threads / WarpSize));
}

/// Whether a side does so little that the compiler executes it under a predicate.
bool isCheap(const BranchSide &S, const Kernel &K) { return !S.Loops && S.Each < rule::minSide(K.Arch); }

/// What one value is compared with when that is a constant near zero; null otherwise.
const Value *comparedWithNothing(const Value *Condition, double Limit) {
  const auto *C = dyn_cast<FCmpInst>(Condition);
  const auto *Bound = C ? dyn_cast<ConstantFP>(C->getOperand(1)) : nullptr;
  if (!Bound || std::abs(Bound->getValueAPF().convertToDouble()) > Limit) {
    return nullptr;
  }
  const Value *X = C->getOperand(0);
  const auto *Call = dyn_cast<IntrinsicInst>(X);
  return Call && Call->getIntrinsicID() == Intrinsic::fabs ? Call->getArgOperand(0) : X;
}

bool isMultiplied(const Value *X, const BranchSide &Side) {
  return any_of(X->users(), [&](const User *U) {
    const auto *I = dyn_cast<Instruction>(U);
    if (!I || !is_contained(Side.Blocks, I->getParent())) {
      return false;
    }
    const auto *Call = dyn_cast<IntrinsicInst>(I);
    const Intrinsic::ID Id = Call ? Call->getIntrinsicID() : Intrinsic::not_intrinsic;
    return I->getOpcode() == Instruction::FMul || Id == Intrinsic::fma || Id == Intrinsic::fmuladd;
  });
}

/// Whether a side only loads and computes.
bool isPure(const BranchSide &Side) {
  bool Loads = false;
  for (const BasicBlock *B : Side.Blocks) {
    for (const Instruction &I : *B) {
      if (I.isDebugOrPseudoInst()) {
        continue;
      }
      if (I.mayHaveSideEffects()) {
        return false;
      }
      Loads |= isa<LoadInst>(I);
    }
  }
  return Loads;
}

/// Whether a side only writes what its lanes have computed: a group's first lane that writes the group's result. Each
/// warp has such a write to issue, whoever does it.
bool onlyWrites(const BranchSide &Side, const Kernel &K) {
  bool Writes = false;
  for (const BasicBlock *B : Side.Blocks) {
    for (const Instruction &I : *B) {
      Writes |= isa<StoreInst>(I);
      if (I.mayReadFromMemory() && !I.isDebugOrPseudoInst()) {
        return false;
      }
    }
  }
  return Writes && !Side.Loops && Side.Each <= rule::maxWrite(K.Arch);
}

/// Whether V is a thread's number with something added or multiplied, so that neighbours keep their order.
bool isPosition(const Value *V) {
  const auto *I = dyn_cast<Instruction>(V);
  if (!I) {
    return true;
  }
  if (const auto *Call = dyn_cast<IntrinsicInst>(I)) {
    return Call->getCalledFunction()->getName().starts_with("llvm.nvvm.read.ptx.sreg.");
  }
  switch (I->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Shl:
  case Instruction::SExt:
  case Instruction::ZExt:
  case Instruction::Trunc:
    return all_of(I->operands(), [](const Use &U) { return isPosition(U); });
  default:
    return false;
  }
}

/// Whether a condition asks whether a thread's position lies inside of extents that are not constant: the lanes inside
/// stand next to each other already.
bool isBoundary(const Value *Condition) {
  if (const auto *C = dyn_cast<ICmpInst>(Condition)) {
    return C->isRelational() && !isa<Constant>(C->getOperand(0)) && !isa<Constant>(C->getOperand(1)) &&
           isPosition(C->getOperand(0)) && isPosition(C->getOperand(1));
  }
  const auto *I = dyn_cast<Instruction>(Condition);
  const bool Both = I && (I->getOpcode() == Instruction::And || I->getOpcode() == Instruction::Or);
  if (Both || (I && isa<SelectInst>(I))) {
    return all_of(I->operands(), [](const Use &U) { return isa<Constant>(U) || isBoundary(U); });
  }
  return false;
}

/// Flags branches and loops in which the lanes of a warp go different ways, where that costs much of the kernel.
///
///   if (threadIdx.x % 4 == 0) V = one(V); else V = other(V);   // every warp runs one() and other()
///
/// Silent when the parting is not proved for the launch, when at most one warp of a block parts (nothing can be
/// packed), when a side is short enough for a predicate, run by one lane or only writes what all lanes computed, and
/// when little of the kernel is lost.
class WarpDivergence final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    if (none_of(K.Sites, [](const Site &S) { return isCandidate(S); })) {
      return;
    }
    const IssueSlots Slots(K);
    for (const Site &S : K.Sites) {
      if (!isCandidate(S)) {
        continue;
      }
      if (S.On == Basis::DataDependent) {
        reportSkip(S, K, Slots, R);
        continue;
      }
      const double Sides = lostInSides(S, K, Slots), Loop = lostInLoop(S, Slots);
      const double Share = Slots.total() ? std::max(Sides, Loop) / Slots.total() : 0;
      if (Share < rule::minLoss(K.Arch)) {
        continue;
      }
      report(S, K, Share, Loop > Sides, Slots, R);
    }
  }

private:
  static bool isCandidate(const Site &S) {
    if (S.Kind != SiteKind::Branch || !S.I->isTerminator() || S.UnderData || S.Weight == 0) {
      return false;
    }
    return S.On == Basis::DataDependent ? S.Looped : S.Divergent.value_or(0) > 0;
  }

  /// Issue slots that full warps would not need, of one warp's run.
  static double lostInSides(const Site &S, const Kernel &K, const IssueSlots &Slots) {
    // Where one warp of a block parts at a time, its lanes cannot be packed with any other's.
    const double Parting = *S.Divergent * warpsOf(K);
    if (Parting <= 1 + rule::tolerance(K.Arch) || Slots.loopLeftBy(S)) {
      return 0;
    }
    const auto *Branch = dyn_cast<BranchInst>(S.I);
    const std::vector<BranchSide> Sides = Slots.sides(S);
    const bool OneSided = any_of(Sides, [](const BranchSide &Side) { return Side.Blocks.empty(); });
    if (OneSided && ((Branch && isBoundary(Branch->getCondition())) ||
                     any_of(Sides, [&](const BranchSide &Each) { return onlyWrites(Each, K); }))) {
      return 0;
    }
    double Lost = 0;
    for (const BranchSide &Side : Sides) {
      if (isCheap(Side, K) || Side.Lanes <= 1 + rule::tolerance(K.Arch)) {
        continue;
      }
      Lost += Side.Slots * std::max(0.0, 1 - Side.Lanes / S.ActiveLanes);
    }
    return Lost * (1 - 1 / Parting);
  }

  static double lostInLoop(const Site &S, const IssueSlots &Slots) {
    const std::optional<IssueSlots::Loop> L = Slots.loopLeftBy(S); // none: no loop, or unknown lanes
    if (!L || L->Entering <= 1) {
      return 0;
    }
    return L->Slots * std::max(0.0, 1 - L->Inside / L->Entering);
  }

  static void report(const Site &S, const Kernel &K, double Share, bool Loop, const IssueSlots &Slots,
                     const KernelReporter &R) {
    const auto At = [&](const Site &Here) {
      FindingBuilder B = R.report(Here);
      B.arg("loss", Share);
      B.evidence("divergent", *S.Divergent).evidence("lanes", S.ActiveLanes);
      if (Loop) {
        B.variant("loop");
      } else if (const std::vector<Edit> Edits = reductionEdits(K, Here, R); !Edits.empty()) {
        Fix X;
        X.Title = "contiguous";
        X.Kind = Safety::Unsafe;
        X.Edits = Edits;
        B.fix(std::move(X));
        B.evidence("gain", gainOf(S, Share, Slots));
      }
    };
    At(S);
    if (!isa<SwitchInst>(S.I)) {
      return;
    }
    // The compiler made one switch of a chain of tests: each of them parts the lanes.
    for (const auto &[Line, Column] : R.laterTests(S)) {
      Site Later = S;
      Later.At.Line = Line;
      Later.At.Column = Column;
      const bool HasOwn = any_of(K.Sites, [&](const Site &Other) {
        return Other.Kind == SiteKind::Branch && Other.At.File == Later.At.File && Other.At.Line == Later.At.Line;
      });
      if (!HasOwn) {
        At(Later);
      }
    }
  }

  /// How much fewer slots a contiguous reduction issues: without those lost, and without the division that the test
  /// no longer needs.
  static double gainOf(const Site &S, double Share, const IssueSlots &Slots) {
    const auto *Branch = dyn_cast<BranchInst>(S.I);
    const auto *Test = Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
    const auto *Rest = Test ? dyn_cast<BinaryOperator>(Test->getOperand(0)) : nullptr;
    const bool Divides = Rest && (Rest->getOpcode() == Instruction::URem || Rest->getOpcode() == Instruction::SRem);
    const double Saved = Share * Slots.total() + (Divides ? S.Weight * issueSlotsOf(*Rest) : 0);
    return Slots.total() / std::max(1.0, Slots.total() - Saved);
  }

  static std::vector<Edit> reductionEdits(const Kernel &K, const Site &S, const KernelReporter &R) {
    const SourceIndex::Test Test = R.test(S);
    const bool Known = K.On.Source == LaunchSource::Host || K.On.Source == LaunchSource::Option;
    const bool IsRow = K.On.BlockKnown && K.On.Block[1] == 1 && K.On.Block[2] == 1;
    return Test.If && Test.In && Known && IsRow ? contiguousReduction(*Test.If, *Test.In, K.On.Block[0])
                                                : std::vector<Edit>();
  }

  /// A term that is left out where its factor is next to nothing: lane by lane, the warp saves it only when all lanes
  /// agree.
  static void reportSkip(const Site &S, const Kernel &K, const IssueSlots &Slots, const KernelReporter &R) {
    const auto *Branch = dyn_cast<BranchInst>(S.I);
    const Value *Factor = Branch ? comparedWithNothing(Branch->getCondition(), rule::maxNegligible(K.Arch)) : nullptr;
    if (!Factor || Slots.loopLeftBy(S)) {
      return;
    }
    const std::vector<BranchSide> Sides = Slots.sides(S);
    if (Sides.size() != 2 || Sides[0].Blocks.empty() == Sides[1].Blocks.empty()) {
      return;
    }
    const BranchSide &Term = Sides[Sides[0].Blocks.empty() ? 1 : 0];
    if (Term.Loops || Term.Each < rule::minSide(K.Arch) || !isPure(Term) || !isMultiplied(Factor, Term)) {
      return;
    }
    const double Share = Slots.total() ? Term.Slots / Slots.total() : 0;
    if (Share < rule::minLoss(K.Arch)) {
      return;
    }
    FindingBuilder B = R.report(S);
    B.variant("skip").level(Severity::Note).arg("loss", Share);
  }
};

} // namespace

CUDA_TIDY_CHECK(WarpDivergence)
