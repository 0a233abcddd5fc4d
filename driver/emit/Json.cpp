// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "finding/Words.h"
#include "gate/Fingerprint.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

class Writer {
public:
  Writer(const RunResult &R, Sources &Text, const EmitOptions &O) : R(R), Text(Text), O(O) {}

  /// A finding as its readers want it: the words filled in, the rule's printed id, relative paths, columns that count
  /// characters (offsets count bytes).
  Json finding(const Finding &F) {
    Finding Shown = F;
    toReader(Shown.At);
    for (Related &N : Shown.Notes) {
      toReader(N.At);
    }
    for (Fix &X : Shown.Fixes) {
      for (Edit &E : X.Edits) {
        E.Column = Text.column(E.File, E.Line, E.Column, ColumnUnit::CodePoint);
        E.EndColumn = Text.column(E.File, E.EndLine, E.EndColumn, ColumnUnit::CodePoint);
        E.File = relativePath(R.Root, E.File);
      }
    }
    Json Out = {{"rule", "cuda-" + F.Rule}};
    const Json Rest = toJson(Shown);
    Out["level"] = Rest["level"];
    Out["confidence"] = Rest["confidence"];
    Out["message"] = renderMessage(F, O.Language);
    for (const auto &[Key, Value] : Rest.items()) {
      if (!Out.contains(Key)) {
        Out[Key] = Value;
      }
    }
    for (size_t I = 0; I < F.Notes.size(); ++I) {
      Out["notes"][I]["message"] = renderNote(F, F.Notes[I], O.Language);
    }
    for (size_t I = 0; I < F.Fixes.size(); ++I) {
      Out["fixes"][I]["message"] = renderFixTitle(F, F.Fixes[I], O.Language);
    }
    return Out;
  }

  Json silenced(const SilencedFinding &S) {
    static const char *const Names[] = {"comment", "macro", "baseline", "revision", "lines"};
    Json Out = finding(S.F);
    Out["silenced_by"] = Names[static_cast<int>(S.Why)];
    if (!S.Reason.empty()) {
      Out["reason"] = S.Reason;
    }
    if (!S.At.File.empty()) {
      Out["silenced_at"] = {{"file", relativePath(R.Root, S.At.File)}, {"line", S.At.Line}};
    }
    return Out;
  }

private:
  void toReader(Place &P) {
    P = Text.inUnit(P, ColumnUnit::CodePoint);
    P.File = relativePath(R.Root, P.File);
    for (MacroToken &T : P.InMacros) {
      T.File = relativePath(R.Root, T.File);
    }
  }

  const RunResult &R;
  Sources &Text;
  const EmitOptions &O;
};

} // namespace

Json cudatidy::resultJson(const RunResult &R, Sources &Text, const EmitOptions &O) {
  Json J = {{"version", 1},
            {"tool", {{"name", "cuda-tidy"}, {"version", CUDA_TIDY_VERSION}}},
            {"root", R.Root},
            {"language", O.Language},
            {"findings", Json::array()},
            {"silenced", Json::array()},
            {"files", Json::array()},
            {"incomplete", Json::array()},
            {"uninstantiated", Json::array()},
            {"notes", R.Notes}};
  Writer W(R, Text, O);
  for (const Finding &F : R.Findings) {
    J["findings"].push_back(W.finding(F));
  }
  for (const SilencedFinding &S : R.Silenced) {
    J["silenced"].push_back(W.silenced(S));
  }
  for (const FileResult &F : R.Files) {
    J["files"].push_back({{"file", relativePath(R.Root, F.File)},
                          {"kernels", F.Kernels},
                          {"headers", F.Served},
                          {"headers_why", F.ServedWhy},
                          {"command_why", F.CommandWhy},
                          {"missing_includes", F.MissingIncludes},
                          {"notes", F.Notes}});
    if (!F.Times.empty()) {
      J["files"].back()["times"] = F.Times;
    }
  }
  for (const Incomplete &I : R.Missing) {
    Incomplete Shown = I;
    Shown.File = relativePath(R.Root, I.File);
    J["incomplete"].push_back(toJson(Shown));
  }
  for (const KernelTemplate &T : R.Uninstantiated) {
    J["uninstantiated"].push_back({{"kernel", T.Name},
                                   {"file", relativePath(R.Root, T.File)},
                                   {"line", T.Line},
                                   {"reason", UninstantiatedReason}});
  }
  J["stale_baseline"] = R.StaleBaseline;
  J["summary"] = {{"files_analysed", R.Files.size() - R.filesNotAnalysed()},
                  {"files_not_analysed", R.filesNotAnalysed()},
                  {"kernels_analysed", R.Kernels},
                  {"kernels_not_analysed", R.kernelsNotAnalysed()},
                  {"kernel_templates_not_instantiated", R.Uninstantiated.size()},
                  {"findings", R.Findings.size()},
                  {"silenced", R.Silenced.size()}};
  Json Rules = Json::object();
  for (const auto &[Rule, Count] : countsByRule(R)) {
    Rules[Rule] = Count;
  }
  J["summary"]["by_rule"] = std::move(Rules);
  return J;
}

void cudatidy::emitJson(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  const Json J = resultJson(R, Text, O);
  // Paths and source text may hold any bytes: what is no UTF-8 is replaced, never a crash.
  Out << J.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
}
