// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_ROUNDS_H
#define CUDA_TIDY_DRIVER_ROUNDS_H

#include "FileAnalysis.h"

namespace cudatidy {

/// Callers' values reach a function in another file in one round more than there are files between them; a program that
/// passes sizes on further than this is judged by what is known so far.
inline constexpr unsigned MaxRounds = 3;

/// What is known of one file between rounds.
struct FileState {
  HostFacts Facts;
  OutsideFacts Outside; ///< what its last analysis was told
  bool Lost = false;    ///< no result: crashed or stopped
};

/// Writes to each file's Outside what all files' facts now say, and returns those for which that is more than their
/// last analysis knew: they are to be analysed again.
std::vector<size_t> toldMore(const Plan &P, std::vector<FileState> &Files);

/// One file's analysis that is wanted.
struct Task {
  size_t File = 0; ///< index into the plan
  const OutsideFacts *Outside = nullptr;
};

/// What became of a task. When it is lost the result says why.
struct TaskOutcome {
  AnalysedFile Done;
  bool Lost = false;
};

class FileCache;

/// Analyses files, each in a process of its own unless the cache knows it.
std::vector<TaskOutcome> analyseApart(const Plan &P, const CheckOptions &O, FileCache &Cache,
                                      const std::vector<Task> &Tasks);

} // namespace cudatidy

#endif
