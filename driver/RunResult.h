// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_RUNRESULT_H
#define CUDA_TIDY_DRIVER_RUNRESULT_H

#include "finding/Finding.h"
#include "frontend/Frontend.h"

#include <map>
#include <string>
#include <vector>

namespace cudatidy {

/// A kernel or a whole file that was not analysed, and why. A run that has one is never green.
struct Incomplete {
  std::string File;
  unsigned Line = 0;
  std::string Kernel; ///< empty: the whole file
  std::string Reason;
};

/// What one file's analysis gave; travels from the worker to the driver as JSON.
struct FileResult {
  std::string File;       ///< real path
  std::string Served;     ///< "embedded" or "toolkit"
  std::string ServedWhy;  ///< for --verbose
  std::string CommandWhy; ///< where its compile command comes from, for --verbose
  unsigned Kernels = 0;   ///< kernels that reached the analysis, in this file or in headers of the project
  double Seconds = 0;
  std::vector<Finding> Findings;
  std::vector<Incomplete> Missing;
  std::vector<std::string> KernelNames;  ///< as device code has them; only when a --launch asks
  std::vector<KernelTemplate> Templates; ///< in this file or in headers of the project; paths are real
  std::vector<std::string> MissingIncludes;
  nlohmann::ordered_json Models;         ///< array of what the model predicts for its kernels; null: not asked for
  std::vector<std::string> Reads;        ///< real paths of all files that the analysis read, sorted
  std::vector<std::string> Dependencies; ///< those of the project that its parse read: findings in them count
  std::map<std::string, double> Times;   ///< processor seconds by phase and check, when they were asked for
  std::vector<std::string> Notes;        ///< dropped options, mapped architectures, …: one line each, for --verbose
  std::vector<std::string> RunNotes;     ///< what concerns the whole run, such as a cache that cannot be written
};

nlohmann::ordered_json toJson(const FileResult &R);
FileResult fileResultFromJson(const nlohmann::ordered_json &J);
nlohmann::ordered_json toJson(const Incomplete &I);

/// Why a kernel template without an instance was not analysed.
constexpr const char *UninstantiatedReason = "not analysed because nothing instantiates it";

/// A finding that is not reported, and why.
struct SilencedFinding {
  enum class By {
    Comment,  ///< a NOLINT in the source
    Macro,    ///< the configuration's SuppressMacros
    Baseline, ///< it is in the baseline file
    Revision, ///< the revision that the run is compared with had it already
    Lines     ///< it lies outside the lines that were asked for
  };
  Finding F;
  By Why = By::Comment;
  std::string Reason; ///< as the author wrote it
  Place At;           ///< of the comment; no file: none
};

/// A whole run, merged: findings once each and sorted, whatever the number of files or processes they were met in.
struct RunResult {
  std::vector<FileResult> Files; ///< sorted by path
  std::vector<Finding> Findings;
  std::vector<Incomplete> Missing;
  /// Kernel templates that no file of the run instantiates: normal in a library, and nothing to analyse.
  std::vector<KernelTemplate> Uninstantiated;
  std::vector<std::string> Notes;        ///< each once
  std::vector<SilencedFinding> Silenced; ///< sorted as Findings
  unsigned Kernels = 0;
  /// Findings of a baseline that are gone though their files were analysed: it has to be pruned.
  std::vector<std::string> StaleBaseline;
  std::string Root; ///< real path of the folder that paths in outputs are relative to

  /// Files of which nothing could be analysed.
  unsigned filesNotAnalysed() const;
  unsigned kernelsNotAnalysed() const;
};

/// Sorts findings and leaves one for each place and rule: the strongest.
void sortFindings(std::vector<Finding> &Findings);

/// OfProject: findings that no file's analysis made.
RunResult merge(std::vector<FileResult> Files, std::vector<Finding> OfProject = {});

} // namespace cudatidy

#endif
