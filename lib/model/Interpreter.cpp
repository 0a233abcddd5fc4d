// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Interpreter.h"

#include "model/Builtins.h"

#include "llvm/IR/Constants.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

/// Frames of one warp; deeper calls give unknown results.
static constexpr size_t MaxDepth = 24;

/// The lanes that have more to do than to return.
static LaneMask staying(const Frame &F) {
  LaneMask Result = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    if (F.Live >> L & 1)
      Result |= LaneMask(F.C->Insts[F.C->Blocks[F.Current[L]].First].Opcode != Instruction::Ret) << L;
  return Result;
}

void Interpreter::runBlock(const Function &Kernel, const Dim3 &At, ArrayRef<std::pair<unsigned, double>> Warps,
                           double BlockWeight, bool TraceTraffic, const ForcedSides *ForceSides) {
  const Code *C = P.code(Kernel);
  if (!C)
    return;
  Position = At;
  Traffic = TraceTraffic;
  Forced = ForceSides;
  RunSteps = 0;
  ManyWarps = Warps.size() > 1;
  Mem.clear();
  Sorted.clear();
  if (Tracing)
    T.Shared.begin(Sample, Forced);
  std::vector<Warp> All(Warps.size());
  const uint64_t Threads = S.threads();
  for (size_t N = 0; N != All.size(); ++N) {
    Warp &Each = All[N];
    Each.Id = Warps[N].first;
    Each.Order = unsigned(N);
    Each.Weight = Warps[N].second * BlockWeight;
    const uint64_t Before = uint64_t(Each.Id) * WarpSize;
    if (Before >= Threads) {
      Each.Done = true;
      continue;
    }
    const uint64_t Left = Threads - Before;
    Each.Threads = Left >= WarpSize ? AllLanes : LaneMask((1ULL << Left) - 1);
    W = &Each;
    pushFrame(*C, Each.Threads, nullptr, {});
    unsigned Part = 0;
    Frame &F = Each.Stack.back();
    for (const Lanes &L : Values.arguments())
      F.Values[Part++] = L;
    T.Warps += Each.Weight;
    if (Traffic) {
      T.TracedWarps += Warps[N].second;
      ++T.TracedRuns;
    }
  }
  // Warps take turns from barrier to barrier.
  for (bool Any = true; Any;) {
    Any = false;
    for (Warp &Each : All) {
      if (Each.Done)
        continue;
      W = &Each;
      Weight = Each.Weight;
      switch (run(Each)) {
      case Outcome::Finished:
        Each.Done = true;
        break;
      case Outcome::AtBarrier: {
        const Frame &F = Each.Stack.back();
        T.Shared.arrive(*F.C->Insts[F.Next - 1].I, F.Active == staying(Each.Stack.front()));
        Any = true;
        break;
      }
      case Outcome::OutOfBudget:
        T.OutOfBudget = true;
        return;
      }
    }
    T.Shared.meet();
  }
}

void Interpreter::pushFrame(const Code &C, LaneMask M, const Inst *Call, Taint Inherited) {
  Frame &F = W->Stack.emplace_back();
  F.C = &C;
  F.Values.resize(C.Slots);
  F.Current.fill(None);
  F.Previous.fill(None);
  for (unsigned L = 0; L != WarpSize; ++L)
    if (M >> L & 1)
      F.Current[L] = 0;
  F.Live = M;
  F.Trips.assign(C.Loops.size(), 0);
  F.Counts = &T.of(C);
  F.Call = Call;
  F.Inherited = Inherited;
}

Interpreter::Outcome Interpreter::run(Warp &Each) {
  while (!Each.Stack.empty()) {
    {
      Frame &F = Each.Stack.back();
      if (F.BlockNo == None && !chooseBlock(F)) {
        Each.Stack.pop_back();
        continue;
      }
    }
    const size_t Depth = Each.Stack.size();
    while (Each.Stack.size() == Depth && Each.Stack.back().BlockNo != None) {
      Frame &F = Each.Stack.back();
      if (!F.Active) { // an exit below ended the lanes of this block
        F.BlockNo = None;
        break;
      }
      if (B.Steps == 0 || RunSteps >= B.RunSteps)
        return Outcome::OutOfBudget;
      --B.Steps;
      ++RunSteps;
      ++T.Steps;
      const Inst &I = F.C->Insts[F.Next++];
      if (I.Opcode == Instruction::Call) {
        if (Builtin(I.Extra) == Builtin::Call)
          call(F, I);
        else if (builtin(F, I))
          return Outcome::AtBarrier;
        continue;
      }
      execute(F, I);
    }
  }
  return Outcome::Finished;
}

bool Interpreter::chooseBlock(Frame &F) {
  uint32_t Least = None;
  for (unsigned L = 0; L != WarpSize; ++L)
    if (F.Live >> L & 1)
      Least = std::min(Least, F.Current[L]);
  if (Least == None)
    return false;
  LaneMask M = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    M |= LaneMask(F.Current[L] == Least) << L;
  F.Active = M & F.Live;
  F.BlockNo = Least;
  F.Next = F.C->Blocks[Least].First;
  enterBlock(F);
  return true;
}

/// Ends the doubts whose sides meet here or were left behind; the values that
/// merge here keep them.
void Interpreter::enterBlock(Frame &F) {
  Taint Merged;
  for (Control &C : F.Controls) {
    if (C.Join == None || C.Join > F.BlockNo)
      continue;
    const LaneMask Here = C.Lanes & F.Active;
    (C.Data ? Merged.Data : Merged.Uniform) |= Here;
    C.Lanes &= ~Here;
  }
  erase_if(F.Controls, [](const Control &C) { return !C.Lanes; });
  const Block &Here = F.C->Blocks[F.BlockNo];
  if (Here.Phis.empty())
    return;
  takePhis(F, F.Active);
  if (Merged.any())
    for (const Phi &P : Here.Phis)
      for (unsigned E = 0; E != P.Count; ++E)
        F.Values[P.Result + E].T |= Merged;
}

void Interpreter::takePhis(Frame &F, LaneMask M) {
  const Block &Here = F.C->Blocks[F.BlockNo];
  SmallVector<Lanes, 8> New;
  for (LaneMask Left = M; Left;) {
    const uint32_t From = F.Previous[firstLane(Left)];
    LaneMask Group = 0;
    for (unsigned L = 0; L != WarpSize; ++L)
      Group |= LaneMask(F.Previous[L] == From) << L;
    Group &= Left;
    Left &= ~Group;
    // All are read before any is written: they change at one moment.
    New.clear();
    for (const Phi &P : Here.Phis) {
      Slot Source = None;
      for (const auto &[Block, S] : P.From)
        if (Block == From)
          Source = S;
      for (unsigned E = 0; E != P.Count; ++E)
        New.push_back(Source == None ? Lanes::splat(0) : use(F, Source + E));
    }
    size_t N = 0;
    for (const Phi &P : Here.Phis)
      for (unsigned E = 0; E != P.Count; ++E)
        F.Values[P.Result + E].merge(Group, New[N++]);
  }
}

void Interpreter::go(Frame &F, LaneMask M, uint32_t To) {
  if (!M)
    return;
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(M >> L & 1))
      continue;
    F.Previous[L] = F.BlockNo;
    F.Current[L] = To;
  }
  const uint32_t Loop = F.C->Blocks[To].Loop;
  if (Loop == None || F.C->Loops[Loop].Header != To)
    return;
  if (!F.C->inLoop(F.BlockNo, Loop)) {
    F.Trips[Loop] = 0;
    return;
  }
  // A loop that no condition leaves: its lanes end here.
  constexpr uint32_t Endless = 1 << 16;
  if (++F.Trips[Loop] > Endless)
    F.Live &= ~M;
}

/// Doubt about the lanes of M being where they are.
Taint Interpreter::controlTaint(const Frame &F, LaneMask M) const {
  Taint Result = F.Inherited & M;
  for (const Control &C : F.Controls)
    (C.Ticket ? Result.Unsupported : C.Data ? Result.Data : Result.Uniform) |= C.Lanes & M;
  return Result;
}

static void addControl(Frame &F, LaneMask M, uint32_t Join, bool Data, bool Ticket = false, bool State = false) {
  if (!M)
    return;
  for (Control &C : F.Controls)
    if (C.Join == Join && C.Data == Data && C.Ticket == Ticket && C.State == State) {
      C.Lanes |= M;
      return;
    }
  F.Controls.push_back({M, Join, Data, Ticket, State});
}

void Interpreter::branch(Frame &F, const Inst &I) {
  const LaneMask M = F.Active;
  const uint32_t To[2] = {I.Result, I.Extra};
  if (I.Site == None) {
    go(F, M, To[0]);
    F.BlockNo = None;
    return;
  }
  const Lanes &Condition = operand(F, I, 0);
  LaneMask Taken = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    Taken |= LaneMask(Condition.V[L] & 1) << L;
  Taken &= M;
  const LaneMask ByData = (Condition.T.Data | Condition.T.Unsupported) & M;
  const LaneMask ByUniform = Condition.T.Uniform & M & ~ByData;
  SiteCounter &Count = F.Counts->Sites[I.Site];
  const Block &Here = F.C->Blocks[F.BlockNo];

  // Which side stays in the loop: 2 when this branch does not leave it.
  unsigned Stay = 2;
  if (Here.Loop != None) {
    const bool In[2] = {F.C->inLoop(To[0], Here.Loop), F.C->inLoop(To[1], Here.Loop)};
    if (In[0] != In[1])
      Stay = In[0] ? 0 : 1;
  }
  if (Stay != 2) {
    // Traced warps have to meet in the same iteration.
    const bool Hurry = !Tracing && RunSteps > B.RunSteps / 2;
    const uint32_t Limit = ByData ? B.DataTrips : ByUniform ? B.UniformTrips : Hurry ? B.UniformTrips : B.KnownTrips;
    if (F.Trips[Here.Loop] >= Limit) {
      const uint32_t Out = To[1 - Stay];
      T.CutLoops.insert({F.C, Here.Loop});
      // Where the condition is another in each lane, lanes would leave in different rounds.
      bool Varies = false;
      for (unsigned N = 1; N <= I.Count; ++N)
        Varies |= !operand(F, I, N).isUniform(M);
      addControl(F, M, Out, ByData || Tracing || (Varies && !RandomData));
      go(F, M, Out);
      F.BlockNo = None;
      return;
    }
  }

  const SiteInfo &Site = F.C->Sites[I.Site];
  const auto Force = Forced ? Forced->find(&Site) : ForcedSides::const_iterator();
  if (Forced && Force != Forced->end() && ByUniform && !ByData) {
    Taken = Force->second == 0 ? M : 0;
  } else if (ByData) {
    // Lanes that follow data go one way together: on in a loop, else where
    // fewer went before.
    const bool First = Stay != 2 ? Stay == 0
                       : Tracing ? W->Visits[&Site]++ % 2 == FirstSide
                                 : Count.Sides[0] <= Count.Sides[1];
    Taken = First ? Taken | ByData : Taken & ~ByData;
  }
  Count.Executions += Weight;
  Count.Real |= !Forced;
  Count.Lanes += Weight * popcount(M);
  Count.Visited |= uint64_t(Taken != 0) | uint64_t((M & ~Taken) != 0) << 1;
  if (Taken)
    Count.Sides[0] += Weight;
  if (M & ~Taken)
    Count.Sides[1] += Weight;
  Count.SideLanes[0] += Weight * popcount(Taken);
  Count.SideLanes[1] += Weight * popcount(M & ~Taken);
  const Taint Reached = controlTaint(F, M);
  if (Reached.Data)
    Count.UnderData += Weight;
  Count.Sampled |= ByUniform || Reached.Uniform;
  const LaneMask Sure = M & ~ByData;
  const bool SureDivergent = (Taken & Sure) && (Sure & ~Taken);
  if (ByData && !SureDivergent) {
    Count.ByData += Weight;
  } else {
    Count.Known += Weight;
    if (Taken && Taken != M)
      Count.Actual += Weight;
  }
  if (!ByData)
    for (const unsigned Side : {0U, 1U})
      if (!(Side == 0 ? Taken : M & ~Taken))
        countEmpty(F, Site.Predicated[Side], ByUniform != 0);
  const bool Ticket = Tracing && (ByData | ByUniform) && isTicket(*I.I->getOperand(0));
  addControl(F, ByData, Here.Join, true, Ticket, Tracing && ByData && isState(*I.I->getOperand(0)));
  addControl(F, ByUniform, Here.Join, false, Ticket);
  go(F, Taken, To[0]);
  go(F, M & ~Taken, To[1]);
  F.BlockNo = None;
}

/// Accesses under a predicate are executed also when no lane wants them.
void Interpreter::countEmpty(Frame &F, ArrayRef<uint32_t> Sites, bool ByChance) {
  for (const uint32_t N : Sites) {
    F.Counts->Sites[N].Empty += Weight;
    F.Counts->Sites[N].EmptyByChance += ByChance ? Weight : 0;
  }
}

void Interpreter::switchTo(Frame &F, const Inst &I) {
  const auto &Switch = *cast<SwitchInst>(I.I);
  const LaneMask M = F.Active;
  const Lanes &Condition = operand(F, I, 0);
  const LaneMask ByData = (Condition.T.Data | Condition.T.Unsupported) & M;
  const LaneMask ByUniform = Condition.T.Uniform & M & ~ByData;
  SiteCounter &Count = F.Counts->Sites[I.Site];
  const unsigned Targets = Switch.getNumSuccessors();
  // Lanes that follow data take the successors in turn.
  const unsigned Turn = Tracing ? W->Visits[&F.C->Sites[I.Site]]++ + FirstSide : unsigned(uint64_t(Count.Executions));
  const unsigned Pick = Turn % Targets;
  const auto Force = Forced ? Forced->find(&F.C->Sites[I.Site]) : ForcedSides::const_iterator();
  const bool IsForced = Forced && Force != Forced->end() && ByUniform && !ByData;
  std::array<uint32_t, WarpSize> To;
  LaneMask Left = M;
  unsigned Groups = 0;
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(M >> L & 1))
      continue;
    unsigned Successor = 0;
    if (ByData >> L & 1) {
      Successor = Pick;
    } else if (IsForced) {
      Successor = Force->second;
    } else {
      const APInt Value(Switch.getCondition()->getType()->getIntegerBitWidth(), Condition.V[L]);
      for (const auto &Case : Switch.cases())
        if (Case.getCaseValue()->getValue() == Value)
          Successor = Case.getSuccessorIndex();
    }
    Count.Visited |= Successor < 64 ? 1ULL << Successor : 0;
    To[L] = F.C->Number.lookup(Switch.getSuccessor(Successor));
  }
  Count.Executions += Weight;
  Count.Real |= !Forced;
  Count.Lanes += Weight * popcount(M);
  const Taint Reached = controlTaint(F, M);
  if (Reached.Data)
    Count.UnderData += Weight;
  Count.Sampled |= ByUniform || Reached.Uniform;
  const bool Ticket = Tracing && (ByData | ByUniform) && isTicket(*Switch.getCondition());
  addControl(F, ByData, F.C->Blocks[F.BlockNo].Join, true, Ticket,
             Tracing && ByData && isState(*Switch.getCondition()));
  addControl(F, ByUniform, F.C->Blocks[F.BlockNo].Join, false, Ticket);
  while (Left) {
    const uint32_t Target = To[firstLane(Left)];
    LaneMask Group = 0;
    for (unsigned L = 0; L != WarpSize; ++L)
      if (Left >> L & 1)
        Group |= LaneMask(To[L] == Target) << L;
    Left &= ~Group;
    ++Groups;
    go(F, Group, Target);
  }
  if (ByData) {
    Count.ByData += Weight;
  } else {
    Count.Known += Weight;
    Count.Actual += Groups > 1 ? Weight : 0;
  }
  F.BlockNo = None;
}

/// Return: the lanes leave the frame and their caller gets the value.
void Interpreter::leave(Frame &F, const Inst &I) {
  const LaneMask M = F.Active;
  if (I.Site != None)
    countExpanded(F, I);
  if (F.Call && F.Call->Count && I.I->getNumOperands()) {
    Frame &Caller = W->Stack[W->Stack.size() - 2];
    const Taint Doubt = controlTaint(F, M);
    for (unsigned E = 0; E != F.Call->Count; ++E) {
      Lanes Value = part(F, I, 0, E);
      Value.T |= Doubt;
      Caller.Values[F.Call->Result + E].merge(M, Value);
    }
  }
  F.Live &= ~M;
  F.BlockNo = None;
}

void Interpreter::call(Frame &F, const Inst &I) {
  const auto &Call = *cast<CallBase>(I.I);
  const Function *Callee = Call.getCalledFunction();
  const LaneMask M = F.Active;
  if (!Callee) {
    const Lanes &Target = operand(F, I, Call.arg_size());
    if (Target.isUniform(M) && !((Target.T.Data | Target.T.Unsupported) & M))
      Callee = P.functionAt(Target.V[firstLane(M)]);
  }
  const Code *C = Callee ? P.code(*Callee) : nullptr;
  if (!C || W->Stack.size() >= MaxDepth || Callee->getFunctionType() != Call.getFunctionType()) {
    unknownResult(F, I, true);
    return;
  }
  const Taint Doubt = controlTaint(F, M);
  if (I.Site != None)
    countExpanded(F, I);
  const size_t Below = W->Stack.size() - 1;
  pushFrame(*C, M, &I, Doubt);
  Frame &Caller = W->Stack[Below];
  Frame &New = W->Stack.back();
  for (size_t A = 0; A != C->Arguments.size(); ++A) {
    const size_t Parts = P.elements(Callee->getArg(unsigned(A))->getType()).size();
    for (size_t E = 0; E != Parts; ++E)
      New.Values[C->Arguments[A] + E] = part(Caller, I, unsigned(A), unsigned(E));
  }
}

void Interpreter::execute(Frame &F, const Inst &I) {
  switch (I.Opcode) {
  case Instruction::Br:
    return branch(F, I);
  case Instruction::Switch:
    return switchTo(F, I);
  case Instruction::Ret:
    return leave(F, I);
  case Instruction::Load:
    return load(F, I);
  case Instruction::Store:
    return store(F, I);
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return atomic(F, I);
  case Instruction::Alloca:
    return allocate(F, I);
  case Instruction::GetElementPtr:
    return address(F, I);
  case Instruction::ICmp:
    return compareInts(F, I);
  case Instruction::FCmp:
    return compareFloats(F, I);
  case Instruction::Select:
    return select(F, I);
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
  case Instruction::ExtractValue:
  case Instruction::InsertValue:
    return shuffleParts(F, I);
  case Instruction::Freeze:
    for (unsigned E = 0; E != I.Count; ++E)
      define(F, I, E, part(F, I, 0, E));
    return;
  case Instruction::Fence:
    return;
  case Instruction::Unreachable: {
    const LaneMask M = F.Active;
    for (Frame &Each : W->Stack) {
      Each.Live &= ~M;
      Each.Active &= ~M;
    }
    F.BlockNo = None;
    return;
  }
  default:
    if (I.I->isBinaryOp() || I.Opcode == Instruction::FNeg)
      return binary(F, I);
    if (I.I->isCast())
      return cast(F, I);
    if (I.I->isTerminator()) { // indirect branches and the like
      F.Live &= ~F.Active;
      F.BlockNo = None;
      return;
    }
    unknownResult(F, I, true);
  }
}
