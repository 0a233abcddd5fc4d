// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Memory.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy::host;

namespace {

/// The widest scalar; a cell that covers an offset starts at most so far before it.
constexpr int64_t WidestCell = 16;
/// An object with more cells than this is forgotten: bounds memory on hostile input.
constexpr size_t MaxCells = 1 << 16;
constexpr size_t MaxText = 4096;

/// The low bytes of a wider integer, as a little-endian read of its start gives them.
Value truncated(const Value &V, unsigned Size) {
  return V.map(
      [Size](int64_t I) -> std::optional<int64_t> { return Size >= 8 ? I : I & ((int64_t(1) << (8 * Size)) - 1); });
}

} // namespace

ObjectId Memory::create(std::optional<uint64_t> Size, bool ZeroElsewhere, bool OnDevice) {
  Object O;
  O.Size = Size;
  O.ZeroElsewhere = ZeroElsewhere;
  O.OnDevice = OnDevice;
  Objects.push_back(std::move(O));
  return Objects.size() - 1;
}

ObjectId Memory::createString(llvm::StringRef Text) {
  const ObjectId Id = create(Text.size() + 1, /*ZeroElsewhere=*/true);
  for (size_t I = 0; I != std::min(Text.size(), MaxText); ++I) {
    Objects[Id].Cells[int64_t(I)] = {Value::integer(Text[I]), 1};
  }
  return Id;
}

Value Memory::read(const Value &Place, unsigned Size) const {
  if (!Place.isPlace() || Place.isSomewhere()) {
    return Value();
  }
  const Object &O = Objects[Place.object()];
  if (O.OnDevice) {
    return Value();
  }
  const int64_t At = Place.offset();
  if (At < 0 || (O.Size && uint64_t(At) + Size > *O.Size)) {
    return Value();
  }
  auto It = O.Cells.lower_bound(At);
  if (It != O.Cells.end() && It->first == At && It->second.Size == Size) {
    return It->second.What;
  }
  if (It != O.Cells.end() && It->first == At && It->second.Size > Size) {
    return truncated(It->second.What, Size);
  }
  const bool CoveredAhead = It != O.Cells.end() && It->first < At + int64_t(Size);
  const bool CoveredBehind = It != O.Cells.begin() && std::prev(It)->first + std::prev(It)->second.Size > At;
  if (CoveredAhead || CoveredBehind || !O.ZeroElsewhere) {
    return Value();
  }
  return Value::integer(0);
}

void Memory::setCell(ObjectId Id, int64_t Offset, std::optional<Cell> New) {
  Object &O = Objects[Id];
  const auto It = O.Cells.find(Offset);
  Change C;
  C.Id = Id;
  C.Offset = Offset;
  if (It != O.Cells.end()) {
    C.Old = It->second;
    if (New) {
      It->second = *New;
    } else {
      O.Cells.erase(It);
    }
  } else if (New) {
    O.Cells.emplace(Offset, *New);
  } else {
    return;
  }
  Journal.push_back(std::move(C));
}

void Memory::clear(ObjectId Id, int64_t From, int64_t To) {
  auto &Cells = Objects[Id].Cells;
  auto It = Cells.lower_bound(From - WidestCell);
  while (It != Cells.end() && It->first < To) {
    const int64_t At = It->first;
    const bool Touched = At + It->second.Size > From;
    ++It;
    if (Touched) {
      setCell(Id, At, std::nullopt);
    }
  }
}

void Memory::replace(ObjectId Id, bool ZeroElsewhere) {
  Object &O = Objects[Id];
  if (O.Cells.empty() && O.ZeroElsewhere == ZeroElsewhere) {
    return;
  }
  Change C;
  C.Id = Id;
  C.Offset = 0;
  C.OldWhole = std::make_unique<Object>(O);
  C.OldWhole->Cells.swap(O.Cells);
  O.Cells.clear();
  O.ZeroElsewhere = ZeroElsewhere;
  Journal.push_back(std::move(C));
}

void Memory::write(const Value &Place, unsigned Size, Value V) {
  if (!Place.isPlace()) {
    return;
  }
  const ObjectId Id = Place.object();
  if (Place.isSomewhere()) {
    replace(Id, false);
    return;
  }
  Object &O = Objects[Id];
  if (O.OnDevice) {
    return;
  }
  const int64_t At = Place.offset();
  if (At < 0 || (O.Size && uint64_t(At) + Size > *O.Size)) {
    return;
  }
  const auto It = O.Cells.find(At);
  if (It == O.Cells.end() || It->second.Size != Size) {
    if (O.Cells.size() >= MaxCells) {
      replace(Id, false);
      return;
    }
    clear(Id, At, At + Size);
  }
  setCell(Id, At, Cell{std::move(V), uint8_t(Size)});
}

void Memory::copy(const Value &To, const Value &From, uint64_t Size) {
  if (!To.isPlace() || Size == 0) {
    return;
  }
  if (!From.isPlace() || From.isSomewhere() || To.isSomewhere() || Objects[From.object()].OnDevice ||
      Objects[To.object()].OnDevice) {
    forget(To, Size);
    return;
  }
  const Object &Source = Objects[From.object()];
  std::vector<std::pair<int64_t, Cell>> Copied;
  const int64_t End = From.offset() + int64_t(Size);
  for (auto It = Source.Cells.lower_bound(From.offset()); It != Source.Cells.end() && It->first < End; ++It) {
    if (It->first + It->second.Size <= End) {
      Copied.emplace_back(It->first - From.offset(), It->second);
    }
  }
  if (Source.ZeroElsewhere) {
    zero(To, Size);
  } else {
    forget(To, Size);
  }
  for (auto &[Offset, C] : Copied) {
    write(Value::pointer(To.object(), To.offset() + Offset), C.Size, C.What);
  }
}

void Memory::zero(const Value &Place, std::optional<uint64_t> Size) {
  if (!Place.isPlace()) {
    return;
  }
  const Object &O = Objects[Place.object()];
  if (Place.isSomewhere()) {
    replace(Place.object(), false);
    return;
  }
  const bool Whole = Place.offset() == 0 && (!Size || (O.Size && *Size >= *O.Size));
  if (Whole) {
    replace(Place.object(), true);
    return;
  }
  if (O.ZeroElsewhere && Size) {
    clear(Place.object(), Place.offset(), Place.offset() + int64_t(*Size));
    return;
  }
  // Zero within an object that is otherwise unknown: cells of eight bytes, as long as they are few.
  if (!Size || *Size > 512) {
    replace(Place.object(), false);
    return;
  }
  clear(Place.object(), Place.offset(), Place.offset() + int64_t(*Size));
  for (uint64_t I = 0; I < *Size;) {
    const unsigned Step = *Size - I >= 4 ? 4 : 1;
    setCell(Place.object(), Place.offset() + int64_t(I), Cell{Value::integer(0), uint8_t(Step)});
    I += Step;
  }
}

void Memory::forget(const Value &Place, std::optional<uint64_t> Size) {
  if (!Place.isPlace()) {
    return;
  }
  const Object &O = Objects[Place.object()];
  const bool Whole =
      !Size || Place.isSomewhere() || (Place.offset() == 0 && O.Size && *Size >= *O.Size) || *Size > 4096;
  if (Whole || (O.ZeroElsewhere && *Size > 16)) {
    replace(Place.object(), false);
    return;
  }
  clear(Place.object(), Place.offset(), Place.offset() + int64_t(*Size));
  if (O.ZeroElsewhere) {
    setCell(Place.object(), Place.offset(), Cell{Value(), uint8_t(*Size)});
  }
}

std::optional<std::string> Memory::text(const Value &Place) const {
  std::string Text;
  for (size_t I = 0; I != MaxText; ++I) {
    if (!Place.isPlace() || Place.isSomewhere()) {
      return std::nullopt;
    }
    const Value C = read(Value::pointer(Place.object(), Place.offset() + int64_t(I)), 1);
    if (!C.isInteger() || C.hasAlternatives()) {
      return std::nullopt;
    }
    if (C.asInteger() == 0) {
      return Text;
    }
    Text.push_back(char(C.asInteger()));
  }
  return std::nullopt;
}

void Memory::undo(Change &C) {
  Object &O = Objects[C.Id];
  if (C.OldWhole) {
    O = std::move(*C.OldWhole);
  } else if (C.Old) {
    O.Cells[C.Offset] = *C.Old;
  } else {
    O.Cells.erase(C.Offset);
  }
}

Memory::Delta Memory::takeBack(Mark From) {
  Delta D;
  for (size_t I = From; I != Journal.size(); ++I) {
    const Change &C = Journal[I];
    if (C.OldWhole) {
      D.Wholes.try_emplace(C.Id, Objects[C.Id]);
    }
  }
  for (size_t I = From; I != Journal.size(); ++I) {
    const Change &C = Journal[I];
    if (!C.OldWhole && !D.Wholes.count(C.Id)) {
      const auto It = Objects[C.Id].Cells.find(C.Offset);
      D.Cells[{C.Id, C.Offset}] = It == Objects[C.Id].Cells.end() ? std::nullopt : std::optional<Cell>(It->second);
    }
  }
  while (Journal.size() > From) {
    undo(Journal.back());
    Journal.pop_back();
  }
  return D;
}

void Memory::apply(const Delta &D) {
  for (const auto &[Id, O] : D.Wholes) {
    Change C;
    C.Id = Id;
    C.Offset = 0;
    C.OldWhole = std::make_unique<Object>(Objects[Id]);
    Objects[Id] = O;
    Journal.push_back(std::move(C));
  }
  for (const auto &[Key, C] : D.Cells) {
    setCell(Key.first, Key.second, C);
  }
}

std::map<std::pair<ObjectId, int64_t>, std::optional<Memory::Cell>> Memory::changesSince(Mark From) const {
  std::map<std::pair<ObjectId, int64_t>, std::optional<Cell>> Before;
  for (size_t I = From; I != Journal.size(); ++I) {
    const Change &C = Journal[I];
    if (C.OldWhole) {
      Before.try_emplace({C.Id, -1}, std::nullopt);
    } else {
      Before.try_emplace({C.Id, C.Offset}, C.Old);
    }
  }
  return Before;
}

void Memory::joinWith(const Delta &D, Mark From) {
  const auto Before = changesSince(From);
  std::vector<ObjectId> Wholes;
  for (const auto &[Id, O] : D.Wholes) {
    Wholes.push_back(Id);
  }
  for (const auto &[Key, Old] : Before) {
    if (Key.second == -1) {
      Wholes.push_back(Key.first);
    }
  }
  llvm::sort(Wholes);
  const auto IsWhole = [&](ObjectId Id) { return llvm::binary_search(Wholes, Id); };
  const auto Merge = [&](const std::pair<ObjectId, int64_t> &Key, const std::optional<Cell> &Other) {
    const auto &Cells = Objects[Key.first].Cells;
    const auto It = Cells.find(Key.second);
    if (Other && It != Cells.end() && Other->Size == It->second.Size) {
      setCell(Key.first, Key.second, Cell{join(It->second.What, Other->What), Other->Size});
    } else if (Other || It != Cells.end()) {
      // On one side the place holds nothing known.
      const uint8_t Size = Other ? Other->Size : It->second.Size;
      const bool Zero = Objects[Key.first].ZeroElsewhere;
      const Value Known = Other ? Other->What : It->second.What;
      setCell(Key.first, Key.second, Cell{Zero ? join(Known, Value::integer(0)) : Value(), Size});
    }
  };
  for (const auto &[Key, Other] : D.Cells) {
    if (!IsWhole(Key.first)) {
      Merge(Key, Other);
    }
  }
  for (const auto &[Key, Old] : Before) {
    if (!IsWhole(Key.first) && !D.Cells.count(Key)) {
      Merge(Key, Old);
    }
  }
  for (const ObjectId Id : Wholes) {
    replace(Id, false);
  }
}

void Memory::forgetChanges(Mark From, Mark LastRound) {
  const auto Before = changesSince(From);
  const auto LastBefore = changesSince(LastRound);
  for (const auto &[Key, Old] : Before) {
    if (Key.second == -1) {
      replace(Key.first, false);
      continue;
    }
    const auto It = Objects[Key.first].Cells.find(Key.second);
    const auto Last = LastBefore.find(Key);
    if (It == Objects[Key.first].Cells.end()) {
      continue;
    }
    // A place whose last round left it as it was, or that holds one scalar which each round sets anew to the same
    // value.
    const std::optional<Cell> &Earlier = Last == LastBefore.end() ? Old : Last->second;
    if (Last != LastBefore.end() && Earlier && Earlier->What == It->second.What) {
      continue;
    }
    const bool IsArray = Objects[Key.first].Cells.size() > 8;
    if (IsArray) {
      replace(Key.first, false);
    } else {
      setCell(Key.first, Key.second, Cell{Value(), It->second.Size});
    }
  }
}
