// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_RESULT_H
#define CUDA_TIDY_DRIVER_REPORT_RESULT_H

#include "CheckOptions.h"
#include "Plan.h"
#include "RunResult.h"
#include "Sources.h"
#include "report/JsonAccess.h"

#include "llvm/Support/Error.h"

#include <map>

namespace cudatidy {

/// A result as `check --format json` and `audit` write it; docs/using.md describes it. Paths are relative to its root.
struct Result {
  Json All;
  std::vector<Finding> Findings, Silenced;                 ///< Silenced runs along All["silenced"]
  std::map<std::string, std::vector<std::string>> Sources; ///< lines of files; empty when the result has none
};

/// Reads a result; the error names the file and says what is wrong with it.
llvm::Expected<Result> loadResult(const std::string &File);

/// What an audit adds to the JSON of a check: the project's name and commit, the architectures, each kernel under each
/// launch as the model predicts it, and the text of the files that these and the findings lie in. Without times, dates
/// of the run and paths of the machine: the same project gives the same bytes.
Json auditJson(const RunResult &R, const Plan &P, const CheckOptions &O, Sources &Text);

} // namespace cudatidy

#endif
