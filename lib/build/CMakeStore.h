// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_CMAKESTORE_H
#define CUDA_TIDY_BUILD_CMAKESTORE_H

#include "build/Traced.h"

#include <map>
#include <unordered_map>

namespace cudatidy {

/// Everything of a CMake run that a condition may change, as cells with a name: variables of each scope, the cache,
/// properties. A branch of a condition that cannot be decided is tried and taken back:
///
///   store.begin(); run the branch; Changes A = store.takeBack();
///   store.begin(); run the other;  Changes B = store.takeBack();
///   then both are merged and written.
class CMakeStore {
public:
  /// An empty cell hides what an outer scope has: unset().
  using Cell = std::optional<Traced>;
  /// What a branch left in each cell it touched; none: it took the cell away.
  using Changes = std::map<std::string, std::optional<Cell>>;

  /// Null: there is no such cell.
  const Cell *find(const std::string &Key) const {
    const auto It = Cells.find(Key);
    return It == Cells.end() ? nullptr : &It->second;
  }
  void set(const std::string &Key, Cell Value) {
    const auto [It, New] = Cells.try_emplace(Key);
    remember(Key, New ? std::nullopt : std::optional(It->second));
    It->second = std::move(Value);
  }
  void erase(const std::string &Key) {
    if (const auto It = Cells.find(Key); It != Cells.end()) {
      remember(Key, It->second);
      Cells.erase(It);
    }
  }

  void begin() { Journals.emplace_back(); }
  Changes takeBack() {
    Changes Out;
    const std::vector<Change> Journal = std::move(Journals.back());
    Journals.pop_back();
    for (const Change &C : Journal) {
      const Cell *Now = find(C.Key);
      Out.try_emplace(C.Key, Now ? std::optional(*Now) : std::nullopt);
    }
    for (auto It = Journal.rbegin(); It != Journal.rend(); ++It) {
      if (It->Old) {
        Cells[It->Key] = *It->Old;
      } else {
        Cells.erase(It->Key);
      }
    }
    return Out;
  }

private:
  struct Change {
    std::string Key;
    std::optional<Cell> Old;
  };
  void remember(const std::string &Key, std::optional<Cell> Old) {
    if (!Journals.empty()) {
      Journals.back().push_back({Key, std::move(Old)});
    }
  }

  std::unordered_map<std::string, Cell> Cells;
  std::vector<std::vector<Change>> Journals;
};

} // namespace cudatidy

#endif
