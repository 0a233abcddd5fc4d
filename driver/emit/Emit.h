// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_EMIT_EMIT_H
#define CUDA_TIDY_DRIVER_EMIT_EMIT_H

#include "RunResult.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace cudatidy {

struct EmitOptions {
  std::string Language = "en"; ///< "en" or "zh-CN"
  bool Color = false;
};

/// Clang's shape: place, level, message, rule; the source line with a caret; notes. Ends with the count of what was and
/// was not analysed.
void emitText(const RunResult &R, const EmitOptions &O, llvm::raw_ostream &Out);
/// One line a finding, and the count.
void emitConcise(const RunResult &R, const EmitOptions &O, llvm::raw_ostream &Out);
/// Everything, as the version 1 of our JSON.
void emitJson(const RunResult &R, const EmitOptions &O, llvm::raw_ostream &Out);

/// "12 files, 30 kernels analysed; 1 file, 2 kernels not analysed; 3 findings": the last line of a run.
std::string summaryLine(const RunResult &R);

/// Path as a reader at the current folder would type it: relative when it lies below, else as it is.
std::string displayPath(const std::string &Path);

} // namespace cudatidy

#endif
