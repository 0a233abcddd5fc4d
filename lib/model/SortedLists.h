// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Lists in memory that code searches by comparing their elements: they are sorted, whatever else they hold.
///
/// Numbers drawn one by one would send a search anywhere and merge lists in no order; here the elements of a list grow
/// from where it begins by random steps of 1 on average, so that lists of random numbers interleave as sorted ones do.
#ifndef CUDATIDY_MODEL_SORTEDLISTS_H
#define CUDATIDY_MODEL_SORTEDLISTS_H

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cudatidy {

class SortedLists {
public:
  /// A list of elements of Bytes begins at Address.
  void begin(uint64_t Address, unsigned Bytes);

  /// The element at Address; none outside the lists, and far from a list's beginning.
  std::optional<double> at(uint64_t Address, unsigned Bytes);

  void clear() { Lists.clear(); }

private:
  struct List {
    unsigned Bytes;
    std::vector<double> Elements; ///< as far as they were asked for
  };
  std::map<uint64_t, List> Lists; ///< by where they begin
};

} // namespace cudatidy

#endif
