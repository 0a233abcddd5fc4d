// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GATE_BASELINE_H
#define CUDA_TIDY_DRIVER_GATE_BASELINE_H

#include "RunResult.h"
#include "config/ConfigTree.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// One finding that a project has accepted for now. The fingerprint decides; the rest is for readers.
struct BaselineEntry {
  std::string Fingerprint, Rule, File, Kernel, Message;
};

/// Reads a baseline file; the error names the file, the place in it, and what to do.
llvm::Expected<std::vector<BaselineEntry>> readBaseline(const std::string &File);

/// The entries for a run's findings, sorted by file, rule and fingerprint.
std::vector<BaselineEntry> baselineOf(const RunResult &R);

/// Writes at once or not at all.
llvm::Error writeBaseline(const std::string &File, const std::vector<BaselineEntry> &Entries);

/// Moves the findings that are in the baseline to R.Silenced and lists in R.StaleBaseline the entries whose finding is
/// gone though its file was analysed whole and its rule ran. Returns the entries that are not stale.
std::vector<BaselineEntry> applyBaseline(RunResult &R, ConfigTree &Tree, const std::vector<BaselineEntry> &Entries);

} // namespace cudatidy

#endif
