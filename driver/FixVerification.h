// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_FIXVERIFICATION_H
#define CUDA_TIDY_DRIVER_FIXVERIFICATION_H

#include "finding/EditSet.h"
#include "frontend/Frontend.h"

#include <functional>
#include <map>
#include <optional>
#include <tuple>

namespace cudatidy {

/// What one analysis of a file saw, as far as a fix can spoil it.
struct Observation {
  std::vector<Finding> Findings;
  /// How often each diagnostic came, of both sides: file, whether it is an error, message. Lines move with fixes.
  std::map<std::tuple<std::string, bool, std::string>, unsigned> Problems;
  unsigned Kernels = 0; ///< that reached the analysis

  void count(const std::vector<ParseProblem> &Of);
  /// Whether a diagnostic comes more often here than before, or a kernel is lost.
  bool isWorseThan(const Observation &Before) const;
};

/// How a file is looked at with other texts than the disk's.
struct FileLooks {
  std::function<Observation()> Before; ///< as it is; called once, and only when there is something to verify
  /// With these texts; nothing when it cannot be analysed. Without the checks when these are not wanted.
  std::function<std::optional<Observation>(const FileTexts &, bool WithChecks)> With;
  std::function<bool(const std::string &File)> MayEdit;
};

/// Proves the fixes of a file's findings, the safe ones first, then the unsafe ones on top of them, as they would be
/// applied: no new diagnostic, the findings gone, no new finding. Fixes are tried together and parted while they fail.
/// One that fails becomes a suggestion with its doubt. Of several that a finding offers the first that holds is kept.
/// Whole code of suggestions is parsed at the end of Main, and left out when it does not hold.
void verifyFixes(std::vector<Finding> &Findings, const std::string &Main, const FileLooks &Looks);

} // namespace cudatidy

#endif
