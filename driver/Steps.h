// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_STEPS_H
#define CUDA_TIDY_DRIVER_STEPS_H

#include "Plan.h"

namespace cudatidy {

/// One step of a run that a build program carries out. A run is cut where its rounds are: what each file's host code
/// says (facts), what all of them together say to each (resolve), again, and then each file's analysis, whose parts are
/// merged. Steps hand over files in one folder:
///
///   I.R.facts    what file I's host code says in round R
///   I.R.outside  what file I is told before round R
///   I.part       what the analysis of file I found
///
/// A file that comes out as it was is not written, so that nothing that rests on it is done again.
struct Step {
  enum class Kind { Facts, Resolve, Analyse } What = Kind::Facts;
  unsigned Round = 0;
  size_t File = 0; ///< index into the plan; unused by Resolve
  std::string Folder;
};

/// Reads "facts:R:I:FOLDER", "resolve:R:FOLDER" or "analyse:I:FOLDER".
llvm::Expected<Step> parseStep(llvm::StringRef Text);

llvm::Error runStep(const Step &S, const Plan &P, const CheckOptions &O);

/// Rounds in which facts are gathered: the last round of a run only analyses.
unsigned factRounds(const Plan &P);

/// Name of the file that one step leaves to another.
std::string stepFile(llvm::StringRef Folder, size_t File, unsigned Round, llvm::StringRef Kind);

} // namespace cudatidy

#endif
