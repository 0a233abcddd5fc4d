// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/View.h"

#include "ReportWords.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <cmath>
#include <set>

using namespace cudatidy;

namespace {

std::string joined(const Json &List) {
  std::string Out;
  for (const Json &Item : List) {
    if (Item.is_string()) {
      Out += (Out.empty() ? "" : ", ") + Item.get<std::string>();
    }
  }
  return Out;
}

Json allWords(const ReportWriter &W) {
  Json Out = Json::object();
  for (const NamedText &T : report::words()) {
    Out[std::string(T.Key)] = std::string(T.Words.in(W.O.In));
  }
  return Out;
}

void addCover(const ReportWriter &W, Json &View) {
  const Json &Project = member(W.R.All, "project"), &Tool = member(W.R.All, "tool"),
             &Summary = member(W.R.All, "summary"), &Targets = member(W.R.All, "targets");
  const std::string Name = textIn(Project, "name"), Scope = joined(listIn(Project, "scope")),
                    Version = textIn(Tool, "version");
  View["title"] = !W.O.Title.empty() ? W.O.Title
                  : Name.empty()     ? W.word("report_kind")
                                     : W.word("title_default", {{"name", Name}});
  View["client"] = W.O.Client;
  View["logo"] = W.O.Logo;
  View["tool"] = {{"version", Version}};
  View["project"] = {{"name", Name.empty() ? "–" : Name},
                     {"commit", textIn(Project, "commit")},
                     {"date", textIn(Project, "commit_date")},
                     {"changed", member(Project, "changed") == true},
                     {"scope", Scope == "." ? W.word("scope_all") : Scope}};
  const Json Counts = {{"files", countIn(Summary, "files_analysed")},
                       {"kernels", countIn(Summary, "kernels_analysed")},
                       {"files_out", countIn(Summary, "files_not_analysed")},
                       {"kernels_out", countIn(Summary, "kernels_not_analysed")}};
  View["coverage"] = W.word("coverage_line", Counts);
  if (const unsigned Excluded = countIn(Project, "excluded_files")) {
    View["coverage"] = textIn(View, "coverage") + (W.O.In == Language::Chinese ? "；" : "; ") +
                       W.word("excluded_line", {{"n", Excluded}});
  }
  if (const unsigned Templates = countIn(Summary, "kernel_templates_not_instantiated")) {
    View["coverage"] = textIn(View, "coverage") + (W.O.In == Language::Chinese ? "；" : "; ") +
                       W.word("templates_line", {{"n", Templates}});
  }
  View["has_missing"] = !listIn(W.R.All, "incomplete").empty();
  View["missing_line"] = W.word("missing_line", {{"files", Counts["files_out"]}, {"kernels", Counts["kernels_out"]}});
  const std::string Driver = textIn(Targets, "driver");
  View["targets_line"] = joined(listIn(Targets, "archs")) +
                         (listIn(Targets, "gpus").empty() ? "" : " · " + joined(listIn(Targets, "gpus"))) +
                         (Driver.empty() ? "" : " · driver " + Driver);
  const Json &Rules = member(Tool, "rules");
  View["tool_line"] = Rules.is_object() ? W.word("tool_line", {{"version", Version},
                                                               {"llvm", textIn(Tool, "llvm")},
                                                               {"rules", countIn(Rules, "count")},
                                                               {"digest", textIn(Rules, "digest")}})
                                        : W.word("tool_line_short", {{"version", Version}});
  View["footer"] = W.word("footer", {{"version", Version}});
}

size_t countOf(const Result &R, Severity Level) {
  return static_cast<size_t>(llvm::count_if(R.Findings, [&](const Finding &F) { return F.Level == Level; }));
}

void addTiles(const ReportWriter &W, Json &View) {
  const Result &R = W.R;
  std::set<std::string> Touched;
  for (const Finding &F : R.Findings) {
    if (F.Level >= Severity::Warning && !F.Kernel.empty()) {
      Touched.insert(W.Kernels.keyOf(F));
    }
  }
  const size_t Kernels = W.Kernels.count(),
               Fixable =
                   static_cast<size_t>(llvm::count_if(R.Findings, [](const Finding &F) { return !F.Fixes.empty(); }));
  Json &Tiles = View["tiles"] = Json::array();
  const auto Add = [&](const char *Kind, size_t Value, const char *Word) {
    Tiles.push_back({{"kind", Kind}, {"value", W.figure(double(Value))}, {"label", W.word(Word)}});
  };
  Add("", R.Findings.size(), "tile_findings");
  Add(countOf(R, Severity::Error) ? "error" : "", countOf(R, Severity::Error), "tile_errors");
  Add(countOf(R, Severity::Warning) ? "warning" : "", countOf(R, Severity::Warning), "tile_warnings");
  Add("", Fixable, "tile_fixable");
  Add("", Kernels, "tile_kernels");
  Add("", Kernels - std::min(Kernels, Touched.size()), "tile_clean");
}

void addScores(const ReportWriter &W, Json &View) {
  Json &Rows = View["families"] = Json::array();
  for (const FamilyScore &S : familyScores(W.R, W.Kernels)) {
    const std::optional<double> Score = S.score();
    const size_t Clean = S.Whole - std::min(S.Whole, S.Touched);
    Rows.push_back(
        {{"id", S.Family},
         {"name", W.familyName(S.Family)},
         {"score", Score ? llvm::formatv("{0:F0}", std::floor(*Score)).str() : "–"},
         {"width", Score ? llvm::formatv("{0:F1}", *Score).str() : "0"},
         {"grade", !Score || *Score < 50 ? "bad"
                   : *Score < 90         ? "mid"
                                         : "good"},
         {"line", W.word(S.ByKernel ? "score_kernels" : "score_files", {{"clean", Clean}, {"whole", S.Whole}})}});
  }
}

void addRanking(const ReportWriter &W, Json &View) {
  const std::vector<RuleRank> Ranks = rankRules(W.R);
  View["has_ranking"] = !Ranks.empty();
  Json &Rows = View["ranking"] = Json::array();
  double Most = 0;
  for (const RuleRank &Rank : Ranks) {
    Most = std::max(Most, Rank.priority());
  }
  for (const RuleRank &Rank : Ranks) {
    const RuleWords *Rule = findRule(Rank.Rule);
    Rows.push_back({{"rule", Rank.Rule},
                    {"rule_id", Rule ? "r-" + Rank.Rule : ""},
                    {"title", Rule ? std::string(Rule->Title.in(W.O.In)) : Rank.Rule},
                    {"family", W.familyName(Rule ? Rule->Family : "")},
                    {"n", Rank.Findings},
                    {"gain", Rank.Estimates ? W.percent(Rank.EstimatedSum / double(Rank.Estimates)) : "–"},
                    {"certainty", W.percent(Rank.CertaintySum / double(Rank.Findings))},
                    {"effort", W.minutes(Rank.Minutes)},
                    {"fixes", Rank.WithFix},
                    {"priority", W.figure(100 * Rank.priority())},
                    {"width", llvm::formatv("{0:F1}", Most > 0 ? 100 * Rank.priority() / Most : 0).str()}});
  }
}

void addTop(const ReportWriter &W, Json &View) {
  constexpr size_t Shown = 10;
  Json &Rows = View["top"] = Json::array();
  for (const size_t I : llvm::ArrayRef(W.Order).take_front(Shown)) {
    const Finding &F = W.R.Findings[I];
    const KernelGroup *K = W.Kernels.of(F);
    Rows.push_back({{"id", findingId(F)},
                    {"l", nameOf(F.Level)},
                    {"level", W.level(F.Level)},
                    {"message", W.message(F)},
                    {"place", W.place(F.At.File, F.At.Line)},
                    {"kernel", K ? K->Name : ""},
                    {"time", K && W.Measured && W.Measured->share(*K) > 0
                                 ? W.word("profile_of_time", {{"share", W.Measured->share(*K)}})
                                 : ""},
                    {"gain", W.gain(F)},
                    {"effort", W.minutes(worthOf(F).Minutes)}});
  }
}

/// Returns, for each finding, whether it is new.
std::vector<bool> addTrend(const ReportWriter &W, Json &View) {
  std::vector<bool> New(W.R.Findings.size());
  View["trend"] = false;
  if (!W.O.Since) {
    return New;
  }
  const Trend T = trendOf(W.R, *W.O.Since);
  for (const size_t I : T.Introduced) {
    New[I] = true;
  }
  const Json Counts = {{"introduced", T.Introduced.size()}, {"kept", T.Kept.size()}, {"fixed", T.Fixed.size()}};
  const double All = std::max<double>(1, double(T.Introduced.size() + T.Kept.size() + T.Fixed.size()));
  const auto Share = [&](size_t N) { return llvm::formatv("{0:F2}", 100 * double(N) / All).str(); };
  Json Out = Counts;
  Out["line"] = W.word("trend_line", Counts);
  Out["new_w"] = Share(T.Introduced.size());
  Out["old_w"] = Share(T.Kept.size());
  Out["gone_x"] = Share(T.Introduced.size() + T.Kept.size());
  Out["gone_w"] = Share(T.Fixed.size());
  View["trend"] = std::move(Out);
  return New;
}

Json option(const std::string &Value, const std::string &Label, size_t Count) {
  return {{"value", Value}, {"label", Label}, {"count", Count}};
}

/// The choices of the filters: only what occurs.
void addOptions(const ReportWriter &W, Json &View) {
  std::map<std::string, size_t> Families, Rules, Folders;
  size_t Levels[3] = {}, Confidences[3] = {};
  for (const Finding &F : W.R.Findings) {
    const RuleWords *Rule = findRule(F.Rule);
    ++Families[Rule ? std::string(Rule->Family) : "other"];
    ++Rules[F.Rule];
    ++Folders[llvm::sys::path::parent_path(F.At.File).str()];
    ++Levels[static_cast<int>(F.Level)];
    ++Confidences[static_cast<int>(F.Sure)];
  }
  Json O = {{"families", Json::array()},
            {"levels", Json::array()},
            {"confidences", Json::array()},
            {"rules", Json::array()},
            {"directories", Json::array()}};
  for (const auto &[Id, N] : Families) {
    O["families"].push_back(option(Id, W.familyName(Id), N));
  }
  for (const auto &[Id, N] : Rules) {
    const RuleWords *Rule = findRule(Id);
    O["rules"].push_back(option(Id, Rule ? std::string(Rule->Title.in(W.O.In)) : Id, N));
  }
  for (const auto &[Id, N] : Folders) {
    O["directories"].push_back(option(Id.empty() ? "." : Id, Id.empty() ? W.word("chart_root") : Id, N));
  }
  for (int I = 2; I >= 0; --I) {
    if (Levels[I]) {
      O["levels"].push_back(option(nameOf(static_cast<Severity>(I)), W.level(static_cast<Severity>(I)), Levels[I]));
    }
    if (Confidences[I]) {
      const std::string Name = nameOf(static_cast<Confidence>(I));
      O["confidences"].push_back(option(Name, W.word("confidence_" + Name), Confidences[I]));
    }
  }
  View["options"] = std::move(O);
}

void addFindings(const ReportWriter &W, const std::vector<bool> &New, Json &View) {
  Json Out = Json::array();
  for (const size_t I : W.Order) {
    Json F = findingView(W, I);
    F["is_new"] = static_cast<bool>(New[I]);
    F["t"] = W.O.Since ? (New[I] ? "new" : "old") : "";
    Out.push_back(std::move(F));
  }
  // A merge request takes a screen or two, not all.
  constexpr size_t MostListed = 100;
  Json &Listed = View["md_findings"] = Json::array();
  for (size_t I = 0; I < std::min(Out.size(), MostListed); ++I) {
    Json Row = Json::object();
    for (const char *const Key : {"level", "place", "message", "r"}) {
      Row[Key] = Out[I][Key];
    }
    Listed.push_back(std::move(Row));
  }
  View["md_more"] = Out.size() > MostListed ? W.word("md_more", {{"n", Out.size() - MostListed}}) : "";
  // A browser opens the page with the first of them; the script adds the others, a chunk at a time, right after.
  constexpr size_t Chunk = 250;
  Json &First = View["findings"] = Json::array();
  Json &Late = View["late_chunks"] = Json::array();
  for (size_t I = 0; I < Out.size(); ++I) {
    const bool IsLate = I >= Chunk && !W.O.Paper;
    if (IsLate && I % Chunk == 0) {
      Late.push_back({{"items", Json::array()}});
    }
    Out[I]["late"] = IsLate;
    (IsLate ? Late.back()["items"] : First).push_back(std::move(Out[I]));
  }
}

Json laneNumbers() {
  Json Out = Json::array();
  for (unsigned L = 0; L != 32; ++L) {
    Out.push_back({{"n", L}, {"x", 20 * L + 2}, {"cx", 20 * L + 10}});
  }
  return Out;
}

} // namespace

Json cudatidy::viewOf(const Result &R, const ReportOptions &O) {
  const ReportWriter W(R, O);
  Json View = {{"lang", W.languageId().str()}, {"w", allWords(W)}, {"paper", O.Paper}};
  View["other"] = false;
  if (!O.OtherHref.empty()) {
    const Language Other = O.In == Language::English ? Language::Chinese : Language::English;
    View["other"] = {{"lang", std::string(languageName(Other))},
                     {"href", O.OtherHref},
                     {"label", std::string(report::LanguageNames.in(Other))}};
  }
  addCover(W, View);
  addTiles(W, View);
  addScores(W, View);
  addRanking(W, View);
  addTop(W, View);
  const std::vector<bool> New = addTrend(W, View);
  addOptions(W, View);
  addFindings(W, New, View);
  View["kernels"] = kernelViews(W);
  View["has_kernels"] = !View["kernels"].empty();
  View["charts"] = chartViews(W);
  View["traffic"] = trafficView(W);
  View["roofline"] = rooflineView(W);
  View["profile"] = profileView(W);
  View["lane_numbers"] = laneNumbers();
  addTargets(W, View);
  addScope(W, View);
  addRules(W, View);
  View["counts"] = {{"findings", R.Findings.size()}, {"kernels", W.Kernels.count()}, {"silenced", R.Silenced.size()}};
  return View;
}
