// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_PLAN_H
#define CUDA_TIDY_DRIVER_PLAN_H

#include "CheckOptions.h"
#include "frontend/Frontend.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// One file of a run and how it will be parsed.
struct PlannedFile {
  ParseJob Job;
  std::vector<ParseJob> Through;  ///< parses through a file that includes this one, when it does not stand alone
  std::string Why;                ///< where its flags come from
  std::vector<std::string> Notes; ///< dropped options and the like
  bool FactsOnly = false;         ///< only what its host code says for other files is wanted
  std::string Error;              ///< not empty: it cannot be parsed, and why
};

/// A run before it starts: its files in order, and what lies in the project (findings elsewhere are not reported).
struct Plan {
  std::vector<PlannedFile> Files;
  std::vector<std::string> Roots; ///< real paths of folders
  std::string Root;               ///< real path of the project's own folder; paths in outputs are relative to it
  unsigned Excluded = 0;          ///< files that the configuration left out
  std::vector<std::string> Notes; ///< what concerns the whole run, such as a compile database that is of no use
};

/// Collects the files of O.Paths and decides each one's parse. The error is for bad input as a whole: a broken compile
/// database, no CUDA file at all.
llvm::Expected<Plan> makePlan(const CheckOptions &O);

/// Whether findings at File, a real path, belong to the project and are reported.
bool inProject(const Plan &P, llvm::StringRef File);

} // namespace cudatidy

#endif
