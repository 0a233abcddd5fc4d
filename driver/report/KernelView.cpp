// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The page of a kernel: launches, limits, arrays, and its source with the counters that the model predicts.

#include "Hardware.h"
#include "report/View.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace cudatidy;

namespace {

std::string extent(const Json &Dims) {
  std::vector<std::string> Parts;
  for (const Json &D : Dims) {
    Parts.push_back(D.is_number_unsigned() ? std::to_string(D.get<uint64_t>()) : "?");
  }
  while (Parts.size() > 1 && Parts.back() == "1") {
    Parts.pop_back();
  }
  return llvm::join(Parts, "x");
}

std::string launchText(const Json &Model) {
  const Json &L = member(Model, "launch");
  return cudatidy::launchText(listIn(L, "grid"), listIn(L, "block"));
}

std::string sourceText(const ReportWriter &W, const Json &Launch) {
  const std::string Source = textIn(Launch, "source"), File = textIn(Launch, "file");
  return W.wordOr("from_" + Source, Source) + (File.empty() ? "" : " (" + W.place(File, countIn(Launch, "line")) + ")");
}

std::string orDash(const std::optional<double> &Value, const ReportWriter &W) { return Value ? W.figure(*Value) : "–"; }

Json launchView(const ReportWriter &W, const Json &K) {
  const Json &Occupancy = member(K, "occupancy"), &Roofline = member(K, "roofline");
  const auto Share = numberIn(Occupancy, "share");
  const Traffic T = trafficOf(K);
  const std::string Bound = textIn(Roofline, "bound");
  return {{"signature", textIn(K, "signature")},
          {"config", launchText(K)},
          {"source", sourceText(W, member(K, "launch"))},
          {"occupancy", Share ? W.percent(*Share) : "–"},
          {"now", T.Now > 0 ? W.bytes(T.Now) : "–"},
          {"ideal", T.Now > 0 ? W.bytes(T.Ideal) : "–"},
          {"intensity", orDash(numberIn(Roofline, "intensity"), W)},
          {"bound", Bound.empty() ? "–" : W.wordOr("bound_" + Bound, Bound)}};
}

/// How many blocks an SM can hold by each limit, from the architecture's facts.
Json limitsView(const ReportWriter &W, const Json &K) {
  const hw::Architecture *A = hw::find(textIn(K, "arch"));
  uint64_t Threads = 1;
  for (const Json &D : listIn(member(K, "launch"), "block")) {
    Threads *= D.is_number_unsigned() ? std::min<uint64_t>(D.get<uint64_t>(), 1 << 20) : 0;
  }
  if (!A || !Threads || Threads > uint64_t(A->MaxThreadsPerBlock)) {
    return false;
  }
  const uint64_t Warps = llvm::divideCeil(Threads, uint64_t(A->WarpSize)), ByWarps = uint64_t(A->MaxWarpsPerSm) / Warps,
                 ByBlocks = uint64_t(A->MaxBlocksPerSm);
  uint64_t Least = std::min(ByWarps, ByBlocks);
  std::optional<uint64_t> ByShared;
  if (const unsigned Bytes = countIn(K, "shared_bytes")) {
    ByShared = uint64_t(A->SharedPerSm) / llvm::alignTo(uint64_t(Bytes) + A->SharedReserved, uint64_t(A->SharedUnit));
    Least = std::min(Least, *ByShared);
  }
  Json Rows = Json::array();
  const auto Add = [&](const char *Word, uint64_t Value) {
    Rows.push_back({{"name", W.word(Word)}, {"value", std::to_string(Value)}, {"tight", Value == Least}});
  };
  Add("limit_threads", ByWarps);
  Add("limit_blocks", ByBlocks);
  if (ByShared) {
    Add("limit_shared", *ByShared);
  }
  if (Least) {
    const uint64_t Each = uint64_t(A->RegistersPerSm) / (Least * Warps) / uint64_t(A->RegisterUnit) * A->RegisterUnit /
                          uint64_t(A->WarpSize);
    Rows.push_back({{"name", W.word("limit_registers")},
                    {"value", std::to_string(std::min(Each, uint64_t(A->MaxRegistersPerThread)))},
                    {"tight", false}});
    if (const unsigned Used = countIn(member(K, "machine"), "registers")) {
      Rows.push_back(
          {{"name", W.word("limit_registers_used")}, {"value", std::to_string(Used)}, {"tight", Used > Each}});
    }
  }
  return {{"line", W.word("limits_line", {{"launch", launchText(K)}})}, {"rows", std::move(Rows)}};
}

Json arrayViews(const ReportWriter &W, const Json &K) {
  Json Out = Json::array();
  for (const Json &A : listIn(K, "arrays")) {
    const std::string Name = textIn(A, "name");
    Out.push_back({{"name", Name.empty() ? W.word("array_other") : Name},
                   {"requested", W.bytes(numberIn(A, "requested_bytes").value_or(0))},
                   {"moved", W.bytes(numberIn(A, "moved_bytes").value_or(0))},
                   {"distinct", W.bytes(numberIn(A, "distinct_bytes").value_or(0))},
                   {"reuse", W.figure(numberIn(A, "reuse").value_or(0))}});
  }
  return Out;
}

/// A mean over the sites of a line, weighted by executions.
struct Mean {
  double Now = 0, Ideal = 0, Weight = 0;
  bool Unknown = false;
  void add(std::optional<double> N, std::optional<double> I, double Runs) {
    if (!N || !Runs) {
      Unknown |= !N;
      return;
    }
    Now += *N * Runs;
    Ideal += I.value_or(0) * Runs;
    Weight += Runs;
  }
  std::string pair(const ReportWriter &W) const {
    if (Weight == 0) {
      return Unknown ? "?" : "";
    }
    return W.figure(Now / Weight) + " / " + W.figure(Ideal / Weight);
  }
  std::string share(const ReportWriter &W) const { return Weight == 0 ? Unknown ? "?" : "" : W.percent(Now / Weight); }
  double excess() const { return std::max(0.0, Now - Ideal); }
};

struct LineCounters {
  Mean Sectors, Wavefronts, Divergent;
  double Runs = 0;
};

using FileCounters = std::map<std::string, std::map<unsigned, LineCounters>>;

FileCounters countersOf(const Json &K) {
  FileCounters Out;
  for (const Json &S : listIn(K, "sites")) {
    const std::string File = textIn(S, "file"), Op = textIn(S, "op"), Space = textIn(S, "space");
    const double Runs = numberIn(S, "weight").value_or(0);
    if (File.empty() || !countIn(S, "line")) {
      continue;
    }
    LineCounters &L = Out[File][countIn(S, "line")];
    L.Runs = std::max(L.Runs, Runs);
    if (Op == "branch") {
      L.Divergent.add(numberIn(S, "divergent"), std::nullopt, Runs);
    } else if (Space == "global") {
      L.Sectors.add(numberIn(S, "sectors"), numberIn(S, "sectors_ideal"), Runs);
    } else if (Space == "shared") {
      L.Wavefronts.add(numberIn(S, "wavefronts"), numberIn(S, "wavefronts_ideal"), Runs);
    }
  }
  return Out;
}

/// From 0, nothing moved in vain, to 5, most of the kernel.
int heatOf(const LineCounters &L, double MostSectors, double MostWavefronts) {
  const double Share = std::max(MostSectors > 0 ? L.Sectors.excess() / MostSectors : 0,
                                MostWavefronts > 0 ? L.Wavefronts.excess() / MostWavefronts : 0);
  return Share < 0.01 ? 0 : std::min(5, 1 + static_cast<int>(Share * 5));
}

/// Lines with counters, and what stands between them where that is short.
std::vector<unsigned> shownLines(const std::map<unsigned, LineCounters> &Lines, unsigned KernelLine, bool WithCode) {
  constexpr unsigned MostBetween = 12;
  std::vector<unsigned> Out;
  unsigned Last = 0;
  if (WithCode && KernelLine && KernelLine <= Lines.begin()->first &&
      Lines.begin()->first - KernelLine <= MostBetween) {
    Out.push_back(Last = KernelLine);
  }
  for (const auto &[Line, Counters] : Lines) {
    if (WithCode && Last && Line - Last <= MostBetween) {
      while (Last + 1 < Line) {
        Out.push_back(++Last);
      }
    }
    if (Line != Last) {
      Out.push_back(Last = Line);
    }
  }
  return Out;
}

/// A measured figure beside the predicted one of a line.
Json measuredCell(const ReportWriter &W, const Mean &Predicted, bool Share, double Sum, double Runs) {
  if (Runs <= 0) {
    return {{"value", ""}, {"differs", false}};
  }
  const double Value = Sum / Runs;
  const Comparison C = compared(
      "", Share,
      Predicted.Weight > 0 && !Predicted.Unknown ? std::optional(Predicted.Now / Predicted.Weight) : std::nullopt,
      Value);
  return {{"value", Share ? W.percent(Value) : W.figure(Value)}, {"differs", C.differs()}};
}

Json heatViews(const ReportWriter &W, const KernelGroup &G, const Json &K) {
  FileCounters Files = countersOf(K);
  const auto Measured = measuredLines(W, G);
  for (const auto &[File, Lines] : Measured) {
    for (const auto &[Line, Counts] : Lines) {
      Files[File][Line]; // shown too, where nothing is predicted
    }
  }
  double MostSectors = 0, MostWavefronts = 0;
  for (const auto &[File, Lines] : Files) {
    for (const auto &[Line, L] : Lines) {
      MostSectors = std::max(MostSectors, L.Sectors.excess());
      MostWavefronts = std::max(MostWavefronts, L.Wavefronts.excess());
    }
  }
  std::map<std::pair<std::string, unsigned>, std::string> Found;
  for (const size_t I : G.Findings) {
    const Finding &F = W.R.Findings[I];
    Found.try_emplace({F.At.File, F.At.Line}, findingId(F));
  }
  Json Out = Json::array();
  for (const auto &[File, Lines] : Files) {
    const auto Source = W.R.Sources.find(File);
    if (Source == W.R.Sources.end() && File != G.File) {
      continue; // a system header's lines say nothing to a reader
    }
    const bool WithCode = W.O.Source == SourceMode::Embed && Source != W.R.Sources.end();
    Json Rows = Json::array();
    LineProfile Sum; // columns that are empty are left out
    for (const unsigned N : shownLines(Lines, File == G.File ? G.Line : 0, WithCode)) {
      const auto At = Lines.find(N);
      const LineCounters L = At == Lines.end() ? LineCounters() : At->second;
      const auto Link = Found.find({File, N});
      Rows.push_back({{"number", N},
                      {"text", WithCode && N <= Source->second.size() ? Source->second[N - 1] : ""},
                      {"link", Link == Found.end() ? "" : Link->second},
                      {"heat", heatOf(L, MostSectors, MostWavefronts)},
                      {"runs", L.Runs > 0 ? W.figure(L.Runs) : ""},
                      {"sectors", L.Sectors.pair(W)},
                      {"wavefronts", L.Wavefronts.pair(W)},
                      {"divergent", L.Divergent.share(W)}});
      LineProfile M;
      if (const auto OfFile = Measured.find(File); OfFile != Measured.end()) {
        if (const auto OfLine = OfFile->second.find(N); OfLine != OfFile->second.end()) {
          M = OfLine->second;
        }
      }
      Sum.add(M);
      Rows.back()["m_sectors"] = measuredCell(W, L.Sectors, false, M.Sectors, M.Requests);
      Rows.back()["m_wavefronts"] = measuredCell(W, L.Wavefronts, false, M.Wavefronts, M.SharedRequests);
      Rows.back()["m_divergent"] = measuredCell(W, L.Divergent, true, M.Divergent, M.Branches);
      if (!Rows.back()["heat"].get<int>()) {
        Rows.back()["heat"] = false;
      }
    }
    Out.push_back({{"file", File},
                   {"with_code", WithCode},
                   {"has_sectors", Sum.Requests > 0},
                   {"has_wavefronts", Sum.SharedRequests > 0},
                   {"has_divergent", Sum.Branches > 0},
                   {"lines", std::move(Rows)}});
  }
  return Out;
}

/// The launch that is drawn: the one that took most of the measured time, else the first that host code makes, else the
/// first.
const Json &drawnOf(const ReportWriter &W, const KernelGroup &G) {
  if (const MeasuredKernel *M = W.Measured ? W.Measured->of(G) : nullptr; M && M->Rows.front().Model) {
    return *M->Rows.front().Model;
  }
  const auto FromHost =
      llvm::find_if(G.Models, [](const Json *K) { return textIn(member(*K, "launch"), "source") == "host"; });
  return FromHost == G.Models.end() ? *G.Models.front() : **FromHost;
}

Json kernelView(const ReportWriter &W, const KernelGroup &G) {
  Json Launches = Json::array(), Findings = Json::array();
  for (const Json *K : G.Models) {
    Launches.push_back(launchView(W, *K));
  }
  for (const size_t I : G.Findings) {
    const Finding &F = W.R.Findings[I];
    Findings.push_back({{"id", findingId(F)},
                        {"l", nameOf(F.Level)},
                        {"level", W.level(F.Level)},
                        {"message", W.message(F)},
                        {"place", W.place(F.At.File, F.At.Line)}});
  }
  const Json &Drawn = drawnOf(W, G);
  Json V = {{"id", G.Id},
            {"name", G.Name},
            {"place", W.place(G.File, G.Line)},
            {"line", W.word("kernel_line", {{"launches", Launches.size()}, {"findings", Findings.size()}})},
            {"first", Findings.empty() ? Json(false) : Findings[0]},
            {"has_findings", !Findings.empty()}};
  V["findings"] = std::move(Findings);
  V["launches"] = std::move(Launches);
  V["profile"] = measuredView(W, G);
  V["time"] = W.Measured && W.Measured->time() > 0 && W.Measured->of(G)
                  ? W.word("profile_of_time", {{"share", W.Measured->share(G)}})
                  : "";
  V["limits"] = limitsView(W, Drawn);
  V["arrays"] = arrayViews(W, Drawn);
  V["has_arrays"] = !V["arrays"].empty();
  V["heat"] = heatViews(W, G, Drawn);
  V["has_heat"] = !V["heat"].empty();
  V["heat_note"] = W.word("heat_note", {{"launch", launchText(Drawn)}});
  return V;
}

} // namespace

std::string cudatidy::launchText(const Json &Grid, const Json &Block) {
  return "<<<" + extent(Grid) + ", " + extent(Block) + ">>>";
}

Json cudatidy::kernelViews(const ReportWriter &W) {
  Json Out = Json::array();
  std::vector<const KernelGroup *> Groups;
  for (const KernelGroup &G : W.Kernels.groups()) {
    Groups.push_back(&G);
  }
  llvm::stable_sort(Groups, [&](const KernelGroup *A, const KernelGroup *B) {
    const double TimeA = W.Measured ? W.Measured->share(*A) : 0, TimeB = W.Measured ? W.Measured->share(*B) : 0;
    return TimeA != TimeB ? TimeA > TimeB : A->Findings.size() > B->Findings.size();
  });
  for (const KernelGroup *G : Groups) {
    Out.push_back(kernelView(W, *G));
  }
  return Out;
}
