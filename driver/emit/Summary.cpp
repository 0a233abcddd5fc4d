// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "finding/Words.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace cudatidy;

namespace {

std::string counted(size_t N, const char *Noun) { return std::to_string(N) + " " + Noun + (N == 1 ? "" : "s"); }

/// ", 2 suppressed, 5 in the baseline" and the like; empty when nothing was silenced.
std::string silenced(const RunResult &R) {
  using By = SilencedFinding::By;
  static constexpr std::pair<By, const char *> Words[] = {{By::Comment, " suppressed"},
                                                          {By::Macro, " in suppressed macros"},
                                                          {By::Baseline, " in the baseline"},
                                                          {By::Revision, " known before"},
                                                          {By::Lines, " on other lines"}};
  std::string Out;
  for (const auto &[Why, Text] : Words) {
    const auto Count = llvm::count_if(R.Silenced, [&](const SilencedFinding &S) { return S.Why == Why; });
    Out += Count ? ", " + std::to_string(Count) + Text : "";
  }
  return Out;
}

} // namespace

std::string cudatidy::summaryLine(const RunResult &R) {
  const unsigned FilesOut = R.filesNotAnalysed(), KernelsOut = R.kernelsNotAnalysed();
  const size_t Templates = R.Uninstantiated.size();
  return counted(R.Files.size() - FilesOut, "file") + ", " + counted(R.Kernels, "kernel") + " analysed; " +
         counted(FilesOut, "file") + ", " + counted(KernelsOut, "kernel") + " not analysed; " +
         (Templates ? counted(Templates, "kernel template") + " never instantiated; " : "") +
         counted(R.Findings.size(), "finding") + silenced(R);
}

std::vector<std::pair<std::string, size_t>> cudatidy::countsByRule(const RunResult &R) {
  std::map<std::string, size_t> Counts;
  for (const Finding &F : R.Findings) {
    ++Counts["cuda-" + F.Rule];
  }
  std::vector<std::pair<std::string, size_t>> Out(Counts.begin(), Counts.end());
  llvm::stable_sort(Out, [](const auto &A, const auto &B) { return A.second > B.second; });
  return Out;
}

std::string cudatidy::shortPath(const std::string &Path) {
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

std::string cudatidy::displayPath(const std::string &Path) { return printable(shortPath(Path)); }
