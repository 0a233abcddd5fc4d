// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Interpreter.h"
#include "model/Numbers.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace cudatidy;
using namespace llvm;

void Request::see(LaneMask M, const Addresses &Address) {
  if (popcount(M) < popcount(Lanes))
    return;
  uint64_t First = ~uint64_t(0);
  for (unsigned L = 0; L != WarpSize; ++L)
    if (M >> L & 1)
      First = std::min(First, Address[L]);
  First &= ~uint64_t(127);
  std::array<uint32_t, WarpSize> Seen{};
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(M >> L & 1))
      continue;
    if (Address[L] - First > UINT32_MAX) // too far apart to draw
      return;
    Seen[L] = uint32_t(Address[L] - First);
  }
  Lanes = M;
  Offset = Seen;
}

/// Local memory is each lane's own: its key carries lane and warp.
uint64_t Interpreter::keyOf(uint64_t Address, unsigned Lane) const {
  if (region::of(Address) != region::Local)
    return Address;
  return Address | uint64_t(W->Id * WarpSize + Lane) << region::ObjectShift;
}

/// What memory holds that nothing known has written.
uint64_t Interpreter::sampleAt(uint64_t Address, const Element &E, bool Uniform) {
  if (RandomData && E.Bits >= 8)
    if (const std::optional<double> Position = Sorted.at(Address, E.Bits / 8))
      return Values.inOrder(E, *Position);
  return Values.unknown(E, Address, Uniform);
}

/// The bytes at Address, or a sample with its doubt.
Bytes Interpreter::readBytes(uint64_t Address, const Element &E, unsigned Lane, bool Uniform) {
  const unsigned Size = std::max(1U, unsigned(E.Bits + 7) / 8);
  Bytes Result = Mem.load(keyOf(Address, Lane), Size);
  const uint8_t Whole = uint8_t(lowBits(Size));
  if (Result.Written == Whole)
    return Result;
  switch (spaceOf(Address)) {
  case Space::Local: // never written: any value will do
    Result.Uniform = true;
    return Result;
  case Space::Parameter: {
    Bytes Known;
    for (unsigned I = 0; I != Size; ++I) {
      uint8_t Byte = 0;
      if (!Values.parameterByte(Address + I, Byte))
        break;
      Known.Value |= uint64_t(Byte) << 8 * I;
      Known.Written |= uint8_t(1U << I);
    }
    if (Known.Written == Whole && E.Kind != Number::Pointer)
      return Known;
    break;
  }
  case Space::Constant:
  case Space::Global: {
    uint64_t Value = 0;
    if (P.initialBytes(Address, Size, Value)) {
      Result.Value = Value;
      return Result;
    }
    break;
  }
  case Space::Shared:
    break;
  }
  const uint64_t Sample = sampleAt(Address, E, Uniform);
  for (unsigned I = 0; I != Size; ++I)
    if (!(Result.Written >> I & 1))
      Result.Value |= Sample & 0xffULL << 8 * I;
  (Uniform || RandomData ? Result.Uniform : Result.Data) = true;
  return Result;
}

void Interpreter::readLanes(Frame &F, LaneMask M, const Lanes &Pointer, const Element &E, Lanes &Result) {
  Result.T = {};
  if (!M)
    return;
  const LaneMask Doubtful = (Pointer.T.Data | Pointer.T.Unsupported) & M;
  const bool Uniform = !Doubtful && Pointer.isUniform(M);
  const auto Accept = [&](unsigned L, const Bytes &B) {
    const LaneMask Bit = LaneMask(1) << L;
    Result.V[L] = B.Value & (E.Bits ? lowBits(E.Bits) : 0);
    if (B.Uniform)
      Result.T.Uniform |= Bit;
    if (B.Data)
      Result.T.Data |= Bit;
    if (B.Unsupported || E.Kind == Number::Other)
      Result.T.Unsupported |= Bit;
  };
  // Other spaces than local hold one value an address: read it once.
  if (Uniform && region::of(Pointer.V[firstLane(M)]) != region::Local) {
    Bytes B = readBytes(Pointer.V[firstLane(M)] + E.Offset, E, 0, true);
    // One address gives all lanes one value, whatever it depends on.
    B.Uniform |= B.Data;
    B.Data = false;
    for (unsigned L = 0; L != WarpSize; ++L)
      if (M >> L & 1)
        Accept(L, B);
  } else {
    for (unsigned L = 0; L != WarpSize; ++L)
      if (M >> L & 1)
        Accept(L, readBytes(Pointer.V[L] + E.Offset, E, L, false));
  }
  Result.T |= Pointer.T & M;
}

void Interpreter::writeLanes(Frame &F, LaneMask M, const Lanes &Pointer, const Element &E, const Lanes &Value,
                             const Taint &Doubt) {
  const unsigned Size = std::max(1U, unsigned(E.Bits + 7) / 8);
  // A store to an unknown place is not applied: it could be anywhere, and the
  // sample address is as good a place to miss as any.
  const LaneMask Known = M & ~(Pointer.T.Data | Pointer.T.Unsupported);
  const Taint Worth = Value.T | Doubt | Pointer.T;
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(Known >> L & 1))
      continue;
    const LaneMask Bit = LaneMask(1) << L;
    Bytes B;
    B.Value = Value.V[L];
    B.Uniform = Worth.Uniform & Bit;
    B.Data = Worth.Data & Bit;
    B.Unsupported = Worth.Unsupported & Bit;
    Mem.store(keyOf(Pointer.V[L] + E.Offset, L), Size, B);
  }
}

/// Which array an address lies in: the argument's number, or the module's
/// variables, which share object 0 and are told apart by address.
static uint32_t objectOf(uint64_t Address) { return uint32_t(region::of(Address) << 16 | region::object(Address)); }

/// How nvcc compiles an atomic on shared memory.
static SharedUse sharedUse(const SiteInfo &Info) {
  switch (Info.Kind) {
  case SiteKind::Load:
    return SharedUse::Load;
  case SiteKind::Atomic: {
    if (isa<AtomicCmpXchgInst>(Info.I))
      return SharedUse::CompareSwap;
    const auto *RMW = dyn_cast<AtomicRMWInst>(Info.I);
    if (!RMW)
      return SharedUse::Atomic;
    if (RMW->isFloatingPointOperation())
      return SharedUse::SwapLoop;
    const auto *By = dyn_cast<ConstantInt>(RMW->getValOperand());
    return By && By->isOne() && RMW->getOperation() == AtomicRMWInst::Add && Info.I->use_empty() ? SharedUse::Increment
                                                                                                 : SharedUse::Atomic;
  }
  case SiteKind::Store:
  case SiteKind::Branch:
  case SiteKind::Barrier:
    break;
  }
  return SharedUse::Store;
}

/// Whether nvcc lets one lane act for all that meet at one address: a constant added, or any integer operation whose
/// result nobody wants, which it reduces over the warp first.
static bool isAggregated(const AtomicRMWInst &RMW) {
  switch (RMW.getOperation()) {
  case AtomicRMWInst::Add:
  case AtomicRMWInst::Sub:
    return RMW.use_empty() || isa<ConstantInt>(RMW.getValOperand());
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
  case AtomicRMWInst::Xor:
  case AtomicRMWInst::Min:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UMax:
    return RMW.use_empty();
  default:
    return false;
  }
}

void Interpreter::count(Frame &F, const Inst &I, uint32_t Site, const Lanes &Pointer, unsigned Size, unsigned Align,
                        bool OneLane) {
  LaneMask M = F.Active;
  if (!M || Site == None)
    return;
  SiteCounter &C = F.Counts->Sites[Site];
  const SiteInfo &Info = F.C->Sites[Site];
  const Taint Reached = controlTaint(F, M);
  const Taint Doubt = Pointer.T & M;
  C.Executions += Weight;
  C.Real |= !Forced;
  C.Lanes += Weight * popcount(M);
  if (Reached.Data | Reached.Unsupported)
    C.UnderData += Weight;
  C.Sampled |= Doubt.Uniform || Reached.Uniform;
  const uint64_t First = Pointer.V[firstLane(M)];
  if (!C.Known)
    C.Where = Info.Generic ? spaceOf(First) : Info.Where;
  if (Doubt.Unsupported) {
    C.Unsupported += Weight;
    return;
  }
  if (T.Shared.isOn())
    traceShared(F, I, Info.Kind, Pointer, M, Size, Reached.Unsupported != 0,
                any_of(F.Controls, [&](const Control &Each) { return Each.State && (Each.Lanes & M); }));
  if (Doubt.Data) {
    C.ByData += Weight;
    return;
  }
  if (OneLane) // the compiler lets one lane act for all
    M = LaneMask(1) << firstLane(M);
  C.Known += Weight;
  const Space Where = C.Where;
  // Accesses wider than the alignment or than 16 bytes take several
  // instructions.
  const unsigned Piece = std::max(1U, std::min({Size, Align, 16U}));
  const unsigned Pieces = std::max(1U, (Size + Piece - 1) / Piece);
  double Actual = 0, Ideal = 0;
  for (unsigned N = 0; N != std::min(Pieces, 64U); ++N) {
    Addresses A = Pointer.V;
    for (uint64_t &Each : A)
      Each += N * Piece;
    Cost Here;
    if (Where == Space::Shared)
      Here = countWavefronts(A, M, Piece, sharedUse(Info));
    else if (Where == Space::Constant || Where == Space::Parameter)
      Here = {double(countDistinct(A, M)), 1};
    else if (Where == Space::Local)
      Here = countLocalSectors(A, M, Piece);
    else
      Here = countSectors(A, M, Piece);
    Actual += Here.Actual;
    Ideal += Here.Ideal;
  }
  C.Actual += Weight * Actual / std::min(Pieces, 64U);
  C.Ideal += Weight * Ideal / std::min(Pieces, 64U);
  C.Distinct += Weight * countDistinct(Pointer.V, M);
  C.LastMask = M;
  C.LastAddress = First;
  for (unsigned L = 0; L != WarpSize; ++L)
    C.AddressBits |= (M >> L & 1) ? Pointer.V[L] : 0;
  C.Fullest.see(M, Pointer.V);
  C.Misaligned = First & 127;
  C.Object = objectOf(First);

  // The lane pattern: one stride between all neighbouring active lanes.
  bool HasStride = popcount(M) > 1;
  int64_t Stride = 0;
  unsigned Last = firstLane(M);
  bool FirstPair = true;
  for (unsigned L = Last + 1; HasStride && L != WarpSize; ++L) {
    if (!(M >> L & 1))
      continue;
    const auto Step = int64_t(Pointer.V[L] - Pointer.V[Last]);
    const auto Apart = int64_t(L - Last);
    if (Step % Apart != 0 || (!FirstPair && Step / Apart != Stride))
      HasStride = false;
    Stride = Step / Apart;
    FirstPair = false;
    Last = L;
  }
  if (popcount(M) > 1) {
    if (!HasStride || (C.HasPattern && C.Stride != Stride))
      C.PatternBroken = true;
    C.HasPattern = true;
    C.Stride = Stride;
  }

  if (Traffic && !Doubt.Unsupported)
    C.Moves.see(S.Block, W->Id, M, Pointer.V);
  if (Traffic && Where == Space::Global) {
    Touched &Array = T.Arrays[C.Object];
    Array.RequestedBytes += double(popcount(M)) * Size;
    Array.Sectors += Actual;
    if (Info.Kind != SiteKind::Load)
      Array.StoredSectors += Actual;
    constexpr size_t MaxSectors = 1 << 16;
    for (unsigned L = 0; L != WarpSize && Array.Sector.size() < MaxSectors; ++L) {
      if (!(M >> L & 1))
        continue;
      for (uint64_t At = Pointer.V[L], End = At + Size; At < End;) {
        const uint64_t Next = std::min(End, (At | 31) + 1);
        TouchedSector &Touch = Array.Sector[At >> 5];
        Touch.Bytes |= uint32_t(lowBits(unsigned(Next - At)) << (At & 31));
        Touch.Warps |= 1U << (W->Order & 31);
        At = Next;
      }
    }
  }
}

/// Whether a store puts another value there than the one that is.
bool Interpreter::changes(const Frame &F, const Inst &Store, uint64_t Address, unsigned Lane) {
  const std::vector<Element> &Parts = P.elements(Store.I->getOperand(0)->getType());
  for (unsigned E = 0; E != Parts.size(); ++E) {
    const unsigned Size = std::max(1U, unsigned(Parts[E].Bits + 7) / 8);
    const Bytes Old = Mem.load(keyOf(Address + Parts[E].Offset, Lane), Size);
    if (Old.Written != lowBits(Size) || Old.Value != (part(F, Store, 0, E).V[Lane] & lowBits(8 * Size)))
      return true;
  }
  return false;
}

/// Exchanges are how warps lock. An index beyond its array comes from a sample that no input has. Ticket: few threads
/// may come here; State: what they hold in shared memory decides that they do.
void Interpreter::traceShared(const Frame &F, const Inst &I, SiteKind Kind, const Lanes &Pointer, LaneMask M,
                              unsigned Size, bool Ticket, bool State) {
  const Space Where = spaceOf(Pointer.V[firstLane(M)]);
  if (Where != Space::Shared && Where != Space::Global)
    return;
  const auto *RMW = dyn_cast<AtomicRMWInst>(I.I);
  const bool Locks = isa<AtomicCmpXchgInst>(I.I) || (RMW && RMW->getOperation() == AtomicRMWInst::Xchg) ||
                     ((isa<LoadInst>(I.I) || isa<StoreInst>(I.I)) && I.I->isAtomic());
  if (Locks)
    Where == Space::Global ? T.Shared.giveUpGlobal() : T.Shared.giveUp();
  if (Locks || (Kind == SiteKind::Atomic && !RMW) || (Ticket && !RMW))
    return;
  const Value *Place = RMW ? RMW->getPointerOperand() : getPointerOperand(I.I);
  const auto *Array = Place ? dyn_cast<GlobalVariable>(getUnderlyingObject(Place, 0)) : nullptr;
  const uint64_t Bytes = Array ? DL.getTypeAllocSize(Array->getValueType()).getFixedValue() : 0;
  const uint64_t First = Bytes ? P.addressOf(*Array) : 0, End = Bytes ? First + Bytes : ~uint64_t(0);
  const auto IsInside = [&](unsigned L) { return Pointer.V[L] >= First && Pointer.V[L] < End; };
  // Data as an index counts where the code keeps it inside the array, whatever it is; writes may be a permutation.
  const bool Data = (Pointer.T.Data & M) != 0;
  for (unsigned L = 0; Data && L != WarpSize; ++L)
    if (!Bytes || Kind == SiteKind::Store || ((M >> L & 1) && !IsInside(L)))
      return;
  const auto *Store = dyn_cast<StoreInst>(I.I);
  const bool Reads = Kind == SiteKind::Load;
  T.Shared.step(W->Id, *I.I, {(Pointer.T.Uniform & M) != 0, Data, State});
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(M >> L & 1) || !IsInside(L))
      continue;
    SharedTrace::Access A{Pointer.V[L], Size, L};
    A.Kind = RMW ? TouchKind::Update : Reads ? TouchKind::Read : TouchKind::Write;
    A.Changes = !Store || changes(F, I, A.Address, L);
    T.Shared.touch(A);
  }
}

void Interpreter::load(Frame &F, const Inst &I) {
  const Lanes Pointer = operand(F, I, 0);
  const auto &Load = *llvm::cast<LoadInst>(I.I);
  count(F, I, I.Site, Pointer, F.C->Sites[I.Site].Bytes, unsigned(Load.getAlign().value()));
  const std::vector<Element> &Parts = P.elements(Load.getType());
  if (const Slot List = F.C->Sites[I.Site].List; RandomData && List != None)
    for (unsigned L = 0; L != WarpSize; ++L)
      if (F.Active >> L & 1)
        Sorted.begin(use(F, List).V[L], F.C->Sites[I.Site].Bytes);
  for (unsigned E = 0; E != I.Count; ++E) {
    Lanes R;
    readLanes(F, F.Active, Pointer, Parts[E], R);
    define(F, I, E, R);
  }
}

void Interpreter::store(Frame &F, const Inst &I) {
  const auto &Store = *llvm::cast<StoreInst>(I.I);
  const Lanes &Pointer = operand(F, I, 1);
  count(F, I, I.Site, Pointer, F.C->Sites[I.Site].Bytes, unsigned(Store.getAlign().value()));
  const std::vector<Element> &Parts = P.elements(Store.getValueOperand()->getType());
  const Taint Doubt = controlTaint(F, F.Active);
  for (unsigned E = 0; E != Parts.size(); ++E)
    writeLanes(F, F.Active, Pointer, Parts[E], part(F, I, 0, E), Doubt);
}

void Interpreter::allocate(Frame &F, const Inst &I) {
  const auto &Alloca = *llvm::cast<AllocaInst>(I.I);
  uint64_t Size = DL.getTypeAllocSize(Alloca.getAllocatedType()).getFixedValue();
  if (Alloca.isArrayAllocation())
    Size *= operand(F, I, 0).V[firstLane(F.Active)] & 0xffff;
  constexpr uint64_t Room = uint64_t(1) << (region::ObjectShift - 1);
  W->LocalTop = alignTo(W->LocalTop, std::max<uint64_t>(Alloca.getAlign().value(), 16));
  if (W->LocalTop + Size > Room)
    W->LocalTop = 0;
  define(F, I, 0, Lanes::splat(region::base(region::Local) + W->LocalTop));
  W->LocalTop += Size;
}

/// The branch of the loop that a floating-point atomic on shared memory is: lanes that share an address leave it one by
/// one.
void Interpreter::countSwapLoop(Frame &F, const Inst &I, const Lanes &Pointer) {
  SiteCounter &C = F.Counts->Sites[I.Site + 1];
  C.Sampled = true;
  const LaneMask Doubt = (Pointer.T.Data | Pointer.T.Unsupported) & F.Active;
  unsigned Rounds = 0;
  for (unsigned L = 0; L != WarpSize; ++L) {
    unsigned Same = 0;
    for (unsigned K = 0; K != WarpSize; ++K)
      Same += (F.Active >> L & F.Active >> K & 1) && Pointer.V[L] == Pointer.V[K];
    Rounds = std::max(Rounds, Same);
  }
  C.Executions += Weight * Rounds;
  if (Doubt) {
    C.ByData += Weight * Rounds;
    return;
  }
  C.Known += Weight * Rounds;
  C.Actual += Weight * (Rounds - 1);
}

/// Atomics are applied lane by lane to the samples. Their order is the
/// hardware's, so results and contents are data from here on.
void Interpreter::atomic(Frame &F, const Inst &I) {
  const auto *RMW = dyn_cast<AtomicRMWInst>(I.I);
  const auto *Exchange = dyn_cast<AtomicCmpXchgInst>(I.I);
  const Lanes Pointer = operand(F, I, 0);
  const unsigned Size = F.C->Sites[I.Site].Bytes;
  const bool Aggregated = RMW && isAggregated(*RMW) && Pointer.isUniform(F.Active);
  count(F, I, I.Site, Pointer, Size, Size, Aggregated);
  if (RMW && RMW->isFloatingPointOperation() && F.C->Sites[I.Site].Where == Space::Shared)
    countSwapLoop(F, I, Pointer);
  Element E = I.To;
  if (Exchange)
    E = P.elements(Exchange->getNewValOperand()->getType())[0];
  const Taint Reached = controlTaint(F, F.Active);
  Lanes Old = Lanes::splat(0);
  Lanes Success = Lanes::splat(0);
  const bool Alone = popcount(F.Active) == 1;
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(F.Active >> L & 1))
      continue;
    const LaneMask Bit = LaneMask(1) << L;
    const Bytes Before = readBytes(Pointer.V[L], E, L, Alone);
    Old.V[L] = Before.Value & lowBits(E.Bits);
    Bytes After = Before;
    (RandomData ? After.Uniform : After.Data) = true;
    if (RMW) {
      const uint64_t X = Old.V[L];
      const uint64_t Y = part(F, I, 1, 0).V[L];
      const auto Floating = [&](double V) { return bitsAs(E.Kind, V); };
      const double P = isFloating(E.Kind) ? numberOf(E.Kind, X) : 0;
      const double Q = isFloating(E.Kind) ? numberOf(E.Kind, Y) : 0;
      const int64_t SX = signedOf(X, E.Bits), SY = signedOf(Y, E.Bits);
      switch (RMW->getOperation()) {
      case AtomicRMWInst::Xchg:
        After.Value = Y;
        break;
      case AtomicRMWInst::Add:
        After.Value = X + Y;
        break;
      case AtomicRMWInst::Sub:
        After.Value = X - Y;
        break;
      case AtomicRMWInst::And:
        After.Value = X & Y;
        break;
      case AtomicRMWInst::Or:
        After.Value = X | Y;
        break;
      case AtomicRMWInst::Xor:
        After.Value = X ^ Y;
        break;
      case AtomicRMWInst::Max:
        After.Value = SX > SY ? X : Y;
        break;
      case AtomicRMWInst::Min:
        After.Value = SX < SY ? X : Y;
        break;
      case AtomicRMWInst::UMax:
        After.Value = std::max(X, Y);
        break;
      case AtomicRMWInst::UMin:
        After.Value = std::min(X, Y);
        break;
      case AtomicRMWInst::UIncWrap:
        After.Value = X >= Y ? 0 : X + 1;
        break;
      case AtomicRMWInst::UDecWrap:
        After.Value = X == 0 || X > Y ? Y : X - 1;
        break;
      case AtomicRMWInst::FAdd:
        After.Value = Floating(P + Q);
        break;
      case AtomicRMWInst::FSub:
        After.Value = Floating(P - Q);
        break;
      case AtomicRMWInst::FMax:
        After.Value = Floating(std::fmax(P, Q));
        break;
      case AtomicRMWInst::FMin:
        After.Value = Floating(std::fmin(P, Q));
        break;
      default:
        After.Unsupported = true;
      }
    } else if (Exchange) {
      const bool Equal = Old.V[L] == part(F, I, 1, 0).V[L];
      Success.V[L] = Equal;
      if (Equal)
        After.Value = part(F, I, 2, 0).V[L];
    }
    After.Value &= lowBits(E.Bits);
    if (!((Pointer.T.Data | Pointer.T.Unsupported) & Bit))
      Mem.store(keyOf(Pointer.V[L], L), (E.Bits + 7) / 8, After);
  }
  // Alone in the warp, a lane's result is one unknown value.
  (Alone || RandomData ? Old.T.Uniform : Old.T.Data) = F.Active;
  Old.T |= Reached;
  if (I.Count)
    define(F, I, 0, Old);
  if (Exchange && I.Count > 1) {
    Success.T = Old.T;
    define(F, I, 1, Success);
  }
}
