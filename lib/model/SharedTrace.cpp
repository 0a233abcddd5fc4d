// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/SharedTrace.h"

#include "model/BlockBarrier.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

void SharedTrace::begin() {
  Words.clear();
  Interval = 1;
  Position = 0;
  On = !GivenUp;
  Finished = false;
  At = nullptr;
}

void SharedTrace::giveUp() {
  GivenUp = true;
  On = false;
  Pairs.clear();
}

SharedTrace::Word &SharedTrace::word(uint64_t Number) {
  Word &W = Words[Number];
  if (W.Interval != Interval) {
    W = {};
    W.Interval = Interval;
  }
  return W;
}

/// Calls Take(word, its bytes) for each word of an access.
template <typename Callback> void SharedTrace::eachWord(uint64_t Address, unsigned Bytes, Callback Take) {
  constexpr uint64_t WordBytes = 4;
  constexpr unsigned MaxBytes = 64;
  const uint64_t End = Address + std::min(Bytes, MaxBytes);
  while (Address < End) {
    const uint64_t Next = std::min(End, (Address / WordBytes + 1) * WordBytes);
    const unsigned Mask = ((1U << (Next - Address)) - 1) << (Address % WordBytes);
    Take(word(Address / WordBytes), uint8_t(Mask));
    Address = Next;
  }
}

/// The warps are run one after the other, so what was run first may be what comes later in the code.
void SharedTrace::add(const Touch &Earlier, const Instruction &Later, bool LaterWrites) {
  SharedPair New{Earlier.I, &Later, LaterWrites};
  if (Position < Earlier.Position) {
    New = {&Later, Earlier.I, !LaterWrites};
  }
  if (none_of(Pairs, [&](const SharedPair &P) { return P.Earlier == New.Earlier && P.Later == New.Later; })) {
    Pairs.push_back(New);
  }
}

void SharedTrace::step(unsigned OfWarp) {
  if (Warp != OfWarp) {
    Warp = OfWarp;
    Position = 0;
  }
  ++Position;
}

void SharedTrace::read(uint64_t Address, unsigned Bytes, const Instruction &I) {
  if (!On) {
    return;
  }
  eachWord(Address, Bytes, [&](Word &W, uint8_t Mask) {
    if (W.Write.I && W.Write.Warp != Warp && (W.Write.Bytes & Mask)) {
      add(W.Write, I, false);
    }
    for (Touch &Old : W.Reads) {
      if (!Old.I || Old.Warp == Warp) {
        Old = touch(I, Old.I ? Old.Bytes | Mask : Mask);
        break;
      }
    }
  });
}

void SharedTrace::write(uint64_t Address, unsigned Bytes, const Instruction &I) {
  if (!On) {
    return;
  }
  eachWord(Address, Bytes, [&](Word &W, uint8_t Mask) {
    for (const Touch &Old : W.Reads) {
      if (Old.I && Old.Warp != Warp && (Old.Bytes & Mask)) {
        add(Old, I, true);
      }
    }
    W.Write = touch(I, Mask);
  });
}

void SharedTrace::arrive(const Instruction &Barrier, bool Whole) {
  if (!Whole || !isBlockBarrier(Barrier) || (At && At != &Barrier)) {
    stop();
  }
  At = &Barrier;
}

void SharedTrace::meet() {
  if (Finished && At) {
    stop();
  }
  ++Interval;
  Position = 0;
  At = nullptr;
}
