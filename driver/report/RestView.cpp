// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The report's other sections: targets, scope, what is suppressed, rules, method.

#include "Hardware.h"
#include "ReportWords.h"
#include "report/View.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <set>

using namespace cudatidy;

namespace {

/// A fact of an architecture and its typical part, as a reader wants it.
struct Row {
  const char *Word;
  std::string (*Value)(const ReportWriter &, const hw::Architecture &, const hw::Gpu *);
};

double teraflops(double PerClock, const hw::Gpu &G) { return 2 * PerClock * double(G.Sms) * double(G.BoostMhz) * 1e-6; }

std::string withUnit(const ReportWriter &W, double X, const char *Unit) { return W.figure(X) + Unit; }

const Row Rows[] = {
    {"arch_generation",
     [](const ReportWriter &, const hw::Architecture &A, const hw::Gpu *) { return std::string(A.Generation); }},
    {"arch_toolkit",
     [](const ReportWriter &, const hw::Architecture &A, const hw::Gpu *) { return std::string(A.FirstToolkit); }},
    {"arch_gpu",
     [](const ReportWriter &, const hw::Architecture &, const hw::Gpu *G) { return G ? std::string(G->Name) : "–"; }},
    {"arch_sms",
     [](const ReportWriter &, const hw::Architecture &, const hw::Gpu *G) { return G ? std::to_string(G->Sms) : "–"; }},
    {"arch_clock", [](const ReportWriter &, const hw::Architecture &,
                      const hw::Gpu *G) { return G ? std::to_string(G->BoostMhz) + " MHz" : "–"; }},
    {"arch_bandwidth", [](const ReportWriter &W, const hw::Architecture &,
                          const hw::Gpu *G) { return G ? withUnit(W, G->BandwidthGbs, " GB/s") : "–"; }},
    {"arch_l2", [](const ReportWriter &W, const hw::Architecture &,
                   const hw::Gpu *G) { return G ? W.bytes(double(G->L2Kib) * 1024) : "–"; }},
    {"arch_fp32", [](const ReportWriter &W, const hw::Architecture &A,
                     const hw::Gpu *G) { return G ? withUnit(W, teraflops(A.Fp32PerClock, *G), " TFLOP/s") : "–"; }},
    {"arch_fp64", [](const ReportWriter &W, const hw::Architecture &A,
                     const hw::Gpu *G) { return G ? withUnit(W, teraflops(A.Fp64PerClock, *G), " TFLOP/s") : "–"; }},
    {"arch_ridge",
     [](const ReportWriter &W, const hw::Architecture &A, const hw::Gpu *G) {
       return G ? W.word("unit_flop_byte", {{"value", teraflops(A.Fp32PerClock, *G) * 1000 / G->BandwidthGbs}}) : "–";
     }},
    {"arch_shared",
     [](const ReportWriter &W, const hw::Architecture &A, const hw::Gpu *) { return W.bytes(double(A.SharedPerSm)); }},
    {"arch_shared_block", [](const ReportWriter &W, const hw::Architecture &A,
                             const hw::Gpu *) { return W.bytes(double(A.SharedPerBlockOptin)); }},
    {"arch_registers", [](const ReportWriter &W, const hw::Architecture &A,
                          const hw::Gpu *) { return W.figure(double(A.RegistersPerSm)); }},
    {"arch_warps",
     [](const ReportWriter &, const hw::Architecture &A, const hw::Gpu *) { return std::to_string(A.MaxWarpsPerSm); }},
    {"arch_blocks",
     [](const ReportWriter &, const hw::Architecture &A, const hw::Gpu *) { return std::to_string(A.MaxBlocksPerSm); }},
};

/// The architectures of the result: those of the run, or those of its kernels.
std::vector<const hw::Architecture *> architecturesOf(const Result &R) {
  std::set<std::string> Names;
  for (const Json &Name : listIn(member(R.All, "targets"), "archs")) {
    Names.insert(Name.is_string() ? Name.get<std::string>() : "");
  }
  for (const Json &K : listIn(R.All, "kernels")) {
    Names.insert(textIn(K, "arch"));
  }
  std::vector<const hw::Architecture *> Out;
  for (const std::string &Name : Names) {
    if (const hw::Architecture *A = hw::find(Name); A && !llvm::is_contained(Out, A)) {
      Out.push_back(A);
    }
  }
  return Out;
}

Json paragraphs(const Json &Rule, const char *Key, std::string_view Language) {
  Json Out = Json::array();
  for (const Json &P : listIn(member(Rule, Key), std::string(Language).c_str())) {
    Out.push_back(P.is_string() ? ReportWriter::inlineCode(P.get_ref<const std::string &>()) : std::string());
  }
  return Out;
}

std::string lines(const Json &List) {
  std::string Out;
  for (const Json &L : List) {
    Out += (L.is_string() ? L.get<std::string>() : std::string()) + "\n";
  }
  return Out;
}

Json references(const Json &Rule) {
  Json Out = Json::array();
  for (const Json &Ref : listIn(Rule, "references")) {
    const std::string Url = textIn(Ref, "url");
    Out.push_back({{"title", textIn(Ref, "title")}, {"url", llvm::StringRef(Url).starts_with("https://") ? Url : ""}});
  }
  return Out;
}

} // namespace

void cudatidy::addTargets(const ReportWriter &W, Json &View) {
  const std::vector<const hw::Architecture *> Archs = architecturesOf(W.R);
  View["archs"] = Json::array();
  for (const hw::Architecture *A : Archs) {
    View["archs"].push_back({{"name", std::string(A->Name)}});
  }
  View["arch_rows"] = Json::array();
  for (const Row &Each : Rows) {
    Json Values = Json::array();
    for (const hw::Architecture *A : Archs) {
      Values.push_back(Each.Value(W, *A, hw::typicalGpu(A->Name)));
    }
    View["arch_rows"].push_back({{"label", W.word(Each.Word)}, {"values", std::move(Values)}});
  }
  const Json &Named = listIn(member(W.R.All, "targets"), "gpus");
  View["targets_note"] = W.word("targets_note");
  if (!Named.empty()) {
    View["targets_note"] = textIn(View, "targets_note") + " " + W.word("targets_named", {{"list", Named}});
  }
}

void cudatidy::addScope(const ReportWriter &W, Json &View) {
  View["missing"] = Json::array();
  for (const Json &I : listIn(W.R.All, "incomplete")) {
    View["missing"].push_back({{"place", W.place(textIn(I, "file"), countIn(I, "line"))},
                               {"kernel", textIn(I, "kernel")},
                               {"reason", textIn(I, "reason")}});
  }
  View["files"] = Json::array();
  for (const Json &F : listIn(W.R.All, "files")) {
    std::string Missing;
    for (const Json &Name : listIn(F, "missing_includes")) {
      Missing += (Missing.empty() ? "" : ", ") + (Name.is_string() ? Name.get<std::string>() : std::string());
    }
    const std::string Headers = textIn(F, "headers");
    View["files"].push_back({{"file", textIn(F, "file")},
                             {"kernels", countIn(F, "kernels")},
                             {"headers", W.wordOr("headers_" + Headers, Headers)},
                             {"missing", Missing}});
  }
  View["files_title"] = W.word("files_title", {{"n", View["files"].size()}});
  View["silenced"] = Json::array();
  const Json &Silenced = listIn(W.R.All, "silenced");
  for (size_t I = 0; I < W.R.Silenced.size(); ++I) {
    const Finding &F = W.R.Silenced[I];
    const std::string By = textIn(Silenced[I], "silenced_by"), Reason = textIn(Silenced[I], "reason");
    const Json &At = member(Silenced[I], "silenced_at");
    View["silenced"].push_back({{"message", W.message(F)},
                                {"rule", F.Rule},
                                {"place", W.place(F.At.File, F.At.Line)},
                                {"by", W.wordOr("by_" + By, By)},
                                {"at", W.place(textIn(At, "file"), countIn(At, "line"))},
                                {"reason", Reason.empty() ? W.word("no_reason") : Reason}});
  }
  View["has_silenced"] = !W.R.Silenced.empty();
}

void cudatidy::addRules(const ReportWriter &W, Json &View) {
  std::set<std::string> Fired;
  for (const Finding &F : W.R.Findings) {
    Fired.insert(F.Rule);
  }
  const std::string_view L = languageName(W.O.In);
  View["rules"] = Json::array();
  for (const RuleWords &R : ruleWords()) {
    if (!Fired.count(std::string(R.Id))) {
      continue;
    }
    const Json Rule = Json::parse(R.Json, nullptr, false);
    const Json &Example = member(Rule, "example");
    Json V = {{"id", std::string(R.Id)},
              {"title", std::string(R.Title.in(W.O.In))},
              {"family", W.familyName(R.Family)},
              {"impact", ReportWriter::inlineCode(R.Impact.in(W.O.In))},
              {"bad", lines(listIn(Example, "bad"))},
              {"good", lines(listIn(Example, "good"))}};
    V["rationale"] = paragraphs(Rule, "rationale", L);
    V["instead"] = paragraphs(Rule, "use_instead", L);
    V["brief"] = V["rationale"].empty() ? Json("") : V["rationale"][0];
    V["brief_instead"] = V["instead"].empty() ? Json("") : V["instead"][0];
    V["has_instead"] = !V["instead"].empty();
    V["silent"] = paragraphs(Rule, "silent_when", L);
    V["references"] = references(Rule);
    V["has_references"] = !V["references"].empty();
    View["rules"].push_back(std::move(V));
  }
  View["method"] = Json::array();
  const Json Numbers = {{"high", W.figure(report::CertaintyHigh)},  {"medium", W.figure(report::CertaintyMedium)},
                        {"low", W.figure(report::CertaintyLow)},    {"error", W.figure(report::GainError)},
                        {"warning", W.figure(report::GainWarning)}, {"note", W.figure(report::GainNote)}};
  for (const char *const Key : {"method_how", "method_sure", "method_not", "method_absent", "method_numbers"}) {
    View["method"].push_back({{"head", W.word(Key)}, {"text", W.word(std::string(Key) + "_text", Numbers)}});
  }
}
