// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Builtins.h"
#include "model/Interpreter.h"
#include "model/Numbers.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"

#include <cmath>

using namespace cudatidy;
using namespace llvm;

/// A result that the model does not know: a sample of its type. Data: it may
/// differ from lane to lane.
void Interpreter::unknownResult(Frame &F, const Inst &I, bool Data) {
  if (!I.Count)
    return;
  const std::vector<Element> &Parts = P.elements(I.I->getType());
  for (unsigned E = 0; E != I.Count; ++E) {
    Lanes R = Lanes::splat(Values.unknown(Parts[E], I.Result + E, !Data));
    (Data ? R.T.Data : R.T.Uniform) = AllLanes;
    if (Parts[E].Kind == Number::Other)
      R.T.Unsupported = AllLanes;
    define(F, I, E, R);
  }
}

/// Result of a builtin that gives one value to each lane.
template <class Fn> static Lanes eachLane(Fn Value) {
  Lanes R;
  for (unsigned L = 0; L != WarpSize; ++L)
    R.V[L] = Value(L);
  return R;
}

void Interpreter::special(Frame &F, const Inst &I, Builtin Kind) {
  const uint64_t FirstThread = uint64_t(W->Id) * WarpSize;
  const uint64_t X = S.Block[0], Y = S.Block[1];
  const auto Thread = [&](unsigned L) { return FirstThread + L; };
  const auto Rank = [&] {
    const Dim3 In{Position[0] % S.Cluster[0], Position[1] % S.Cluster[1], Position[2] % S.Cluster[2]};
    return In[0] + S.Cluster[0] * (In[1] + S.Cluster[1] * In[2]);
  };
  Lanes R = Lanes::splat(0);
  switch (Kind) {
  case Builtin::ThreadX:
    R = eachLane([&](unsigned L) { return Thread(L) % X; });
    break;
  case Builtin::ThreadY:
    R = eachLane([&](unsigned L) { return Thread(L) / X % Y; });
    break;
  case Builtin::ThreadZ:
    R = eachLane([&](unsigned L) { return Thread(L) / (X * Y); });
    break;
  case Builtin::BlockX:
  case Builtin::BlockY:
  case Builtin::BlockZ:
    R.V.fill(Position[unsigned(Kind) - unsigned(Builtin::BlockX)]);
    break;
  case Builtin::BlockDimX:
  case Builtin::BlockDimY:
  case Builtin::BlockDimZ:
    R.V.fill(S.Block[unsigned(Kind) - unsigned(Builtin::BlockDimX)]);
    break;
  case Builtin::GridDimX:
  case Builtin::GridDimY:
  case Builtin::GridDimZ:
    R.V.fill(S.Grid[unsigned(Kind) - unsigned(Builtin::GridDimX)]);
    break;
  case Builtin::LaneId:
    R = eachLane([](unsigned L) { return uint64_t(L); });
    break;
  case Builtin::WarpId:
    R.V.fill(W->Id);
    break;
  case Builtin::WarpCount:
    R.V.fill(S.warps());
    break;
  case Builtin::WarpWidth:
    R.V.fill(WarpSize);
    break;
  case Builtin::MaskEq:
    R = eachLane([](unsigned L) { return 1ULL << L; });
    break;
  case Builtin::MaskLt:
    R = eachLane([](unsigned L) { return (1ULL << L) - 1; });
    break;
  case Builtin::MaskLe:
    R = eachLane([](unsigned L) { return (2ULL << L) - 1; });
    break;
  case Builtin::MaskGt:
    R = eachLane([](unsigned L) { return ~((2ULL << L) - 1) & AllLanes; });
    break;
  case Builtin::MaskGe:
    R = eachLane([](unsigned L) { return ~((1ULL << L) - 1) & AllLanes; });
    break;
  case Builtin::ClusterBlockX:
  case Builtin::ClusterBlockY:
  case Builtin::ClusterBlockZ: {
    const unsigned D = unsigned(Kind) - unsigned(Builtin::ClusterBlockX);
    R.V.fill(Position[D] % S.Cluster[D]);
    break;
  }
  case Builtin::ClusterDimX:
  case Builtin::ClusterDimY:
  case Builtin::ClusterDimZ:
    R.V.fill(S.Cluster[unsigned(Kind) - unsigned(Builtin::ClusterDimX)]);
    break;
  case Builtin::ClusterX:
  case Builtin::ClusterY:
  case Builtin::ClusterZ: {
    const unsigned D = unsigned(Kind) - unsigned(Builtin::ClusterX);
    R.V.fill(Position[D] / S.Cluster[D]);
    break;
  }
  case Builtin::ClusterCountX:
  case Builtin::ClusterCountY:
  case Builtin::ClusterCountZ: {
    const unsigned D = unsigned(Kind) - unsigned(Builtin::ClusterCountX);
    R.V.fill(S.Grid[D] / S.Cluster[D]);
    break;
  }
  case Builtin::ClusterRank:
    R.V.fill(Rank());
    break;
  case Builtin::ClusterSize:
    R.V.fill(S.Cluster[0] * S.Cluster[1] * S.Cluster[2]);
    break;
  case Builtin::DynamicShared:
    R.V.fill(S.DynamicShared);
    break;
  default:
    unknownResult(F, I, false);
    return;
  }
  for (uint64_t &V : R.V)
    V &= lowBits(I.To.Bits);
  define(F, I, 0, R);
}

void Interpreter::pure(Frame &F, const Inst &I) {
  const auto &Call = *llvm::cast<CallBase>(I.I);
  const PureFunction Fn = pureFunction(Call);
  if (I.Site != None)
    countExpanded(F, I);
  const unsigned N = std::min(Call.arg_size(), 4U);
  std::array<const Lanes *, 4> In{};
  const bool Overflow = Builtin(I.Extra) == Builtin::PureOverflow;
  const unsigned Count = Overflow ? I.Count / 2 : I.Count;
  const bool Floating = isFloating(I.To.Kind);
  T.Operations[size_t(Floating ? Work::Special : Work::Integer)] += Weight * popcount(F.Active) * Count;
  for (unsigned E = 0; E != Count; ++E) {
    Lanes R;
    for (unsigned A = 0; A != N; ++A) {
      const size_t Parts = P.elements(Call.getArgOperand(A)->getType()).size();
      In[A] = &part(F, I, A, Parts > E ? E : 0);
      R.T |= In[A]->T;
    }
    PureCall C{{}, I.From, I.To};
    std::array<uint64_t, 4> Values{};
    for (unsigned L = 0; L != WarpSize; ++L) {
      R.V[L] = 0;
      if (!(F.Active >> L & 1))
        continue;
      for (unsigned A = 0; A != N; ++A)
        Values[A] = In[A]->V[L];
      C.Arguments = ArrayRef(Values.data(), N);
      R.V[L] = Fn(C);
    }
    define(F, I, E, R);
    if (Overflow) {
      Lanes Bit = Lanes::splat(0);
      Bit.T = R.T;
      const auto &Name = Call.getCalledFunction()->getName();
      const bool Signed = Name.starts_with("llvm.s");
      for (unsigned L = 0; L != WarpSize; ++L) {
        const auto Wide = [&](const Lanes &A) {
          return Signed ? (__int128)signedOf(A.V[L], I.To.Bits) : (__int128)A.V[L];
        };
        const __int128 X = Wide(*In[0]), Y = Wide(*In[1]);
        const __int128 Exact = Name.contains("add") ? X + Y : Name.contains("sub") ? X - Y : X * Y;
        Bit.V[L] = Exact != Wide(R);
      }
      define(F, I, Count + E, Bit);
    }
  }
}

/// Shuffles: the first argument may be the member mask (sync forms).
void Interpreter::shuffle(Frame &F, const Inst &I, Builtin Kind) {
  const auto &Call = *llvm::cast<CallBase>(I.I);
  // Inline assembly has the value first; intrinsics have the member mask before it.
  const unsigned At = Call.isInlineAsm() ? 0 : Call.arg_size() - 3;
  const std::optional<unsigned> Addend = Call.isInlineAsm() ? asmMeaning(Call).Addend : std::nullopt;
  const Lanes &Value = operand(F, I, At);
  const Lanes &Which = operand(F, I, At + 1);
  const Lanes &Clamp = operand(F, I, At + 2);
  Lanes R = Value;
  Lanes Ok = Lanes::splat(0);
  R.T = Which.T | Clamp.T;
  LaneMask Sources = 0;
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(F.Active >> L & 1))
      continue;
    const unsigned B = unsigned(Which.V[L]) & 31;
    const unsigned Limit = unsigned(Clamp.V[L]) & 31;
    const unsigned Segment = unsigned(Clamp.V[L] >> 8) & 31;
    const unsigned Low = L & Segment;
    const unsigned High = Low | (Limit & ~Segment);
    unsigned From = L;
    bool Valid = false;
    switch (Kind) {
    case Builtin::ShuffleUp:
      Valid = int(L) - int(B) >= int(High);
      From = L - B;
      break;
    case Builtin::ShuffleDown:
      From = L + B;
      Valid = From <= High;
      break;
    case Builtin::ShuffleXor:
      From = L ^ B;
      Valid = From <= High;
      break;
    default:
      From = Low | (B & ~Segment);
      Valid = From <= High;
      break;
    }
    if (!Valid || From >= WarpSize)
      From = L;
    Ok.V[L] = Valid;
    Sources |= LaneMask(1) << From;
    R.V[L] = Value.V[From];
    const LaneMask Bit = LaneMask(1) << L;
    const auto Take = [&](LaneMask &To, LaneMask Source) {
      if (Source >> From & 1)
        To |= Bit;
    };
    Take(R.T.Uniform, Value.T.Uniform);
    Take(R.T.Data, Value.T.Data);
    Take(R.T.Unsupported, Value.T.Unsupported);
  }
  // All lanes read one lane: whatever it holds, they now hold the same.
  if (popcount(Sources) == 1 && !(Which.T.Data & F.Active)) {
    R.T.Uniform |= R.T.Data;
    R.T.Data = 0;
  }
  if (Addend) {
    const Lanes &More = operand(F, I, *Addend);
    for (unsigned L = 0; L != WarpSize; ++L)
      if (Ok.V[L])
        R.V[L] = (R.V[L] + More.V[L]) & lowBits(I.To.Bits);
    R.T |= More.T;
  }
  define(F, I, 0, R);
  if (I.Count > 1) {
    Ok.T = Which.T | Clamp.T;
    define(F, I, 1, Ok);
  }
}

/// Votes, ballots, matches and reductions: one result for the warp, so doubt
/// about lanes becomes doubt about one uniform value.
void Interpreter::warpOperation(Frame &F, const Inst &I, Builtin Kind) {
  const auto &Call = *llvm::cast<CallBase>(I.I);
  const LaneMask M = F.Active;
  Lanes R = Lanes::splat(0);
  if (Kind == Builtin::ActiveMask) {
    R.V.fill(M);
    if (controlTaint(F, M).any())
      R.T.Uniform = AllLanes;
    define(F, I, 0, R);
    return;
  }
  const bool Reduce = Kind >= Builtin::ReduceAdd && Kind <= Builtin::ReduceXor;
  // Arguments: (mask, value), (value), or (value, mask) for reductions.
  const unsigned At = Reduce || Call.arg_size() == 1 ? 0 : 1;
  const Lanes &Value = operand(F, I, At);
  LaneMask True = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    True |= LaneMask(Value.V[L] & 1) << L;
  True &= M;
  const Taint Doubt = (Value.T & M) | controlTaint(F, M);
  uint64_t Result = 0;
  switch (Kind) {
  case Builtin::VoteAll:
    Result = True == M;
    break;
  case Builtin::VoteAny:
    Result = True != 0;
    break;
  case Builtin::VoteUniform:
    Result = True == M || True == 0;
    break;
  case Builtin::Ballot:
    Result = True;
    break;
  case Builtin::MatchAny:
  case Builtin::MatchAll:
    for (unsigned L = 0; L != WarpSize; ++L)
      for (unsigned K = 0; K != WarpSize; ++K)
        if ((M >> K & 1) && Value.V[K] == Value.V[L])
          R.V[L] |= 1ULL << K;
    if (Kind == Builtin::MatchAll) {
      const bool Equal = Value.isUniform(M);
      R.V.fill(Equal ? M : 0);
      if (I.Count > 1) {
        Lanes All = Lanes::splat(Equal);
        All.T.Uniform = Doubt.any() ? AllLanes : 0;
        define(F, I, 1, All);
      }
    }
    R.T = Doubt;
    define(F, I, 0, R);
    return;
  default: {
    bool First = true;
    for (unsigned L = 0; L != WarpSize; ++L) {
      if (!(M >> L & 1))
        continue;
      const uint64_t X = Value.V[L];
      const auto Less = [&](bool Signed, uint64_t A, uint64_t B) {
        return Signed ? signedOf(A, 32) < signedOf(B, 32) : A < B;
      };
      if (First) {
        Result = X;
        First = false;
        continue;
      }
      switch (Kind) {
      case Builtin::ReduceAdd:
        Result += X;
        break;
      case Builtin::ReduceMin:
      case Builtin::ReduceUMin:
        Result = Less(Kind == Builtin::ReduceMin, X, Result) ? X : Result;
        break;
      case Builtin::ReduceMax:
      case Builtin::ReduceUMax:
        Result = Less(Kind == Builtin::ReduceMax, Result, X) ? X : Result;
        break;
      case Builtin::ReduceAnd:
        Result &= X;
        break;
      case Builtin::ReduceOr:
        Result |= X;
        break;
      default:
        Result ^= X;
      }
    }
  }
  }
  R.V.fill(Result & lowBits(I.To.Bits));
  if (Doubt.any())
    R.T.Uniform = AllLanes;
  define(F, I, 0, R);
}

void Interpreter::memoryBuiltin(Frame &F, const Inst &I, Builtin Kind) {
  const auto &Call = *llvm::cast<CallBase>(I.I);
  const unsigned Size = I.Site == None ? 0 : F.C->Sites[I.Site].Bytes;
  const Taint Doubt = controlTaint(F, F.Active);
  switch (Kind) {
  case Builtin::MemCopy:
  case Builtin::MemSet: {
    const auto &Transfer = *llvm::cast<MemIntrinsic>(&Call);
    const unsigned Align = unsigned(Transfer.getDestAlign().valueOrOne().value());
    const Lanes To = operand(F, I, 0);
    const Lanes From = operand(F, I, 1);
    count(F, I, I.Site, To, Size, Align);
    constexpr unsigned MaxCopied = 1024;
    for (unsigned At = 0; At != std::min(Size, MaxCopied); ++At) {
      const Element Here{Number::Int, 8, At};
      Lanes Value = From;
      if (Kind == Builtin::MemCopy)
        readLanes(F, F.Active, From, Here, Value);
      writeLanes(F, F.Active, To, Here, Value, Doubt);
    }
    return;
  }
  case Builtin::CopyAsync: {
    T.Shared.giveUp(); // its data arrives later
    AsmMeaning A;
    A.SharedSide = 0;
    A.Address = 1;
    if (Call.isInlineAsm())
      A = asmMeaning(Call);
    Lanes Shared = operand(F, I, A.SharedSide);
    for (uint64_t &V : Shared.V)
      V = region::of(V) ? V : V + region::base(region::Shared);
    const Lanes Global = operand(F, I, A.Address);
    count(F, I, I.Site, Global, Size, Size);
    for (unsigned At = 0; At < Size; At += 4) {
      Lanes Value;
      const Element Word{Number::Float, 32, At};
      readLanes(F, F.Active, Global, Word, Value);
      writeLanes(F, F.Active, Shared, Word, Value, Doubt);
    }
    return;
  }
  case Builtin::LoadMatrix:
  case Builtin::AsmLoad:
  case Builtin::AsmStore:
  case Builtin::AsmAtomic: {
    AsmMeaning A;
    if (Call.isInlineAsm())
      A = asmMeaning(Call);
    Lanes Pointer = operand(F, I, A.Address);
    if (A.SpaceKnown && A.Where == Space::Shared)
      for (uint64_t &V : Pointer.V)
        V = region::of(V) ? V : V + region::base(region::Shared);
    count(F, I, I.Site, Pointer, Size, Size);
    unknownResult(F, I, true);
    return;
  }
  case Builtin::MaskedLoad:
  case Builtin::MaskedStore: {
    const unsigned To = Kind == Builtin::MaskedLoad ? 0 : 1; // the operand that points
    const Lanes Pointer = operand(F, I, To);
    count(F, I, I.Site, Pointer, Size, unsigned(Call.getParamAlign(To).valueOrOne().value()));
    Type *Vector = To ? Call.getArgOperand(0)->getType() : Call.getType();
    const std::vector<Element> &Parts = P.elements(Vector);
    for (unsigned E = 0; E != Parts.size(); ++E) {
      const bool On = part(F, I, To + 1, E).V[firstLane(F.Active)] & 1;
      if (To) {
        if (On)
          writeLanes(F, F.Active, Pointer, Parts[E], part(F, I, 0, E), Doubt);
        continue;
      }
      Lanes R = part(F, I, 2, E);
      if (On)
        readLanes(F, F.Active, Pointer, Parts[E], R);
      define(F, I, E, R);
    }
    return;
  }
  case Builtin::UnknownAtomic:
    if (I.Site != None)
      count(F, I, I.Site, operand(F, I, 0), Size, Size);
    unknownResult(F, I, true);
    return;
  case Builtin::SpaceTest: {
    const StringRef Name = Call.getCalledFunction()->getName();
    const Space Asked = Name.contains("shared")  ? Space::Shared
                        : Name.contains("local") ? Space::Local
                        : Name.contains("const") ? Space::Constant
                                                 : Space::Global;
    Lanes R = operand(F, I, 0);
    for (uint64_t &V : R.V)
      V = spaceOf(V) == Asked;
    define(F, I, 0, R);
    return;
  }
  case Builtin::Locate: // another block's shared memory looks like one's own
    if (I.Count)
      define(F, I, 0, operand(F, I, 0));
    return;
  case Builtin::Allocate: {
    Lanes R;
    for (unsigned L = 0; L != WarpSize; ++L)
      R.V[L] = region::base(region::Global, 0x7fff) + (uint64_t(L) << 24) + W->LocalTop;
    W->LocalTop += 1 << 12;
    R.T.Data = AllLanes;
    define(F, I, 0, R);
    return;
  }
  case Builtin::SinCos: {
    if (I.Site != None)
      countExpanded(F, I);
    const Element E = I.From;
    const bool Pi = Call.getCalledFunction()->getName().contains("pi");
    for (const unsigned N : {1U, 2U}) {
      Lanes R = operand(F, I, 0);
      for (uint64_t &V : R.V) {
        const double X = numberOf(E.Kind, V) * (Pi ? M_PI : 1);
        V = bitsAs(E.Kind, N == 1 ? std::sin(X) : std::cos(X));
      }
      writeLanes(F, F.Active, operand(F, I, N), E, R, Doubt);
    }
    T.Operations[size_t(Work::Special)] += 2 * Weight * popcount(F.Active);
    return;
  }
  default:
    unknownResult(F, I, true);
  }
}

bool Interpreter::builtin(Frame &F, const Inst &I) {
  const auto Kind = Builtin(I.Extra);
  switch (Kind) {
  case Builtin::Nothing:
    if (llvm::cast<CallBase>(I.I)->getCalledFunction() &&
        llvm::cast<CallBase>(I.I)->getCalledFunction()->getName().contains("arrive"))
      T.Shared.giveUp();
    T.Shared.warpMeets();
    if (I.Count)
      unknownResult(F, I, false);
    return false;
  case Builtin::Unknown:
  case Builtin::MatrixLoad:
  case Builtin::MatrixStore:
    if (I.I->mayWriteToMemory())
      T.Shared.giveUp();
    unknownResult(F, I, true);
    return false;
  case Builtin::UniformUnknown:
    unknownResult(F, I, false);
    return false;
  case Builtin::Tensor:
    T.Operations[size_t(Work::Tensor)] += Weight * popcount(F.Active);
    unknownResult(F, I, true);
    return false;
  case Builtin::Barrier:
  case Builtin::BarrierVote:
  case Builtin::ClusterBarrier: {
    T.Shared.warpMeets();
    if (I.Site != None) {
      SiteCounter &C = F.Counts->Sites[I.Site];
      C.Executions += Weight;
      C.Known += Weight;
      C.Lanes += Weight * popcount(F.Active);
      C.LastMask = F.Active;
      if (F.Active != W->Threads)
        C.Actual += Weight; // arrivals without all threads of the warp
      const Taint Reached = controlTaint(F, F.Active);
      C.Sampled |= Reached.Uniform != 0;
      if (Reached.Data)
        C.UnderData += Weight;
    }
    unknownResult(F, I, false);
    return ManyWarps;
  }
  case Builtin::Exit: {
    const LaneMask M = F.Active;
    for (Frame &Each : W->Stack) {
      Each.Live &= ~M;
      Each.Active &= ~M;
    }
    F.BlockNo = None;
    return false;
  }
  case Builtin::ShuffleIndex:
  case Builtin::ShuffleUp:
  case Builtin::ShuffleDown:
  case Builtin::ShuffleXor:
    T.Shared.warpMeets();
    shuffle(F, I, Kind);
    return false;
  case Builtin::VoteAll:
  case Builtin::VoteAny:
  case Builtin::VoteUniform:
  case Builtin::Ballot:
  case Builtin::ActiveMask:
  case Builtin::MatchAny:
  case Builtin::MatchAll:
  case Builtin::ReduceAdd:
  case Builtin::ReduceMin:
  case Builtin::ReduceMax:
  case Builtin::ReduceUMin:
  case Builtin::ReduceUMax:
  case Builtin::ReduceAnd:
  case Builtin::ReduceOr:
  case Builtin::ReduceXor:
    T.Shared.warpMeets();
    warpOperation(F, I, Kind);
    return false;
  case Builtin::Pure:
  case Builtin::PureOverflow:
    pure(F, I);
    return false;
  case Builtin::MemCopy:
  case Builtin::MemSet:
  case Builtin::CopyAsync:
  case Builtin::LoadMatrix:
  case Builtin::SpaceTest:
  case Builtin::Allocate:
  case Builtin::Locate:
  case Builtin::UnknownAtomic:
  case Builtin::AsmLoad:
  case Builtin::AsmStore:
  case Builtin::AsmAtomic:
  case Builtin::MaskedLoad:
  case Builtin::MaskedStore:
  case Builtin::SinCos:
    memoryBuiltin(F, I, Kind);
    return false;
  default:
    special(F, I, Kind);
    return false;
  }
}
