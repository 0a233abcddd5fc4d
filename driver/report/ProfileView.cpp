// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What was measured, beside what is predicted: the section of the profile, and the part of it on each kernel's page.

#include "ReportWords.h"
#include "report/View.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

std::string launchOf(const MeasuredRow &Row) {
  return Row.Grid.empty() || Row.Block.empty() ? "–" : launchText(Json(Row.Grid), Json(Row.Block));
}

std::string percentOf(const ReportWriter &W, const CounterValues &Values, Counter C) {
  const auto Value = valueOf(Values, C);
  return Value ? W.percent(*Value / 100) : "–";
}

Json rowView(const ReportWriter &W, const MeasuredRow &Row) {
  const auto Rate = valueOf(Row.Values, Counter::DramRate), Registers = valueOf(Row.Values, Counter::Registers);
  const double Whole = W.Measured->time();
  return {{"kernel", Row.Kernel},
          {"config", launchOf(Row)},
          {"launches", W.figure(Row.Launches)},
          {"time", W.time(Row.Time)},
          {"mean", W.time(Row.Time / Row.Launches)},
          {"share", Row.Time > 0 ? W.percent(Row.Time / Whole) : "–"},
          {"memory", percentOf(W, Row.Values, Counter::MemoryShare)},
          {"compute", percentOf(W, Row.Values, Counter::ComputeShare)},
          {"rate", Rate ? W.figure(*Rate / 1e9) + " GB/s" : "–"},
          {"achieved", percentOf(W, Row.Values, Counter::AchievedOccupancy)},
          {"registers", Registers ? W.figure(*Registers) : "–"}};
}

std::string shown(const ReportWriter &W, const Comparison &C, const std::optional<double> &Value) {
  return !Value ? "–" : C.Share ? W.percent(*Value) : W.figure(*Value);
}

Json comparisonView(const ReportWriter &W, const MeasuredRow &Row, const Comparison &C) {
  const bool Both = C.Predicted && C.Measured;
  return {{"config", launchOf(Row)},
          {"name", W.word(C.Word)},
          {"predicted", shown(W, C, C.Predicted)},
          {"measured", shown(W, C, C.Measured)},
          {"verdict", !Row.Model ? W.word("profile_no_model")
                      : !Both    ? "–"
                                 : W.word(C.differs() ? "profile_differs" : "profile_agrees")},
          {"differs", Both && C.differs()}};
}

/// Bars of the kernels that take the most time.
Json timeBars(const ReportWriter &W,
              const std::vector<std::pair<const KernelGroup *, const MeasuredKernel *>> &Kernels) {
  constexpr size_t MostRows = 12;
  Json Bars = Json::array();
  const double Most = Kernels.empty() ? 0 : Kernels.front().second->Time;
  for (const auto &[G, M] : llvm::ArrayRef(Kernels).take_front(MostRows)) {
    if (M->Time <= 0) {
      break;
    }
    Bars.push_back(
        {{"id", G->Id},
         {"label", G->Name},
         {"value",
          W.word("profile_bar",
                 {{"time", W.time(M->Time)}, {"share", M->Time / W.Measured->time()}, {"launches", M->Launches}})},
         {"parts", {{{"kind", "accent"}, {"x", "0"}, {"w", llvm::formatv("{0:F2}", 100 * M->Time / Most).str()}}}}});
  }
  return Bars.empty() ? Json(false)
                      : Json{{"caption", W.word("profile_chart")}, {"rows", std::move(Bars)}, {"has_legend", false}};
}

/// Of the lines of two paths, how many parts agree from the end; 0: not even the file's name.
size_t commonTail(StringRef A, StringRef B) {
  size_t N = 0;
  auto I = llvm::sys::path::rbegin(A), J = llvm::sys::path::rbegin(B);
  while (I != llvm::sys::path::rend(A) && J != llvm::sys::path::rend(B) && *I == *J) {
    ++N;
    ++I;
    ++J;
  }
  return N;
}

} // namespace

std::map<std::string, std::map<unsigned, LineProfile>> cudatidy::measuredLines(const ReportWriter &W,
                                                                               const KernelGroup &G) {
  std::map<std::string, std::map<unsigned, LineProfile>> Out;
  const MeasuredKernel *M = W.Measured ? W.Measured->of(G) : nullptr;
  if (!M) {
    return Out;
  }
  std::set<std::string> Files = {G.File};
  for (const auto &[File, Lines] : W.R.Sources) {
    Files.insert(File);
  }
  std::map<std::string, std::string> Known; // the profile's paths are those of the machine that compiled
  const auto Find = [&](const std::string &Path) -> const std::string & {
    const auto [It, New] = Known.try_emplace(Path);
    size_t Best = 0;
    for (const std::string &File : New ? Files : std::set<std::string>()) {
      const size_t Tail = commonTail(Path, File);
      if (Tail > Best) {
        Best = Tail;
        It->second = File;
      } else if (Tail && Tail == Best && It->second != G.File) {
        It->second = File == G.File ? File : std::string(); // two that fit alike: not known
      }
    }
    return It->second;
  };
  for (const LineProfile *L : M->Lines) {
    const std::string &File = Find(L->File);
    if (File.empty()) {
      continue;
    }
    Out[File][L->Line].add(*L);
  }
  return Out;
}

Json cudatidy::measuredView(const ReportWriter &W, const KernelGroup &G) {
  const MeasuredKernel *M = W.Measured ? W.Measured->of(G) : nullptr;
  if (!M) {
    return false;
  }
  Json Rows = Json::array(), Counts = Json::array();
  for (const MeasuredRow &Row : M->Rows) {
    Rows.push_back(rowView(W, Row));
    for (const Comparison &C : comparisons(Row)) {
      Counts.push_back(comparisonView(W, Row, C));
    }
  }
  Json V = {{"rows", std::move(Rows)}, {"has_counts", !Counts.empty()}};
  V["counts"] = std::move(Counts);
  return V;
}

Json cudatidy::profileView(const ReportWriter &W) {
  if (!W.Measured) {
    return false;
  }
  const ProfileJoin &J = *W.Measured;
  std::vector<std::pair<const KernelGroup *, const MeasuredKernel *>> Kernels;
  Json Absent = Json::array(), Differences = Json::array(), Others = Json::array();
  for (const KernelGroup &G : W.Kernels.groups()) {
    if (const MeasuredKernel *M = J.of(G)) {
      Kernels.emplace_back(&G, M);
    } else {
      Absent.push_back({{"id", G.Id}, {"name", G.Name}, {"place", W.place(G.File, G.Line)}});
    }
  }
  llvm::stable_sort(Kernels, [](const auto &A, const auto &B) { return A.second->Time > B.second->Time; });
  size_t Compared = 0;
  for (const auto &[G, M] : Kernels) {
    for (const MeasuredRow &Row : M->Rows) {
      for (const Comparison &C : comparisons(Row)) {
        Compared += C.Predicted && C.Measured;
        if (C.differs()) {
          Json D = comparisonView(W, Row, C);
          D["id"] = G->Id;
          D["kernel"] = G->Name;
          Differences.push_back(std::move(D));
        }
      }
    }
  }
  for (const Unjoined &U : J.unjoined()) {
    Others.push_back(
        {{"kernel", U.Kernel},
         {"launches", W.figure(U.Launches)},
         {"time", W.time(U.Time)},
         {"share", U.Time > 0 ? W.percent(U.Time / J.time()) : "–"},
         {"reason", U.Candidates ? W.word("profile_ambiguous", {{"n", U.Candidates}}) : W.word("profile_unknown")}});
  }
  const Json Counts = {{"name", W.O.Measured->Name},
                       {"joined", J.joinedLaunches()},
                       {"all", J.launches()},
                       {"share", J.time() > 0 ? J.joinedTime() / J.time() : 0},
                       {"time", W.time(J.time())}};
  std::set<std::string> Archs;
  for (const Json &K : listIn(W.R.All, "kernels")) {
    Archs.insert(textIn(K, "arch"));
  }
  std::set<std::string> Measured;
  for (const std::string &Capability : J.capabilities()) {
    const auto [Major, Minor] = StringRef(Capability).split('.');
    Measured.insert(("sm_" + Major + Minor).str());
  }
  const bool Apart = !Measured.empty() && llvm::none_of(Measured, [&](const std::string &A) {
    return llvm::any_of(Archs, [&](const std::string &B) { return StringRef(B).rtrim("af") == A; });
  });
  return {{"line", W.word(J.time() > 0 ? "profile_line" : "profile_line_untimed", Counts)},
          {"apart", Apart ? W.word("profile_arch",
                                   {{"measured", llvm::join(Measured, ", ")}, {"predicted", llvm::join(Archs, ", ")}})
                          : ""},
          {"bars", timeBars(W, Kernels)},
          {"agreement", W.word(Differences.empty() ? Compared ? "profile_all_agree" : "profile_none_compared"
                                                   : "profile_some_differ",
                               {{"n", Differences.size()},
                                {"all", Compared},
                                {"factor", report::DisagreementFactor},
                                {"request", report::DisagreementRequest},
                                {"share", report::DisagreementShare}})},
          {"has_differences", !Differences.empty()},
          {"differences", Differences},
          {"has_others", !Others.empty()},
          {"others", Others},
          {"has_absent", !Absent.empty()},
          {"absent", Absent}};
}
