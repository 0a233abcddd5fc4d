// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The card of a finding.

#include "finding/Words.h"
#include "report/FixDiff.h"
#include "report/Lanes.h"
#include "report/View.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// The first Count characters of a line of UTF-8.
size_t prefixOf(StringRef Line, size_t Count) {
  size_t At = 0;
  while (At < Line.size() && Count) {
    ++At;
    while (At < Line.size() && (static_cast<unsigned char>(Line[At]) & 0xc0) == 0x80) {
      ++At;
    }
    --Count;
  }
  return At;
}

Json lanesView(const ReportWriter &W, const Finding &F) {
  const auto P = drawLanes(member(F.Evidence, "lanes"));
  if (!P) {
    return false;
  }
  const Json Args = {{"n", P->Touched}, {"drawn", P->Cells}};
  return {{"caption", W.word(P->Shared ? "lanes_shared" : "lanes_global")},
          {"note", W.word(P->Shared    ? "lanes_shared_note"
                          : P->LeftOut ? "lanes_global_more"
                                       : "lanes_global_note",
                          Args)},
          {"shared", P->Shared},
          {"height", P->Height},
          {"lines", P->Lines},
          {"filled", P->Filled},
          {"outline", P->Outline},
          {"idle", P->Idle}};
}

Json diffView(const ReportWriter &W, const Fix &X) {
  Json Out = Json::array();
  if (W.O.Source != SourceMode::Embed) {
    return Out;
  }
  for (const DiffLine &L : fixDiff(W.R, X)) {
    const bool Head = L.Sign == '@';
    Out.push_back({{"kind", Head            ? "head"
                            : L.Sign == '+' ? "add"
                                            : "del"},
                   {"text", Head ? L.Text : std::string(1, L.Sign) + " " + L.Text}});
  }
  return Out;
}

Json fixViews(const ReportWriter &W, const Finding &F) {
  static constexpr const char *Names[] = {"safe", "unsafe", "suggestion"};
  Json Out = Json::array();
  for (const Fix &X : F.Fixes) {
    Json Diff = diffView(W, X);
    const char *const Safety = Names[static_cast<int>(X.Kind)];
    Out.push_back({{"title", W.fixTitle(F, X)},
                   {"safety", Safety},
                   {"safety_word", W.word(Safety)},
                   {"doubt", W.doubt(X)},
                   {"has_diff", !Diff.empty()},
                   {"diff", std::move(Diff)},
                   {"sketch", W.O.Source == SourceMode::Embed ? X.Code : ""}});
  }
  return Out;
}

Json noteViews(const ReportWriter &W, const Finding &F) {
  Json Out = Json::array();
  for (const Related &N : F.Notes) {
    Json Code = codeView(W, N.At, 0);
    Out.push_back({{"message", W.note(F, N)}, {"place", W.place(N.At.File, N.At.Line)}, {"code", std::move(Code)}});
  }
  return Out;
}

Json kernelRef(const ReportWriter &W, const Finding &F) {
  if (F.Kernel.empty()) {
    return false;
  }
  const KernelGroup *K = W.Kernels.of(F);
  const StringRef Head = StringRef(F.Kernel).take_until([](char C) { return C == '(' || C == '<'; });
  return {
      {"name", K ? K->Name : Head.substr(Head.rfind(' ') + 1).str()}, {"id", K ? K->Id : ""}, {"signature", F.Kernel}};
}

/// The first paragraph of a rule's text, as HTML.
std::string paragraph(const RuleWords *Rule, const char *Key, Language L) {
  if (!Rule) {
    return {};
  }
  const Json All = Json::parse(Rule->Json, nullptr, false);
  const Json &Paragraphs = listIn(member(All, Key), languageName(L).data());
  return Paragraphs.empty() || !Paragraphs[0].is_string()
             ? std::string()
             : ReportWriter::inlineCode(Paragraphs[0].get_ref<const std::string &>());
}

} // namespace

const char *cudatidy::nameOf(Severity S) {
  static constexpr const char *Names[] = {"note", "warning", "error"};
  return Names[static_cast<int>(S)];
}

const char *cudatidy::nameOf(Confidence C) {
  static constexpr const char *Names[] = {"low", "medium", "high"};
  return Names[static_cast<int>(C)];
}

std::string cudatidy::findingId(const Finding &F) {
  // A fingerprint is a name by its format, but the result may come from anywhere.
  std::string Out = "f-";
  for (const char C : StringRef(F.Fingerprint).take_front(16)) {
    Out += llvm::isAlnum(C) ? C : '-';
  }
  return Out;
}

Json cudatidy::codeView(const ReportWriter &W, const Place &At, unsigned Context) {
  constexpr unsigned MostLines = 16;
  const auto It = W.R.Sources.find(At.File);
  if (W.O.Source != SourceMode::Embed || It == W.R.Sources.end() || !At.Line || At.Line > It->second.size()) {
    return false;
  }
  const std::vector<std::string> &Text = It->second;
  const auto Last = static_cast<unsigned>(Text.size());
  const unsigned EndLine = std::clamp(At.EndLine, At.Line, std::min(Last, At.Line + MostLines));
  Json Lines = Json::array();
  for (unsigned N = At.Line > Context ? At.Line - Context : 1; N <= std::min(Last, EndLine + Context); ++N) {
    const StringRef Line(Text[N - 1]);
    const bool Hot = N >= At.Line && N <= EndLine;
    const size_t From = !Hot ? Line.size() : N == At.Line && At.Column ? prefixOf(Line, At.Column - 1) : 0;
    const bool Ends = N == EndLine && At.EndColumn && At.EndLine == EndLine;
    const size_t To = !Hot ? Line.size() : Ends ? std::max(From, prefixOf(Line, At.EndColumn - 1)) : Line.size();
    Lines.push_back({{"number", N},
                     {"hot", Hot},
                     {"before", Line.take_front(From).str()},
                     {"marked", Line.slice(From, To).str()},
                     {"after", Line.substr(To).str()}});
  }
  return {{"lines", std::move(Lines)}};
}

Json cudatidy::findingView(const ReportWriter &W, size_t I) {
  const Finding &F = W.R.Findings[I];
  const RuleWords *Rule = findRule(F.Rule);
  const std::string Folder = llvm::sys::path::parent_path(F.At.File).str();
  Json Evidence = Json::array();
  for (const std::string &Line : renderEvidence(F, W.languageId())) {
    Evidence.push_back(Line);
  }
  Json V = {{"id", findingId(F)},
            {"f", Rule ? std::string(Rule->Family) : "other"},
            {"l", nameOf(F.Level)},
            {"c", nameOf(F.Sure)},
            {"r", F.Rule},
            {"rule_id", Rule ? "r-" + F.Rule : ""}, // the program's own findings have no section
            {"d", Folder.empty() ? "." : Folder},
            {"n", I},
            {"level", W.level(F.Level)},
            {"message", W.message(F)},
            {"place", W.place(F.At.File, F.At.Line)},
            {"kernel", kernelRef(W, F)},
            {"confidence", W.word(std::string("confidence_") + nameOf(F.Sure) + "_why")},
            {"gain", W.gain(F)},
            {"effort", W.minutes(worthOf(F).Minutes)},
            {"has_evidence", !Evidence.empty()}};
  V["evidence"] = std::move(Evidence);
  V["lanes"] = lanesView(W, F);
  V["code"] = codeView(W, F.At, 2);
  V["source_link"] = W.link(F.At.File, F.At.Line);
  V["notes"] = noteViews(W, F);
  V["fixes"] = fixViews(W, F);
  if (W.O.Paper) { // elsewhere the page takes these from the rule's own section
    V["why"] = Rule ? ReportWriter::inlineCode(Rule->Summary.in(W.O.In)) : "";
    V["instead"] = paragraph(Rule, "use_instead", W.O.In);
  }
  V["measured"] = W.wordOr("measured_" + llvm::join(llvm::split(F.Rule, '-'), "_"), "");
  return V;
}
