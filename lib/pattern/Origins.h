// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Where a value was loaded from: the array in global memory, and what the element varies with, seen through
/// conversions, registers, private arrays and tiles in shared memory.
///
///   As[ty][tx] = A[(by * 16 + ty) * K + t + tx];      // the block brings a tile: {by, t} remain
///   ... As[ty][k] ...                                 // an element of A that varies with {by, t} and {ty, k}
///
/// No answer where anything is computed on the way, and where the elements may come from several arrays.
#ifndef CUDATIDY_PATTERN_ORIGINS_H
#define CUDATIDY_PATTERN_ORIGINS_H

#include "pattern/Axes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <map>

namespace cudatidy {

/// What an array's elements are, as far as tensor cores take them.
enum class Operand { Float, Half, BFloat, Int8, Other };

struct Origin {
  const llvm::Value *Base = nullptr; ///< argument, variable, or the load of a pointer
  AxisSet On;
  Operand Type = Operand::Other;
  /// The load from that array itself, when the value needs no tile; else null.
  const llvm::LoadInst *Direct = nullptr;
};

class Origins {
public:
  Origins(const llvm::Function &F, Axes &A);
  /// Hint: what the loaded words hold where their type does not tell (packed integers).
  std::optional<Origin> of(const llvm::Value *V, Operand Hint = Operand::Other);

private:
  /// What is put into an array of a block or a thread: a value, or with none what From points to.
  struct Filled {
    const llvm::Instruction *By;
    const llvm::Value *Into, *Value, *From;
  };
  bool trace(const llvm::Value *V, Operand Hint, std::vector<Origin> &Out);
  bool traceAll(llvm::ArrayRef<const llvm::Value *> Values, Operand Hint, std::vector<Origin> &Out);
  bool traceCall(const llvm::CallBase &Call, Operand Hint, std::vector<Origin> &Out);
  bool traceMemory(const llvm::Value *Pointer, llvm::Type *T, const llvm::Instruction &By, Operand Hint,
                   std::vector<Origin> &Out);
  bool traceScaled(const llvm::Instruction &Product, Operand Hint, std::vector<Origin> &Out);

  /// What fills a tile, however often it is asked for; none when something else than elements does.
  const std::optional<std::vector<Origin>> &contents(const llvm::Value *Tile, llvm::Type *T, Operand Hint);

  Axes &Varies;
  std::map<std::pair<const llvm::Value *, Operand>, std::optional<std::vector<Origin>>> Contents;
  llvm::DenseMap<const llvm::Value *, std::vector<Filled>> Fills; ///< by base
  llvm::SmallPtrSet<const llvm::Value *, 16> Active, Seen;
};

/// Whether an array is one of shared memory, or private to a thread: filled before it is read.
bool isTile(const llvm::Value *Base);

} // namespace cudatidy

#endif
