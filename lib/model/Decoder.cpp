// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Builtins.h"
#include "model/Expansion.h"
#include "model/Predication.h"
#include "model/Program.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace cudatidy;
using namespace llvm;

namespace cudatidy {

/// Turns one function into Code.
class Decoder {
public:
  Decoder(Program &P, const Function &F) : P(P), DL(P.layout()), F(F) {}
  std::unique_ptr<Code> run();

private:
  void order(const LoopInfo &LI);
  void orderRegion(const LoopInfo &LI, const Loop *L, const BasicBlock *Entry);
  void giveSlots();
  void decodeBlock(uint32_t N);
  void decodeOperands(const Instruction &I);
  void decodeGep(const GetElementPtrInst &G, Inst &Out);
  void decodePhis(uint32_t N);
  void findPredicated();
  void addSite(const Instruction &I, Inst &Out, SiteKind Kind, unsigned Bytes);
  const BasicBlock *hoistedTo(const LoadInst &Load);
  const Value *searchedList(const LoadInst &Load) const;
  Slot slotOf(const Value &V);
  unsigned sideCost(const BasicBlock &From, const BasicBlock &To) const;

  Program &P;
  const DataLayout &DL;
  const Function &F;
  Code *C = nullptr;
  DenseMap<const Value *, Slot> Slots;
  DenseMap<const Loop *, uint32_t> LoopNumber;
  const LoopInfo *LI = nullptr;
  DenseMap<const Loop *, SmallVector<const Instruction *, 4>> Writers; ///< what may write to memory in a loop
  bool HasRoutine = false; ///< some operation calls code that stands behind the function's own
};

} // namespace cudatidy

/// Appends the blocks of one loop (or of the function) in topological order,
/// each inner loop as one piece.
void Decoder::orderRegion(const LoopInfo &LI, const Loop *L, const BasicBlock *Entry) {
  // The node of a block in this region: itself, or the header of the child
  // loop that holds it; null when it lies outside.
  const auto NodeOf = [&](const BasicBlock *B) -> const BasicBlock * {
    const Loop *In = LI.getLoopFor(B);
    if (In == L)
      return B;
    while (In && In->getParentLoop() != L)
      In = In->getParentLoop();
    return In ? In->getHeader() : nullptr;
  };
  const auto ChildLoop = [&](const BasicBlock *Node) -> const Loop * {
    const Loop *In = LI.getLoopFor(Node);
    if (In == L)
      return nullptr;
    while (In->getParentLoop() != L)
      In = In->getParentLoop();
    return In;
  };
  const auto Successors = [&](const BasicBlock *Node) {
    SmallVector<const BasicBlock *, 4> Next;
    const auto Consider = [&](const BasicBlock *To) {
      const BasicBlock *N = NodeOf(To);
      if (N && N != Node && N != Entry)
        Next.push_back(N);
    };
    if (const Loop *Child = ChildLoop(Node)) {
      SmallVector<BasicBlock *, 8> Exits;
      Child->getExitBlocks(Exits);
      for (const BasicBlock *B : Exits)
        Consider(B);
    } else {
      for (const BasicBlock *B : successors(Node))
        Consider(B);
    }
    return Next;
  };
  struct Visit {
    const BasicBlock *Node;
    SmallVector<const BasicBlock *, 4> Next;
    unsigned At = 0;
  };
  std::vector<Visit> Stack;
  SmallPtrSet<const BasicBlock *, 32> Seen;
  std::vector<const BasicBlock *> PostOrder;
  Seen.insert(Entry);
  Stack.push_back({Entry, Successors(Entry)});
  while (!Stack.empty()) {
    Visit &Top = Stack.back();
    if (Top.At == Top.Next.size()) {
      PostOrder.push_back(Top.Node);
      Stack.pop_back();
      continue;
    }
    // The last successor first: the first one then gets the smaller number.
    const BasicBlock *Next = Top.Next[Top.Next.size() - 1 - Top.At++];
    if (Seen.insert(Next).second)
      Stack.push_back({Next, Successors(Next)});
  }
  for (const BasicBlock *Node : reverse(PostOrder)) {
    if (const Loop *Child = ChildLoop(Node)) {
      const uint32_t N = uint32_t(C->Loops.size());
      LoopNumber[Child] = N;
      LoopInfoEntry E;
      E.Header = uint32_t(C->Blocks.size());
      E.Parent = L ? LoopNumber[L] : None;
      C->Loops.push_back(E);
      orderRegion(LI, Child, Child->getHeader());
      C->Loops[N].Last = uint32_t(C->Blocks.size() - 1);
    } else {
      C->Number[Node] = uint32_t(C->Blocks.size());
      Block B;
      B.BB = Node;
      B.Loop = L ? LoopNumber[L] : None;
      C->Blocks.push_back(B);
    }
  }
}

void Decoder::order(const LoopInfo &LI) { orderRegion(LI, nullptr, &F.getEntryBlock()); }

void Decoder::giveSlots() {
  const auto Give = [&](const Value &V) {
    Slots[&V] = C->Slots;
    C->Slots += unsigned(P.elements(V.getType()).size());
  };
  for (const Argument &A : F.args()) {
    Give(A);
    C->Arguments.push_back(Slots[&A]);
  }
  for (const Block &B : C->Blocks)
    for (const Instruction &I : *B.BB)
      if (!I.getType()->isVoidTy())
        Give(I);
}

Slot Decoder::slotOf(const Value &V) {
  if (const auto *K = dyn_cast<Constant>(&V))
    return P.constantSlot(*K);
  const auto It = Slots.find(&V);
  return It == Slots.end() ? P.constantSlot(*PoisonValue::get(V.getType())) : It->second;
}

/// Whether Other, which writes to memory, may change what Load reads or let other threads do so. A store through the
/// load's own pointer is kept in a register too.
static bool mayChange(const Instruction &Other, const LoadInst &Load) {
  const Value *To = nullptr;
  if (const auto *Store = dyn_cast<StoreInst>(&Other))
    To = Store->getPointerOperand();
  else if (const auto *RMW = dyn_cast<AtomicRMWInst>(&Other))
    To = RMW->getPointerOperand();
  if (!To)
    return true;
  constexpr unsigned Generic = 0;
  const unsigned Mine = Load.getPointerAddressSpace(), Theirs = To->getType()->getPointerAddressSpace();
  if (To == Load.getPointerOperand() || (Mine != Theirs && Mine != Generic && Theirs != Generic))
    return false;
  const auto *From = dyn_cast<GlobalVariable>(getUnderlyingObject(Load.getPointerOperand()));
  const auto *Into = dyn_cast<GlobalVariable>(getUnderlyingObject(To));
  return !From || !Into || From == Into;
}

/// Whether a value is the same in all rounds of a loop, though it may be computed in each.
static bool isInvariant(const Value &V, const Loop &L, unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 6;
  if (L.isLoopInvariant(&V))
    return true;
  const auto *I = dyn_cast<Instruction>(&V);
  return I && Depth < MaxDepth && isa<GetElementPtrInst, CastInst, BinaryOperator>(I) &&
         all_of(I->operands(), [&](const Use &U) { return isInvariant(*U, L, Depth + 1); });
}

/// The block from which the outermost loop is entered in which a load's value stays the same; null when it stands in
/// none.
const BasicBlock *Decoder::hoistedTo(const LoadInst &Load) {
  constexpr size_t MaxWriters = 64;
  const BasicBlock *Result = nullptr;
  if (Load.isVolatile() || Load.isAtomic())
    return nullptr;
  for (const Loop *L = LI->getLoopFor(Load.getParent()); L && isInvariant(*Load.getPointerOperand(), *L);
       L = L->getParentLoop()) {
    const auto [It, New] = Writers.try_emplace(L);
    if (New)
      for (const BasicBlock *B : L->blocks())
        for (const Instruction &I : *B)
          if (I.mayWriteToMemory())
            It->second.push_back(&I);
    if (It->second.size() > MaxWriters || any_of(It->second, [&](const Instruction *I) { return mayChange(*I, Load); }))
      break;
    Result = L->getLoopPreheader();
  }
  return Result;
}

/// Where the list begins that a load in a loop searches: it compares the value with another loaded one and has no
/// other use for it. Null for other loads; row offsets and extents are also counted with.
const Value *Decoder::searchedList(const LoadInst &Load) const {
  const Loop *L = LI->getLoopFor(Load.getParent());
  const bool OnlyCompared = all_of(Load.users(), [&](const User *U) {
    const auto *Compare = dyn_cast<CmpInst>(U);
    return Compare && isa<LoadInst>(Compare->getOperand(Compare->getOperand(0) == &Load ? 1 : 0));
  });
  if (!L || Load.use_empty() || !OnlyCompared)
    return nullptr;
  const Value *Begin = Load.getPointerOperand();
  while (const auto *Gep = dyn_cast<GetElementPtrInst>(Begin)) {
    if (!L->contains(Gep))
      break;
    Begin = Gep->getPointerOperand();
  }
  return L->isLoopInvariant(Begin) && !Begin->getType()->isVectorTy() ? Begin : nullptr;
}

void Decoder::addSite(const Instruction &I, Inst &Out, SiteKind Kind, unsigned Bytes) {
  Out.Site = uint32_t(C->Sites.size());
  SiteInfo S;
  S.I = &I;
  S.Kind = Kind;
  S.Bytes = Bytes;
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    Pointer = RMW->getPointerOperand();
  else if (const auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    Pointer = Exchange->getPointerOperand();
  if (Pointer) {
    switch (Pointer->getType()->getPointerAddressSpace()) {
    case 1:
      S.Generic = false;
      break;
    case 3:
      S.Where = Space::Shared;
      S.Generic = false;
      break;
    case 5:
      S.Where = Space::Local;
      S.Generic = false;
      break;
    default:
      break;
    }
  }
  C->Sites.push_back(S);
}

/// Instructions that lanes going from From to To execute before the sides can
/// have met again: those of To, when From alone leads there.
unsigned Decoder::sideCost(const BasicBlock &From, const BasicBlock &To) const {
  return To.getSinglePredecessor() == &From ? unsigned(To.sizeWithoutDebug()) : 0;
}

void Decoder::decodeGep(const GetElementPtrInst &G, Inst &Out) {
  Gep Result;
  const auto &Op = cast<GEPOperator>(G);
  SmallMapVector<Value *, APInt, 4> Variable;
  APInt Offset(64, 0);
  if (G.getType()->isVectorTy() || !Op.collectOffset(DL, 64, Variable, Offset)) {
    Out.Extra = None;
    return;
  }
  Result.Offset = Offset.getSExtValue();
  for (const auto &[Index, Scale] : Variable)
    Result.Terms.push_back({slotOf(*Index), Index->getType()->getIntegerBitWidth(), Scale.getSExtValue()});
  Out.Extra = uint32_t(C->Geps.size());
  C->Geps.push_back(std::move(Result));
}

void Decoder::decodeBlock(uint32_t N) {
  const BasicBlock &BB = *C->Blocks[N].BB;
  C->Blocks[N].First = uint32_t(C->Insts.size());
  const auto StoreBytes = [&](Type *T) { return unsigned(DL.getTypeStoreSize(T).getFixedValue()); };
  for (const Instruction &I : BB) {
    if (isa<PHINode>(I) || I.isDebugOrPseudoInst() || I.isLifetimeStartOrEnd())
      continue;
    Inst Out;
    Out.I = &I;
    Out.Opcode = uint16_t(I.getOpcode());
    if (!I.getType()->isVoidTy()) {
      const std::vector<Element> &To = P.elements(I.getType());
      Out.Count = uint16_t(To.size());
      if (!To.empty())
        Out.To = To[0];
      Out.Result = Slots.lookup(&I);
    }
    if (I.getNumOperands() && !isa<BranchInst>(I)) {
      Type *First = I.getOperand(0)->getType();
      if (First->isSized() && !P.elements(First).empty())
        Out.From = P.elements(First)[0];
    }
    Out.Operands = uint32_t(C->Operands.size());
    const auto Operand = [&](const Value &V) { C->Operands.push_back(slotOf(V)); };
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      for (const Use &U : Call->args())
        Operand(*U);
      const Value *Callee = Call->getCalledOperand();
      if (!isa<InlineAsm>(Callee))
        Operand(*Callee);
      const Builtin B = builtinOf(*Call);
      Out.Extra = uint32_t(B);
      if (const auto A = builtinAccess(B, *Call, DL)) {
        addSite(I, Out, A->Kind, A->Bytes);
      } else if (B == Builtin::Call) {
        addSite(I, Out, SiteKind::Branch, 0);
        C->Sites.back().Expanded = true;
      }
    } else if (const auto *Br = dyn_cast<BranchInst>(&I)) {
      Out.Result = C->Number.lookup(Br->getSuccessor(0));
      if (Br->isConditional()) {
        Out.Extra = C->Number.lookup(Br->getSuccessor(1));
        Operand(*Br->getCondition());
        if (const auto *Compare = dyn_cast<CmpInst>(Br->getCondition()); Compare && !Compare->getType()->isVectorTy()) {
          Out.Count = 2;
          Operand(*Compare->getOperand(0));
          Operand(*Compare->getOperand(1));
        }
        addSite(I, Out, SiteKind::Branch, 0);
        for (unsigned S = 0; S != 2; ++S)
          C->Sites.back().Costs[S] = sideCost(BB, *Br->getSuccessor(S));
      }
    } else if (const auto *Sw = dyn_cast<SwitchInst>(&I)) {
      Operand(*Sw->getCondition());
      addSite(I, Out, SiteKind::Branch, 0);
    } else {
      for (const Use &U : I.operands())
        if (!isa<BasicBlock>(U))
          Operand(*U);
      if (const auto *G = dyn_cast<GetElementPtrInst>(&I))
        decodeGep(*G, Out);
      else if (isa<LoadInst>(I)) {
        addSite(I, Out, SiteKind::Load, StoreBytes(I.getType()));
        if (const Value *List = searchedList(cast<LoadInst>(I)))
          C->Sites.back().List = slotOf(*List);
        C->Sites.back().HoistedTo = hoistedTo(cast<LoadInst>(I));
      } else if (isa<StoreInst>(I))
        addSite(I, Out, SiteKind::Store, StoreBytes(I.getOperand(0)->getType()));
      else if (isa<ReturnInst>(I) && (F.getCallingConv() != CallingConv::PTX_Kernel || HasRoutine)) {
        addSite(I, Out, SiteKind::Branch, 0);
        C->Sites.back().Expanded = true;
      } else if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I)) {
        addSite(I, Out, SiteKind::Atomic, StoreBytes(I.getType()));
        if (RMW->isFloatingPointOperation()) {
          // Its loop's branch, at the next number.
          Inst Loop = Out;
          addSite(I, Loop, SiteKind::Branch, 0);
          C->Sites.back().Expanded = true;
        }
      } else if (const auto *X = dyn_cast<AtomicCmpXchgInst>(&I))
        addSite(I, Out, SiteKind::Atomic, StoreBytes(X->getNewValOperand()->getType()));
    }
    if (Out.Site == None && expandsWithBranch(I)) {
      addSite(I, Out, SiteKind::Branch, 0);
      C->Sites.back().Expanded = true;
    }
    C->Insts.push_back(Out);
  }
  C->Blocks[N].End = uint32_t(C->Insts.size());
}

/// What machine code predicates, by the branch that it has no need of.
void Decoder::findPredicated() {
  DenseMap<const BasicBlock *, SmallVector<uint32_t, 2>> Accesses;
  for (uint32_t N = 0; N != C->Sites.size(); ++N)
    if (const SiteInfo &S = C->Sites[N]; isa<LoadInst, StoreInst>(S.I) && S.Where == Space::Shared)
      Accesses[S.I->getParent()].push_back(N);
  for (SiteInfo &S : C->Sites)
    if (const auto *Br = dyn_cast<BranchInst>(S.I))
      for (const unsigned Side : {0U, 1U})
        if (const BasicBlock *B = predicatedAccesses(*Br, Side))
          S.Predicated[Side] = Accesses.lookup(B);
}

void Decoder::decodePhis(uint32_t N) {
  Block &B = C->Blocks[N];
  for (const PHINode &PN : B.BB->phis()) {
    Phi Out;
    Out.Result = Slots.lookup(&PN);
    Out.Count = unsigned(P.elements(PN.getType()).size());
    for (unsigned I = 0; I != PN.getNumIncomingValues(); ++I) {
      const auto It = C->Number.find(PN.getIncomingBlock(I));
      if (It != C->Number.end())
        Out.From.push_back({It->second, slotOf(*PN.getIncomingValue(I))});
    }
    B.Phis.push_back(std::move(Out));
  }
}

std::unique_ptr<Code> Decoder::run() {
  auto Result = std::make_unique<Code>();
  C = Result.get();
  C->F = &F;
  auto &Mutable = const_cast<Function &>(F); // the analyses only read it
  DominatorTree DT(Mutable);
  const LoopInfo Loops(DT);
  LI = &Loops;
  const PostDominatorTree PDT(Mutable);
  order(Loops);
  giveSlots();
  HasRoutine = any_of(instructions(F), callsRoutine);
  for (uint32_t N = 0; N != C->Blocks.size(); ++N) {
    decodePhis(N);
    decodeBlock(N);
    const auto *Node = PDT.getNode(C->Blocks[N].BB);
    const auto *Up = Node ? Node->getIDom() : nullptr;
    if (Up && Up->getBlock()) {
      const auto It = C->Number.find(Up->getBlock());
      if (It != C->Number.end())
        C->Blocks[N].Join = It->second;
    }
  }
  findPredicated();
  return Result;
}

const Code *Program::code(const Function &F) {
  const auto It = Codes.find(&F);
  if (It != Codes.end())
    return It->second.get();
  std::unique_ptr<Code> Result;
  if (!F.isDeclaration() && F.getInstructionCount() <= MaxInstructions)
    Result = Decoder(*this, F).run();
  return (Codes[&F] = std::move(Result)).get();
}
