// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What a value varies with inside a kernel: coordinates of the thread and of the block, rounds of loops, and digits of
/// those, as flat indices are taken apart into rows and columns.
///
///   Row = Flat / N, Column = Flat % N     two digits of Flat that vary independently: [N, all) and [1, N)
///   Row = Flat / 8, Other = Flat / 4      not independent: [8, all) lies in [4, all)
///
/// A set is an upper bound, and says nothing where the value comes from data.
#ifndef CUDATIDY_PATTERN_AXES_H
#define CUDATIDY_PATTERN_AXES_H

#include "host/Launch.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Instructions.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace cudatidy {

/// A product of divisors: a number times unknown uniform values.
struct Divisors {
  uint64_t Number = 1;
  std::multiset<const llvm::Value *> Unknown;
  /// Whether this is at most Other, as far as that can be told.
  bool isAtMost(const Divisors &Other) const;
  friend bool operator==(const Divisors &, const Divisors &) = default;
};

struct Axis {
  enum class Kind { Thread, Block, Loop, Digit } What = Kind::Thread;
  unsigned Dimension = 0;          ///< Thread, Block: 0 for x
  const llvm::Loop *L = nullptr;   ///< Loop
  const llvm::Value *Of = nullptr; ///< Digit: Of / Over, of which only what is below Limit / Over
  Divisors Over;
  std::optional<Divisors> Limit;
  std::set<unsigned> Leaves; ///< the axes that are no digits and of which it is made
  bool isSame(const Axis &Other) const;
};

using AxisSet = std::set<unsigned>;

struct Variation {
  AxisSet On;
  bool Known = true; ///< false: it comes from data, or from what is not understood
};

class Axes {
public:
  explicit Axes(const llvm::LoopInfo &Loops) : Loops(Loops) {}

  /// What V varies with where At uses it: loops that do not hold At are over.
  Variation of(const llvm::Value *V, const llvm::BasicBlock *At);
  const Axis &operator[](unsigned Index) const { return All[Index]; }
  AxisSet leaves(const AxisSet &S) const;
  bool isMadeOf(unsigned Index, Axis::Kind Leaf) const;
  /// Whether A takes its values whatever those of the others are.
  bool isIndependent(unsigned A, const AxisSet &Others) const;
  /// How many values an axis takes; none when that is not known.
  std::optional<uint64_t> extent(unsigned Index, const Launch &Under, llvm::ScalarEvolution &Trips) const;

private:
  const Variation &everywhere(const llvm::Value *V);
  unsigned intern(Axis A);
  unsigned leaf(Axis::Kind What, unsigned Dimension, const llvm::Loop *L = nullptr);
  void visit(const llvm::Instruction &I, Variation &Out, llvm::SmallVectorImpl<const llvm::Value *> &Work);
  void visitCall(const llvm::CallBase &Call, Variation &Out, llvm::SmallVectorImpl<const llvm::Value *> &Work);
  void visitLoad(const llvm::LoadInst &Load, Variation &Out, llvm::SmallVectorImpl<const llvm::Value *> &Work);
  bool addDigit(const llvm::Instruction &I, Variation &Out);
  bool divide(Divisors &D, const llvm::Value *By);
  bool flatten(const llvm::Value *V, Axis &Out);

  const llvm::LoopInfo &Loops;
  std::vector<Axis> All;
  llvm::DenseMap<const llvm::Value *, std::unique_ptr<Variation>> Seen;
  const Variation Nothing;
  std::set<const llvm::Value *> Active; ///< being looked at
};

/// Strips conversions between integers.
const llvm::Value *withoutCasts(const llvm::Value *V);

/// What a pointer leads back to, through arithmetic, conversions and joins: an argument, a variable, or the load of a
/// pointer. Null when it may be several.
const llvm::Value *baseOf(const llvm::Value *Pointer);

} // namespace cudatidy

#endif
