// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/ErrorBound.h"

#include "precision/ArrayNarrowing.h"
#include "precision/Transfer.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;
using namespace llvm;
using namespace llvm::PatternMatch;

/// FP32 rounds what has an error otherwise than what has none.
static constexpr double FloatRounding = 0x1p-22;

double ErrorBound::worst(const Interval &In) const {
  if (Unknown || (Relative > 0 && !In.isFinite())) {
    return Interval::all().Hi;
  }
  return Relative * In.most() + Absolute;
}

ErrorBound ErrorBound::join(const ErrorBound &O) const {
  return {std::max(Relative, O.Relative), std::max(Absolute, O.Absolute), Unknown || O.Unknown};
}

static ErrorBound known(double Relative, double Absolute) {
  constexpr double Hopeless = 0.25; // beyond it first order says nothing
  if (!std::isfinite(Relative) || !std::isfinite(Absolute) || Relative > Hopeless) {
    return ErrorBound::unknown();
  }
  constexpr double Negligible = 0x1p-110;
  return {Relative, Absolute < Negligible ? 0 : Absolute, false};
}

ErrorPropagation::ErrorPropagation(const ValueRange &Of, ArrayErrors Loads) : Of(Of), Loads(std::move(Loads)) {
  if (!Of.isAnalysed()) {
    AnyDecision = true;
    return;
  }
  constexpr unsigned Rounds = 8;
  for (unsigned N = 0; N <= Rounds; ++N) {
    bool Changes = false;
    for (const BasicBlock *B : Of.order()) {
      for (const Instruction &I : *B) {
        if (const auto *S = dyn_cast<StoreInst>(&I)) {
          if (Of.storesTo(S->getPointerOperand())) {
            ErrorBound &Cell = Cells[getUnderlyingObject(S->getPointerOperand(), 0)];
            const ErrorBound New = Cell.join(of(S->getValueOperand()));
            Changes |= !(New == Cell);
            // What grows still has no bound.
            Cell = N == Rounds - 1 && !(New == Cell) ? ErrorBound::unknown() : New;
          }
          continue;
        }
        if (I.getType()->isVoidTy()) {
          continue;
        }
        ErrorBound New = evaluate(I);
        ErrorBound &Old = Errors[&I];
        if (!(New == Old)) {
          Changes = true;
          Old = N >= Rounds / 2 && isa<PHINode>(I) ? ErrorBound::unknown() : New;
        }
      }
    }
    if (!Changes) {
      break;
    }
  }
  AnyDecision = any_of(instructions(Of.function()), [&](const Instruction &I) { return decides(I); });
}

ErrorBound ErrorPropagation::of(const Value *V) const {
  const auto It = Errors.find(V);
  return It == Errors.end() ? ErrorBound() : It->second;
}

/// A comparison that only says which of its two operands is larger, for the one that is chosen by it.
static bool isExtreme(const SelectInst &S) {
  const auto *C = dyn_cast<CmpInst>(S.getCondition());
  const auto Is = [&](const Value *A, const Value *B) {
    return (C->getOperand(0) == A && C->getOperand(1) == B) || (C->getOperand(0) == B && C->getOperand(1) == A);
  };
  if (!C || C->isEquality()) {
    return false;
  }
  if (Is(S.getTrueValue(), S.getFalseValue())) {
    return true;
  }
  // `X < 0 ? 0 : X > 1 ? 1 : X`: the bound that is compared with is the one that is chosen.
  const auto *Inner = dyn_cast<SelectInst>(S.getFalseValue());
  const auto *D = Inner ? dyn_cast<CmpInst>(Inner->getCondition()) : nullptr;
  return D && !D->isEquality() && D->getOperand(0) == C->getOperand(0) && Inner->getFalseValue() == C->getOperand(0) &&
         S.getTrueValue() == C->getOperand(1) && Inner->getTrueValue() == D->getOperand(1);
}

/// Whether a small error of an operand could change what the kernel does, or a value by more than its slope.
bool ErrorPropagation::decides(const Instruction &I) const {
  const auto Off = [&](const Value *V) { return !of(V).isZero(); };
  if (isa<FCmpInst>(I)) {
    return any_of(I.operands(), Off) &&
           !all_of(I.users(), [](const User *U) { return isa<SelectInst>(U) && isExtreme(*cast<SelectInst>(U)); });
  }
  return isa<FPToSIInst, FPToUIInst, BitCastInst>(I) && !I.getType()->isFloatingPointTy() && Off(I.getOperand(0));
}

ErrorBound ErrorPropagation::sum(const Value *A, const ErrorBound &EA, const Value *B, const ErrorBound &EB, bool Minus,
                                 const BasicBlock *In) const {
  if (EA.Unknown || EB.Unknown) {
    return ErrorBound::unknown();
  }
  if (EA.isZero() && EB.isZero()) {
    return {};
  }
  const Interval X = Of.at(A, In).In, Y = Minus ? -Of.at(B, In).In : Of.at(B, In).In;
  if ((X.Lo >= 0 && Y.Lo >= 0) || (X.Hi <= 0 && Y.Hi <= 0)) {
    return known(std::max(EA.Relative, EB.Relative), EA.Absolute + EB.Absolute);
  }
  if (EA.Relative == 0 && EB.Relative == 0 && X.isFinite() && Y.isFinite()) {
    return known(0, EA.Absolute + EB.Absolute + FloatRounding * (X.most() + Y.most()));
  }
  if (!X.isFinite() || !Y.isFinite()) {
    return ErrorBound::unknown();
  }
  return known(0, EA.worst(X) + EB.worst(Y) + FloatRounding * (X.most() + Y.most()));
}

ErrorBound ErrorPropagation::product(const Value *A, const Value *B, const BasicBlock *In) const {
  const ErrorBound EA = of(A), EB = of(B);
  if (EA.Unknown || EB.Unknown) {
    return ErrorBound::unknown();
  }
  const Interval X = Of.at(A, In).In, Y = Of.at(B, In).In;
  const auto Part = [](double Absolute, const Interval &Other) { return Absolute == 0 ? 0 : Absolute * Other.most(); };
  return known(EA.Relative + EB.Relative, Part(EA.Absolute, Y) + Part(EB.Absolute, X));
}

ErrorBound ErrorPropagation::quotient(const Value *A, const Value *B, const BasicBlock *In) const {
  const ErrorBound EA = of(A), EB = of(B);
  if (EA.Unknown || EB.Unknown) {
    return ErrorBound::unknown();
  }
  // The logistic function: no slope is over 1/4, and no argument times its slope over 0.2785 / 1.244.
  const Value *Exp = nullptr;
  if (match(A, m_SpecificFP(1.0)) && match(B, m_c_FAdd(m_SpecificFP(1.0), m_Value(Exp)))) {
    if (const auto *Call = dyn_cast<CallBase>(Exp); Call && mathCall(*Call).Name == "exp") {
      const ErrorBound X = of(Call->getArgOperand(0));
      return X.Unknown ? X : known(0, 0.2240 * X.Relative + 0.25 * X.Absolute);
    }
  }
  const Interval X = Of.at(A, In).In, Y = Of.at(B, In).In;
  double Absolute = 0;
  if (EA.Absolute > 0 || EB.Absolute > 0) {
    const double Least = Y.least();
    Absolute = EA.Absolute / Least + (EB.Absolute == 0 ? 0 : EB.Absolute * X.most() / (Least * Least));
  }
  return known(EA.Relative + EB.Relative, Absolute);
}

/// Largest |x f'(x)| and |f'(x)|.
struct Slope {
  double Scaled, Plain;
};

static std::optional<Slope> slopeOf(StringRef Name) {
  if (Name == "tanh") {
    return Slope{0.4478, 1};
  }
  if (Name == "erf") {
    return Slope{0.4840, 1.1284};
  }
  if (Name == "normcdf") {
    return Slope{0.2420, 0.3990};
  }
  return std::nullopt;
}

ErrorBound ErrorPropagation::function(const CallBase &Call) const {
  const auto AllZero = all_of(Call.args(), [&](const Use &U) { return of(U.get()).isZero(); });
  if (AllZero) {
    return {};
  }
  const Function *F = Call.getCalledFunction();
  if (F && F->getName().contains("nvvm.shfl.")) {
    return of(Call.getArgOperand(F->getName().contains(".sync.") ? 1 : 0));
  }
  if (any_of(Call.args(), [&](const Use &U) { return of(U.get()).Unknown; })) {
    return ErrorBound::unknown();
  }
  const MathCall Math = mathCall(Call);
  const StringRef Name = Math.Name;
  const BasicBlock *In = Call.getParent();
  if (Name == "fma") {
    const Value *A = Call.getArgOperand(0), *B = Call.getArgOperand(1), *C = Call.getArgOperand(2);
    const Interval P = Of.at(A, In).In * Of.at(B, In).In, S = Of.at(C, In).In;
    const ErrorBound EP = product(A, B, In), ES = of(C);
    if (EP.Unknown) {
      return EP;
    }
    if ((P.Lo >= 0 && S.Lo >= 0) || (P.Hi <= 0 && S.Hi <= 0)) {
      return known(std::max(EP.Relative, ES.Relative), EP.Absolute + ES.Absolute);
    }
    return P.isFinite() && S.isFinite() ? known(0, EP.worst(P) + ES.worst(S) + FloatRounding * (P.most() + S.most()))
                                        : ErrorBound::unknown();
  }
  if (Name == "fdivide" || Name == "fdiv") {
    return quotient(Call.getArgOperand(0), Call.getArgOperand(1), In);
  }
  if (Name == "fmul") {
    return product(Call.getArgOperand(0), Call.getArgOperand(1), In);
  }
  if (Name == "fadd") {
    return sum(Call.getArgOperand(0), of(Call.getArgOperand(0)), Call.getArgOperand(1), of(Call.getArgOperand(1)),
               false, In);
  }
  const ErrorBound E = of(Call.getArgOperand(0));
  if (Name == "fmax" || Name == "fmin") {
    // Where both sides change, the change of the result is no more than that of one.
    const ErrorBound O = of(Call.getArgOperand(1));
    const Interval X = Of.at(Call.getArgOperand(0), In).In, Y = Of.at(Call.getArgOperand(1), In).In;
    const bool OneSign = (X.Lo >= 0 && Y.Lo >= 0) || (X.Hi <= 0 && Y.Hi <= 0);
    if (OneSign || (E.Relative == 0 && O.Relative == 0) || E.isZero() || O.isZero()) {
      // A value just beyond the bound it is held to changes by its own error at most, which is relative to the bound
      // or less.
      return E.join(O);
    }
    return known(0, std::max(E.worst(X), O.worst(Y)));
  }
  const Interval X = Of.at(Call.getArgOperand(0), In).In;
  if (Name == "fabs" || Name == "saturate") {
    return E;
  }
  if (const auto S = slopeOf(Name)) {
    return known(0, S->Scaled * E.Relative + S->Plain * E.Absolute);
  }
  if (Name == "exp" || Name == "exp2") {
    // Where the argument is not positive, its size times the function is at most 1/e.
    if (E.Relative > 0 && X.Hi <= 0) {
      return known(E.Absolute, 0.3679 * E.Relative * (Name == "exp" ? 1 : 0.6932));
    }
    return known(E.Absolute + (E.Relative > 0 ? E.Relative * X.most() : 0), 0);
  }
  if (Name == "log") {
    return known(0, E.Relative + (E.Absolute > 0 ? E.Absolute / X.least() : 0));
  }
  if ((Name == "sqrt" || Name == "rsqrt") && E.Absolute == 0) {
    return known(E.Relative / 2, 0);
  }
  if ((Name == "sin" || Name == "cos") && X.isFinite()) {
    return known(0, E.worst(X));
  }
  if (Name == "rcp" && E.Absolute == 0) {
    return known(E.Relative, 0);
  }
  if (Name == "pow" && E.Absolute == 0 && of(Call.getArgOperand(1)).isZero()) {
    return known(E.Relative * Of.at(Call.getArgOperand(1), In).In.most(), 0);
  }
  return ErrorBound::unknown();
}

ErrorBound ErrorPropagation::phi(const PHINode &P) const {
  // A sum of known length is off by what its summands are.
  if (const auto All = Of.addends(P)) {
    const ErrorBound Start = of(Of.startOf(P));
    double Sum = 0;
    bool Off = !Start.isZero(), Bounded = !Start.Unknown;
    if (Off && Bounded) {
      Sum = Start.worst(Of.of(Of.startOf(P)).In);
    }
    for (const ValueRange::Addend &A : *All) {
      const ErrorBound E = A.B ? product(A.A, A.B, A.In) : of(A.A);
      if (!E.isZero()) {
        Interval X = Of.at(A.A, A.In).In;
        X = A.B ? X * Of.at(A.B, A.In).In : X;
        Off = true;
        Sum += A.Times * (E.worst(X) + FloatRounding * X.most());
      }
    }
    if (!Off) {
      return {};
    }
    if (Bounded && std::isfinite(Sum)) {
      return known(0, Sum);
    }
  }
  ErrorBound R;
  for (const Value *V : P.incoming_values()) {
    R = R.join(of(V));
  }
  return R;
}

ErrorBound ErrorPropagation::evaluate(const Instruction &I) const {
  const BasicBlock *In = I.getParent();
  switch (I.getOpcode()) {
  case Instruction::Load: {
    const auto *L = cast<LoadInst>(&I);
    const Value *Object = getUnderlyingObject(L->getPointerOperand(), 0);
    if (const auto It = Cells.find(Object); It != Cells.end()) {
      return It->second;
    }
    const auto *A = dyn_cast<Argument>(Object);
    const auto It = A ? Loads.find(A) : Loads.end();
    // What integers are loaded as does not change with the format of the floats.
    return It == Loads.end()                            ? ErrorBound()
           : L->getType()->getScalarType()->isFloatTy() ? It->second
                                                        : ErrorBound::unknown();
  }
  case Instruction::PHI:
    return phi(cast<PHINode>(I));
  case Instruction::Select: {
    const auto &S = cast<SelectInst>(I);
    const ErrorBound A = of(S.getTrueValue()), B = of(S.getFalseValue());
    return A.join(B);
  }
  case Instruction::FAdd:
  case Instruction::FSub:
    return sum(I.getOperand(0), of(I.getOperand(0)), I.getOperand(1), of(I.getOperand(1)),
               I.getOpcode() == Instruction::FSub, In);
  case Instruction::FMul:
    return product(I.getOperand(0), I.getOperand(1), In);
  case Instruction::FDiv:
    return quotient(I.getOperand(0), I.getOperand(1), In);
  case Instruction::FNeg:
  case Instruction::FPExt:
  case Instruction::Freeze:
  case Instruction::ExtractElement:
    return of(I.getOperand(0));
  case Instruction::FPTrunc:
    // Rounded once more: two neighbours may part that were one before.
    return of(I.getOperand(0)).isZero() ? ErrorBound() : ErrorBound::unknown();
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    return of(I.getOperand(0)).join(of(I.getOperand(1)));
  case Instruction::Call:
    return function(cast<CallBase>(I));
  default:
    return all_of(I.operands(), [&](const Use &U) { return of(U.get()).isZero(); }) ? ErrorBound()
                                                                                    : ErrorBound::unknown();
  }
}

std::vector<ErrorPropagation::Output> ErrorPropagation::outputs() const {
  std::vector<Output> Out;
  for (const Instruction &I : instructions(Of.function())) {
    const Value *Stored = nullptr;
    const Value *Pointer = nullptr;
    if (const auto *S = dyn_cast<StoreInst>(&I)) {
      Stored = S->getValueOperand();
      Pointer = S->getPointerOperand();
    } else if (const auto *A = dyn_cast<AtomicRMWInst>(&I)) {
      Stored = A->getValOperand();
      Pointer = A->getPointerOperand();
    }
    if (!Stored || Of.storesTo(Pointer)) {
      continue;
    }
    // What is read again in the same kernel carries on an error that is not followed through global memory.
    const auto *Array = dyn_cast<Argument>(getUnderlyingObject(Pointer, 0));
    const bool ReadAgain = !of(Stored).isZero() && (!Array || !usesOf(*Array).Loads.empty());
    // What many threads add up at one place adds up its errors.
    const bool AddsUp = isa<AtomicRMWInst>(I) && !of(Stored).isZero();
    const ErrorBound E = AddsUp || ReadAgain ? ErrorBound::unknown() : of(Stored);
    Out.push_back({&I, Stored, AnyDecision ? ErrorBound::unknown() : E});
  }
  return Out;
}
