// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_ATTEMPT_H
#define CUDA_TIDY_FRONTEND_ATTEMPT_H

#include "frontend/Frontend.h"
#include "frontend/Repair.h"
#include "frontend/Toolkit.h"

namespace cudatidy {

/// The outcome of one parse with one kind of headers.
struct Attempt {
  TranslationUnit Unit;
  std::string NeedsToolkit;              ///< the header that only the toolkit has; the unit is not complete then
  std::vector<Fault> Faults;             ///< the errors of the parse
  std::vector<std::string> CudaSwitches; ///< as in ParseTrace
};

/// Parses once. With is null for the embedded headers; Fallback is the toolkit that could serve what they lack.
llvm::Expected<Attempt> attempt(const ParseJob &Job, const Toolkit *With, const Toolkit *Fallback,
                                const Repairs &Repaired = {});

} // namespace cudatidy

#endif
