// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_ARRAYLAYOUT_H
#define CUDATIDY_MODEL_ARRAYLAYOUT_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class VarDecl;
} // namespace clang

namespace cudatidy {

/// How an array with constant extents lies in memory.
struct ArrayLayout {
  std::string Name;
  std::vector<uint64_t> Extents; ///< outermost first; never empty
  uint64_t ElementBytes = 0;

  uint64_t rowBytes() const { return Extents.back() * ElementBytes; }
  uint64_t bytes() const;
  /// The same array with so many more elements in each row.
  ArrayLayout padded(uint64_t Elements) const;
  /// As the source would write it: "Tile[32][33]".
  std::string spelled() const;
};

/// None when the variable is no array or an extent is not a constant.
std::optional<ArrayLayout> layoutOf(const clang::VarDecl &V);

} // namespace cudatidy

#endif
