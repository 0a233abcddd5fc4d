// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Pairs of accesses to memory that warps of a block share which no barrier orders, proved by interpreted warps.
///
///   warp 0   write A ---- | barrier | ---- read A
///   warp 1   ------- read A | ...               a pair: same word, same interval between barriers, different warps
///
/// A run is one possible execution: unknown arguments and unknown memory hold one sample, the same for all warps.
/// Two accesses that meet in it meet for that input. Where an address was computed from a sample, two samples have to
/// agree. Not recorded, or no pair:
///   - addresses that are data, other than of reads and atomic operations that the code keeps inside a shared array,
///     against an address that is not;
///   - two accesses that both hang on data in shared memory: what one thread finds there may forbid the other;
///   - what a thread does because it drew a ticket (the result of an atomic operation), other than an atomic operation;
///   - a write of the value that is there already, two atomic operations, a read before an atomic operation;
///   - global memory in a kernel without a barrier.
/// The proof ends, and with it the recording, where warps do not stop together at one barrier of the whole block, and
/// where something else may order them: a lock, a flag that is waited for, a copy or barrier object that the model does
/// not follow.
///
/// Beside these, volatile variables by which lanes of one warp hand each other words (code from before Volta).
#ifndef CUDATIDY_MODEL_SHAREDTRACE_H
#define CUDATIDY_MODEL_SHAREDTRACE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instruction.h"

#include <vector>

namespace cudatidy {

enum class TouchKind : uint8_t { Read, Write, Update };

struct SharedPair {
  const llvm::Instruction *Earlier = nullptr; ///< nearer to the barrier that both warps passed last
  const llvm::Instruction *Later = nullptr;
  TouchKind EarlierKind = TouchKind::Read, LaterKind = TouchKind::Read;
  bool Global = false;     ///< else shared memory
  bool WithinWarp = false; ///< between lanes of one warp, by volatile accesses
};

class SharedTrace {
public:
  /// One lane's access.
  struct Access {
    uint64_t Address = 0;
    unsigned Bytes = 0;
    unsigned Lane = 0;
    TouchKind Kind = TouchKind::Read;
    bool Changes = true; ///< a write: of another value than the one that is there
  };

  /// A block begins. Sample: which sample of the unknown the run has; Forced: it takes sides that the sample does not.
  void begin(unsigned Sample, bool Forced);
  /// Nothing is proved about the rest of this block.
  void stop() { On = false; }
  /// The order of this kernel's accesses is not the model's to judge.
  void giveUp();
  /// The same for its accesses to global memory.
  void giveUpGlobal();
  /// What is not known about an access.
  struct Doubt {
    bool Sampled = false; ///< the address comes from a sample of an unknown uniform
    bool Data = false;    ///< ... of data
    bool State = false;   ///< data in shared memory decides whether a thread comes here
  };
  /// A warp comes to an instruction; the accesses of its lanes follow.
  void step(unsigned OfWarp, const llvm::Instruction &I, const Doubt &D);
  void touch(const Access &A);
  /// The lanes of a warp have waited for each other.
  void warpMeets() { ++WarpInterval; }
  /// A warp waits at a barrier, with all its threads that are left or only some.
  void arrive(const llvm::Instruction &Barrier, bool Whole);
  /// All warps have come to where they wait.
  void meet();

  bool isOn() const { return On; }
  /// Whether a pair was seen that another sample has to confirm.
  bool isWaiting() const;
  /// Each pair of instructions once, in the order found.
  std::vector<SharedPair> pairs() const;

private:
  struct Touch {
    const llvm::Instruction *I = nullptr;
    unsigned Warp = 0;
    unsigned Position = 0; ///< among the warp's accesses since the barrier
    TouchKind Kind = TouchKind::Read;
    uint8_t Bytes = 0; ///< of the word
    Doubt D;
  };
  struct Word {
    unsigned Interval = 0;
    Touch Write, Update;
    Touch Reads[2]; ///< of different warps
    /// The last volatile write, for the lanes of its own warp.
    const llvm::Instruction *Volatile = nullptr;
    unsigned VolatileWarp = 0, VolatileLane = 0, VolatileInterval = 0;
  };
  struct Candidate {
    SharedPair P;
    unsigned Samples = 0; ///< that showed it, a bit each
    bool Certain = false;
  };
  void touchWord(Word &W, const Access &A, bool Global);
  void handOver(Word &W, const Access &A);
  void add(const Touch &Old, bool Global);
  void add(const SharedPair &New, bool Certain);

  llvm::DenseMap<uint64_t, Word> Words;
  std::vector<Candidate> Found;
  unsigned Interval = 0, WarpInterval = 0;
  Touch Now; ///< of the instruction being run
  unsigned Sample = 0;
  bool On = false, Forced = false, GivenUp = false, GlobalGivenUp = false, AnyBarrier = false;
  const llvm::Instruction *At = nullptr; ///< the barrier of this round
};

/// Whether V is computed from a word of shared memory.
bool isState(const llvm::Value &V);

/// Whether V is computed from what an atomic operation returned, so that threads that satisfy a condition on it may be
/// few or one.
bool isTicket(const llvm::Value &V);

} // namespace cudatidy

#endif
