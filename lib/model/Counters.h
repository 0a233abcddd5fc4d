// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// What the interpreted warps did, summed with their weights.
#ifndef CUDATIDY_MODEL_COUNTERS_H
#define CUDATIDY_MODEL_COUNTERS_H

#include "model/AddressMoves.h"
#include "model/Counts.h"
#include "model/Memory.h"
#include "model/Program.h"
#include "model/SharedTrace.h"

#include "host/Launch.h"

#include <map>
#include <optional>
#include <set>

namespace cudatidy {

/// Sizes of a launch, as the device sees them.
struct Shape {
  Dim3 Grid{1, 1, 1};
  Dim3 Block{1, 1, 1};
  Dim3 Cluster{1, 1, 1};
  uint64_t DynamicShared = 0; // bytes

  uint64_t threads() const { return Block[0] * Block[1] * Block[2]; }
  uint64_t blocks() const { return Grid[0] * Grid[1] * Grid[2]; }
  unsigned warps() const { return unsigned((threads() + WarpSize - 1) / WarpSize); }
};

/// Where the lanes of one request point: bytes from the start of the first 128-byte line touched.
struct Request {
  LaneMask Lanes = 0; // none: not known
  std::array<uint32_t, WarpSize> Offset{};
  void see(LaneMask M, const std::array<uint64_t, WarpSize> &Address);
};

/// Counters of one site. All sums are weighted by the warps that the
/// interpreted one stands for.
struct SiteCounter {
  double Executions = 0;
  double Lanes = 0;         // active ones
  double ByData = 0;        // executions whose address or condition is data
  double Unsupported = 0;   // ... or was not evaluated
  double Empty = 0;         // executions of a predicated access without a lane, in none of the other sums
  double EmptyByChance = 0; // of these, where a sample decided it
  double UnderData = 0;     // executions under data-dependent control
  double Known = 0;         // the others; the sums below are over these
  double Actual = 0;        // sectors, wavefronts; divergent executions
  double Ideal = 0;
  double Distinct = 0;          // addresses a request
  double Sides[2] = {0, 0};     // branches: executions that took each
  uint64_t Visited = 0;         // branches: the successors that any lane took, a bit each
  bool Real = false;            // reached by a run that forced no branch
  bool Sampled = false;         // some sample of an unknown uniform had a part
  double SideLanes[2] = {0, 0}; // and the lanes that did
  bool HasPattern = false;
  bool PatternBroken = false;
  int64_t Stride = 0;      // bytes between neighbouring lanes, all alike
  uint64_t Misaligned = 0; // lowest address modulo 128 at the last execution
  LaneMask LastMask = 0;
  Request Fullest;        // of the executions, one with the most lanes
  uint32_t Object = None; // the array: argument number or variable
  Space Where = Space::Global;
  AddressMoves Moves;
  uint64_t AddressBits = 0; // set in the address of any lane
  uint64_t LastAddress = 0; // of the first lane, at the last execution
};

struct Counters {
  std::vector<SiteCounter> Sites;
};

/// Classes of arithmetic, counted by thread.
enum class Work : uint8_t { Fp64, Fp32, Fp16, Integer, Special, Tensor, Count };

/// What a block did to one sector of an array.
struct TouchedSector {
  uint32_t Bytes = 0; // touched ones, a bit each
  uint32_t Warps = 0; // a bit for each warp run, in their order
};

/// Bytes of one array that the warps run of a block touched.
struct Touched {
  double RequestedBytes = 0; // by threads
  double Sectors = 0;        // moved by requests
  double StoredSectors = 0;
  llvm::DenseMap<uint64_t, TouchedSector> Sector;
};

struct Tallies {
  std::map<const Code *, Counters> ByCode;
  std::vector<const Code *> Order; // as met, for output that is deterministic
  std::array<double, size_t(Work::Count)> Operations{};
  std::map<uint32_t, Touched> Arrays; // by object; one block's
  double Warps = 0;                   // weight of all warps run
  double TracedWarps = 0;             // of the block, the warps run stand for
  unsigned TracedRuns = 0;            // warps of it that were run
  SharedTrace Shared;
  uint64_t Steps = 0;
  bool OutOfBudget = false;
  std::set<std::pair<const Code *, uint32_t>> CutLoops; // not run to their end

  /// The counters of a site; null when its function was never called.
  const SiteCounter *find(const Code &C, size_t Site) const {
    const auto It = ByCode.find(&C);
    return It == ByCode.end() ? nullptr : &It->second.Sites[Site];
  }

  Counters &of(const Code &C) {
    Counters &Result = ByCode[&C];
    if (Result.Sites.size() != C.Sites.size()) {
      Result.Sites.resize(C.Sites.size());
      for (size_t N = 0; N != C.Sites.size(); ++N)
        Result.Sites[N].Where = C.Sites[N].Where;
      Order.push_back(&C);
    }
    return Result;
  }
};

} // namespace cudatidy

#endif
