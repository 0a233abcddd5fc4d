// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GATE_TRIAGE_H
#define CUDA_TIDY_DRIVER_GATE_TRIAGE_H

#include "CheckOptions.h"
#include "Plan.h"
#include "RunResult.h"
#include "Sources.h"

namespace cudatidy {

/// What is wrong with the lines, the revision or the baseline that O names, for a project at Root: asked before
/// anything is analysed.
llvm::Error verifyGates(const std::string &Root, const CheckOptions &O);

/// From what the analyses found to what is reported: settings of the diagnosed files, header filters, fingerprints,
/// suppressions, levels, then the gates (lines, revision, baseline). The error is for bad input: a broken
/// configuration, baseline or revision.
llvm::Error triage(RunResult &R, const Plan &P, const CheckOptions &O, Sources &Text);

} // namespace cudatidy

#endif
