// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_ANALYSIS_H
#define CUDA_TIDY_DRIVER_ANALYSIS_H

#include "CheckOptions.h"
#include "Plan.h"
#include "RunResult.h"

namespace cudatidy {

/// Analyses all files of a plan, each in a process of its own, and merges what they gave.
RunResult analyse(const Plan &P, const CheckOptions &O, std::vector<Finding> OfProject = {});

} // namespace cudatidy

#endif
