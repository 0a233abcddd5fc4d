// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_FILEANALYSIS_H
#define CUDA_TIDY_DRIVER_FILEANALYSIS_H

#include "CheckOptions.h"
#include "Plan.h"
#include "RunResult.h"
#include "host/HostFacts.h"

#include <optional>

namespace cudatidy {

/// What other files of the run say that matters for one file.
struct OutsideFacts {
  std::vector<OutgoingCall> Calls;             ///< calls of its functions, with values
  std::optional<std::vector<Launch>> Launches; ///< of its kernels, all files merged; none: its own facts decide
};

/// A file's result, and what its host code says for the other files.
struct AnalysedFile {
  FileResult Result;
  HostFacts Facts;
};

/// Analyses one file, in this process: parse, host facts, model, checks.
AnalysedFile analyseFile(const PlannedFile &File, const Plan &P, const CheckOptions &O, const OutsideFacts &Outside);

} // namespace cudatidy

#endif
