// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Runs warps of one block through the decoded device code.
///
/// Each lane has a current block; the lanes at the smallest block number run
/// together. A branch whose condition is not known lane by lane sends all its
/// lanes one way, and what its sides decide carries the doubt: values merged
/// where they join, values stored and accesses made in between.
#ifndef CUDATIDY_MODEL_INTERPRETER_H
#define CUDATIDY_MODEL_INTERPRETER_H

#include "model/Counters.h"
#include "model/Memory.h"
#include "model/Program.h"
#include "model/Samples.h"
#include "model/SortedLists.h"

namespace cudatidy {

/// Limits of one kernel's interpretation; see docs/model.md for their values.
struct Budget {
  uint64_t Steps;        // instructions left for the kernel
  uint64_t RunSteps;     // instructions one block's warps may take
  unsigned KnownTrips;   // iterations of a loop with known exit
  unsigned UniformTrips; // with an exit that depends on unknown uniforms
  unsigned DataTrips;    // with an exit that depends on data
};

struct Control {
  LaneMask Lanes = 0;
  uint32_t Join = None; // block where the doubt ends
  bool Data = false;    // else: an unknown uniform
  bool Ticket = false;  // data that few threads may satisfy: counts as unsupported
  bool State = false;   // data that threads of the block keep in shared memory
};

struct Frame {
  const Code *C = nullptr;
  std::vector<Lanes> Values;
  std::array<uint32_t, WarpSize> Current;
  std::array<uint32_t, WarpSize> Previous;
  LaneMask Live = 0;
  LaneMask Active = 0;
  uint32_t BlockNo = None; // the block being run, None: choose one
  uint32_t Next = 0;       // its next instruction
  std::vector<uint32_t> Trips;
  std::vector<Control> Controls;
  Taint Inherited; // doubt about reaching the call
  Counters *Counts = nullptr;
  const Inst *Call = nullptr; // in the frame below
};

struct Warp {
  unsigned Id = 0;      // in the block
  unsigned Order = 0;   // among those that are run
  double Weight = 1;    // warps that it stands for
  LaneMask Threads = 0; // lanes that exist
  std::vector<Frame> Stack;
  uint64_t LocalTop = 0; // bytes of local memory given out
  bool Done = false;
  llvm::DenseMap<const SiteInfo *, unsigned> Visits; // of branches on data, when tracing
};

/// Successors that an exploring run forces, by the branch's site.
using ForcedSides = llvm::DenseMap<const SiteInfo *, unsigned>;

class Interpreter {
public:
  Interpreter(Program &P, const Shape &S, const Samples &Values, Tallies &T, Budget &B)
      : P(P), DL(P.layout()), S(S), Values(Values), T(T), B(B) {}

  /// Runs warps of the block at Position; they share its memory and meet at
  /// barriers. Weight: blocks that this one stands for.
  void runBlock(const llvm::Function &Kernel, const Dim3 &Position, llvm::ArrayRef<std::pair<unsigned, double>> Warps,
                double Weight, bool Traffic, const ForcedSides *Forced);

  /// From now on runs are for the SharedTrace of the tallies (TraceRuns.h): all warps take the same side of a branch on
  /// data, the first at first or the second.
  void trace(unsigned OfSample, bool SecondSide) {
    Tracing = true;
    Sample = OfSample;
    FirstSide = SecondSide ? 1 : 0;
  }

  /// From now on what memory holds is taken for random numbers that are as good as known: lanes part by them.
  void takeDataAsRandom() { RandomData = true; }

private:
  enum class Outcome { Finished, AtBarrier, OutOfBudget };

  // Scheduling and control (Interpreter.cpp).
  Outcome run(Warp &W);
  bool chooseBlock(Frame &F);
  void enterBlock(Frame &F);
  void takePhis(Frame &F, LaneMask M);
  void branch(Frame &F, const Inst &I);
  void switchTo(Frame &F, const Inst &I);
  void countEmpty(Frame &F, llvm::ArrayRef<uint32_t> Sites, bool ByChance);
  void leave(Frame &F, const Inst &I);
  bool loopForcesExit(Frame &F, const Inst &I, const Lanes &Condition);
  void go(Frame &F, LaneMask M, uint32_t To);
  void call(Frame &F, const Inst &I);
  void pushFrame(const Code &C, LaneMask M, const Inst *Call, Taint Inherited);
  Taint controlTaint(const Frame &F, LaneMask M) const;
  void execute(Frame &F, const Inst &I);

  // Registers (Arithmetic.cpp).
  void binary(Frame &F, const Inst &I);
  void compareInts(Frame &F, const Inst &I);
  void compareFloats(Frame &F, const Inst &I);
  void cast(Frame &F, const Inst &I);
  void select(Frame &F, const Inst &I);
  void address(Frame &F, const Inst &I);
  void shuffleParts(Frame &F, const Inst &I);

  // Memory (Access.cpp).
  void load(Frame &F, const Inst &I);
  void store(Frame &F, const Inst &I);
  void atomic(Frame &F, const Inst &I);
  void allocate(Frame &F, const Inst &I);
  void readLanes(Frame &F, LaneMask M, const Lanes &Pointer, const Element &E, Lanes &Result);
  void writeLanes(Frame &F, LaneMask M, const Lanes &Pointer, const Element &E, const Lanes &Value, const Taint &Doubt);
  Bytes readBytes(uint64_t Address, const Element &E, unsigned Lane, bool Uniform);
  uint64_t sampleAt(uint64_t Address, const Element &E, bool Uniform);
  uint64_t keyOf(uint64_t Address, unsigned Lane) const;
  void countSwapLoop(Frame &F, const Inst &I, const Lanes &Pointer);
  void count(Frame &F, const Inst &I, uint32_t Site, const Lanes &Pointer, unsigned Bytes, unsigned Align,
             bool OneLane = false);
  void traceShared(const Frame &F, const Inst &I, SiteKind Kind, const Lanes &Pointer, LaneMask M, unsigned Size,
                   bool Ticket, bool State);
  bool changes(const Frame &F, const Inst &Store, uint64_t Address, unsigned Lane);

  // Calls with a meaning of their own (Intrinsics.cpp).
  bool builtin(Frame &F, const Inst &I); // true: the warp waits at a barrier
  void special(Frame &F, const Inst &I, Builtin Kind);
  void warpOperation(Frame &F, const Inst &I, Builtin Kind);
  void shuffle(Frame &F, const Inst &I, Builtin Kind);
  void pure(Frame &F, const Inst &I);
  void memoryBuiltin(Frame &F, const Inst &I, Builtin Kind);
  void countExpanded(Frame &F, const Inst &I);
  void unknownResult(Frame &F, const Inst &I, bool Data);

  const Lanes &use(const Frame &F, Slot S) const { return S & ConstantBit ? P.constant(S) : F.Values[S]; }
  const Lanes &operand(const Frame &F, const Inst &I, unsigned N) const {
    return use(F, F.C->Operands[I.Operands + N]);
  }
  const Lanes &part(const Frame &F, const Inst &I, unsigned N, unsigned Element) const {
    return use(F, F.C->Operands[I.Operands + N] + Element);
  }
  void define(Frame &F, const Inst &I, unsigned Element, const Lanes &Value) {
    F.Values[I.Result + Element].merge(F.Active, Value);
  }

  Program &P;
  const llvm::DataLayout &DL;
  const Shape &S;
  const Samples &Values;
  Tallies &T;
  Budget &B;

  Memory Mem;
  Warp *W = nullptr;
  Dim3 Position{};
  double Weight = 1;     // of the warp being run, blocks included
  bool Traffic = false;  // whether distinct bytes are recorded
  uint64_t RunSteps = 0; // taken by this block
  bool ManyWarps = false;
  const ForcedSides *Forced = nullptr;
  bool Tracing = false;
  bool RandomData = false;
  SortedLists Sorted;
  unsigned Sample = 0, FirstSide = 0;
};

} // namespace cudatidy

#endif
