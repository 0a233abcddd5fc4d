// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "llvm/Support/ErrorHandling.h"

using namespace cudatidy;

namespace {

struct Format {
  const char *Name;
  OutputFormat Value;
};
constexpr Format Formats[] = {{"text", OutputFormat::Text},
                              {"concise", OutputFormat::Concise},
                              {"json", OutputFormat::Json},
                              {"sarif", OutputFormat::Sarif},
                              {"sarif-github", OutputFormat::SarifGithub},
                              {"gitlab", OutputFormat::Gitlab},
                              {"github", OutputFormat::Github},
                              {"junit", OutputFormat::Junit},
                              {"rdjson", OutputFormat::Rdjson},
                              {"checkstyle", OutputFormat::Checkstyle},
                              {"export-fixes", OutputFormat::ExportFixes}};

} // namespace

std::optional<OutputFormat> cudatidy::formatNamed(llvm::StringRef Name) {
  for (const Format &F : Formats) {
    if (Name == F.Name) {
      return F.Value;
    }
  }
  return std::nullopt;
}

std::string cudatidy::formatNames() {
  std::string Out;
  for (const Format &F : Formats) {
    Out += (Out.empty() ? "" : ", ") + std::string(F.Name);
  }
  return Out;
}

const char *cudatidy::levelName(Severity S) {
  switch (S) {
  case Severity::Note:
    return "note";
  case Severity::Warning:
    return "warning";
  case Severity::Error:
    return "error";
  }
  llvm_unreachable("a severity has three values");
}

void cudatidy::emit(OutputFormat Format, const RunResult &R, Sources &Text, const EmitOptions &O,
                    llvm::raw_ostream &Out) {
  switch (Format) {
  case OutputFormat::Text:
    return emitText(R, Text, O, Out);
  case OutputFormat::Concise:
    return emitConcise(R, Text, O, Out);
  case OutputFormat::Json:
    return emitJson(R, Text, O, Out);
  case OutputFormat::Sarif:
    return emitSarif(R, Text, O, /*ForGithub=*/false, Out);
  case OutputFormat::SarifGithub:
    return emitSarif(R, Text, O, /*ForGithub=*/true, Out);
  case OutputFormat::Gitlab:
    return emitGitlab(R, Text, O, Out);
  case OutputFormat::Github:
    return emitGithub(R, Text, O, Out);
  case OutputFormat::Junit:
    return emitJunit(R, Text, O, Out);
  case OutputFormat::Rdjson:
    return emitRdjson(R, Text, O, Out);
  case OutputFormat::Checkstyle:
    return emitCheckstyle(R, Text, O, Out);
  case OutputFormat::ExportFixes:
    return emitExportFixes(R, Text, O, Out);
  }
}
