// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Hardware.h"
#include "build/Coverage.h"
#include "report/View.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <array>
#include <cmath>

using namespace cudatidy;

namespace {

std::string number(double X) { return llvm::formatv("{0:F2}", X).str(); }

using LevelCounts = std::array<size_t, 3>; // by Severity

size_t sum(const LevelCounts &C) { return C[0] + C[1] + C[2]; }

/// A bar of errors, warnings and notes, on a scale on which Most fills the width.
Json levelBar(const std::string &Label, const LevelCounts &C, size_t Most) {
  Json Parts = Json::array();
  double X = 0;
  for (int Level = 2; Level >= 0; --Level) {
    const double Width = Most ? 100.0 * double(C[Level]) / double(Most) : 0;
    if (C[Level]) {
      Parts.push_back({{"kind", nameOf(static_cast<Severity>(Level))}, {"x", number(X)}, {"w", number(Width)}});
    }
    X += Width;
  }
  return {{"id", ""}, {"label", Label}, {"value", std::to_string(sum(C))}, {"parts", std::move(Parts)}};
}

Json levelLegend(const ReportWriter &W) {
  Json Out = Json::array();
  for (const Severity S : {Severity::Error, Severity::Warning, Severity::Note}) {
    Out.push_back({{"kind", nameOf(S)}, {"label", W.level(S)}});
  }
  return Out;
}

Json levelChart(const ReportWriter &W, const char *Caption, std::vector<std::pair<std::string, LevelCounts>> Rows) {
  constexpr size_t MostRows = 10;
  llvm::stable_sort(Rows, [](const auto &A, const auto &B) { return sum(A.second) > sum(B.second); });
  if (Rows.size() > MostRows + 1) {
    LevelCounts Rest{};
    for (const auto &[Label, C] : llvm::ArrayRef(Rows).drop_front(MostRows)) {
      for (size_t I = 0; I != 3; ++I) {
        Rest[I] += C[I];
      }
    }
    const size_t Others = Rows.size() - MostRows;
    Rows.resize(MostRows);
    Rows.emplace_back(W.word("chart_other", {{"n", Others}}), Rest);
  }
  size_t Most = 0;
  for (const auto &[Label, C] : Rows) {
    Most = std::max(Most, sum(C));
  }
  Json Bars = Json::array();
  for (const auto &[Label, C] : Rows) {
    Bars.push_back(levelBar(Label, C, Most));
  }
  return {{"caption", W.word(Caption)}, {"rows", std::move(Bars)}, {"has_legend", true}, {"legend", levelLegend(W)}};
}

/// The launch of a kernel with the most traffic.
const Json *busiest(const KernelGroup &G) {
  return *std::max_element(G.Models.begin(), G.Models.end(),
                           [](const Json *A, const Json *B) { return trafficOf(*A).Now < trafficOf(*B).Now; });
}

/// Kernels that move in vain, the worst share first.
std::optional<Json> trafficChart(const ReportWriter &W) {
  constexpr size_t MostRows = 12;
  std::vector<std::pair<const KernelGroup *, Traffic>> Rows;
  for (const KernelGroup &G : W.Kernels.groups()) {
    const Traffic T = trafficOf(*busiest(G));
    if (T.Now > T.Ideal * 1.001) {
      Rows.emplace_back(&G, T);
    }
  }
  if (Rows.empty()) {
    return std::nullopt;
  }
  llvm::stable_sort(
      Rows, [](const auto &A, const auto &B) { return A.second.Now * B.second.Ideal > B.second.Now * A.second.Ideal; });
  Rows.resize(std::min(Rows.size(), MostRows));
  Json Bars = Json::array();
  for (const auto &[G, T] : Rows) {
    const double Ideal = 100 * T.Ideal / T.Now;
    Bars.push_back({{"id", G->Id},
                    {"label", G->Name},
                    {"value", W.word("traffic_value", {{"now", T.Now}, {"ideal", T.Ideal}})},
                    {"parts",
                     {{{"kind", "ideal"}, {"x", "0"}, {"w", number(Ideal)}},
                      {{"kind", "excess"}, {"x", number(Ideal)}, {"w", number(100 - Ideal)}}}}});
  }
  return Json{{"caption", W.word("chart_traffic")},
              {"rows", std::move(Bars)},
              {"has_legend", true},
              {"legend",
               {{{"kind", "ideal"}, {"label", W.word("traffic_ideal")}},
                {{"kind", "excess"}, {"label", W.word("traffic_excess")}}}}};
}

/// The drawing's area, and its logarithmic scales.
struct Area {
  static constexpr double Left = 64, Right = 624, Top = 20, Bottom = 300;
  double MinX, MaxX, MinY, MaxY; // powers of ten
  double x(double V) const { return Left + (Right - Left) * (std::log10(V) - MinX) / (MaxX - MinX); }
  double y(double V) const { return Bottom - (Bottom - Top) * (std::log10(V) - MinY) / (MaxY - MinY); }
};

std::string power(int Exponent) {
  const std::string Zeros(static_cast<size_t>(std::abs(Exponent)), '0');
  return Exponent < 0 ? "0." + Zeros.substr(1) + "1" : "1" + Zeros;
}

Json ticks(const Area &A, bool AlongX) {
  Json Out = Json::array();
  const int Begin = static_cast<int>(AlongX ? A.MinX : A.MinY), End = static_cast<int>(AlongX ? A.MaxX : A.MaxY);
  for (int E = Begin; E <= End; ++E) {
    const double V = std::pow(10.0, E);
    Out.push_back({{AlongX ? "x" : "y", number(AlongX ? A.x(V) : A.y(V))}, {"label", power(E)}});
  }
  return Out;
}

struct Point {
  const KernelGroup *Of;
  double Intensity, Ideal; ///< operations a byte: as written, and with ideal packing
  bool Double;
};

std::vector<Point> pointsOf(const ReportWriter &W, const std::string &Arch, size_t &LeftOut) {
  std::vector<Point> Out;
  for (const KernelGroup &G : W.Kernels.groups()) {
    const Json &K = *busiest(G);
    if (textIn(K, "arch") != Arch) {
      continue;
    }
    const auto Intensity = numberIn(member(K, "roofline"), "intensity");
    const Traffic T = trafficOf(K);
    if (!Intensity || *Intensity <= 0 || T.Ideal <= 0) {
      ++LeftOut;
      continue;
    }
    Out.push_back({&G, *Intensity, *Intensity * T.Now / T.Ideal, member(member(K, "block"), "fp64") == true});
  }
  return Out;
}

/// The architecture that most kernels were analysed for.
std::string mainArch(const ReportWriter &W) {
  std::map<std::string, size_t> Counts;
  for (const KernelGroup &G : W.Kernels.groups()) {
    ++Counts[textIn(*G.Models.front(), "arch")];
  }
  const auto It =
      std::max_element(Counts.begin(), Counts.end(), [](const auto &A, const auto &B) { return A.second < B.second; });
  return It == Counts.end() ? std::string() : It->first;
}

} // namespace

Json cudatidy::chartViews(const ReportWriter &W) {
  Json Out = Json::array();
  std::map<std::string, LevelCounts> Families, Folders;
  for (const Finding &F : W.R.Findings) {
    const RuleWords *Rule = findRule(F.Rule);
    const std::string Folder = llvm::sys::path::parent_path(F.At.File).str();
    ++Families[W.familyName(Rule ? Rule->Family : "")][static_cast<size_t>(F.Level)];
    ++Folders[Folder.empty() ? W.word("chart_root") : Folder][static_cast<size_t>(F.Level)];
  }
  if (!Families.empty()) {
    Out.push_back(levelChart(W, "chart_families", {Families.begin(), Families.end()}));
    Out.push_back(levelChart(W, "chart_directories", {Folders.begin(), Folders.end()}));
  }
  return Out;
}

Json cudatidy::trafficView(const ReportWriter &W) { return trafficChart(W).value_or(Json(false)); }

Json cudatidy::rooflineView(const ReportWriter &W) {
  constexpr size_t MostNamed = 16;
  const std::string Arch = mainArch(W);
  const hw::Architecture *A = hw::find(Arch);
  std::vector<std::string> Declared;
  for (const Json &Name : listIn(member(W.R.All, "targets"), "gpus")) {
    if (Name.is_string()) {
      Declared.push_back(Name.get<std::string>());
    }
  }
  const hw::Gpu *Gpu = A ? partFor(Arch, Declared) : nullptr;
  size_t LeftOut = 0;
  const std::vector<Point> Points = pointsOf(W, Arch, LeftOut);
  if (!Gpu || Points.empty()) {
    return false;
  }
  const double Bandwidth = Gpu->BandwidthGbs; // GB/s
  const auto Peak = [&](double PerClock) {
    return 2 * PerClock * double(Gpu->Sms) * double(Gpu->BoostMhz) / 1000;
  }; // GFLOP/s
  const double Peaks[] = {Peak(A->Fp32PerClock), Peak(A->Fp64PerClock)};
  double Low = Peaks[0] / Bandwidth, High = Low;
  for (const Point &P : Points) {
    Low = std::min(Low, P.Intensity);
    High = std::max(High, P.Ideal);
  }
  Area In{};
  In.MinX = std::floor(std::log10(Low) - 0.05);
  In.MaxX = std::ceil(std::log10(High) + 0.05);
  In.MinY = std::floor(std::log10(Bandwidth) + In.MinX);
  In.MaxY = std::ceil(std::log10(Peaks[0]) + 0.05);
  const auto Bound = [&](double Intensity, bool Double) { return std::min(Intensity * Bandwidth, Peaks[Double]); };
  const double Start = std::max(std::pow(10, In.MinX), std::pow(10, In.MinY) / Bandwidth), End = std::pow(10, In.MaxX);
  Json V = {{"caption", W.word("roofline", {{"gpu", std::string(Gpu->Name)}, {"arch", Arch}})},
            {"note", W.word("roofline_note", {{"left_out", LeftOut}})},
            {"xticks", ticks(In, true)},
            {"yticks", ticks(In, false)},
            {"roofs", Json::array()},
            {"shifts", Json::array()},
            {"points", Json::array()},
            {"legend", Json::array()}};
  const auto At = [&](double X, double Y) { return number(In.x(X)) + " " + number(In.y(Y)); };
  for (const bool Double : {false, true}) {
    const double Ridge = Peaks[Double] / Bandwidth;
    const double Tera = Peaks[Double] / 1000;
    // The memory roof is drawn once.
    const std::string Path =
        (Double ? "M" + At(Ridge, Peaks[1]) : "M" + At(Start, Start * Bandwidth) + "L" + At(Ridge, Peaks[0])) + "L" +
        At(End, Peaks[Double]);
    V["roofs"].push_back({{"kind", Double ? "roofline second" : "roofline"},
                          {"path", Path},
                          {"x", number(Area::Right - 4)},
                          {"y", number(In.y(Peaks[Double]) + (Double ? 14 : -5))},
                          {"label", W.word(Double ? "roof_fp64" : "roof_fp32", {{"value", Tera}})}});
  }
  const double Middle = std::sqrt(Start * Peaks[0] / Bandwidth);
  V["roofs"].push_back({{"kind", "none"},
                        {"path", "M0 0"},
                        {"x", number(In.x(Middle) - 8)},
                        {"y", number(In.y(Middle * Bandwidth) - 6)},
                        {"label", W.word("roof_memory", {{"value", Bandwidth}})}});
  size_t Number = 0;
  for (const Point &P : Points) {
    const double X = In.x(P.Intensity), Y = In.y(Bound(P.Intensity, P.Double));
    const std::string Title = W.word("roof_point", {{"name", P.Of->Name}, {"intensity", P.Intensity}});
    const bool Named = ++Number <= MostNamed;
    if (P.Ideal > P.Intensity * 1.05) {
      const double IdealX = In.x(P.Ideal), IdealY = In.y(Bound(P.Ideal, P.Double));
      V["shifts"].push_back(
          {{"path", "M" + number(X) + " " + number(Y) + "L" + number(IdealX) + " " + number(IdealY)}});
      V["points"].push_back({{"id", P.Of->Id},
                             {"kind", "ideal"},
                             {"x", number(IdealX)},
                             {"y", number(IdealY)},
                             {"ty", ""},
                             {"tag", ""},
                             {"title", W.word("roof_point", {{"name", P.Of->Name}, {"intensity", P.Ideal}})}});
    }
    V["points"].push_back({{"id", P.Of->Id},
                           {"kind", "now"},
                           {"x", number(X)},
                           {"y", number(Y)},
                           {"ty", number(Y + 18 + 10 * double(Number % 2))},
                           {"tag", Named ? std::to_string(Number) : ""},
                           {"title", Title}});
    if (Named) {
      V["legend"].push_back({{"number", Number},
                             {"id", P.Of->Id},
                             {"name", P.Of->Name},
                             {"line", W.word("unit_flop_byte", {{"value", P.Intensity}})}});
    }
  }
  return V;
}
