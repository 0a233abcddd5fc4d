// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis.h"

#include "LaunchOption.h"
#include "Rounds.h"
#include "cache/FileCache.h"

#include <numeric>

using namespace cudatidy;

namespace {

void noteUnusedLaunches(RunResult &R, const CheckOptions &O) {
  std::set<std::string> Kernels, Lost, Templates;
  for (const FileResult &F : R.Files) {
    Kernels.insert(F.KernelNames.begin(), F.KernelNames.end());
  }
  for (const Incomplete &I : R.Missing) {
    Lost.insert(I.Kernel);
  }
  for (const KernelTemplate &T : R.Uninstantiated) {
    Templates.insert(T.Name);
  }
  llvm::append_range(R.Notes, unusedLaunches(O.Launches, Kernels, Lost, Templates));
}

} // namespace

RunResult cudatidy::analyse(const Plan &P, const CheckOptions &O, std::vector<Finding> OfProject) {
  FileCache Cache(P, O);
  std::vector<FileState> States(P.Files.size());
  std::vector<FileResult> Results(P.Files.size());
  std::vector<size_t> Wanted(P.Files.size());
  std::iota(Wanted.begin(), Wanted.end(), size_t(0));
  for (unsigned Round = 0; Round < MaxRounds && !Wanted.empty(); ++Round) {
    std::vector<Task> Tasks;
    for (const size_t I : Wanted) {
      Tasks.push_back({I, &States[I].Outside});
    }
    std::vector<TaskOutcome> Outcomes = analyseApart(P, O, Cache, Tasks);
    for (size_t I = 0; I < Wanted.size(); ++I) {
      FileState &S = States[Wanted[I]];
      S.Facts = std::move(Outcomes[I].Done.Facts);
      S.Lost = Outcomes[I].Lost;
      Results[Wanted[I]] = std::move(Outcomes[I].Done.Result);
    }
    Wanted = P.Files.size() > 1 ? toldMore(P, States) : std::vector<size_t>();
  }
  Cache.prune();
  std::vector<FileResult> Own;
  for (size_t I = 0; I < Results.size(); ++I) {
    if (!P.Files[I].FactsOnly) {
      Own.push_back(std::move(Results[I]));
    }
  }
  RunResult Out = merge(std::move(Own), std::move(OfProject));
  llvm::append_range(Out.Notes, P.Notes);
  if (O.Shard.empty()) { // a share need not have the kernel
    noteUnusedLaunches(Out, O);
  }
  return Out;
}
