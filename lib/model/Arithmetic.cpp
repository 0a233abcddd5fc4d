// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Interpreter.h"
#include "model/Numbers.h"

#include "llvm/IR/Instructions.h"

#include <cmath>

using namespace cudatidy;
using namespace llvm;

namespace {

template <class Fn> void lanewise(Lanes &R, const Lanes &A, Fn Each) {
  for (unsigned L = 0; L != WarpSize; ++L)
    R.V[L] = Each(A.V[L]);
}

template <class Fn> void lanewise(Lanes &R, const Lanes &A, const Lanes &B, Fn Each) {
  for (unsigned L = 0; L != WarpSize; ++L)
    R.V[L] = Each(A.V[L], B.V[L]);
}

/// Lanes where L is known and holds Value.
LaneMask knownToBe(const Lanes &A, uint64_t Value) {
  LaneMask M = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    M |= LaneMask(A.V[L] == Value) << L;
  return M & ~A.T.any();
}

void integerBinary(Lanes &R, const Lanes &A, const Lanes &B, unsigned Opcode, unsigned Bits) {
  const uint64_t Mask = lowBits(Bits);
  switch (Opcode) {
  case Instruction::Add:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return (X + Y) & Mask; });
  case Instruction::Sub:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return (X - Y) & Mask; });
  case Instruction::Mul:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return (X * Y) & Mask; });
  case Instruction::UDiv:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return Y ? X / Y : Mask; });
  case Instruction::URem:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return Y ? X % Y : X; });
  case Instruction::SDiv:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) {
      const int64_t P = signedOf(X, Bits), Q = signedOf(Y, Bits);
      return Q == 0 ? Mask : Q == -1 ? (0 - X) & Mask : uint64_t(P / Q) & Mask;
    });
  case Instruction::SRem:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) {
      const int64_t P = signedOf(X, Bits), Q = signedOf(Y, Bits);
      return Q == 0 ? X : Q == -1 ? 0 : uint64_t(P % Q) & Mask;
    });
  case Instruction::Shl:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return Y < Bits ? X << Y & Mask : 0; });
  case Instruction::LShr:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return Y < Bits ? X >> Y : 0; });
  case Instruction::AShr:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) {
      const uint64_t By = Y < Bits ? Y : Bits - 1;
      return uint64_t(signedOf(X, Bits) >> By) & Mask;
    });
  case Instruction::And:
    return lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return X & Y; });
  case Instruction::Or:
    return lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return X | Y; });
  case Instruction::Xor:
    return lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return X ^ Y; });
  default:
    R.V.fill(0);
    R.T.Unsupported = AllLanes;
  }
}

template <class T> T floatOp(unsigned Opcode, T X, T Y) {
  switch (Opcode) {
  case Instruction::FAdd:
    return X + Y;
  case Instruction::FSub:
    return X - Y;
  case Instruction::FMul:
    return X * Y;
  case Instruction::FDiv:
    return X / Y;
  case Instruction::FRem:
    return std::fmod(X, Y);
  default:
    return -X;
  }
}

void floatBinary(Lanes &R, const Lanes &A, const Lanes &B, unsigned Opcode, Number Kind) {
  switch (Kind) {
  case Number::Float:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return bitsOf(floatOp(Opcode, asFloat(X), asFloat(Y))); });
  case Number::Double:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return bitsOf(floatOp(Opcode, asDouble(X), asDouble(Y))); });
  case Number::Half:
  case Number::BFloat:
    return lanewise(R, A, B, [=](uint64_t X, uint64_t Y) {
      return bitsAs(Kind, floatOp(Opcode, numberOf(Kind, X), numberOf(Kind, Y)));
    });
  case Number::Int:
  case Number::Pointer:
  case Number::Other:
    R.V.fill(0);
    R.T.Unsupported = AllLanes;
  }
}

Work workOf(Number Kind) {
  switch (Kind) {
  case Number::Double:
    return Work::Fp64;
  case Number::Float:
    return Work::Fp32;
  case Number::Half:
  case Number::BFloat:
    return Work::Fp16;
  case Number::Int:
  case Number::Pointer:
  case Number::Other:
    return Work::Integer;
  }
  return Work::Integer;
}

} // namespace

/// The branch inside an operation's machine code: taken by no lane for ordinary operands.
void Interpreter::countExpanded(Frame &F, const Inst &I) {
  SiteCounter &C = F.Counts->Sites[I.Site];
  C.Executions += Weight;
  C.Known += Weight;
  C.Lanes += Weight * popcount(F.Active);
  C.Sides[1] += Weight;
  C.Sampled = true;
}

void Interpreter::binary(Frame &F, const Inst &I) {
  if (I.Site != None)
    countExpanded(F, I);
  const bool Unary = I.Opcode == Instruction::FNeg;
  const bool Floating = isFloating(I.To.Kind);
  T.Operations[size_t(workOf(I.To.Kind))] += Weight * I.Count * popcount(F.Active);
  for (unsigned E = 0; E != I.Count; ++E) {
    const Lanes &A = part(F, I, 0, E);
    const Lanes &B = Unary ? A : part(F, I, 1, E);
    Lanes R;
    R.T = A.T | B.T;
    if (I.To.Kind == Number::Other)
      R = Lanes::splat(0), R.T.Unsupported = AllLanes;
    else if (Floating)
      floatBinary(R, A, B, I.Opcode, I.To.Kind);
    else
      integerBinary(R, A, B, I.Opcode, I.To.Bits);
    // A known operand can decide the result alone.
    if (R.T.any() && !Floating) {
      LaneMask Decided = 0;
      if (I.Opcode == Instruction::And || I.Opcode == Instruction::Mul)
        Decided = knownToBe(A, 0) | knownToBe(B, 0);
      else if (I.Opcode == Instruction::Or)
        Decided = knownToBe(A, lowBits(I.To.Bits)) | knownToBe(B, lowBits(I.To.Bits));
      R.T = R.T & ~Decided;
    }
    define(F, I, E, R);
  }
}

void Interpreter::compareInts(Frame &F, const Inst &I) {
  const auto Predicate = cast<ICmpInst>(I.I)->getPredicate();
  const unsigned Bits = I.From.Bits;
  for (unsigned E = 0; E != I.Count; ++E) {
    const Lanes &A = part(F, I, 0, E);
    const Lanes &B = part(F, I, 1, E);
    Lanes R;
    R.T = A.T | B.T;
    const auto Signed = [=](uint64_t X) { return signedOf(X, Bits); };
    switch (Predicate) {
    case CmpInst::ICMP_EQ:
      lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return uint64_t(X == Y); });
      break;
    case CmpInst::ICMP_NE:
      lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return uint64_t(X != Y); });
      break;
    case CmpInst::ICMP_ULT:
      lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return uint64_t(X < Y); });
      break;
    case CmpInst::ICMP_ULE:
      lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return uint64_t(X <= Y); });
      break;
    case CmpInst::ICMP_UGT:
      lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return uint64_t(X > Y); });
      break;
    case CmpInst::ICMP_UGE:
      lanewise(R, A, B, [](uint64_t X, uint64_t Y) { return uint64_t(X >= Y); });
      break;
    case CmpInst::ICMP_SLT:
      lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return uint64_t(Signed(X) < Signed(Y)); });
      break;
    case CmpInst::ICMP_SLE:
      lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return uint64_t(Signed(X) <= Signed(Y)); });
      break;
    case CmpInst::ICMP_SGT:
      lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return uint64_t(Signed(X) > Signed(Y)); });
      break;
    default:
      lanewise(R, A, B, [=](uint64_t X, uint64_t Y) { return uint64_t(Signed(X) >= Signed(Y)); });
      break;
    }
    define(F, I, E, R);
  }
}

void Interpreter::compareFloats(Frame &F, const Inst &I) {
  const unsigned Predicate = cast<FCmpInst>(I.I)->getPredicate();
  const Number Kind = I.From.Kind;
  for (unsigned E = 0; E != I.Count; ++E) {
    const Lanes &A = part(F, I, 0, E);
    const Lanes &B = part(F, I, 1, E);
    Lanes R;
    R.T = A.T | B.T;
    // The bits of the predicate: 1 equal, 2 greater, 4 less, 8 unordered.
    lanewise(R, A, B, [=](uint64_t X, uint64_t Y) {
      const double P = numberOf(Kind, X), Q = numberOf(Kind, Y);
      const unsigned Is = std::isnan(P) || std::isnan(Q) ? 8 : P == Q ? 1 : P > Q ? 2 : 4;
      return uint64_t((Predicate & Is) != 0);
    });
    define(F, I, E, R);
  }
}

void Interpreter::cast(Frame &F, const Inst &I) {
  const Element From = I.From;
  const Element To = I.To;
  Type *Source = I.I->getOperand(0)->getType();
  if (I.Opcode == Instruction::BitCast && P.elements(Source).size() != I.Count) {
    // Between vectors of other element counts: through the bits.
    const std::vector<Element> &Parts = P.elements(Source);
    std::vector<Lanes> In(Parts.size());
    for (size_t E = 0; E != Parts.size(); ++E)
      In[E] = part(F, I, 0, unsigned(E));
    const unsigned FromBits = From.Bits, ToBits = To.Bits;
    for (unsigned E = 0; E != I.Count; ++E) {
      Lanes R = Lanes::splat(0);
      for (unsigned Done = 0; Done < ToBits;) {
        const unsigned At = E * ToBits + Done;
        const unsigned Which = At / FromBits, Shift = At % FromBits;
        if (Which >= In.size())
          break;
        const unsigned Here = std::min(FromBits - Shift, ToBits - Done);
        for (unsigned L = 0; L != WarpSize; ++L)
          R.V[L] |= (In[Which].V[L] >> Shift & lowBits(Here)) << Done;
        R.T |= In[Which].T;
        Done += Here;
      }
      if (From.Kind == Number::Other || To.Kind == Number::Other)
        R.T.Unsupported = AllLanes;
      define(F, I, E, R);
    }
    return;
  }
  for (unsigned E = 0; E != I.Count; ++E) {
    const Lanes &A = part(F, I, 0, E);
    Lanes R;
    R.T = A.T;
    switch (I.Opcode) {
    case Instruction::Trunc:
    case Instruction::PtrToInt:
    case Instruction::PtrToAddr:
      lanewise(R, A, [=](uint64_t X) { return X & lowBits(To.Bits); });
      break;
    case Instruction::ZExt:
    case Instruction::BitCast:
    case Instruction::IntToPtr:
    case Instruction::AddrSpaceCast:
      R.V = A.V;
      break;
    case Instruction::SExt:
      lanewise(R, A, [=](uint64_t X) { return uint64_t(signedOf(X, From.Bits)) & lowBits(To.Bits); });
      break;
    case Instruction::FPTrunc:
    case Instruction::FPExt:
      lanewise(R, A, [=](uint64_t X) { return bitsAs(To.Kind, numberOf(From.Kind, X)); });
      break;
    case Instruction::UIToFP:
      lanewise(R, A, [=](uint64_t X) { return bitsAs(To.Kind, double(X)); });
      break;
    case Instruction::SIToFP:
      lanewise(R, A, [=](uint64_t X) { return bitsAs(To.Kind, double(signedOf(X, From.Bits))); });
      break;
    case Instruction::FPToSI:
    case Instruction::FPToUI: {
      const bool Signed = I.Opcode == Instruction::FPToSI;
      lanewise(R, A, [=](uint64_t X) { return saturatingInteger(numberOf(From.Kind, X), To.Bits, Signed); });
      break;
    }
    default:
      R.V.fill(0);
      R.T.Unsupported = AllLanes;
    }
    if (From.Kind == Number::Other || To.Kind == Number::Other)
      R.T.Unsupported = AllLanes;
    define(F, I, E, R);
  }
}

void Interpreter::select(Frame &F, const Inst &I) {
  const bool Vector = I.I->getOperand(0)->getType()->isVectorTy();
  for (unsigned E = 0; E != I.Count; ++E) {
    const Lanes &Condition = part(F, I, 0, Vector ? E : 0);
    const Lanes &A = part(F, I, 1, E);
    const Lanes &B = part(F, I, 2, E);
    Lanes R;
    LaneMask First = 0;
    LaneMask Same = 0;
    for (unsigned L = 0; L != WarpSize; ++L) {
      const bool Yes = Condition.V[L] & 1;
      First |= LaneMask(Yes) << L;
      Same |= LaneMask(A.V[L] == B.V[L]) << L;
      R.V[L] = Yes ? A.V[L] : B.V[L];
    }
    // Two known arms that agree leave nothing to the condition.
    Same &= ~(A.T.any() | B.T.any());
    R.T = (A.T & First) | (B.T & ~First) | (Condition.T & ~Same);
    define(F, I, E, R);
  }
}

void Interpreter::address(Frame &F, const Inst &I) {
  if (I.Extra == None) {
    unknownResult(F, I, true);
    return;
  }
  const Gep &G = F.C->Geps[I.Extra];
  Lanes R = operand(F, I, 0);
  for (uint64_t &V : R.V)
    V += uint64_t(G.Offset);
  for (const Term &T : G.Terms) {
    const Lanes &Index = use(F, T.Index);
    for (unsigned L = 0; L != WarpSize; ++L)
      R.V[L] += uint64_t(signedOf(Index.V[L], T.Bits) * T.Scale);
    R.T |= Index.T;
  }
  define(F, I, 0, R);
}

/// Vectors and structs taken apart and put together.
void Interpreter::shuffleParts(Frame &F, const Inst &I) {
  // Where an extractvalue's or insertvalue's path leads, in scalars.
  const auto PathOffset = [&](Type *T, ArrayRef<unsigned> Path) {
    size_t Offset = 0;
    for (const unsigned N : Path) {
      for (unsigned Before = 0; isa<StructType>(T) && Before != N; ++Before)
        Offset += P.elements(T->getStructElementType(Before)).size();
      if (auto *A = dyn_cast<ArrayType>(T)) {
        Offset += N * P.elements(A->getElementType()).size();
        T = A->getElementType();
      } else {
        T = T->getStructElementType(N);
      }
    }
    return unsigned(Offset);
  };
  if (I.To.Kind == Number::Other || I.From.Kind == Number::Other) {
    unknownResult(F, I, true);
    return;
  }
  switch (I.Opcode) {
  case Instruction::ExtractValue: {
    const auto &X = *cast<ExtractValueInst>(I.I);
    const unsigned At = PathOffset(X.getAggregateOperand()->getType(), X.getIndices());
    for (unsigned E = 0; E != I.Count; ++E)
      define(F, I, E, part(F, I, 0, At + E));
    return;
  }
  case Instruction::InsertValue: {
    const auto &X = *cast<InsertValueInst>(I.I);
    const unsigned At = PathOffset(X.getType(), X.getIndices());
    const size_t Size = P.elements(X.getInsertedValueOperand()->getType()).size();
    for (unsigned E = 0; E != I.Count; ++E)
      define(F, I, E, E >= At && E < At + Size ? part(F, I, 1, E - At) : part(F, I, 0, E));
    return;
  }
  case Instruction::ExtractElement: {
    const Lanes &Index = operand(F, I, 1);
    const size_t Size = P.elements(I.I->getOperand(0)->getType()).size();
    Lanes R = Lanes::splat(0);
    for (unsigned L = 0; L != WarpSize; ++L)
      if (Index.V[L] < Size) {
        const Lanes &From = part(F, I, 0, unsigned(Index.V[L]));
        R.V[L] = From.V[L];
        R.T |= From.T & LaneMask(1U << L);
      }
    R.T |= Index.T;
    define(F, I, 0, R);
    return;
  }
  case Instruction::InsertElement: {
    const Lanes &Index = operand(F, I, 2);
    for (unsigned E = 0; E != I.Count; ++E) {
      Lanes R = part(F, I, 0, E);
      LaneMask Here = 0;
      for (unsigned L = 0; L != WarpSize; ++L)
        Here |= LaneMask(Index.V[L] == E) << L;
      R.merge(Here, operand(F, I, 1));
      R.T |= Index.T;
      define(F, I, E, R);
    }
    return;
  }
  default: {
    const auto &X = *cast<ShuffleVectorInst>(I.I);
    const int Size = int(cast<FixedVectorType>(X.getOperand(0)->getType())->getNumElements());
    for (unsigned E = 0; E != I.Count; ++E) {
      const int From = X.getMaskValue(E);
      if (From < 0)
        define(F, I, E, Lanes::splat(0));
      else
        define(F, I, E, From < Size ? part(F, I, 0, unsigned(From)) : part(F, I, 1, unsigned(From - Size)));
    }
    return;
  }
  }
}
