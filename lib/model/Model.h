// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// The warp model's public face: what a kernel does to memory and control
/// under one launch, predicted per source line as Nsight Compute would count
/// it. docs/model.md tells how it is found and how well it agrees.
#ifndef CUDATIDY_MODEL_MODEL_H
#define CUDATIDY_MODEL_MODEL_H

#include "host/Launch.h"
#include "model/Counters.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

namespace hw {
struct Gpu;
} // namespace hw

/// What a figure rests on.
///   Exact          follows from the source and the launch alone
///   Sampled        an unknown uniform value (an argument) was sampled
///   DataDependent  addresses or conditions come from data: no figure
///   Unknown        never reached, or not evaluated: no figure
enum class Basis { Exact, Sampled, DataDependent, Unknown };

/// A place in the source; line and column count from 1, 0 when unknown.
struct SourcePoint {
  std::string File;
  unsigned Line = 0;
  unsigned Column = 0;
  bool operator==(const SourcePoint &) const = default;
};

/// One access, branch or barrier of the device code, in the innermost place
/// that the source gives it.
struct Site {
  SourcePoint At;
  std::vector<SourcePoint> Frames; ///< where inlined code was called, innermost first
  SiteKind Kind = SiteKind::Load;
  Space Where = Space::Global;
  unsigned Bytes = 0;     ///< of one lane's access
  double Weight = 0;      ///< executions a warp, on average
  double ActiveLanes = 0; ///< lanes an execution, on average
  Basis On = Basis::Unknown;
  bool UnderData = false;           ///< reached under data-dependent control
  bool Looped = false;              ///< stands in a loop
  bool Predicated = false;          ///< branches: machine code has predicates instead, which no counter sees
  std::string Array;                ///< the argument or variable it touches, empty when unknown
  std::optional<unsigned> Argument; ///< the number of the kernel's argument that points to it, from 0
  std::optional<size_t> Use;        ///< index of what the block does to that array; none outside global memory

  /// Global and local accesses: 32-byte sectors a request, and with ideal
  /// packing. Shared: wavefronts. Constant: distinct addresses, and one.
  /// None: no claim.
  std::optional<double> Actual, Ideal;
  /// Accesses to shared memory without a claim: the same where memory holds random numbers. No rule rests on it.
  std::optional<double> IfRandom, IdealIfRandom;
  /// Branches: share of executions with lanes on both sides. None: no claim.
  std::optional<double> Divergent;
  /// Distinct addresses among the lanes of a request.
  std::optional<double> Distinct;
  /// Bytes between neighbouring lanes when all executions agree.
  std::optional<int64_t> Stride;
  /// Bytes between threads that are neighbours along x or y of the block, and between executions of one warp.
  std::optional<int64_t> AlongX, AlongY, Step;
  uint64_t Alignment = 0;   ///< of the addresses of all lanes in all executions; 0 when there was none
  uint64_t LastAddress = 0; ///< in the model's memory, of the first lane at the last execution
  /// Bytes from the last 128-byte line's start to the lowest address.
  unsigned Misalignment = 0;
  LaneMask Mask = 0;             ///< active lanes of the last execution
  Request Shown;                 ///< one of its requests, for a drawing
  unsigned SideCost[2] = {0, 0}; ///< branches: instructions on each side alone
  double SideShare[2] = {0, 0};  ///< branches: share of executions that took each
  double SideLanes[2] = {0, 0};  ///< branches: lanes on each side when it is taken, on average
  unsigned Order = 0;            ///< in the code, among the kernel's sites
  const llvm::Instruction *I = nullptr;

  bool isAccess() const { return Kind == SiteKind::Load || Kind == SiteKind::Store || Kind == SiteKind::Atomic; }
  std::optional<double> sectors() const {
    return Where == Space::Global || Where == Space::Local ? Actual : std::nullopt;
  }
  std::optional<double> idealSectors() const {
    return Where == Space::Global || Where == Space::Local ? Ideal : std::nullopt;
  }
  std::optional<double> wavefronts() const { return Where == Space::Shared ? Actual : std::nullopt; }
  std::optional<double> idealWavefronts() const { return Where == Space::Shared ? Ideal : std::nullopt; }
};

/// What one block does to one array in global memory.
struct ArrayUse {
  std::string Name;
  double RequestedBytes = 0; ///< by all threads, repeated ones included
  double MovedBytes = 0;     ///< sectors of its requests × 32
  uint64_t DistinctBytes = 0;
  bool Stored = false;
  uint64_t DistinctSectors = 0; ///< of 32 bytes
  double Requests = 0;          ///< for a sector, by all warps of the block
  double Warps = 0;             ///< of the block, that ask for a sector
  /// Times that a byte is asked for.
  double reuse() const { return DistinctBytes ? RequestedBytes / double(DistinctBytes) : 0; }
};

/// What ptxas made of a kernel; bytes are a thread's.
struct MachineUse {
  unsigned Registers = 0; ///< a thread's
  unsigned Stack = 0, SpillStores = 0, SpillLoads = 0;
  unsigned Shared = 0; ///< static, a block's
};

/// One kernel instance under one launch.
class Kernel {
public:
  const llvm::Function *F = nullptr;
  std::string Name;             ///< without template arguments and parameters
  std::string Signature;        ///< demangled
  std::string Arch;             ///< analysed for, such as "sm_90"
  const hw::Gpu *Gpu = nullptr; ///< whose bandwidth and size count; null: the architecture's typical part
  SourcePoint At;
  Launch On;
  bool OnlyLaunch = true;  ///< no other launch of this instance is known
  double Milliseconds = 0; ///< of processor time that the model took
  bool Complete = true;    ///< false: the budget ended some runs
  /// A loop without global accesses was not run to its end: Operations are fewer than the kernel's.
  bool CutArithmetic = false;
  std::vector<Site> Sites; ///< sorted by file, line, column
  std::vector<ArrayUse> Arrays;
  std::array<double, size_t(Work::Count)> Operations{}; ///< of one block, by threads
  std::optional<MachineUse> Machine;                    ///< none: ptxas was not asked, or did not tell
  uint64_t StaticShared = 0;                            ///< bytes
  std::vector<SharedPair> Unordered;                    ///< accesses of a block's warps that no barrier orders

  /// Bytes that one block's requests move to and from global memory.
  double blockTraffic() const;
  /// Operations of one block, multiply-add counted as two, integer ones not.
  double blockFlops() const;
};

/// Launches to model a kernel under; empty: nothing is known.
using LaunchFinder = std::function<std::vector<Launch>(const llvm::Function &)>;

/// What ptxas told, by the kernels' mangled names (MachineCode.h).
using MachineUses = llvm::StringMap<MachineUse>;

/// Models every kernel of a module under every launch found for it. The
/// module is prepared (Pipeline.h) in place.
llvm::Expected<std::vector<Kernel>> modelModule(llvm::Module &M, llvm::StringRef Arch, const LaunchFinder &Launches,
                                                const MachineUses &Uses = {});

/// The last name in a demangled one: "ns::k<int>(float *)" is "k".
std::string baseName(llvm::StringRef Demangled);

} // namespace cudatidy

#endif
