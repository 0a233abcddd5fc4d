// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_PROJECTANALYSIS_H
#define CUDA_TIDY_DRIVER_PROJECTANALYSIS_H

#include "CheckOptions.h"
#include "build/BuildFacts.h"
#include "frontend/Frontend.h"

#include "llvm/Support/Error.h"

namespace cudatidy {

/// What the build files around O.Paths say, with the targets and the driver of O. The error names a GPU that is not
/// known.
llvm::Expected<BuildFacts> projectFacts(const CheckOptions &O, const FileTexts &Unsaved = {});

/// The findings of the selected rules on builds; for named sources only those that lie in them.
/// Their fixes are proved: read again with the edits in place, the finding is gone and no other has come.
llvm::Expected<std::vector<Finding>> analyseProject(const CheckOptions &O, const FileTexts &Unsaved = {});

/// Whether all selected rules are about builds: no source has to be parsed for them.
bool needsNoSources(const CheckOptions &O);

} // namespace cudatidy

#endif
