// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_MEMORY_H
#define CUDA_TIDY_HOST_MEMORY_H

#include "host/Value.h"

#include "clang/AST/Type.h"

#include <map>
#include <string>

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace cudatidy::host {

/// The evaluated program's memory: objects that hold scalars at byte offsets.
///
///   float A[4] = {1};   object 7, 16 bytes: 0 -> 1.0 (4 bytes), rest zero
///
/// Every change is kept in a journal, so that both sides of a condition that is not known can be run from one state and
/// their results joined. Sizes and offsets are bytes.
class Memory {
public:
  struct Cell {
    Value What;
    uint8_t Size = 0;
  };
  struct Object {
    std::optional<uint64_t> Size;
    std::map<int64_t, Cell> Cells;
    /// What bytes without a cell hold: zero, or nothing known.
    bool ZeroElsewhere = false;
    /// Memory that kernels can write: what the host reads from it is never known.
    bool OnDevice = false;
    /// Most derived class of the object here, for virtual calls.
    const clang::CXXRecordDecl *Class = nullptr;
  };

  Memory() : Objects(1) {}

  ObjectId create(std::optional<uint64_t> Size, bool ZeroElsewhere = false, bool OnDevice = false);
  ObjectId createString(llvm::StringRef Text);
  const Object &object(ObjectId Id) const { return Objects[Id]; }
  Object &changing(ObjectId Id) { return Objects[Id]; }
  unsigned count() const { return Objects.size(); }

  /// The scalar of Size bytes at a place; unknown when parts of it are.
  Value read(const Value &Place, unsigned Size) const;
  void write(const Value &Place, unsigned Size, Value V);
  /// Copies Size bytes, structure by structure.
  void copy(const Value &To, const Value &From, uint64_t Size);
  /// Makes a range zero. No size: to the object's end.
  void zero(const Value &Place, std::optional<uint64_t> Size);
  /// Forgets a range. No size: the whole object.
  void forget(const Value &Place, std::optional<uint64_t> Size = std::nullopt);
  /// The text at a place, when all of it is known up to its end.
  std::optional<std::string> text(const Value &Place) const;

  using Mark = size_t;
  Mark mark() const { return Journal.size(); }

  /// The effect of a run from a mark: what each changed place holds after it.
  struct Delta {
    std::map<std::pair<ObjectId, int64_t>, std::optional<Cell>> Cells;
    std::map<ObjectId, Object> Wholes;
  };
  /// Takes the effect of everything since the mark, and undoes it.
  Delta takeBack(Mark From);
  void apply(const Delta &D);
  /// Makes memory what it is when the run that gave D, or the run since From, has happened.
  void joinWith(const Delta &D, Mark From);
  /// Scalars changed since the mark, with what they held at it.
  std::map<std::pair<ObjectId, int64_t>, std::optional<Cell>> changesSince(Mark From) const;
  /// Forgets everything that changed since the mark in a way that Keep does not accept.
  void forgetChanges(Mark From, Mark LastRound);

private:
  struct Change {
    ObjectId Id;
    int64_t Offset;
    std::optional<Cell> Old;
    std::unique_ptr<Object> OldWhole; ///< when the whole object changed
  };
  void setCell(ObjectId Id, int64_t Offset, std::optional<Cell> New);
  void clear(ObjectId Id, int64_t From, int64_t To);
  void replace(ObjectId Id, bool ZeroElsewhere);
  void undo(Change &C);

  std::vector<Object> Objects;
  std::vector<Change> Journal;
};

} // namespace cudatidy::host

#endif
