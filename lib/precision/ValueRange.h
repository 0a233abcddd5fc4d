// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_VALUERANGE_H
#define CUDA_TIDY_PRECISION_VALUERANGE_H

#include "precision/EdgeConditions.h"
#include "precision/ValueFacts.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"

#include <memory>
#include <vector>

namespace llvm {
class AllocaInst;
class Argument;
class GlobalVariable;
class Instruction;
class LoadInst;
class Loop;
class LoopInfo;
class PHINode;
class SelectInst;
class ScalarEvolution;
class StoreInst;
class User;
} // namespace llvm

namespace cudatidy {

/// The values that each SSA value of one kernel takes, in all threads: an interval analysis.
///
/// Runs forwards over the blocks until nothing changes. All facts start empty and only grow; at the head of a loop an
/// end that still moves after some rounds goes to zero or to infinity, so the fixed point is reached; two more rounds
/// without that take back what it overshot. Operands are narrowed by the conditions under which their user runs.
///
/// Sums in loops of known length: start + length * what one round adds. Shared memory and local arrays: one fact for
/// all of an array, when each access names it. Global memory: by the type that is loaded, or what the caller knows of
/// the array.
///
///   V = fminf(X[I] * S, 1.0f);  W = V > 0 ? V : 0;      W in [0, 1]
///
/// Finite inputs are assumed: what infinities give is infinite or NaN in any format.
class ValueRange {
public:
  /// Known: facts of what the array behind a pointer argument holds.
  using ArrayFacts = llvm::DenseMap<const llvm::Argument *, ValueFacts>;
  explicit ValueRange(const llvm::Function &F, ArrayFacts Known = ArrayFacts());
  ~ValueRange();

  /// False for a function that is too large: all its values are unknown.
  bool isAnalysed() const { return Analysed; }
  /// What is known of a value wherever it is used.
  ValueFacts of(const llvm::Value *V) const;
  /// What is known of it where a block uses it.
  ValueFacts at(const llvm::Value *V, const llvm::BasicBlock *B) const;
  /// How often a loop goes back to its head at most; none: not known.
  std::optional<unsigned> mostRounds(const llvm::Loop &L) const;
  /// What a loop of known length adds up in the value at its head; none when that is not a sum, or the length unknown.
  struct Addend {
    const llvm::Value *A = nullptr, *B = nullptr; ///< A, or A * B
    bool Minus = false;
    double Times = 1; ///< at most
    const llvm::BasicBlock *In = nullptr;
  };
  std::optional<std::vector<Addend>> addends(const llvm::PHINode &P) const;
  /// The value that the sum starts from.
  const llvm::Value *startOf(const llvm::PHINode &P) const;
  const llvm::LoopInfo &loops() const { return *Loops; }
  const llvm::Function &function() const { return F; }
  /// The blocks in reverse post-order.
  llvm::ArrayRef<const llvm::BasicBlock *> order() const { return Order; }
  /// The stores to the array in shared or local memory that a pointer points into; null when not all are known.
  const std::vector<const llvm::StoreInst *> *storesTo(const llvm::Value *Pointer) const;

  static constexpr unsigned MaxInstructions = 20000;

private:
  struct Cell {
    std::vector<const llvm::StoreInst *> Stores;
    bool Known = true; ///< no access but plain loads and stores of one type
    llvm::Type *Element = nullptr;
    ValueFacts Facts;
  };
  void findCells();
  bool seeUses(const llvm::Value *Pointer, Cell &To, unsigned Depth) const;
  bool round(bool Widen);
  ValueFacts evaluate(const llvm::Instruction &I) const;
  ValueFacts phi(const llvm::PHINode &P) const;
  std::optional<Interval> counted(const llvm::PHINode &P) const;
  bool collect(const llvm::Value *V, const llvm::PHINode &P, double Times, unsigned Depth,
               std::vector<Addend> &Out) const;
  ValueFacts choice(const llvm::SelectInst &S, llvm::ArrayRef<std::pair<const llvm::Value *, bool>> Outer,
                    unsigned Depth) const;
  ValueFacts load(const llvm::LoadInst &I) const;
  ValueFacts element(const llvm::Value *Vector, const llvm::Value *Index, const llvm::BasicBlock *B) const;
  ValueFacts constant(const llvm::Value *V) const;

  const llvm::Function &F;
  ArrayFacts Known;
  bool Analysed = true;
  std::unique_ptr<llvm::LoopInfo> Loops;
  struct Analyses;
  std::unique_ptr<Analyses> Engines;
  std::unique_ptr<EdgeConditions> Conditions;
  std::vector<const llvm::BasicBlock *> Order;
  llvm::DenseMap<const llvm::Value *, ValueFacts> Facts;
  llvm::DenseMap<const llvm::Value *, Cell> Cells; ///< by the variable or alloca
};

} // namespace cudatidy

#endif
