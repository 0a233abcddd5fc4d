// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/SharedTrace.h"

#include "model/BlockBarrier.h"
#include "model/Memory.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

/// Words that are recorded at most; later ones are not.
static constexpr size_t MaxWords = 1 << 16;

/// Whether a value that was read decides, within a few operations, which way to go: a flag that is waited for.
static bool decides(const Instruction &Read) {
  constexpr unsigned MaxUsers = 16;
  SmallPtrSet<const Value *, MaxUsers> Seen{&Read};
  SmallVector<const Value *, MaxUsers> Work{&Read};
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    for (const User *U : V->users()) {
      const auto *I = dyn_cast<Instruction>(U);
      if (I && I->isTerminator()) {
        return true;
      }
      if (I && (isa<CmpInst>(I) || I->isBinaryOp() || I->isCast()) && Seen.size() < MaxUsers && Seen.insert(I).second) {
        Work.push_back(I);
      }
    }
  }
  return false;
}

/// Calls Take with each value that V is computed from in registers, until it returns true or there are too many;
/// whether it did, or there were.
template <typename Callback> static bool anySource(const Value &V, Callback Take) {
  constexpr unsigned MaxValues = 32;
  SmallPtrSet<const Value *, MaxValues> Seen{&V};
  SmallVector<const Value *, MaxValues> Work{&V};
  while (!Work.empty()) {
    const auto *I = dyn_cast<Instruction>(Work.pop_back_val());
    if (!I) {
      continue;
    }
    if (Seen.size() == MaxValues || Take(*I)) {
      return true;
    }
    if (isa<LoadInst>(I) || (isa<CallBase>(I) && !isa<IntrinsicInst>(I) && I->mayReadOrWriteMemory())) {
      continue;
    }
    for (const Use &U : I->operands()) {
      if (isa<Instruction>(U) && Seen.insert(U).second) {
        Work.push_back(U);
      }
    }
  }
  return false;
}

bool cudatidy::isTicket(const Value &V) {
  return anySource(V, [](const Instruction &I) {
    // What an unknown call gives may be anything.
    return isa<AtomicRMWInst, AtomicCmpXchgInst>(I) ||
           (isa<CallBase>(I) && !isa<IntrinsicInst>(I) && I.mayWriteToMemory());
  });
}

bool cudatidy::isState(const Value &V) {
  constexpr unsigned SharedSpace = 3;
  return anySource(V, [](const Instruction &I) {
    const auto *Load = dyn_cast<LoadInst>(&I);
    return Load &&
           getUnderlyingObject(Load->getPointerOperand(), 0)->getType()->getPointerAddressSpace() == SharedSpace;
  });
}

void SharedTrace::begin(unsigned OfSample, bool IsForced) {
  Words.clear();
  Interval = 1;
  WarpInterval = 1;
  Now = {};
  Sample = OfSample;
  Forced = IsForced;
  On = !GivenUp;
  At = nullptr;
}

void SharedTrace::giveUp() {
  GivenUp = true;
  On = false;
  Found.clear();
}

void SharedTrace::giveUpGlobal() {
  GlobalGivenUp = true;
  erase_if(Found, [](const Candidate &C) { return C.P.Global; });
}

void SharedTrace::step(unsigned OfWarp, const Instruction &I, const Doubt &D) {
  if (Now.Warp != OfWarp) {
    Now.Position = 0;
    ++WarpInterval;
  }
  Now.I = &I;
  Now.Warp = OfWarp;
  Now.D = D;
  ++Now.Position;
}

void SharedTrace::touch(const Access &A) {
  const bool Global = spaceOf(A.Address) == Space::Global;
  if (!On || (Global && GlobalGivenUp)) {
    return;
  }
  constexpr uint64_t WordBytes = 4;
  constexpr unsigned MaxBytes = 64;
  Now.Kind = A.Kind;
  uint64_t Address = A.Address;
  const uint64_t End = Address + std::min(A.Bytes, MaxBytes);
  while (On && Address < End) {
    const uint64_t Next = std::min(End, (Address / WordBytes + 1) * WordBytes);
    Now.Bytes = uint8_t(((1U << (Next - Address)) - 1) << (Address % WordBytes));
    const uint64_t Number = Address / WordBytes;
    Address = Next;
    if (Words.size() >= MaxWords && !Words.contains(Number)) {
      return;
    }
    Word &W = Words[Number];
    if (W.Interval != Interval) {
      W = {};
      W.Interval = Interval;
    }
    if (Now.I->isVolatile()) {
      handOver(W, A);
    }
    touchWord(W, A, Global);
  }
}

void SharedTrace::touchWord(Word &W, const Access &A, bool Global) {
  const auto Against = [&](const Touch &Old) {
    if (Old.I && Old.Warp != Now.Warp && (Old.Bytes & Now.Bytes)) {
      add(Old, Global);
    }
  };
  switch (A.Kind) {
  case TouchKind::Read:
    Against(W.Write);
    Against(W.Update);
    for (Touch &Old : W.Reads) {
      if (!Old.I || Old.Warp == Now.Warp) {
        const uint8_t Before = Old.I ? Old.Bytes : 0;
        Old = Now;
        Old.Bytes |= Before;
        break;
      }
    }
    return;
  case TouchKind::Write:
    if (A.Changes) {
      for (const Touch &Old : W.Reads) {
        Against(Old);
      }
      Against(W.Update);
      if (W.Write.I != Now.I) {
        Against(W.Write);
      }
    }
    W.Write = Now;
    return;
  case TouchKind::Update:
    Against(W.Write);
    for (const Touch &Old : W.Reads) {
      Against(Old);
    }
    W.Update = Now;
    return;
  }
}

/// Lanes of one warp that exchange words by volatile accesses, with nothing that makes them wait for each other.
void SharedTrace::handOver(Word &W, const Access &A) {
  if (A.Kind == TouchKind::Write) {
    W.Volatile = Now.I;
    W.VolatileWarp = Now.Warp;
    W.VolatileLane = A.Lane;
    W.VolatileInterval = WarpInterval;
  } else if (W.Volatile && W.VolatileWarp == Now.Warp && W.VolatileLane != A.Lane &&
             W.VolatileInterval == WarpInterval && !Forced) {
    add({W.Volatile, Now.I, TouchKind::Write, TouchKind::Read, false, true}, !Now.D.Sampled && !Now.D.Data);
  }
}

/// The warps are run one after the other, so what was run first may be what comes later in the code.
void SharedTrace::add(const Touch &Old, bool Global) {
  const bool InOrder = Old.Position <= Now.Position;
  const Touch &Earlier = InOrder ? Old : Now, &Later = InOrder ? Now : Old;
  if (Earlier.Kind == TouchKind::Read && Later.Kind == TouchKind::Update) {
    return; // a look before the update, that the update repeats
  }
  for (const Touch *T : {&Earlier, &Later}) {
    if (T->Kind == TouchKind::Read && T->I->isVolatile() && decides(*T->I)) {
      giveUp();
      return;
    }
  }
  if ((Earlier.D.Data && Later.D.Data) || (Earlier.D.State && Later.D.State)) {
    return;
  }
  const bool Sampled = Earlier.D.Sampled || Later.D.Sampled || Earlier.D.Data || Later.D.Data;
  const bool BothWrite = Earlier.Kind == TouchKind::Write && Later.Kind == TouchKind::Write;
  if (Sampled && (Forced || BothWrite)) {
    return;
  }
  add({Earlier.I, Later.I, Earlier.Kind, Later.Kind, Global, false}, !Sampled);
}

void SharedTrace::add(const SharedPair &New, bool Certain) {
  auto It = find_if(Found, [&](const Candidate &C) {
    return C.P.Earlier == New.Earlier && C.P.Later == New.Later && C.P.WithinWarp == New.WithinWarp;
  });
  if (It == Found.end()) {
    It = Found.insert(Found.end(), Candidate{New, 0, false});
  }
  It->Samples |= 1U << Sample;
  It->Certain |= Certain;
}

void SharedTrace::arrive(const Instruction &Barrier, bool Whole) {
  if (!Whole || !isBlockBarrier(Barrier) || (At && At != &Barrier)) {
    stop();
  }
  AnyBarrier = true;
  At = &Barrier;
}

void SharedTrace::meet() {
  ++Interval;
  Now.Position = 0;
  At = nullptr;
}

static bool isConfirmed(unsigned Samples) { return (Samples & (Samples - 1)) != 0; }

bool SharedTrace::isWaiting() const {
  return any_of(Found, [](const Candidate &C) { return !C.Certain && !isConfirmed(C.Samples); });
}

/// An atomic operation whose place is looked at before, to spare it where it would change nothing: the look may be
/// out of date.
static bool isLook(const SharedPair &P) {
  if (P.EarlierKind != TouchKind::Update || P.LaterKind != TouchKind::Read) {
    return false;
  }
  const auto *Update = dyn_cast<AtomicRMWInst>(P.Earlier);
  const Value *Place = getPointerOperand(P.Later);
  if (!Update || !Place || Place->stripPointerCasts() != Update->getPointerOperand()->stripPointerCasts() ||
      P.Earlier->getFunction() != P.Later->getFunction()) {
    return false;
  }
  const DominatorTree Dominators(const_cast<Function &>(*P.Later->getFunction())); // only reads it
  return Dominators.dominates(P.Later, P.Earlier);
}

std::vector<SharedPair> SharedTrace::pairs() const {
  std::vector<SharedPair> Result;
  for (const Candidate &C : Found) {
    const bool Proved = C.Certain || isConfirmed(C.Samples);
    if (Proved && !(C.P.Global && !AnyBarrier) && !isLook(C.P)) {
      Result.push_back(C.P);
    }
  }
  return Result;
}
