// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_OUTCOME_H
#define CUDA_TIDY_DRIVER_OUTCOME_H

#include "CheckOptions.h"
#include "Plan.h"
#include "RunResult.h"
#include "Sources.h"

namespace cudatidy {

/// 2 wins over 3, 3 over 1.
enum ExitCode { Clean = 0, Found = 1, Broken = 2, Partial = 3 };

/// The exit code that a result asks for.
ExitCode verdict(const RunResult &R, const CheckOptions &O);

/// Says on standard error what could not be analysed and, when asked, how each file was served.
void printProblems(const RunResult &R, const CheckOptions &O);

/// Writes every output of O. The error says which one could not be written.
llvm::Error writeOutputs(const RunResult &R, const CheckOptions &O, Sources &Text);

/// Everything behind the analyses: decides what is reported, writes it, says what went wrong. Returns the exit code.
int conclude(RunResult R, const Plan &P, const CheckOptions &O);

} // namespace cudatidy

#endif
