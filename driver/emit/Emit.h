// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_EMIT_EMIT_H
#define CUDA_TIDY_DRIVER_EMIT_EMIT_H

#include "RunResult.h"
#include "Sources.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace cudatidy {

enum class OutputFormat {
  Text,
  Concise,
  Json,
  Sarif,
  SarifGithub,
  Gitlab,
  Github,
  Junit,
  Rdjson,
  Checkstyle,
  ExportFixes
};

/// Name of a format as options spell it; nothing for an unknown name.
std::optional<OutputFormat> formatNamed(llvm::StringRef Name);
/// "text, concise, json, …".
std::string formatNames();

struct EmitOptions {
  std::string Language = "en"; ///< "en" or "zh-CN"
  bool Color = false;
  bool Statistics = false; ///< text: findings a rule, before the last line
};

/// Writes a result. Every format is a function of the result alone: sorted, without times. Paths in formats for
/// machines are relative to R.Root.
void emit(OutputFormat Format, const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);

/// Clang's shape: place, level, message, rule; the source line with a caret; notes. Ends with the count of what was and
/// was not analysed.
void emitText(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
/// One line a finding, and the count.
void emitConcise(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
/// Everything, as the version 1 of our JSON.
nlohmann::ordered_json resultJson(const RunResult &R, Sources &Text, const EmitOptions &O);
void emitJson(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
/// SARIF 2.1.0. ForGithub leaves out what GitHub's code scanning would take wrongly: it opens an alert for every
/// silenced finding.
void emitSarif(const RunResult &R, Sources &Text, const EmitOptions &O, bool ForGithub, llvm::raw_ostream &Out);
/// GitLab's code quality report.
void emitGitlab(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
/// GitHub's workflow commands. GitHub shows ten of each level and drops the others silently: so do we, with a count.
void emitGithub(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
void emitJunit(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
/// reviewdog's diagnostic format; its columns count bytes.
void emitRdjson(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
void emitCheckstyle(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);
/// YAML for clang-apply-replacements: absolute paths, offsets in bytes, the safe fixes only.
void emitExportFixes(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out);

/// "12 files, 30 kernels analysed; 1 file, 2 kernels not analysed; 3 findings": the last line of a run.
std::string summaryLine(const RunResult &R);

/// Findings a rule, the most frequent first.
std::vector<std::pair<std::string, size_t>> countsByRule(const RunResult &R);

/// Path as programs take it at the current folder: relative when it lies below, else whole.
std::string shortPath(const std::string &Path);
/// The same for a reader: printable.
std::string displayPath(const std::string &Path);

/// "note", "warning" or "error".
const char *levelName(Severity S);

} // namespace cudatidy

#endif
