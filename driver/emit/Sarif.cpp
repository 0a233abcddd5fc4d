// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SARIF 2.1.0 (OASIS), in two profiles: everything for audits, and what GitHub's code scanning reads rightly.

#include "emit/Emit.h"

#include "emit/LineHash.h"
#include "emit/RuleInfo.h"
#include "finding/Words.h"
#include "gate/Fingerprint.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

/// Most characters that GitHub takes for a rule's descriptions.
constexpr size_t MaxDescription = 1024;

std::string shortened(const std::string &Text) {
  if (Text.size() <= MaxDescription) {
    return Text;
  }
  size_t End = MaxDescription - 3;
  while (End && (static_cast<unsigned char>(Text[End]) & 0xC0U) == 0x80) {
    --End; // not within a character
  }
  return Text.substr(0, End) + "...";
}

/// A path as the path of a URI.
std::string encoded(llvm::StringRef Path) {
  std::string Out;
  for (const char C : Path) {
    if (llvm::isAlnum(C) || llvm::StringRef("-._~/+@").contains(C)) {
      Out += C;
    } else {
      Out += '%' + llvm::toHex(llvm::StringRef(&C, 1));
    }
  }
  return Out;
}

class Writer {
public:
  Writer(const RunResult &R, Sources &Text, const EmitOptions &O, bool ForGithub)
      : R(R), Text(Text), O(O), ForGithub(ForGithub), L(languageNamed(O.Language).value_or(Language::English)) {}

  Json log() {
    Json Results = Json::array();
    for (const Finding &F : R.Findings) {
      Results.push_back(result(F));
    }
    if (!ForGithub) {
      for (const SilencedFinding &S : R.Silenced) {
        Json One = result(S.F);
        silence(One, S);
        Results.push_back(std::move(One));
      }
    }
    Json Run = {{"tool", {{"driver", driver()}}},
                {"automationDetails", {{"id", "cuda-tidy/"}}},
                {"language", std::string(languageName(L))},
                {"columnKind", "utf16CodeUnits"}};
    if (!ForGithub) {
      Run["originalUriBaseIds"]["SRCROOT"]["uri"] = "file://" + encoded(R.Root) + "/";
    }
    Run["invocations"] = Json::array({invocation()});
    Run["results"] = std::move(Results);
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", {Run}}};
  }

private:
  Json artifact(const std::string &File) const {
    const std::string Path = relativePath(R.Root, File);
    if (Path == File) {
      return {{"uri", "file://" + encoded(File)}};
    }
    Json Out = {{"uri", encoded(Path)}};
    if (!ForGithub) {
      Out["uriBaseId"] = "SRCROOT";
    }
    return Out;
  }

  static Json region(const Place &P) {
    Json Out = {{"startLine", std::max(1U, P.Line)}, {"startColumn", std::max(1U, P.Column)}};
    if (P.EndLine > P.Line || (P.EndLine == P.Line && P.EndColumn >= P.Column && P.EndColumn)) {
      Out["endLine"] = P.EndLine;
      Out["endColumn"] = P.EndColumn;
    }
    return Out;
  }

  Json physical(const Place &P) {
    return {{"artifactLocation", artifact(P.File)}, {"region", region(Text.inUnit(P, ColumnUnit::Utf16))}};
  }

  size_t ruleIndex(const std::string &Rule) {
    const auto It = llvm::find(Rules, Rule);
    if (It != Rules.end()) {
      return static_cast<size_t>(It - Rules.begin());
    }
    Rules.push_back(Rule);
    return Rules.size() - 1;
  }

  Json result(const Finding &F) {
    std::string Message = renderMessage(F, O.Language);
    for (const std::string &Line : renderEvidence(F, O.Language)) {
      Message += "\n" + Line;
    }
    Json Out = {{"ruleId", "cuda-" + F.Rule},
                {"ruleIndex", ruleIndex(F.Rule)},
                {"level", levelName(F.Level)},
                {"message", {{"text", Message}}}};
    Json Location = {{"physicalLocation", physical(F.At)}};
    if (!F.Kernel.empty()) {
      Location["logicalLocations"] = {{{"fullyQualifiedName", F.Kernel}, {"kind", "function"}}};
    }
    Out["locations"] = Json::array({std::move(Location)});
    unsigned Id = 0;
    for (const Related &N : F.Notes) {
      Out["relatedLocations"].push_back(
          {{"id", ++Id}, {"physicalLocation", physical(N.At)}, {"message", {{"text", renderNote(F, N, O.Language)}}}});
    }
    Out["partialFingerprints"] = {{"cudaTidy/v1", F.Fingerprint}};
    if (const std::string Hash = Hashes.of(Text, F.At.File, F.At.Line); !Hash.empty()) {
      Out["partialFingerprints"]["primaryLocationLineHash"] = Hash;
    }
    if (!ForGithub) {
      for (const Fix &X : F.Fixes) {
        if (!X.Edits.empty()) {
          Out["fixes"].push_back(fix(F, X));
        }
      }
      Out["baselineState"] = "new";
    }
    Out["properties"] = {{"confidence", F.Sure == Confidence::High     ? "high"
                                        : F.Sure == Confidence::Medium ? "medium"
                                                                       : "low"}};
    if (!F.Evidence.empty()) {
      Out["properties"]["evidence"] = F.Evidence;
    }
    return Out;
  }

  Json fix(const Finding &F, const Fix &X) {
    Json Changes = Json::array();
    std::vector<std::string> Files;
    for (const Edit &E : X.Edits) {
      if (!llvm::is_contained(Files, E.File)) {
        Files.push_back(E.File);
      }
    }
    for (const std::string &File : Files) {
      Json Replacements = Json::array();
      for (const Edit &E : X.Edits) {
        if (E.File != File) {
          continue;
        }
        Place P = Text.at(File, E.Offset);
        const Place End = Text.at(File, E.Offset + E.Length);
        P.EndLine = End.Line;
        P.EndColumn = End.Column;
        Replacements.push_back(
            {{"deletedRegion", region(Text.inUnit(P, ColumnUnit::Utf16))}, {"insertedContent", {{"text", E.Text}}}});
      }
      Changes.push_back({{"artifactLocation", artifact(File)}, {"replacements", std::move(Replacements)}});
    }
    return {{"description", {{"text", renderFixTitle(F, X, O.Language)}}},
            {"artifactChanges", std::move(Changes)},
            {"properties", {{"safety", safetyName(X.Kind)}}}};
  }

  static void silence(Json &One, const SilencedFinding &S) {
    One["baselineState"] =
        S.Why == SilencedFinding::By::Comment || S.Why == SilencedFinding::By::Macro ? "new" : "unchanged";
    if (S.Why == SilencedFinding::By::Revision || S.Why == SilencedFinding::By::Lines) {
      return; // known before, which is no decision about it
    }
    Json How = {{"kind", S.Why == SilencedFinding::By::Comment ? "inSource" : "external"}, {"status", "accepted"}};
    if (!S.Reason.empty()) {
      How["justification"] = S.Reason;
    }
    One["suppressions"] = Json::array({std::move(How)});
  }

  Json driver() const {
    Json Described = Json::array();
    for (const std::string &Rule : Rules) {
      const RuleInfoText I = ruleInfo(Rule, L);
      Json One = {{"id", I.Id},
                  {"shortDescription", {{"text", shortened(I.Title)}}},
                  {"fullDescription", {{"text", shortened(I.Summary)}}},
                  {"help", {{"text", I.Page}, {"markdown", I.Page}}},
                  {"defaultConfiguration", {{"level", levelName(I.Level)}}}};
      if (!I.Url.empty()) {
        One["helpUri"] = I.Url;
      }
      One["properties"] = {{"tags", {"cuda", I.Family, I.Category}},
                           {"precision", I.Precision},
                           {"problem.severity", I.Level == Severity::Error     ? "error"
                                                : I.Level == Severity::Warning ? "warning"
                                                                               : "recommendation"}};
      Described.push_back(std::move(One));
    }
    return {{"name", "cuda-tidy"}, {"semanticVersion", CUDA_TIDY_VERSION}, {"rules", std::move(Described)}};
  }

  Json invocation() const {
    Json Out = {{"executionSuccessful", R.Missing.empty()}};
    const auto Notify = [&](const char *Level, const std::string &File, unsigned Line, const std::string &Text) {
      Json Where = {{"physicalLocation", {{"artifactLocation", artifact(File)}}}};
      if (Line) {
        Where["physicalLocation"]["region"] = {{"startLine", Line}};
      }
      Out["toolExecutionNotifications"].push_back(
          {{"level", Level}, {"message", {{"text", Text}}}, {"locations", Json::array({std::move(Where)})}});
    };
    for (const Incomplete &I : R.Missing) {
      Notify("error", I.File, I.Line,
             (I.Kernel.empty() ? "" : "kernel '" + I.Kernel + "' ") + "not analysed: " + I.Reason);
    }
    for (const KernelTemplate &T : R.Uninstantiated) {
      Notify("note", T.File, T.Line, "kernel template '" + T.Name + "' " + UninstantiatedReason);
    }
    return Out;
  }

  const RunResult &R;
  Sources &Text;
  const EmitOptions &O;
  bool ForGithub;
  Language L;
  std::vector<std::string> Rules; ///< in the order of their first result
  LineHashes Hashes;
};

} // namespace

void cudatidy::emitSarif(const RunResult &R, Sources &Text, const EmitOptions &O, bool ForGithub,
                         llvm::raw_ostream &Out) {
  Out << Writer(R, Text, O, ForGithub).log().dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
}
