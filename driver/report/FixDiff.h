// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_FIXDIFF_H
#define CUDA_TIDY_DRIVER_REPORT_FIXDIFF_H

#include "report/Result.h"

namespace cudatidy {

/// One line of a fix's diff; Sign is '-', '+', or '@' for a line that says where.
struct DiffLine {
  char Sign;
  std::string Text;
};

/// The lines that a fix takes away and puts in their place. Empty when the result does not hold the text, or an edit
/// does not fit it.
std::vector<DiffLine> fixDiff(const Result &R, const Fix &X);

} // namespace cudatidy

#endif
