// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/SortedLists.h"

#include "model/Memory.h"
#include "model/Numbers.h"

#include <cmath>
#include <iterator>

using namespace cudatidy;

static constexpr size_t MaxLists = 256;
static constexpr uint64_t MaxElements = 1 << 13;

void SortedLists::begin(uint64_t Address, unsigned Bytes) {
  if (Lists.size() < MaxLists)
    Lists.try_emplace(Address, List{Bytes, {}});
}

std::optional<double> SortedLists::at(uint64_t Address, unsigned Bytes) {
  auto It = Lists.upper_bound(Address);
  if (It == Lists.begin())
    return std::nullopt;
  --It;
  auto &[Begin, L] = *It;
  const uint64_t Index = (Address - Begin) / Bytes;
  if (L.Bytes != Bytes || (Address - Begin) % Bytes || Index >= MaxElements)
    return std::nullopt;
  while (L.Elements.size() <= Index) {
    // Steps of a list of random numbers are distributed exponentially.
    const double Chance = (double(mixed(Begin + L.Elements.size() * Bytes) >> 11) + 0.5) * 0x1p-53;
    L.Elements.push_back((L.Elements.empty() ? 0 : L.Elements.back()) - std::log(Chance));
  }
  return L.Elements[Index];
}
