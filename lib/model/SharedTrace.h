// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Pairs of accesses to shared memory that no barrier orders, proved by the interpreted warps.
///
///   warp 0   write A ---- | barrier | ---- read A
///   warp 1   ------- read A | ...               a pair: same word, same interval between barriers, different warps
///
/// Only accesses count whose address is known and that are reached under conditions that are not data. The proof ends
/// (and with it the recording) where warps of a block do not stop together at one barrier of the whole block, and where
/// something else may order them: a copy or barrier object that the model does not follow. Volatile and atomic accesses
/// are taken for deliberate. Two writes are no pair: they may well write one value.
#ifndef CUDATIDY_MODEL_SHAREDTRACE_H
#define CUDATIDY_MODEL_SHAREDTRACE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instruction.h"

#include <optional>
#include <vector>

namespace cudatidy {

struct SharedPair {
  const llvm::Instruction *Earlier = nullptr; ///< nearer to the barrier that both warps passed last
  const llvm::Instruction *Later = nullptr;
  bool LaterWrites = false; ///< a read is overtaken; else a write is not waited for
};

class SharedTrace {
public:
  /// A block begins.
  void begin();
  /// Nothing is proved about the rest of this block.
  void stop() { On = false; }
  /// The order of this kernel's accesses is not the model's to judge.
  void giveUp();
  /// A warp comes to an instruction; the accesses of its lanes follow.
  void step(unsigned OfWarp);
  void read(uint64_t Address, unsigned Bytes, const llvm::Instruction &I);
  void write(uint64_t Address, unsigned Bytes, const llvm::Instruction &I);
  /// A warp waits at a barrier, with all its threads or only some.
  void arrive(const llvm::Instruction &Barrier, bool Whole);
  void finish() { Finished = true; }
  /// All warps have come to where they wait.
  void meet();

  bool isOn() const { return On; }
  /// As found, each pair of instructions once.
  const std::vector<SharedPair> &pairs() const { return Pairs; }

private:
  struct Touch {
    const llvm::Instruction *I = nullptr;
    unsigned Warp = 0;
    unsigned Position = 0; ///< among the warp's accesses since the barrier
    uint8_t Bytes = 0;     ///< of the word
  };
  struct Word {
    unsigned Interval = 0;
    Touch Write;
    Touch Reads[2]; ///< of different warps
  };
  Word &word(uint64_t Number);
  void add(const Touch &Earlier, const llvm::Instruction &Later, bool LaterWrites);
  Touch touch(const llvm::Instruction &I, unsigned Bytes) const { return {&I, Warp, Position, uint8_t(Bytes)}; }
  template <typename Callback> void eachWord(uint64_t Address, unsigned Bytes, Callback Take);

  llvm::DenseMap<uint64_t, Word> Words;
  std::vector<SharedPair> Pairs;
  unsigned Interval = 0;
  unsigned Warp = 0, Position = 0; ///< being run
  bool On = false, GivenUp = false, Finished = false;
  const llvm::Instruction *At = nullptr; ///< the barrier of this round
};

} // namespace cudatidy

#endif
