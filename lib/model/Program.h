// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Functions of the device module, decoded for interpretation.
///
/// Every scalar of every SSA value has a slot in the frame (vectors, structs
/// and arrays take one slot an element); constants have slots in a pool of
/// the program. Blocks are numbered so that loop bodies are contiguous and
/// what follows a loop has a larger number: always running the lanes at the
/// smallest number makes lanes meet again at joins.
#ifndef CUDATIDY_MODEL_PROGRAM_H
#define CUDATIDY_MODEL_PROGRAM_H

#include "model/Lanes.h"
#include "model/Memory.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <deque>
#include <memory>
#include <unordered_map>
#include <vector>

namespace cudatidy {

enum class Number : uint8_t {
  Int,
  Half,
  BFloat,
  Float,
  Double,
  Pointer,
  Other // wider than 64 bits, or too many elements: not evaluated
};

/// One scalar of a flattened type.
struct Element {
  Number Kind = Number::Int;
  uint8_t Bits = 0;
  uint32_t Offset = 0; // bytes from the start of the value in memory
};

using Slot = uint32_t;
constexpr Slot ConstantBit = Slot(1) << 31;
constexpr uint32_t None = ~uint32_t(0);

enum class Builtin : uint16_t; // Builtins.h

/// The variable part of an address: slot × Scale bytes, sign-extended.
struct Term {
  Slot Index;
  unsigned Bits;
  int64_t Scale;
};

struct Inst {
  const llvm::Instruction *I = nullptr;
  uint16_t Opcode = 0;
  uint16_t Count = 0;    // scalars of the result; branch: operands of its compare, behind the condition
  Slot Result = 0;       // the first of them
  uint32_t Operands = 0; // where Code::Operands names the operands' slots
  Element From;          // first scalar of the first operand
  Element To;            // first scalar of the result
  uint32_t Site = None;  // accesses and branches: index in Code::Sites
  uint32_t Extra = 0;    // GEP: index in Geps; call: the Builtin
};

struct Gep {
  int64_t Offset = 0;
  llvm::SmallVector<Term, 2> Terms;
};

struct Phi {
  Slot Result;
  unsigned Count;
  llvm::SmallVector<std::pair<uint32_t, Slot>, 4> From; // block, slot
};

struct Block {
  const llvm::BasicBlock *BB = nullptr;
  uint32_t First = 0; // instructions [First, End)
  uint32_t End = 0;
  uint32_t Loop = None;
  uint32_t Join = None; // the nearest post-dominator; None: the end
  std::vector<Phi> Phis;
};

struct LoopInfoEntry {
  uint32_t Header = 0;
  uint32_t Parent = None;
  uint32_t Last = 0; // largest number of a block in it
};

enum class SiteKind : uint8_t { Load, Store, Atomic, Branch, Barrier };

/// An instruction that the model counts.
struct SiteInfo {
  const llvm::Instruction *I = nullptr;
  SiteKind Kind = SiteKind::Load;
  unsigned Bytes = 0;
  /// The space that the pointer's type names; Global for a generic pointer.
  Space Where = Space::Global;
  bool Generic = true;
  /// A branch inside the operation's expansion (Expansion.h).
  bool Expanded = false;
  /// A load that does not change in its loop: the block from which the loop is entered, whence nvcc loads it.
  const llvm::BasicBlock *HoistedTo = nullptr;
  /// A load that searches a list: its value is compared with other loaded values and has no other use. Where the list
  /// begins; None for other loads.
  Slot List = None;
  unsigned Costs[2] = {0, 0}; // branch: instructions on each side
  /// Branch: the sites of accesses to shared memory on each side that machine code predicates (Predication.h).
  llvm::SmallVector<uint32_t, 2> Predicated[2];
};

struct Code {
  const llvm::Function *F = nullptr;
  std::vector<Block> Blocks;
  std::vector<Inst> Insts;
  std::vector<Slot> Operands;
  std::vector<Gep> Geps;
  std::vector<LoopInfoEntry> Loops;
  std::vector<SiteInfo> Sites;
  unsigned Slots = 0;
  std::vector<Slot> Arguments; // first slot of each
  llvm::DenseMap<const llvm::BasicBlock *, uint32_t> Number;

  bool inLoop(uint32_t Block, uint32_t Loop) const { return Block >= Loops[Loop].Header && Block <= Loops[Loop].Last; }
};

class Program {
public:
  explicit Program(const llvm::Module &M);
  ~Program();

  /// Decodes F at the first call. Null for a declaration or a function of
  /// more than MaxInstructions.
  const Code *code(const llvm::Function &F);
  const Lanes &constant(Slot S) const { return Pool[S & ~ConstantBit]; }
  const llvm::DataLayout &layout() const { return DL; }
  /// Scalars of a type; empty when there are more than MaxElements.
  const std::vector<Element> &elements(llvm::Type *T);

  /// The address given to a variable or function of the module.
  uint64_t addressOf(const llvm::GlobalValue &G);
  /// The function at an address, for indirect calls; null if none is.
  const llvm::Function *functionAt(uint64_t Address) const;
  /// The variable that holds an address; null if none does.
  const llvm::GlobalVariable *variableAt(uint64_t Address) const;
  /// Bytes of an initializer worth knowing at Address (Size at most 8).
  bool initialBytes(uint64_t Address, unsigned Size, uint64_t &Value);
  /// Shared memory that static variables take, and where dynamic begins.
  uint64_t staticShared() const { return SharedEnd; }

  static constexpr unsigned MaxInstructions = 200000;
  static constexpr unsigned MaxElements = 512;

private:
  friend class Decoder;
  Slot constantSlot(const llvm::Constant &C);
  void flattenConstant(const llvm::Constant &C, llvm::Type *T);
  void pushConstant(uint64_t Value, Taint T = {});
  uint64_t constantValue(const llvm::Constant &C, Taint &T);
  void placeVariables();

  const llvm::Module &M;
  llvm::DataLayout DL;
  llvm::DenseMap<const llvm::Function *, std::unique_ptr<Code>> Codes;
  llvm::DenseMap<const llvm::Constant *, Slot> ConstantSlots;
  std::deque<Lanes> Pool;
  std::unordered_map<llvm::Type *, std::vector<Element>> Types; // stable
  llvm::DenseMap<const llvm::GlobalValue *, uint64_t> AddressOf;
  std::vector<std::pair<uint64_t, const llvm::GlobalVariable *>> Variables;
  std::vector<const llvm::Function *> Functions;
  llvm::DenseMap<const llvm::GlobalVariable *, std::vector<uint8_t>> Images;
  uint64_t SharedEnd = 0;
};

} // namespace cudatidy

#endif
