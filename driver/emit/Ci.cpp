// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The formats of CI systems whose files are JSON or lines: GitLab, GitHub, reviewdog.

#include "emit/Emit.h"

#include "emit/RuleInfo.h"
#include "finding/Words.h"
#include "gate/Fingerprint.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

void dump(const Json &J, llvm::raw_ostream &Out) {
  Out << J.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
}

std::string escaped(llvm::StringRef Text, bool InProperty) {
  std::string Out;
  for (const char C : Text) {
    switch (C) {
    case '%':
      Out += "%25";
      break;
    case '\r':
      Out += "%0D";
      break;
    case '\n':
      Out += "%0A";
      break;
    case ':':
      Out += InProperty ? "%3A" : ":";
      break;
    case ',':
      Out += InProperty ? "%2C" : ",";
      break;
    default:
      Out += C;
    }
  }
  return Out;
}

/// Annotations of one level that a step may show.
constexpr size_t MostAnnotations = 10;

} // namespace

void cudatidy::emitGitlab(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  static const char *const Levels[] = {"info", "major", "critical"};
  Json All = Json::array();
  for (const Finding &F : R.Findings) {
    const Place P = Text.inUnit(F.At, ColumnUnit::CodePoint);
    All.push_back({{"description", renderMessage(F, O.Language)},
                   {"check_name", "cuda-" + F.Rule},
                   {"fingerprint", F.Fingerprint},
                   {"severity", Levels[static_cast<int>(F.Level)]},
                   {"location",
                    {{"path", relativePath(R.Root, F.At.File)},
                     {"positions",
                      {{"begin", {{"line", P.Line}, {"column", P.Column}}},
                       {"end", {{"line", P.EndLine}, {"column", P.EndColumn}}}}}}}});
  }
  dump(All, Out);
}

void cudatidy::emitGithub(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  static const char *const Commands[] = {"notice", "warning", "error"};
  for (const Severity Level : {Severity::Error, Severity::Warning, Severity::Note}) {
    const char *Command = Commands[static_cast<int>(Level)];
    size_t Count = 0;
    for (const Finding &F : R.Findings) {
      if (F.Level != Level || ++Count > MostAnnotations) {
        continue;
      }
      const Place P = Text.inUnit(F.At, ColumnUnit::CodePoint);
      Out << "::" << Command << " file=" << escaped(relativePath(R.Root, F.At.File), true) << ",line=" << P.Line;
      if (P.EndLine > P.Line) {
        Out << ",endLine=" << P.EndLine; // columns are for a single line
      } else {
        Out << ",col=" << P.Column << ",endColumn=" << std::max(P.Column, P.EndColumn);
      }
      std::string Message = renderMessage(F, O.Language);
      for (const std::string &Line : renderEvidence(F, O.Language)) {
        Message += "\n" + Line;
      }
      Out << ",title=" << escaped("cuda-" + F.Rule, true) << "::" << escaped(Message, false) << "\n";
    }
    if (Count > MostAnnotations) {
      Out << Count - MostAnnotations << " more of level " << levelName(Level) << ", which GitHub would not show\n";
    }
  }
  Out << summaryLine(R) << "\n";
}

void cudatidy::emitRdjson(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  static const char *const Levels[] = {"INFO", "WARNING", "ERROR"};
  const Language L = languageNamed(O.Language).value_or(Language::English);
  const auto Range = [](const Place &P) {
    return Json{{"start", {{"line", P.Line}, {"column", P.Column}}},
                {"end", {{"line", P.EndLine}, {"column", P.EndColumn}}}};
  };
  Json All = Json::array();
  for (const Finding &F : R.Findings) {
    Json One = {{"message", renderMessage(F, O.Language)},
                {"location", {{"path", relativePath(R.Root, F.At.File)}, {"range", Range(F.At)}}},
                {"severity", Levels[static_cast<int>(F.Level)]},
                {"code", {{"value", "cuda-" + F.Rule}}}};
    if (const std::string Url = ruleInfo(F.Rule, L).Url; !Url.empty()) {
      One["code"]["url"] = Url;
    }
    for (const Fix &X : F.Fixes) {
      // A suggestion is one edit of the file that the finding is in.
      if (X.Edits.size() == 1 && X.Edits[0].File == F.At.File) {
        Place P = Text.at(F.At.File, X.Edits[0].Offset);
        const Place End = Text.at(F.At.File, X.Edits[0].Offset + X.Edits[0].Length);
        P.EndLine = End.Line;
        P.EndColumn = End.Column;
        One["suggestions"].push_back({{"range", Range(P)}, {"text", X.Edits[0].Text}});
      }
    }
    All.push_back(std::move(One));
  }
  dump({{"source", {{"name", "cuda-tidy"}}}, {"diagnostics", std::move(All)}}, Out);
}
