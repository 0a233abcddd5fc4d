// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/ValueRange.h"

#include "precision/PartOfSum.h"
#include "precision/Transfer.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/bit.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;
using namespace llvm;

struct ValueRange::Analyses {
  explicit Analyses(Function &F)
      : Tree(F), Assumptions(F), LibraryImpl(Triple(F.getParent()->getTargetTriple())), Library(LibraryImpl) {}
  DominatorTree Tree;
  AssumptionCache Assumptions;
  TargetLibraryInfoImpl LibraryImpl;
  TargetLibraryInfo Library;
  std::unique_ptr<ScalarEvolution> Evolution;
};

ValueRange::ValueRange(const Function &F, ArrayFacts Known) : F(F), Known(std::move(Known)) {
  // Analyses of LLVM take what they look at as theirs to change; none of these changes it.
  auto &Mutable = const_cast<Function &>(F);
  Engines = std::make_unique<Analyses>(Mutable);
  Loops = std::make_unique<LoopInfo>(Engines->Tree);
  Conditions = std::make_unique<EdgeConditions>(Engines->Tree);
  Analysed = F.getInstructionCount() <= MaxInstructions;
  if (!Analysed) {
    return;
  }
  Engines->Evolution =
      std::make_unique<ScalarEvolution>(Mutable, Engines->Library, Engines->Assumptions, Engines->Tree, *Loops);
  const ReversePostOrderTraversal<const Function *> Traversal(&F);
  Order.assign(Traversal.begin(), Traversal.end());
  findCells();
  constexpr unsigned PlainRounds = 4, MostRounds = 40, Refining = 2;
  bool Changes = true;
  for (unsigned N = 0; Changes && N != MostRounds; ++N) {
    Changes = round(N >= PlainRounds);
  }
  if (Changes) { // nothing that has not come to rest may be believed
    Analysed = false;
    return;
  }
  for (unsigned N = 0; N != Refining; ++N) {
    round(false);
  }
}

ValueRange::~ValueRange() = default;

static const Value *underlying(const Value *Pointer) {
  while (true) {
    if (const auto *G = dyn_cast<GEPOperator>(Pointer)) {
      Pointer = G->getPointerOperand();
    } else if (const auto *C = dyn_cast<AddrSpaceCastOperator>(Pointer)) {
      Pointer = C->getPointerOperand();
    } else if (const auto *B = dyn_cast<BitCastOperator>(Pointer)) {
      Pointer = B->getOperand(0);
    } else {
      return Pointer;
    }
  }
}

bool ValueRange::seeUses(const Value *Pointer, Cell &To, unsigned Depth) const {
  constexpr unsigned Deepest = 12;
  if (Depth > Deepest) {
    return false;
  }
  const auto IsOfOneType = [&](Type *T) {
    To.Element = To.Element ? To.Element : T->getScalarType();
    return To.Element == T->getScalarType();
  };
  for (const User *U : Pointer->users()) {
    if (const auto *I = dyn_cast<Instruction>(U); I && I->getFunction() != &F) {
      continue;
    }
    if (const auto *S = dyn_cast<StoreInst>(U)) {
      // Initial values of floats may be stored as their bits.
      const bool Bits = isa<ConstantInt>(S->getValueOperand()) && S->getValueOperand()->getType()->isIntegerTy(32);
      if (S->getValueOperand() == Pointer || (!Bits && !IsOfOneType(S->getValueOperand()->getType()))) {
        return false;
      }
      To.Stores.push_back(S);
    } else if (const auto *L = dyn_cast<LoadInst>(U)) {
      if (!IsOfOneType(L->getType())) {
        return false;
      }
    } else if (isa<GEPOperator, AddrSpaceCastOperator>(U)) {
      if (!seeUses(U, To, Depth + 1)) {
        return false;
      }
    } else if (const auto *Call = dyn_cast<IntrinsicInst>(U); !Call || !Call->isLifetimeStartOrEnd()) {
      return false;
    }
  }
  return true;
}

void ValueRange::findCells() {
  // A function that is called could reach every variable of the module.
  bool Calls = false;
  for (const Instruction &I : instructions(F)) {
    const auto *C = dyn_cast<CallBase>(&I);
    Calls |= C && !C->isInlineAsm() && (!C->getCalledFunction() || !C->getCalledFunction()->isDeclaration());
  }
  const auto Add = [&](const Value &Object) {
    Cell C;
    C.Known = seeUses(&Object, C, 0);
    Cells[&Object] = std::move(C);
  };
  for (const Instruction &I : instructions(F)) {
    if (isa<AllocaInst>(I)) {
      Add(I);
    }
  }
  constexpr unsigned Shared = 3;
  for (const GlobalVariable &G : F.getParent()->globals()) {
    if (G.getAddressSpace() == Shared && !Calls) {
      Add(G);
    }
  }
}

const std::vector<const StoreInst *> *ValueRange::storesTo(const Value *Pointer) const {
  const auto It = Cells.find(underlying(Pointer));
  return It != Cells.end() && It->second.Known ? &It->second.Stores : nullptr;
}

std::optional<unsigned> ValueRange::mostRounds(const Loop &L) const {
  if (!Engines->Evolution) {
    return std::nullopt;
  }
  const unsigned N = Engines->Evolution->getSmallConstantMaxTripCount(&L);
  constexpr unsigned Largest = 1 << 20;
  return N && N <= Largest ? std::optional(N - 1) : std::nullopt;
}

ValueFacts ValueRange::constant(const Value *V) const {
  if (const auto *C = dyn_cast<ConstantFP>(V)) {
    APFloat A = C->getValueAPF();
    bool Lost = false;
    A.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Lost);
    return ValueFacts::constant(A.convertToDouble());
  }
  if (const auto *C = dyn_cast<ConstantInt>(V); C && C->getBitWidth() <= 64) {
    return ValueFacts::constant(double(C->getSExtValue()));
  }
  if (isa<UndefValue>(V)) { // poison included: nothing comes of it
    return {};
  }
  if (isa<ConstantAggregateZero>(V)) {
    return ValueFacts::constant(0);
  }
  if (const auto *C = dyn_cast<ConstantDataSequential>(V)) {
    ValueFacts R;
    for (unsigned N = 0; N != C->getNumElements(); ++N) {
      R = R.join(constant(C->getElementAsConstant(N)));
    }
    return R;
  }
  if (const auto *C = dyn_cast<ConstantAggregate>(V)) {
    ValueFacts R;
    for (const Use &Element : C->operands()) {
      R = R.join(constant(Element.get()));
    }
    return R;
  }
  return anyOf(*V->getType(), FromUnknown);
}

ValueFacts ValueRange::of(const Value *V) const {
  if (!Analysed) {
    return anyOf(*V->getType(), FromUnknown);
  }
  if (isa<Constant>(V)) {
    return constant(V);
  }
  if (isa<Argument>(V)) {
    return anyOf(*V->getType(), FromArgument);
  }
  const auto It = Facts.find(V);
  return It == Facts.end() ? ValueFacts() : It->second;
}

ValueFacts ValueRange::at(const Value *V, const BasicBlock *B) const {
  ValueFacts R = of(V);
  if (Analysed && !R.isEmpty() && !isa<Constant>(V)) {
    const Interval Under = Conditions->at(V, B, [&](const Value *O) { return of(O).In; });
    if (Under != Interval::all()) {
      const Interval Narrowed = R.In.meet(Under);
      R.From |= Narrowed != R.In ? uint32_t(ByClamp) : 0;
      R.In = Narrowed;
    }
  }
  return R;
}

/// The latch's side of a phi at the head of a loop; none elsewhere.
static std::optional<unsigned> backEdge(const PHINode &P, const LoopInfo &Loops) {
  const Loop *L = Loops.getLoopFor(P.getParent());
  const BasicBlock *Latch = L && L->getHeader() == P.getParent() ? L->getLoopLatch() : nullptr;
  const int Back = Latch && P.getNumIncomingValues() == 2 ? P.getBasicBlockIndex(Latch) : -1;
  return Back >= 0 ? std::optional(unsigned(Back)) : std::nullopt;
}

const Value *ValueRange::startOf(const PHINode &P) const {
  const auto Back = backEdge(P, *Loops);
  return Back ? P.getIncomingValue(1 - *Back) : nullptr;
}

/// Whether V is P and what is added to it on the way; each addend goes to Out.
bool ValueRange::collect(const Value *V, const PHINode &P, double Times, unsigned Depth,
                         std::vector<Addend> &Out) const {
  constexpr unsigned Deepest = 24, MostAddends = 64;
  if (V == &P) {
    return true;
  }
  const auto *I = dyn_cast<Instruction>(V);
  if (!I || Depth > Deepest || Out.size() > MostAddends) {
    return false;
  }
  const BasicBlock *B = I->getParent();
  switch (I->getOpcode()) {
  case Instruction::FAdd:
  case Instruction::Add:
    for (const unsigned N : {0U, 1U}) {
      const size_t Before = Out.size();
      if (collect(I->getOperand(N), P, Times, Depth + 1, Out)) {
        Out.push_back({I->getOperand(1 - N), nullptr, false, Times, B});
        return true;
      }
      Out.resize(Before);
    }
    return false;
  case Instruction::FSub:
  case Instruction::Sub:
    Out.push_back({I->getOperand(1), nullptr, true, Times, B});
    return collect(I->getOperand(0), P, Times, Depth + 1, Out);
  case Instruction::Call:
    if (const auto *Call = cast<CallBase>(I); mathCall(*Call).Name == "fma") {
      Out.push_back({Call->getArgOperand(0), Call->getArgOperand(1), false, Times, B});
      return collect(Call->getArgOperand(2), P, Times, Depth + 1, Out);
    }
    return false;
  case Instruction::Select:
    return collect(I->getOperand(1), P, Times, Depth + 1, Out) && collect(I->getOperand(2), P, Times, Depth + 1, Out);
  case Instruction::PHI: {
    const auto &Q = cast<PHINode>(*I);
    const Loop *L = Loops->getLoopFor(B);
    if (!L || L->getHeader() != B) {
      return all_of(Q.incoming_values(), [&](const Value *In) { return collect(In, P, Times, Depth + 1, Out); });
    }
    // A loop inside: what goes in, and what its rounds add.
    const auto Back = backEdge(Q, *Loops);
    const auto Rounds = mostRounds(*L);
    return Back && Rounds && collect(Q.getIncomingValue(1 - *Back), P, Times, Depth + 1, Out) &&
           collect(Q.getIncomingValue(*Back), Q, Times * double(*Rounds), Depth + 1, Out);
  }
  default:
    return false;
  }
}

std::optional<std::vector<ValueRange::Addend>> ValueRange::addends(const PHINode &P) const {
  const auto Back = backEdge(P, *Loops);
  const auto Rounds = Back ? mostRounds(*Loops->getLoopFor(P.getParent())) : std::nullopt;
  std::vector<Addend> Out;
  if (!Rounds || !collect(P.getIncomingValue(*Back), P, double(*Rounds), 0, Out)) {
    return std::nullopt;
  }
  return Out;
}

ValueFacts ValueRange::phi(const PHINode &P) const {
  ValueFacts R;
  const auto RangeOf = [&](const Value *O) { return of(O).In; };
  for (unsigned N = 0; N != P.getNumIncomingValues(); ++N) {
    const Value *V = P.getIncomingValue(N);
    ValueFacts In = of(V);
    if (!isa<Constant>(V) && !In.isEmpty()) {
      const Interval Narrowed = In.In.meet(Conditions->onEdge(V, P.getIncomingBlock(N), P.getParent(), RangeOf));
      In.From |= Narrowed != In.In ? uint32_t(ByClamp) : 0;
      In.In = Narrowed;
    }
    R = R.join(In);
  }
  if (const auto Bound = counted(P); Bound && !R.isEmpty()) {
    R.In = *Bound;
  }
  return R;
}

/// What a sum at the head of a loop of known length can be; none: not a sum, or of no known length.
std::optional<Interval> ValueRange::counted(const PHINode &P) const {
  const auto All = addends(P);
  const Interval Start = All ? of(startOf(P)).In : Interval();
  if (!All || Start.isEmpty()) {
    return std::nullopt;
  }
  Interval Bound = Start;
  double Roundings = 0;
  for (const Addend &A : *All) {
    Interval Each = at(A.A, A.In).In;
    Each = A.B ? Each * at(A.B, A.In).In : Each;
    if (Each.isEmpty()) {
      return std::nullopt;
    }
    // Some rounds may leave it out.
    Each = (A.Minus ? -Each : Each).join(Interval::of(0));
    Bound = Bound + Each * Interval::of(A.Times);
    Roundings += A.Times;
  }
  return P.getType()->isFloatingPointTy() ? widened(Bound, Roundings * 0x1p-23) : Bound;
}

ValueFacts ValueRange::load(const LoadInst &I) const {
  const Value *Object = underlying(I.getPointerOperand());
  if (const auto It = Cells.find(Object); It != Cells.end()) {
    return It->second.Known ? It->second.Facts : anyOf(*I.getType(), FromUnknown);
  }
  if (const auto *G = dyn_cast<GlobalVariable>(Object)) {
    const bool Fixed = G->isConstant() && G->hasDefinitiveInitializer() && !G->isExternallyInitialized();
    return Fixed && I.getType()->getScalarType()->isFloatingPointTy() ? constant(G->getInitializer())
                                                                      : anyOf(*I.getType(), FromUnknown);
  }
  const Type *T = I.getType()->getScalarType();
  if (const auto *A = dyn_cast<Argument>(Object); A && T->isFloatTy()) {
    if (const auto It = Known.find(A); It != Known.end()) {
      return It->second;
    }
  }
  if (T->isIntegerTy()) {
    const unsigned Bits = T->getIntegerBitWidth();
    return anyOf(*T, Bits <= 8 ? FromBytes : Bits <= 16 ? FromShorts : FromWideInteger);
  }
  return anyOf(*T, T->isHalfTy() || T->isBFloatTy() ? FromHalf : T->isFloatTy() ? FromFloat : FromDouble);
}

ValueFacts ValueRange::element(const Value *Vector, const Value *Index, const BasicBlock *B) const {
  const auto *At = dyn_cast<ConstantInt>(Index);
  while (const auto *Insert = dyn_cast<InsertElementInst>(Vector)) {
    const auto *Other = dyn_cast<ConstantInt>(Insert->getOperand(2));
    if (!At || !Other) {
      break;
    }
    if (At->getValue() == Other->getValue()) {
      return at(Insert->getOperand(1), B);
    }
    Vector = Insert->getOperand(0);
  }
  return of(Vector);
}

/// A choice, and the choices that it chooses from: `X < 0 ? 0 : X > 1 ? 1 : X` is X only where both tests say no.
ValueFacts ValueRange::choice(const SelectInst &S, ArrayRef<std::pair<const Value *, bool>> Outer,
                              unsigned Depth) const {
  constexpr unsigned Deepest = 4;
  const BasicBlock *B = S.getParent();
  const auto RangeOf = [&](const Value *O) { return at(O, B).In; };
  ValueFacts R;
  for (const bool Truth : {true, false}) {
    const Value *V = Truth ? S.getTrueValue() : S.getFalseValue();
    SmallVector<std::pair<const Value *, bool>, 4> Conditions(Outer);
    Conditions.emplace_back(S.getCondition(), Truth);
    const auto *Inner = dyn_cast<SelectInst>(V);
    ValueFacts Side =
        Inner && Inner->getParent() == B && Depth < Deepest ? choice(*Inner, Conditions, Depth + 1) : at(V, B);
    if (!isa<Constant>(V) && !Side.isEmpty()) {
      Interval Narrowed = Side.In;
      for (const auto &[Condition, Came] : Conditions) {
        Narrowed = Narrowed.meet(EdgeConditions::under(Condition, Came, V, RangeOf));
      }
      Side.From |= Narrowed != Side.In ? uint32_t(ByClamp) : 0;
      Side.In = Narrowed;
    }
    R = R.join(Side);
  }
  return R;
}

ValueFacts ValueRange::evaluate(const Instruction &I) const {
  const BasicBlock *B = I.getParent();
  const auto Of = [&](const Value *V) { return at(V, B); };
  if (const auto *P = dyn_cast<PHINode>(&I)) {
    return phi(*P);
  }
  if (const auto *L = dyn_cast<LoadInst>(&I)) {
    return load(*L);
  }
  if (const auto *S = dyn_cast<SelectInst>(&I)) {
    return choice(*S, {}, 0);
  }
  if (const auto *E = dyn_cast<ExtractElementInst>(&I)) {
    return element(E->getVectorOperand(), E->getIndexOperand(), B);
  }
  if (isa<InsertElementInst, ShuffleVectorInst>(I)) {
    return Of(I.getOperand(0)).join(Of(I.getOperand(1)));
  }
  if (isa<FreezeInst>(I)) {
    return Of(I.getOperand(0));
  }
  std::optional<ValueFacts> R = floatFacts(I, Of);
  R = R ? R : integerFacts(I, Of);
  if (const auto *Call = dyn_cast<CallBase>(&I); Call && !R) {
    R = callFacts(*Call, Of);
  }
  if (!R) {
    return anyOf(*I.getType(), isa<AtomicRMWInst, AtomicCmpXchgInst>(I) ? FromWideInteger : FromUnknown);
  }
  if (const auto Share = shareOfSum(I, *this)) {
    R->In = R->In.meet(*Share);
    R->From |= ByShare;
  }
  return *R;
}

/// Ends that move still, in a loop, go to zero first and then all the way.
static ValueFacts widenedFacts(const ValueFacts &Old, ValueFacts New) {
  if (Old.isEmpty()) {
    return New;
  }
  if (New.In.Lo < Old.In.Lo) {
    New.In.Lo = New.In.Lo >= 0 ? 0 : Interval::all().Lo;
  }
  if (New.In.Hi > Old.In.Hi) {
    New.In.Hi = New.In.Hi <= 0 ? 0 : Interval::all().Hi;
  }
  if (New.Grid != Old.Grid) {
    New.Grid.reset();
  }
  return New;
}

bool ValueRange::round(bool Widen) {
  bool Changes = false;
  for (const BasicBlock *B : Order) {
    const Loop *L = Loops->getLoopFor(B);
    const bool Head = L && L->getHeader() == B;
    for (const Instruction &I : *B) {
      if (const auto *S = dyn_cast<StoreInst>(&I)) {
        if (const auto It = Cells.find(underlying(S->getPointerOperand())); It != Cells.end() && It->second.Known) {
          Cell &C = It->second;
          const auto *Bits = dyn_cast<ConstantInt>(S->getValueOperand());
          const ValueFacts Stored = Bits && C.Element && C.Element->isFloatTy()
                                        ? ValueFacts::constant(double(bit_cast<float>(uint32_t(Bits->getZExtValue()))))
                                        : at(S->getValueOperand(), B);
          ValueFacts New = C.Facts.join(Stored);
          New = Widen ? widenedFacts(C.Facts, New) : New;
          Changes |= !(New == C.Facts);
          C.Facts = New;
        }
        continue;
      }
      if (I.getType()->isVoidTy() || I.getType()->isPointerTy() || I.getType()->isAggregateType()) {
        continue;
      }
      ValueFacts &Old = Facts[&I];
      const ValueFacts Before = Old;
      ValueFacts New = evaluate(I);
      if (Widen && Head && isa<PHINode>(I)) {
        New = counted(cast<PHINode>(I)) ? New : widenedFacts(Before, New);
      }
      Changes |= !(New == Before);
      Facts[&I] = New;
    }
  }
  return Changes;
}
