// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Rounds.h"

#include "LaunchChoice.h"
#include "Progress.h"
#include "Workers.h"
#include "cache/FileCache.h"

#include <chrono>
#include <thread>

using namespace cudatidy;

namespace {

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

std::string work(const Plan &P, const CheckOptions &O, const Task &T) {
  const auto Begin = std::chrono::steady_clock::now();
  AnalysedFile Done = analyseFile(P.Files[T.File], P, O, *T.Outside);
  Done.Result.Seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - Begin).count();
  return toText(Done);
}

TaskOutcome lost(const PlannedFile &File, const WorkerOutcome &How) {
  TaskOutcome Out;
  Out.Lost = true;
  Out.Done.Result.File = File.Job.File;
  Out.Done.Result.CommandWhy = File.Why;
  const bool Crashed = How.How == WorkerOutcome::End::Crashed;
  Out.Done.Result.Missing.push_back(
      {File.Job.File, 0, "", (Crashed ? "the analysis crashed: " : "the analysis was stopped: ") + How.Reason});
  return Out;
}

} // namespace

std::vector<size_t> cudatidy::toldMore(const Plan &P, std::vector<FileState> &Files) {
  std::vector<HostFacts> All;
  for (const FileState &S : Files) {
    All.push_back(S.Facts);
  }
  const HostOptions Host = hostOptions(P.Files.front().Job);
  const std::vector<Launch> Merged = resolveLaunches(All, Host);
  std::vector<size_t> Out;
  for (size_t I = 0; I < Files.size(); ++I) {
    FileState &S = Files[I];
    if (S.Lost) {
      continue;
    }
    const std::vector<OutgoingCall> Calls = incomingCalls(All, S.Facts);
    const bool SameCalls = Calls == S.Outside.Calls;
    if (SameCalls && P.Files[I].FactsOnly) {
      continue; // launches change what is found, not what the host code says
    }
    const std::vector<Launch> Known = S.Outside.Launches ? *S.Outside.Launches : resolveLaunches({&S.Facts, 1}, Host);
    if (SameCalls && spelledOut(Known, S.Facts) == spelledOut(Merged, S.Facts)) {
      continue;
    }
    // New values from callers change the file's own launches first; the others' are merged with these afterwards.
    S.Outside.Launches = SameCalls ? std::optional(Merged) : std::nullopt;
    S.Outside.Calls = Calls;
    Out.push_back(I);
  }
  return Out;
}

std::vector<TaskOutcome> cudatidy::analyseApart(const Plan &P, const CheckOptions &O, FileCache &Cache,
                                                const std::vector<Task> &Tasks) {
  std::vector<TaskOutcome> Out(Tasks.size());
  std::vector<size_t> Wanted;
  for (size_t I = 0; I < Tasks.size(); ++I) {
    if (auto Known = Cache.find(P.Files[Tasks[I].File], *Tasks[I].Outside)) {
      Out[I].Done = std::move(*Known);
    } else {
      Wanted.push_back(I);
    }
  }
  if (Wanted.empty()) {
    return Out;
  }
  const auto FileOf = [&](size_t W) -> const PlannedFile & { return P.Files[Tasks[Wanted[W]].File]; };
  WorkerLimits Limits;
  Limits.Jobs = O.Jobs ? O.Jobs : std::max(1U, std::thread::hardware_concurrency());
  Limits.Seconds = O.Timeout;
  Limits.Bytes = O.Memory << 20;
  Progress Shown(Wanted.size(), O.Quiet);
  const auto Ended = [&](size_t W, const WorkerOutcome &How) {
    Shown.ended();
    TaskOutcome &To = Out[Wanted[W]];
    auto Done = How.How == WorkerOutcome::End::Done ? analysedFromText(How.Output) : std::nullopt;
    if (!Done) {
      To = lost(FileOf(W), How);
      return;
    }
    Cache.store(FileOf(W), *Tasks[Wanted[W]].Outside, *Done);
    To.Done = std::move(*Done);
  };
  runForked(
      Wanted.size(), Limits, [&](size_t W) { return work(P, O, Tasks[Wanted[W]]); },
      [&](size_t W) { Shown.started(FileOf(W).Job.File); }, Ended);
  return Out;
}
