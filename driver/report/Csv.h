// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_CSV_H
#define CUDA_TIDY_DRIVER_REPORT_CSV_H

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace cudatidy {

/// One record of a CSV text.
struct CsvRow {
  unsigned Line = 0; ///< on which it begins, from 1
  std::vector<std::string> Cells;
};

/// The records of a CSV text (RFC 4180). A quoted cell may go over several lines where the record begins with a quote,
/// as those of profilers do; other lines, such as what the profiled program printed, are records of their own. The
/// error names the line of a quote that nothing ends.
llvm::Expected<std::vector<CsvRow>> readCsv(llvm::StringRef Text);

} // namespace cudatidy

#endif
