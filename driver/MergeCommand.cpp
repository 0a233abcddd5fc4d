// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy merge`: one result from the parts of a run that was spread over machines.

#include "CheckOptions.h"
#include "Commands.h"
#include "OptionParsing.h"
#include "Outcome.h"
#include "Parts.h"
#include "ProjectAnalysis.h"
#include "frontend/ProjectIndex.h"
#include "gate/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace cudatidy;

namespace {

int broken(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy merge: " << Text << "\n";
  return 2;
}

/// Which shares are there; an error when one is missing, or they are of different runs.
llvm::Error verifyWhole(const std::vector<Part> &Parts) {
  std::set<unsigned> Met;
  for (const Part &P : Parts) {
    if (P.Share.Count != Parts.front().Share.Count || P.Paths != Parts.front().Paths) {
      return llvm::createStringError("these are parts of different runs");
    }
    Met.insert(P.Share.Index);
  }
  for (unsigned I = 0; I < Parts.front().Share.Count; ++I) {
    if (!Met.count(I)) {
      return llvm::createStringError("part %u of %u is missing", I + 1, Parts.front().Share.Count);
    }
  }
  return llvm::Error::success();
}

} // namespace

int cudatidy::runMerge(int Argc, char **Argv) {
  const std::string Root = projectRoot(realPath("."));
  std::vector<char *> Rest = {Argv[0]};
  std::vector<Part> Parts;
  for (int I = 1; I < Argc; ++I) {
    if (!isPart(Argv[I])) {
      Rest.push_back(Argv[I]);
      continue;
    }
    auto P = readPart(Argv[I], Root);
    if (!P) {
      return broken(llvm::toString(P.takeError()));
    }
    Parts.push_back(std::move(*P));
  }
  const bool Help = llvm::any_of(Rest, [](const char *A) { return llvm::StringRef(A) == "--help"; });
  if (Parts.empty() && !Help) {
    const auto Named = llvm::find_if(llvm::drop_begin(Rest), [](const char *A) { return A[0] != '-'; });
    if (Named != Rest.end()) {
      const bool There = llvm::sys::fs::exists(*Named);
      return broken("'" + llvm::Twine(*Named) + (There ? "' is no part of a run" : "': no such file"));
    }
    return broken("no part given. Example: cuda-tidy merge part-*.json --output sarif:cuda-tidy.sarif");
  }
  if (!Parts.empty()) {
    if (llvm::Error E = verifyWhole(Parts)) {
      return broken(llvm::toString(std::move(E)));
    }
    for (std::string &Path : Parts.front().Paths) {
      Rest.push_back(Path.data());
    }
  }
  const auto O = checkOptions(static_cast<int>(Rest.size()), Rest.data());
  if (!O) {
    return 2;
  }
  auto P = makePlan(*O);
  if (!P) {
    return broken(llvm::toString(P.takeError()));
  }
  std::vector<FileResult> Files;
  std::set<std::string> Met;
  for (Part &One : Parts) {
    for (FileResult &F : One.Files) {
      if (Met.insert(F.File).second) {
        Files.push_back(std::move(F));
      }
    }
  }
  for (const PlannedFile &F : P->Files) {
    if (!Met.count(F.Job.File)) {
      FileResult Absent;
      Absent.File = F.Job.File;
      Absent.Missing.push_back({F.Job.File, 0, "", "it is in no part"});
      Files.push_back(std::move(Absent));
    }
  }
  auto OfProject = analyseProject(*O);
  if (!OfProject) {
    return broken(llvm::toString(OfProject.takeError()));
  }
  return conclude(merge(std::move(Files), std::move(*OfProject)), *P, *O);
}
