// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis.h"

#include "FileAnalysis.h"
#include "LaunchChoice.h"
#include "Progress.h"
#include "Workers.h"

#include <chrono>
#include <thread>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

/// Callers' values reach a function in another file in one round more than there are files between them; a program that
/// passes sizes on further than this is judged by what is known so far.
constexpr unsigned MaxRounds = 3;

/// One file of the run, as far as it is known.
struct Entry {
  FileResult Result;
  HostFacts Facts;
  OutsideFacts Outside; ///< what the last analysis of it was told
  bool Lost = false;    ///< no result: crashed or stopped
};

/// The launches of one file's kernels, as text that can be compared.
std::string spelledOut(llvm::ArrayRef<Launch> All, const HostFacts &Of) {
  std::vector<Launch> Own;
  for (const Launch &L : All) {
    if (llvm::any_of(Of.Kernels, [&](const KernelFact &K) { return K.Kernel == L.Kernel; })) {
      Own.push_back(L);
    }
  }
  std::string Out;
  llvm::raw_string_ostream Stream(Out);
  printLaunches(Stream, Own);
  return Out;
}

class Run {
public:
  Run(const Plan &P, const CheckOptions &O) : P(P), O(O), Entries(P.Files.size()) {}

  void analyse() {
    std::vector<size_t> Wanted(P.Files.size());
    for (size_t I = 0; I < Wanted.size(); ++I) {
      Wanted[I] = I;
    }
    for (unsigned Round = 0; Round < MaxRounds && !Wanted.empty(); ++Round) {
      analyse(Wanted);
      Wanted = P.Files.size() > 1 ? toldMore() : std::vector<size_t>();
    }
  }

  std::vector<FileResult> results() {
    std::vector<FileResult> Out;
    for (Entry &E : Entries) {
      Out.push_back(std::move(E.Result));
    }
    return Out;
  }

private:
  std::string work(size_t I) const {
    const auto Begin = std::chrono::steady_clock::now();
    AnalysedFile Done = analyseFile(P.Files[I], P, O, Entries[I].Outside);
    Done.Result.Seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - Begin).count();
    Json J = {{"result", toJson(Done.Result)}};
    if (P.Files.size() > 1) {
      J["facts"] = toJson(Done.Facts);
    }
    return J.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  void take(size_t I, const WorkerOutcome &How) {
    Entry &E = Entries[I];
    const Json Parsed = Json::parse(How.Output, nullptr, false);
    if (How.How == WorkerOutcome::End::Done && !Parsed.is_discarded()) {
      E.Result = fileResultFromJson(Parsed["result"]);
      if (auto Facts = Parsed.contains("facts") ? fromJson(Parsed["facts"]) : HostFacts()) {
        E.Facts = std::move(*Facts);
      } else {
        llvm::consumeError(Facts.takeError());
      }
      return;
    }
    E = Entry();
    E.Lost = true;
    E.Result.File = P.Files[I].Job.File;
    E.Result.CommandWhy = P.Files[I].Why;
    const bool Crashed = How.How == WorkerOutcome::End::Crashed;
    E.Result.Missing.push_back(
        {E.Result.File, 0, "", (Crashed ? "the analysis crashed: " : "the analysis was stopped: ") + How.Reason});
  }

  void analyse(const std::vector<size_t> &Wanted) {
    WorkerLimits Limits;
    Limits.Jobs = O.Jobs ? O.Jobs : std::max(1U, std::thread::hardware_concurrency());
    Limits.Seconds = O.Timeout;
    Limits.Bytes = O.Memory << 20;
    Progress Shown(Wanted.size(), O.Quiet);
    const std::vector<WorkerOutcome> Outcomes = runForked(
        Wanted.size(), Limits, [&](size_t I) { return work(Wanted[I]); },
        [&](size_t I) { Shown.started(P.Files[Wanted[I]].Job.File); },
        [&](size_t, const WorkerOutcome &) { Shown.ended(); });
    for (size_t I = 0; I < Wanted.size(); ++I) {
      take(Wanted[I], Outcomes[I]);
    }
  }

  /// The files for which the others' facts say more than their last analysis knew.
  std::vector<size_t> toldMore() {
    std::vector<HostFacts> All;
    for (const Entry &E : Entries) {
      All.push_back(E.Facts);
    }
    const HostOptions Host = hostOptions(P.Files.front().Job);
    const std::vector<Launch> Merged = resolveLaunches(All, Host);
    std::vector<size_t> Out;
    for (size_t I = 0; I < Entries.size(); ++I) {
      Entry &E = Entries[I];
      if (E.Lost) {
        continue;
      }
      const std::vector<OutgoingCall> Calls = incomingCalls(All, E.Facts);
      const std::vector<Launch> Known = E.Outside.Launches ? *E.Outside.Launches : resolveLaunches({&E.Facts, 1}, Host);
      if (Calls == E.Outside.Calls && spelledOut(Known, E.Facts) == spelledOut(Merged, E.Facts)) {
        continue;
      }
      // New values from callers change the file's own launches first; the others' are merged with these afterwards.
      E.Outside.Launches = Calls == E.Outside.Calls ? std::optional(Merged) : std::nullopt;
      E.Outside.Calls = Calls;
      Out.push_back(I);
    }
    return Out;
  }

  const Plan &P;
  const CheckOptions &O;
  std::vector<Entry> Entries;
};

} // namespace

RunResult cudatidy::analyse(const Plan &P, const CheckOptions &O, std::vector<Finding> OfProject) {
  Run R(P, O);
  R.analyse();
  return merge(R.results(), std::move(OfProject));
}
