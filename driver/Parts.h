// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_PARTS_H
#define CUDA_TIDY_DRIVER_PARTS_H

#include "Plan.h"
#include "RunResult.h"

namespace cudatidy {

/// One share of a run: the files whose place among the sorted ones is Index modulo Count.
struct Shard {
  unsigned Index = 0, Count = 1; ///< Index counts from 0
};

/// Reads "2/5", which counts from 1.
llvm::Expected<Shard> parseShard(llvm::StringRef Text);

/// Of the files that are another's share only what their host code says is wanted: it decides how this share's kernels
/// are launched.
void takeShare(Plan &P, const Shard &S);

/// What the analysis of a share found, before anything is decided about it: suppressions and gates need all of it.
struct Part {
  std::vector<std::string> Paths; ///< those that the run was asked for, real
  std::string Root;
  Shard Share;
  std::vector<FileResult> Files;
};

std::string toText(const Part &P);

/// Reads a part. Paths below its root stand below Root afterwards. The error names the file.
llvm::Expected<Part> readPart(const std::string &File, const std::string &Root);

/// Whether a file holds a part, told by its first bytes.
bool isPart(const std::string &File);

} // namespace cudatidy

#endif
