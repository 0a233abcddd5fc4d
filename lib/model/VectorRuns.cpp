// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/VectorRuns.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"

#include <map>

using namespace cudatidy;
using namespace llvm;

/// The widest access of the hardware (PTX ISA, ld.v4.b32).
static constexpr unsigned WidestAccess = 16;

/// Whether host code tells where in its allocation the array begins. Its alignment is then part of the addresses.
static bool isPlaced(const Kernel &K, const Site &S) {
  if (!S.Argument || *S.Argument >= K.On.Arguments.size())
    return false;
  const ArgumentValue &A = K.On.Arguments[*S.Argument];
  return A.Type == ArgumentValue::Kind::Pointer && !A.Null && A.Extent && A.OffsetKnown && A.Offset % WidestAccess == 0;
}

/// The alignment that the form of an address gives, for an argument aligned to WidestAccess: what divides each of its
/// terms, whatever the values are. 1 where the form is not a sum onto an argument.
static uint64_t provenAlignment(const Value *Address, const DataLayout &DL) {
  uint64_t Result = WidestAccess;
  const auto Limit = [&](const APInt &Multiple) {
    if (!Multiple.isZero())
      Result = std::min(Result, uint64_t(1) << std::min(Multiple.countTrailingZeros(), 4U));
  };
  for (const Value *At = Address->stripPointerCasts();;) {
    if (isa<Argument>(At))
      return Result;
    const auto *G = dyn_cast<GEPOperator>(At);
    if (!G)
      return 1;
    const unsigned Bits = DL.getIndexTypeSizeInBits(G->getType());
    SmallMapVector<Value *, APInt, 4> Terms;
    APInt Constant(Bits, 0);
    if (!G->collectOffset(DL, Bits, Terms, Constant))
      return 1;
    Limit(Constant);
    for (const auto &[Index, Scale] : Terms) {
      const KnownBits Known = computeKnownBits(Index, DL);
      if (!Known.isZero())
        Limit(Scale.shl(std::min(Known.countMinTrailingZeros(), 4U)));
    }
    At = G->getPointerOperand()->stripPointerCasts();
  }
}

static bool isPart(const Kernel &K, const Site &S) {
  return (S.Kind == SiteKind::Load || S.Kind == SiteKind::Store) && S.Where == Space::Global && S.Actual &&
         !S.UnderData && S.Bytes && S.Bytes < WidestAccess && S.Stride && *S.Stride && isPlaced(K, S);
}

std::vector<VectorRun> cudatidy::vectorRuns(const Kernel &K) {
  // Accesses of one basic block run together: their last addresses are of one moment.
  using Key = std::tuple<const BasicBlock *, unsigned, SiteKind, unsigned>;
  std::map<Key, std::vector<const Site *>> Groups;
  std::vector<Key> Order; // as met, so that the result does not hang on addresses of the program itself
  for (const Site &S : K.Sites) {
    if (!isPart(K, S))
      continue;
    const Key Of(S.I->getParent(), *S.Argument, S.Kind, S.Bytes);
    std::vector<const Site *> &Group = Groups[Of];
    if (Group.empty())
      Order.push_back(Of);
    Group.push_back(&S);
  }
  std::vector<VectorRun> Runs;
  for (const Key &Of : Order) {
    std::vector<const Site *> &Group = Groups[Of];
    llvm::stable_sort(Group, [](const Site *A, const Site *B) { return A->LastAddress < B->LastAddress; });
    for (size_t First = 0; First < Group.size();) {
      const Site &Head = *Group[First];
      const uint64_t Proven =
          std::min(Head.Alignment, provenAlignment(getLoadStorePointerOperand(Head.I), K.F->getDataLayout()));
      unsigned Count = WidestAccess / Head.Bytes;
      const auto Follows = [&](unsigned N) {
        return First + N < Group.size() && Group[First + N]->LastAddress == Head.LastAddress + N * Head.Bytes &&
               Group[First + N]->Stride == Head.Stride;
      };
      for (; Count > 1; Count /= 2) {
        if (Proven >= Count * Head.Bytes && llvm::all_of(llvm::seq(1U, Count), Follows))
          break;
      }
      if (Count > 1)
        Runs.push_back({std::vector<const Site *>(Group.begin() + long(First), Group.begin() + long(First + Count))});
      First += std::max(1U, Count);
    }
  }
  return Runs;
}
