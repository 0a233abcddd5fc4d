// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// The memory that the modelled warps see.
///
///   63      56 55                                  0
///   [ region ][ offset in the region                ]
///
/// The top byte of an address names its region; generic and specific pointers
/// carry it alike, so the space of an access is decided by its address and an
/// addrspacecast costs nothing. What stores wrote is kept byte by byte with
/// its taint, in pages of 64 bytes; bytes never written are not known.
#ifndef CUDATIDY_MODEL_MEMORY_H
#define CUDATIDY_MODEL_MEMORY_H

#include "model/Lanes.h"

#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace cudatidy {

enum class Space : uint8_t { Global, Shared, Local, Constant, Parameter };

/// Top bytes of addresses. Each pointer argument and each pointer found in
/// unknown memory gets a region number of its own in bits 40..55 of Global.
namespace region {
constexpr uint64_t Global = 0x10;
constexpr uint64_t Shared = 0x20;
constexpr uint64_t Local = 0x30;
constexpr uint64_t Constant = 0x40;
constexpr uint64_t Parameter = 0x50;
constexpr uint64_t Code = 0x60;
constexpr unsigned Shift = 56;
constexpr unsigned ObjectShift = 40;

/// Where an object begins: with room below and above for indices of either sign.
constexpr uint64_t Origin = uint64_t(1) << 36;

constexpr uint64_t base(uint64_t Region, uint64_t Object = 0) {
  return Region << Shift | (Object & 0xffff) << ObjectShift | Origin;
}
constexpr uint64_t of(uint64_t Address) { return Address >> Shift; }
constexpr uint64_t object(uint64_t Address) { return Address >> ObjectShift & 0xffff; }
} // namespace region

/// Where an address points; anything unrecognised is global memory.
Space spaceOf(uint64_t Address);

/// Up to eight bytes of memory: bit I of each set speaks of byte I.
struct Bytes {
  uint64_t Value = 0;
  uint8_t Written = 0;
  bool Uniform = false;
  bool Data = false;
  bool Unsupported = false;
};

class Memory {
public:
  /// Size at most 8.
  Bytes load(uint64_t Address, unsigned Size);
  /// Stores beyond the budget of pages are dropped and read as unknown.
  void store(uint64_t Address, unsigned Size, const Bytes &Value);
  void clear();
  /// Bytes that the map may hold at most, in pages.
  static constexpr unsigned MaxPages = 1 << 16;

private:
  struct Page {
    uint64_t Written = 0;
    uint64_t Uniform = 0;
    uint64_t Data = 0;
    uint64_t Unsupported = 0;
    std::array<uint8_t, 64> Content;
  };
  Page *find(uint64_t Key);
  Page *findOrAdd(uint64_t Key);

  llvm::DenseMap<uint64_t, unsigned> Index;
  std::vector<Page> Pages;
  uint64_t LastKey = ~0ULL;
  unsigned LastPage = 0;
};

} // namespace cudatidy

#endif
