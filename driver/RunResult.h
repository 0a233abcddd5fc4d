// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_RUNRESULT_H
#define CUDA_TIDY_DRIVER_RUNRESULT_H

#include "finding/Finding.h"

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
  std::vector<std::string> MissingIncludes;
  std::vector<std::string> Dependencies; ///< real paths of the project's files that its parse read
  std::vector<std::string> Notes;        ///< dropped options, mapped architectures, …: one line each, for --verbose
  std::vector<std::string> RunNotes;     ///< what concerns the whole run, such as a cache that cannot be written
};

nlohmann::ordered_json toJson(const FileResult &R);
FileResult fileResultFromJson(const nlohmann::ordered_json &J);
nlohmann::ordered_json toJson(const Incomplete &I);

/// A whole run, merged: findings once each and sorted, whatever the number of files or processes they were met in.
struct RunResult {
  std::vector<FileResult> Files; ///< sorted by path
  std::vector<Finding> Findings;
  std::vector<Incomplete> Missing;
  std::vector<std::string> Notes; ///< each once
  unsigned Kernels = 0;

  /// Files of which nothing could be analysed.
  unsigned filesNotAnalysed() const;
  unsigned kernelsNotAnalysed() const;
};

/// OfProject: findings that no file's analysis made.
RunResult merge(std::vector<FileResult> Files, std::vector<Finding> OfProject = {});

} // namespace cudatidy

#endif
