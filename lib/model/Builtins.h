// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What calls mean: special registers, warp operations, integer helpers,
/// mathematics, inline assembly.
#ifndef CUDATIDY_MODEL_BUILTINS_H
#define CUDATIDY_MODEL_BUILTINS_H

#include "model/Program.h"

#include "llvm/IR/InstrTypes.h"

#include <optional>

namespace cudatidy {

enum class Builtin : uint16_t {
  Call,    // a function of the module, or an indirect call
  Unknown, // a result that the model does not evaluate
  Nothing, // no effect on what is counted
  // Special registers: what the lane, warp, block and grid are called.
  ThreadX,
  ThreadY,
  ThreadZ,
  BlockX,
  BlockY,
  BlockZ,
  BlockDimX,
  BlockDimY,
  BlockDimZ,
  GridDimX,
  GridDimY,
  GridDimZ,
  LaneId,
  WarpId,
  WarpCount,
  WarpWidth,
  MaskEq,
  MaskLt,
  MaskLe,
  MaskGt,
  MaskGe,
  ClusterBlockX,
  ClusterBlockY,
  ClusterBlockZ,
  ClusterDimX,
  ClusterDimY,
  ClusterDimZ,
  ClusterX,
  ClusterY,
  ClusterZ,
  ClusterCountX,
  ClusterCountY,
  ClusterCountZ,
  ClusterRank,
  ClusterSize,
  UniformUnknown, // clocks, SM ids: one unknown value for the warp
  DynamicShared,
  // Synchronisation.
  Barrier,
  BarrierVote,
  ClusterBarrier,
  Exit,
  // Lanes talk to each other.
  ShuffleIndex,
  ShuffleUp,
  ShuffleDown,
  ShuffleXor,
  VoteAll,
  VoteAny,
  VoteUniform,
  Ballot,
  ActiveMask,
  MatchAny,
  MatchAll,
  ReduceAdd,
  ReduceMin,
  ReduceMax,
  ReduceUMin,
  ReduceUMax,
  ReduceAnd,
  ReduceOr,
  ReduceXor,
  // Memory.
  MemCopy,
  MemSet,
  CopyAsync,
  LoadMatrix,
  SpaceTest,
  Allocate,
  Locate,
  UnknownAtomic,
  AsmLoad,
  AsmStore,
  AsmAtomic,
  MaskedLoad, // of a vector, some of whose elements stay out: neighbours that were merged
  MaskedStore,
  MatrixLoad,
  MatrixStore,
  // Registers only: a pure function of the operands (Pure.h).
  Pure,
  PureOverflow,
  SinCos, // results through two pointers
  Tensor, // matrix multiply-accumulate on tensor cores
};

/// The meaning of a call.
Builtin builtinOf(const llvm::CallBase &Call);

struct BuiltinAccess {
  SiteKind Kind;
  unsigned Bytes;
};
/// The site that a builtin is counted at, if it is counted.
std::optional<BuiltinAccess> builtinAccess(Builtin B, const llvm::CallBase &Call, const llvm::DataLayout &DL);

/// A pure function of scalars: the element kinds are the call's.
struct PureCall {
  llvm::ArrayRef<uint64_t> Arguments;
  Element From; // kind of the first argument
  Element To;   // kind of the result
};
using PureFunction = uint64_t (*)(const PureCall &);

/// The function behind a call classified as Pure (or PureOverflow, whose
/// second result is the overflow bit: see overflowOf). Never null for those.
PureFunction pureFunction(const llvm::CallBase &Call);

/// Finds a pure function by its canonical name ("sin", "umulhi"), null if the
/// model has none.
PureFunction pureByName(llvm::StringRef Name);

/// What a special register of PTX holds, by its name without the % ("tid.x", "lanemask_lt"); Unknown for others.
Builtin builtinOfRegister(llvm::StringRef Name);

/// What an inline assembly text does, as far as the model knows.
struct AsmMeaning {
  Builtin Kind = Builtin::Unknown;
  unsigned Bytes = 0;      // of one access
  unsigned Address = 0;    // index of the address among the inputs
  unsigned SharedSide = 0; // copies: index of the shared address
  Space Where = Space::Global;
  bool SpaceKnown = false;
  llvm::StringRef Pure; // name for pureByName
  /// Shuffles, of inputs 0 to 2: the input that is added where the source lane is in range.
  std::optional<unsigned> Addend;
};
AsmMeaning asmMeaning(const llvm::CallBase &Call);

} // namespace cudatidy

#endif
