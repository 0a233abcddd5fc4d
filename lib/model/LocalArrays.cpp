// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/LocalArrays.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"

using namespace cudatidy;
using namespace llvm;

namespace {

class Subscripts {
public:
  explicit Subscripts(Function &F)
      : Tree(F), Loops(Tree), Assumptions(F), Functions(F.getParent()->getTargetTriple()), Library(Functions),
        Evolution(F, Library, Assumptions, Tree, Loops) {}

  /// Whether an address, counted from where its array begins, is surely a
  /// run-time value.
  bool atRunTime(const Value *Pointer) {
    while (true) {
      if (const auto *Gep = dyn_cast<GEPOperator>(Pointer)) {
        for (const Use &Index : Gep->indices()) {
          SmallPtrSet<const Value *, 8> Seen;
          if (surely(Index, Seen))
            return true;
        }
        Pointer = Gep->getPointerOperand();
      } else if (isa<AddrSpaceCastOperator, BitCastOperator>(Pointer)) {
        Pointer = cast<Operator>(Pointer)->getOperand(0);
      } else {
        return false;
      }
    }
  }

private:
  /// Arguments, what is read from memory other than the thread's own, and
  /// results of calls are run-time values; so is what is computed from them.
  bool surely(const Value *V, SmallPtrSetImpl<const Value *> &Seen) {
    if (!Seen.insert(V).second || isa<Constant>(V))
      return false;
    if (isa<Argument>(V))
      return true;
    const auto *I = dyn_cast<Instruction>(V);
    if (!I)
      return false;
    if (const auto *Load = dyn_cast<LoadInst>(I))
      return !isa<AllocaInst>(getUnderlyingObject(Load->getPointerOperand()));
    if (isa<AtomicRMWInst, AtomicCmpXchgInst, CallInst>(I))
      return true;
    if (const auto *Phi = dyn_cast<PHINode>(I))
      return counterAtRunTime(*Phi, Seen);
    if (isa<BinaryOperator, CastInst, FreezeInst, SelectInst>(I))
      return any_of(I->operand_values(), [&](const Value *Each) { return surely(Each, Seen); });
    return false;
  }

  /// A loop's counter, of whose loop nobody knows an end at compile time. A
  /// choice between paths is not judged: the compiler may split the paths.
  bool counterAtRunTime(const PHINode &Phi, SmallPtrSetImpl<const Value *> &Seen) {
    const Loop *L = Loops.getLoopFor(Phi.getParent());
    if (!L || L->getHeader() != Phi.getParent())
      return false;
    if (any_of(Phi.incoming_values(), [&](const Value *Each) { return surely(Each, Seen); }))
      return true;
    const bool Moves = any_of(Phi.incoming_values(), [&](const Value *Each) {
      return isa<BinaryOperator>(Each) && L->contains(cast<Instruction>(Each)->getParent());
    });
    // 0: unknown. More rounds than this nobody unrolls, and an unknown bound's type has them.
    constexpr unsigned MaxUnrolled = 1024;
    const unsigned Rounds = Evolution.getSmallConstantMaxTripCount(L);
    return Moves && (Rounds == 0 || Rounds > MaxUnrolled);
  }

  DominatorTree Tree;
  LoopInfo Loops;
  AssumptionCache Assumptions;
  TargetLibraryInfoImpl Functions;
  TargetLibraryInfo Library;
  ScalarEvolution Evolution;
};

} // namespace

/// What an initialiser with constants stores: the constants, or copies of a
/// constant table.
static bool isConstantData(const Value &V) {
  const auto *Load = dyn_cast<LoadInst>(&V);
  const auto *Table = Load ? dyn_cast<GlobalVariable>(getUnderlyingObject(Load->getPointerOperand())) : nullptr;
  return isa<Constant>(V) || (Table && Table->isConstant());
}

std::vector<LocalArray> cudatidy::runtimeIndexedArrays(const Function &F) {
  std::vector<LocalArray> Result;
  if (F.isDeclaration())
    return Result;
  // The analyses read the function only, but take it as theirs to change.
  Subscripts Judge(const_cast<Function &>(F));
  const DataLayout &DL = F.getDataLayout();
  MapVector<const AllocaInst *, LocalArray> Arrays;
  SmallPtrSet<const AllocaInst *, 8> Written;
  for (const Instruction &I : instructions(F)) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    const auto *A = Pointer ? dyn_cast<AllocaInst>(getUnderlyingObject(Pointer)) : nullptr;
    if (!A)
      continue;
    const bool AtRunTime = Judge.atRunTime(Pointer);
    if (AtRunTime)
      Arrays[A].Accesses.push_back(&I);
    if (const auto *Store = dyn_cast<StoreInst>(&I); Store && (AtRunTime || !isConstantData(*Store->getValueOperand())))
      Written.insert(A);
  }
  for (auto &[Storage, Array] : Arrays)
    if (Written.contains(Storage)) {
      Array.Storage = Storage;
      Array.Bytes = DL.getTypeAllocSize(Storage->getAllocatedType()).getFixedValue();
      Result.push_back(std::move(Array));
    }
  return Result;
}
