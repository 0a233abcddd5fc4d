// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pages that `ncu --csv` writes: details (a row a metric), raw (a row a launch, a column a metric), and source.

#include "report/Csv.h"
#include "report/Profile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <set>

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// A figure of the details page, and what the raw page calls it. The unit tells two figures of one name apart.
struct DetailsName {
  const char *Details, *Unit, *Raw;
};
constexpr DetailsName DetailsNames[] = {
    {"Duration", "", "gpu__time_duration.sum"},
    {"Memory Throughput", "byte", "dram__bytes.sum.per_second"},
    {"Memory Throughput", "%", "gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed"},
    {"Compute (SM) Throughput", "%", "sm__throughput.avg.pct_of_peak_sustained_elapsed"},
    {"Theoretical Occupancy", "%", "sm__maximum_warps_per_active_cycle_pct"},
    {"Achieved Occupancy", "%", "sm__warps_active.avg.pct_of_peak_sustained_active"},
    {"Registers Per Thread", "", "launch__registers_per_thread"},
    {"Branch Efficiency", "%", "smsp__sass_average_branch_targets_threads_uniform.pct"},
};

/// What a counter is made of: a metric of the raw page, or two that are added up. The first one that a page has counts:
/// what the instructions ask for comes before what the pipes count, which adds what others do there.
struct CounterSource {
  Counter C;
  const char *First, *Second;
};
constexpr CounterSource Sources[] = {
    {Counter::Duration, "gpu__time_duration.sum", nullptr},
    {Counter::DramRate, "dram__bytes.sum.per_second", nullptr},
    {Counter::DramRate, "dram__bytes_read.sum.per_second", "dram__bytes_write.sum.per_second"},
    {Counter::MemoryShare, "gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed", nullptr},
    {Counter::ComputeShare, "sm__throughput.avg.pct_of_peak_sustained_elapsed", nullptr},
    {Counter::Occupancy, "sm__maximum_warps_per_active_cycle_pct", nullptr},
    {Counter::AchievedOccupancy, "sm__warps_active.avg.pct_of_peak_sustained_active", nullptr},
    {Counter::Registers, "launch__registers_per_thread", nullptr},
    {Counter::LoadSectors, "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", nullptr},
    {Counter::LoadRequests, "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", nullptr},
    {Counter::StoreSectors, "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", nullptr},
    {Counter::StoreRequests, "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", nullptr},
    {Counter::SharedWavefronts, "memory_l1_wavefronts_shared", nullptr},
    {Counter::SharedWavefronts, "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
     "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"},
    {Counter::SharedRequests, "smsp__sass_inst_executed_op_shared.sum", nullptr},
    {Counter::SharedRequests, "smsp__sass_inst_executed_op_shared_ld.sum", "smsp__sass_inst_executed_op_shared_st.sum"},
    {Counter::SharedRequests, "smsp__inst_executed_op_shared_ld.sum", "smsp__inst_executed_op_shared_st.sum"},
    {Counter::BranchEfficiency, "smsp__sass_average_branch_targets_threads_uniform.pct", nullptr},
};

/// The raw page's name of a figure; null: none that is read.
const char *rawName(StringRef Metric, StringRef Unit) {
  for (const auto &[Details, Of, Raw] : DetailsNames) {
    if (Metric == Details && Unit.contains(Of)) {
      return Raw;
    }
  }
  for (const auto &[C, First, Second] : Sources) {
    if (Metric == First || (Second && Metric == Second)) {
      return Metric == First ? First : Second;
    }
  }
  return nullptr;
}

/// "(4096, 1, 1)" or "4096,1,1".
std::vector<uint64_t> extent(StringRef Text) {
  std::vector<uint64_t> Out;
  llvm::SmallVector<StringRef, 3> Parts;
  Text.trim("() ").split(Parts, ',');
  for (const StringRef Part : Parts) {
    uint64_t Value = 0;
    if (Part.trim().getAsInteger(10, Value)) {
      return {};
    }
    Out.push_back(Value);
  }
  return Out;
}

/// Whether the numbers of a file have a decimal comma: where both signs stand in one number the last one is the point,
/// and a sign that stands there twice is none.
bool hasDecimalComma(const std::vector<CsvRow> &Rows) {
  for (const CsvRow &Row : Rows) {
    for (const std::string &Cell : Row.Cells) {
      const StringRef Text(Cell);
      if (Text.empty() || !llvm::all_of(Text, [](char C) { return llvm::isDigit(C) || C == '.' || C == ','; })) {
        continue;
      }
      const size_t Comma = Text.rfind(','), Dot = Text.rfind('.');
      if (Comma == StringRef::npos && Dot == StringRef::npos) {
        continue;
      }
      if (Comma != StringRef::npos && Dot != StringRef::npos) {
        return Comma > Dot;
      }
      const char Sign = Comma != StringRef::npos ? ',' : '.';
      const size_t Signs = Text.count(Sign);
      llvm::SmallVector<StringRef, 4> Groups;
      Text.split(Groups, Sign);
      const bool CanGroup = Groups[0].size() <= 3 && Groups[0] != "0" && !Groups[0].empty() &&
                            llvm::all_of(llvm::drop_begin(Groups), [](StringRef G) { return G.size() == 3; });
      if (Signs == 1 && !CanGroup) {
        return Sign == ',';
      }
      if (Signs > 1 && CanGroup) {
        return Sign == '.';
      }
    }
  }
  return false;
}

class Page {
public:
  Page(const std::string &File, std::vector<CsvRow> Rows, Profile &P)
      : File(File), Rows(std::move(Rows)), Comma(hasDecimalComma(this->Rows)), P(P) {
    for (size_t I = 0; I != P.Launches.size(); ++I) {
      Known[P.Launches[I].Key] = I;
    }
  }

  llvm::Error read();

private:
  using Columns = llvm::StringMap<size_t>;

  llvm::Error wrong(const CsvRow &Row, const llvm::Twine &What) const {
    return llvm::createStringError(File + ":" + std::to_string(Row.Line) + ": " + What.str());
  }
  static Columns columnsOf(const CsvRow &Header) {
    Columns Out;
    for (size_t I = 0; I != Header.Cells.size(); ++I) {
      Out.try_emplace(Header.Cells[I], I);
    }
    return Out;
  }
  static StringRef cell(const CsvRow &Row, const Columns &At, StringRef Name) {
    const auto It = At.find(Name);
    return It == At.end() || It->second >= Row.Cells.size() ? StringRef() : StringRef(Row.Cells[It->second]);
  }

  LaunchProfile &launchOf(const CsvRow &Row, const Columns &At);
  llvm::Expected<std::optional<double>> number(const CsvRow &Row, StringRef Value, StringRef Unit) const;
  llvm::Error set(const CsvRow &Row, LaunchProfile &L, const char *Raw, StringRef Value, StringRef Unit) const;
  llvm::Error shortRow(const CsvRow &Row, size_t Wanted) const;
  void add(const std::string &Kernel, Counter C, double Value) {
    auto &Sum = P.Instructions[Kernel][static_cast<size_t>(C)];
    Sum = Sum.value_or(0) + Value;
  }
  llvm::Error readDetails(size_t First);
  llvm::Error readRaw(size_t First);
  llvm::Error readSource();

  const std::string &File;
  const std::vector<CsvRow> Rows;
  const bool Comma;
  Profile &P;
  std::map<std::string, size_t> Known;
};

LaunchProfile &Page::launchOf(const CsvRow &Row, const Columns &At) {
  std::string Key;
  for (const char *const Name : {"Process ID", "ID", "Device", "Block Size", "Grid Size"}) {
    Key += cell(Row, At, Name).str() + '\0';
  }
  if (cell(Row, At, "ID").empty()) {
    Key += cell(Row, At, "Kernel Name"); // a summary of all launches of one size
  }
  const auto [It, New] = Known.try_emplace(Key, P.Launches.size());
  if (New) {
    LaunchProfile L;
    L.Key = Key;
    L.Kernel = cell(Row, At, "Kernel Name").str();
    L.Capability = cell(Row, At, "CC").str();
    L.Grid = extent(cell(Row, At, "Grid Size"));
    L.Block = extent(cell(Row, At, "Block Size"));
    if (const auto N = profileNumber(cell(Row, At, "Invocations"), "", Comma)) {
      L.Invocations = *N;
    }
    P.Launches.push_back(std::move(L));
  }
  return P.Launches[It->second];
}

llvm::Expected<std::optional<double>> Page::number(const CsvRow &Row, StringRef Value, StringRef Unit) const {
  if (Value.empty() || Value == "-" || Value.equals_insensitive("n/a") || Value.contains_insensitive("nan")) {
    return std::nullopt;
  }
  const std::optional<double> Number = profileNumber(Value, Unit, Comma);
  if (!Number) {
    return wrong(Row, "'" + Value + "' is no number; export the page again with ncu --csv");
  }
  return Number;
}

llvm::Error Page::set(const CsvRow &Row, LaunchProfile &L, const char *Raw, StringRef Value, StringRef Unit) const {
  auto Number = number(Row, Value, Unit);
  if (!Number) {
    return Number.takeError();
  }
  if (*Number) {
    L.Metrics[Raw] = **Number;
  }
  return llvm::Error::success();
}

llvm::Error Page::shortRow(const CsvRow &Row, size_t Wanted) const {
  return wrong(Row, "a row of " + llvm::Twine(Row.Cells.size()) + " cells where the head has " + llvm::Twine(Wanted) +
                        "; is the file cut off? export the page again with ncu --csv");
}

/// A row a metric. Rows of advice are longer than those of figures.
llvm::Error Page::readDetails(size_t First) {
  const Columns At = columnsOf(Rows[First]);
  const auto Value = At.count("Metric Value") ? At.find("Metric Value") : At.find("Average");
  if (Value == At.end()) {
    return wrong(Rows[First], "no column 'Metric Value'; export the page again with ncu --csv --page details");
  }
  for (const CsvRow &Row : llvm::ArrayRef(Rows).drop_front(First + 1)) {
    if (Row.Cells.size() < 2) {
      continue; // what the program printed last
    }
    if (Row.Cells.size() <= Value->second) {
      return shortRow(Row, Value->second + 1);
    }
    LaunchProfile &L = launchOf(Row, At);
    const StringRef Unit = cell(Row, At, "Metric Unit");
    if (const char *Raw = rawName(cell(Row, At, "Metric Name"), Unit)) {
      if (llvm::Error E = set(Row, L, Raw, Row.Cells[Value->second], Unit)) {
        return E;
      }
    }
  }
  return llvm::Error::success();
}

/// A row a launch and a column a metric; the first row has the units.
llvm::Error Page::readRaw(size_t First) {
  const Columns At = columnsOf(Rows[First]);
  const CsvRow None;
  const size_t Wanted = Rows[First].Cells.size();
  size_t Next = First + 1;
  const bool HasUnits =
      Next < Rows.size() && Rows[Next].Cells.size() == Wanted && cell(Rows[Next], At, "Kernel Name").empty();
  const CsvRow &Units = HasUnits ? Rows[Next++] : None;
  for (; Next < Rows.size(); ++Next) {
    const CsvRow &Row = Rows[Next];
    if (Row.Cells.size() < 2) {
      continue;
    }
    if (Row.Cells.size() != Wanted) {
      return shortRow(Row, Wanted);
    }
    LaunchProfile &L = launchOf(Row, At);
    for (const CounterSource &Each : Sources) {
      for (const char *const Raw : {Each.First, Each.Second}) {
        if (Raw) {
          if (llvm::Error E = set(Row, L, Raw, cell(Row, At, Raw), cell(Units, At, Raw))) {
            return E;
          }
        }
      }
    }
  }
  return llvm::Error::success();
}

/// A table of instructions for each launch, after the kernel's name. With both views (--print-source cuda,sass) each
/// line of the source comes before its instructions, for each file in a table of its own; an instruction may stand
/// there twice.
llvm::Error Page::readSource() {
  std::string Kernel, Path;
  Columns At;
  unsigned Line = 0;
  std::set<std::pair<unsigned, std::string>> Seen; // lines and addresses of a table
  std::map<std::pair<std::string, unsigned>, LineProfile> Lines;
  const auto Finish = [&] {
    for (auto &[Key, L] : Lines) {
      P.Lines.push_back(std::move(L));
    }
    Lines.clear();
    Seen.clear();
    Line = 0;
  };
  for (const CsvRow &Row : Rows) {
    if (Row.Cells.size() < 2) {
      continue;
    }
    const StringRef Head(Row.Cells[0]);
    if (Head == "Kernel Name" || Head == "Function Name" || Head == "File Path") {
      Finish();
      (Head == "File Path" ? Path : Kernel) = Row.Cells[1];
      continue;
    }
    if (Head == "Line No" || Head == "Address") {
      Finish();
      At = columnsOf(Row);
      continue;
    }
    if (unsigned Number = 0; !cell(Row, At, "Line No").getAsInteger(10, Number)) {
      Line = Number;
      continue;
    }
    const StringRef Address = cell(Row, At, "Address");
    if (!Address.starts_with("0x") || !Seen.emplace(Line, Address.str()).second) {
      continue;
    }
    double Figures[4] = {};
    size_t I = 0;
    for (const char *const Name :
         {"Instructions Executed", "L2 Theoretical Sectors Global", "L1 Wavefronts Shared", "Divergent Branches"}) {
      auto Number = number(Row, cell(Row, At, Name), "");
      if (!Number) {
        return Number.takeError();
      }
      Figures[I++] = Number->value_or(0);
    }
    const auto [Runs, Sectors, Wavefronts, Divergent] = Figures;
    LineProfile Counts;
    const StringRef Space = cell(Row, At, "Address Space"), Code = Row.Cells[At.lookup("Address") + 1];
    const bool Store = cell(Row, At, "Access Operation").contains("Store");
    if (Space.contains("Global") && Sectors > 0) {
      Counts.Sectors = Sectors;
      Counts.Requests = Runs;
      add(Kernel, Store ? Counter::StoreSectors : Counter::LoadSectors, Sectors);
      add(Kernel, Store ? Counter::StoreRequests : Counter::LoadRequests, Runs);
    } else if (Space.contains("Shared") && Wavefronts > 0) {
      Counts.Wavefronts = Wavefronts;
      Counts.SharedRequests = Runs;
      add(Kernel, Counter::SharedWavefronts, Wavefronts);
      add(Kernel, Counter::SharedRequests, Runs);
    } else if (Code.ltrim().starts_with("@") && Code.contains(" BRA")) {
      Counts.Branches = Runs;
      Counts.Divergent = Divergent;
    } else {
      continue;
    }
    if (Line && Runs > 0) {
      LineProfile &L = Lines[{Path, Line}];
      L.Kernel = Kernel;
      L.File = Path;
      L.Line = Line;
      L.add(Counts);
    }
  }
  Finish();
  return llvm::Error::success();
}

llvm::Error Page::read() {
  for (size_t I = 0; I != Rows.size(); ++I) {
    const Columns At = columnsOf(Rows[I]);
    if (At.count("Kernel Name") && (At.count("Metric Name") || At.count("ID") || At.count("Invocations"))) {
      return At.count("Metric Name") ? readDetails(I) : readRaw(I);
    }
    if (At.count("Source") && At.count("Address")) {
      return readSource();
    }
    if (At.count("Source") && At.count("Line No")) {
      return wrong(Rows[I], "a source page without counters; export it with ncu --import REPORT.ncu-rep --csv --page "
                            "source --print-source cuda,sass");
    }
    for (const std::string &Cell : Rows[I].Cells) {
      if (StringRef(Cell).starts_with("==ERROR==")) {
        return wrong(Rows[I], "ncu measured nothing: " + StringRef(Cell).drop_front(9).trim());
      }
    }
  }
  return llvm::createStringError(
      File + ":1: no page that ncu writes: neither 'Kernel Name' nor 'Source' heads a column; export with "
             "ncu --import REPORT.ncu-rep --csv --page raw (or details, or source)");
}

} // namespace

CounterValues cudatidy::countersFrom(const std::map<std::string, double> &Metrics) {
  CounterValues Out;
  for (const auto &[C, First, Second] : Sources) {
    auto &Value = Out[static_cast<size_t>(C)];
    const auto A = Metrics.find(First), B = Metrics.find(Second ? Second : First);
    if (!Value && A != Metrics.end() && B != Metrics.end()) {
      Value = A->second + (Second ? B->second : 0);
    }
  }
  // ncu writes 0 % where a kernel has no branch, too.
  if (auto &Efficiency = Out[static_cast<size_t>(Counter::BranchEfficiency)]; Efficiency == 0.0) {
    Efficiency.reset();
  }
  return Out;
}

std::optional<double> cudatidy::profileNumber(StringRef Text, StringRef Unit, bool Comma) {
  std::string Plain;
  for (const char C : Text.trim()) {
    if (C == (Comma ? ',' : '.')) {
      Plain += '.';
    } else if (C != (Comma ? '.' : ',') && C != ' ') {
      Plain += C;
    }
  }
  double Value = 0;
  if (StringRef(Plain).getAsDouble(Value)) {
    return std::nullopt;
  }
  const auto Second = [](StringRef U) -> std::optional<double> { // in nanoseconds
    return U == "ns" || U == "nsecond"   ? std::optional(1.0)
           : U == "us" || U == "usecond" ? std::optional(1e3)
           : U == "ms" || U == "msecond" ? std::optional(1e6)
           : U == "s" || U == "second"   ? std::optional(1e9)
                                         : std::nullopt;
  };
  auto [Above, Below] = Unit.trim().split('/');
  if (const auto Factor = Second(Above); Factor && Below.empty()) {
    return Value * *Factor;
  }
  for (const auto &[Prefix, Factor] :
       {std::pair("K", 1e3), std::pair("M", 1e6), std::pair("G", 1e9), std::pair("T", 1e12)}) {
    if (Above.size() > 1 && Above.consume_front(Prefix)) {
      Value *= Factor;
      break;
    }
  }
  if (const auto Factor = Second(Below)) {
    Value *= 1e9 / *Factor;
  }
  return Value;
}

llvm::Error cudatidy::readProfilePage(StringRef Text, const std::string &File, Profile &P) {
  auto Rows = readCsv(Text);
  if (!Rows) {
    return llvm::createStringError(File + ":" + llvm::toString(Rows.takeError()));
  }
  return Page(File, std::move(*Rows), P).read();
}
