// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Memory.h"

#include <algorithm>
#include <cstring>

using namespace cudatidy;

Space cudatidy::spaceOf(uint64_t Address) {
  switch (region::of(Address)) {
  case region::Shared:
    return Space::Shared;
  case region::Local:
    return Space::Local;
  case region::Constant:
    return Space::Constant;
  case region::Parameter:
    return Space::Parameter;
  default:
    return Space::Global;
  }
}

Memory::Page *Memory::find(uint64_t Key) {
  if (Key == LastKey)
    return &Pages[LastPage];
  const auto It = Index.find(Key);
  if (It == Index.end())
    return nullptr;
  LastKey = Key;
  LastPage = It->second;
  return &Pages[LastPage];
}

Memory::Page *Memory::findOrAdd(uint64_t Key) {
  if (Page *Found = find(Key))
    return Found;
  if (Pages.size() >= MaxPages)
    return nullptr;
  Index[Key] = unsigned(Pages.size());
  Pages.emplace_back();
  LastKey = Key;
  LastPage = unsigned(Pages.size() - 1);
  return &Pages.back();
}

Bytes Memory::load(uint64_t Address, unsigned Size) {
  Bytes Result;
  for (unsigned Done = 0; Done != Size;) {
    const unsigned At = (Address + Done) & 63;
    const unsigned Here = std::min(Size - Done, 64 - At);
    if (const Page *P = find((Address + Done) >> 6)) {
      uint64_t Value = 0;
      std::memcpy(&Value, &P->Content[At], Here);
      const uint64_t Mask = (1ULL << Here) - 1;
      const uint64_t Written = P->Written >> At & Mask;
      if (Written) {
        // Bytes that nobody wrote read as zero here; the caller sees them in
        // Written and puts its own sample there.
        for (unsigned B = 0; B != Here; ++B)
          if (!(Written >> B & 1))
            Value &= ~(0xffULL << 8 * B);
        Result.Value |= Value << 8 * Done;
        Result.Written |= uint8_t(Written << Done);
        Result.Uniform |= (P->Uniform >> At & Mask) != 0;
        Result.Data |= (P->Data >> At & Mask) != 0;
        Result.Unsupported |= (P->Unsupported >> At & Mask) != 0;
      }
    }
    Done += Here;
  }
  return Result;
}

void Memory::store(uint64_t Address, unsigned Size, const Bytes &Value) {
  for (unsigned Done = 0; Done != Size;) {
    const unsigned At = (Address + Done) & 63;
    const unsigned Here = std::min(Size - Done, 64 - At);
    Page *P = findOrAdd((Address + Done) >> 6);
    if (!P)
      return;
    const uint64_t Part = Value.Value >> 8 * Done;
    std::memcpy(&P->Content[At], &Part, Here);
    const uint64_t Mask = ((1ULL << Here) - 1) << At;
    P->Written |= Mask;
    P->Uniform = Value.Uniform ? P->Uniform | Mask : P->Uniform & ~Mask;
    P->Data = Value.Data ? P->Data | Mask : P->Data & ~Mask;
    P->Unsupported = Value.Unsupported ? P->Unsupported | Mask : P->Unsupported & ~Mask;
    Done += Here;
  }
}

void Memory::clear() {
  Index.clear();
  Pages.clear();
  LastKey = ~0ULL;
}
