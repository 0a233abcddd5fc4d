// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_FIXSESSION_H
#define CUDA_TIDY_DRIVER_FIXSESSION_H

#include "CheckOptions.h"
#include "Plan.h"
#include "RunResult.h"
#include "Sources.h"
#include "finding/EditSet.h"

namespace cudatidy {

/// What applying the fixes of a run came to; nothing is on the disk yet.
struct FixedRun {
  RunResult Left; ///< the findings after the fixes; with --diff alone, those before the last of them
  EditSet Edits;  ///< of the texts as they are on the disk
  FileTexts Before, After;
  unsigned Applied = 0;
  std::vector<std::string> Notes; ///< what was not applied, and why
};

/// Analyses a plan and applies the proved fixes of its findings in memory: the safe ones, with Unsafe the others too.
///
/// Fixes are taken in the order in which findings are printed, each whole. One that overlaps with one before it waits;
/// the changed text is then analysed again, until nothing is left to apply, so that a second run changes nothing. Each
/// file that reads a changed one is parsed again with all changes: where that finds something new wrong, the changes
/// that it reads are given up.
///
/// Only what the gates and suppressions leave is fixed. Text then shows the changed files as they would be. The error
/// is for bad input, as in triage().
llvm::Expected<FixedRun> fixInMemory(Plan P, const CheckOptions &O, Sources &Text);

/// The changes as a diff that `patch -p1` and `git apply` take in the current folder.
std::string diffOf(const FixedRun &R);

/// Writes the changed files, each at once: a reader sees the old text or the new one. Permissions stay; a symbolic link
/// is followed. An error names the file; files before it are written.
llvm::Error writeFiles(const FixedRun &R);

} // namespace cudatidy

#endif
