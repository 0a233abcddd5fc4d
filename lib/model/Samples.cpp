// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Samples.h"

#include "model/Numbers.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

static uint64_t problemSize(const Shape &S, SampleSet Set) {
  uint64_t Largest = 1024;
  for (unsigned D = 0; D != 3; ++D)
    Largest = std::max(Largest, S.Grid[D] * S.Block[D]);
  const uint64_t Size = alignTo(Largest, WarpSize);
  switch (Set) {
  case SampleSet::First:
  case SampleSet::RandomData:
  case SampleSet::LongLists:
    break;
  case SampleSet::Second:
    return Size * 5 / 8 | 1;
  case SampleSet::Third:
    return Size * 3 + 7;
  }
  return Size;
}

unsigned Samples::variants(ArrayRef<ArgumentValue> Known) {
  size_t Most = 1;
  for (const ArgumentValue &A : Known)
    Most = std::max(Most, A.Integers.size());
  return unsigned(std::min<size_t>(Most, 3));
}

Samples::Samples(Program &P, const Function &Kernel, const Shape &S, ArrayRef<ArgumentValue> Known, unsigned Variant,
                 unsigned Salt, SampleSet Set)
    : Size(problemSize(S, Set) + Salt * alignTo(problemSize(S, Set) / 2, WarpSize)), Salt(Salt), Set(Set) {
  // 288: more than a warp goes over, no power of two. Random data: some three elements a thread, so that tiles are not
  // full.
  const bool Random = Set == SampleSet::RandomData || Set == SampleSet::LongLists;
  ListLength = Random ? S.threads() * (Salt ? 11 : 13) / 4 | 1 : Salt ? 288 : 13;
  if (Set == SampleSet::LongLists) {
    ListLength *= 8;
    ListApart = ListLength;
  }
  unsigned N = 0;
  for (const Argument &A : Kernel.args()) {
    const ArgumentValue *Told = N < Known.size() ? &Known[N] : nullptr;
    ++N;
    if (A.hasByValAttr()) {
      const uint64_t Base = region::base(region::Parameter, N);
      if (Told && !Told->Bytes.empty())
        Parameters[Base] = Told->Bytes;
      Arguments.push_back(Lanes::splat(Base));
      continue;
    }
    for (const Element &E : P.elements(A.getType())) {
      Lanes L = Lanes::splat(0);
      L.T.Uniform = AllLanes;
      switch (E.Kind) {
      case Number::Int:
        L = Lanes::splat(Size);
        L.T.Uniform = AllLanes;
        if (Told && !Told->Integers.empty()) {
          const size_t Pick = std::min<size_t>(Variant, Told->Integers.size() - 1);
          L.V.fill(uint64_t(Told->Integers[Pick]));
          if (Told->Certain && Told->Integers.size() == 1)
            L.T = {};
        } else if (E.Bits == 1) {
          L.V.fill(1);
        }
        for (uint64_t &V : L.V)
          V &= lowBits(E.Bits);
        break;
      case Number::Pointer: {
        if (Told && Told->Null) {
          if (Told->Certain)
            L.T = {};
          break;
        }
        const uint64_t Offset = Told && Told->Type == ArgumentValue::Kind::Pointer ? Told->Offset : 0;
        L.V.fill(region::base(region::Global, N) + Offset);
        break;
      }
      case Number::Half:
      case Number::BFloat:
      case Number::Float:
      case Number::Double:
        L.V.fill(bitsAs(E.Kind, Told && Told->Float ? *Told->Float : 0.5));
        if (Told && Told->Float && Told->Certain)
          L.T = {};
        break;
      case Number::Other:
        L.T.Unsupported = AllLanes;
        break;
      }
      Arguments.push_back(L);
    }
  }
}

bool Samples::parameterByte(uint64_t Address, uint8_t &Value) const {
  auto It = Parameters.upper_bound(Address);
  if (It == Parameters.begin())
    return false;
  --It;
  const uint64_t Offset = Address - It->first;
  if (Offset >= It->second.size() || !It->second[Offset])
    return false;
  Value = *It->second[Offset];
  return true;
}

uint64_t Samples::inOrder(const Element &E, double Position) const {
  const double Share = Position / double(std::max<uint64_t>(ListLength, 1));
  return isFloating(E.Kind) ? bitsAs(E.Kind, Share) : uint64_t(Share * double(Size)) & lowBits(E.Bits);
}

uint64_t Samples::unknown(const Element &E, uint64_t Address, bool Uniform) const {
  const uint64_t Hash = mixed(Address + Salt);
  switch (E.Kind) {
  case Number::Int: {
    if (E.Bits <= 8)
      return Hash & lowBits(std::min<unsigned>(E.Bits, 7));
    if (!Uniform)
      return Hash % Size;
    // Row offsets, counts, extents: neighbours differ by a little, and begin anywhere in a sector.
    const uint64_t Index = (Address & ((uint64_t(1) << 20) - 1)) / (E.Bits / 8);
    if (Set == SampleSet::Second)
      return (7 + 13 * Index) % 61;
    if (Set == SampleSet::Third)
      return 90 + 37 * Index + Index * Index % 11;
    // Ends come after beginnings in most lists of arguments.
    return (Size + ListLength * Index + ListApart * (region::object(Address) & 0xff)) & lowBits(E.Bits - 1);
  }
  case Number::Pointer:
    return region::base(region::Global, 0x8000 | (Hash & 0x7fff));
  case Number::Half:
  case Number::BFloat:
  case Number::Float:
  case Number::Double:
    return bitsAs(E.Kind, double(Hash >> 11) * 0x1p-53);
  case Number::Other:
    break;
  }
  return Hash;
}
