// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_PDF_H
#define CUDA_TIDY_DRIVER_REPORT_PDF_H

#include "llvm/Support/Error.h"

#include <string>

namespace cudatidy {

/// Prints a page to File with the browser of this machine: Chromium, Chrome or Edge, or the program that
/// CUDA_TIDY_BROWSER names. The error says what is missing and what to install.
llvm::Error writePdf(llvm::StringRef Html, const std::string &File);

/// Whether fontconfig knows a font for Chinese; true where it cannot be asked.
bool hasChineseFont();

} // namespace cudatidy

#endif
