// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GATE_CHANGEDLINES_H
#define CUDA_TIDY_DRIVER_GATE_CHANGEDLINES_H

#include "RunResult.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// Lines of files that findings are wanted for.
class LineFilter {
public:
  /// The lines that differ from a revision (empty: the last commit), in the working tree of the repository at Root;
  /// files that git does not know count whole.
  static llvm::Expected<LineFilter> changedSince(const std::string &Root, std::string Revision);

  /// clang-tidy's --line-filter: a JSON list of {"name": end of a path, "lines": [[first, last], …]}; without lines the
  /// whole file counts.
  static llvm::Expected<LineFilter> parse(llvm::StringRef Json);

  bool holds(const Place &P) const;

private:
  struct Item {
    std::string Name; ///< the path, or its end
    std::vector<std::pair<unsigned, unsigned>> Lines;
    bool Whole = false;
  };
  std::vector<Item> Items;
};

/// Moves the findings on other lines to R.Silenced.
void applyLines(RunResult &R, const LineFilter &Lines);

} // namespace cudatidy

#endif
