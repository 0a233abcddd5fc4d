// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GATE_SUPPRESS_H
#define CUDA_TIDY_DRIVER_GATE_SUPPRESS_H

#include "RunResult.h"
#include "Sources.h"
#include "config/ConfigTree.h"

namespace cudatidy {

/// Where suppressions without use can be told from those that another run needs.
struct JudgedFiles {
  std::vector<std::string> Named;   ///< real paths of the files that the run was asked for
  std::vector<std::string> Folders; ///< real paths of the folders that it was asked for: their headers are judged too
};

/// Moves the findings that NOLINT comments or suppressed macros silence to R.Silenced, and reports the suppressions
/// that are wrong (no partner, no such rule), without use, for every rule at once, or without a reason. Each of these
/// has a fix where the suppression, or a name of it, can simply go.
void applySuppressions(RunResult &R, ConfigTree &Tree, Sources &Text, const JudgedFiles &Judged);

} // namespace cudatidy

#endif
