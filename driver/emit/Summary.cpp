// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

std::string counted(size_t N, const char *Noun) { return std::to_string(N) + " " + Noun + (N == 1 ? "" : "s"); }

} // namespace

std::string cudatidy::summaryLine(const RunResult &R) {
  const unsigned FilesOut = R.filesNotAnalysed(), KernelsOut = R.kernelsNotAnalysed();
  return counted(R.Files.size() - FilesOut, "file") + ", " + counted(R.Kernels, "kernel") + " analysed; " +
         counted(FilesOut, "file") + ", " + counted(KernelsOut, "kernel") + " not analysed; " +
         counted(R.Findings.size(), "finding");
}

std::string cudatidy::displayPath(const std::string &Path) {
  llvm::SmallString<256> Here, Real;
  if (llvm::sys::fs::current_path(Here) || llvm::sys::fs::real_path(Here, Real)) {
    return Path;
  }
  const llvm::StringRef P(Path);
  if (P.starts_with(Real) && P.size() > Real.size() && P[Real.size()] == '/') {
    return P.drop_front(Real.size() + 1).str();
  }
  return Path;
}
