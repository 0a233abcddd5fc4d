// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy baseline create|prune`: the file of findings that a project has accepted for now.

#include "Analysis.h"
#include "CheckOptions.h"
#include "Commands.h"
#include "ProjectAnalysis.h"
#include "gate/Baseline.h"
#include "gate/Triage.h"

#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

constexpr const char *DefaultFile = ".cuda-tidy-baseline.json";

int broken(const std::string &Command, const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy baseline " << Command << ": " << Text << "\n";
  return 2;
}

/// -o, else the configuration's baseline, else the usual name.
std::string fileOf(const CheckOptions &O) {
  for (const OutputRequest &Request : O.Outputs) {
    if (!Request.File.empty()) {
      return Request.File;
    }
  }
  return O.Baseline.empty() ? DefaultFile : O.Baseline;
}

} // namespace

int cudatidy::runBaseline(int Argc, char **Argv) {
  const std::string Command = Argc > 1 ? Argv[1] : "";
  if (Command == "--help") {
    llvm::outs() << "usage: cuda-tidy baseline create|prune [-o FILE] [OPTIONS of check] PATH...\n\n"
                    "create  writes the findings of PATH to FILE (default: Baseline of the configuration, else "
                 << DefaultFile
                 << ")\nprune   takes out of FILE what is no longer found\n\n"
                    "cuda-tidy check --baseline FILE then fails for new findings, and for entries that should go.\n"
                    "Example: cuda-tidy baseline create src/ && cuda-tidy check --baseline "
                 << DefaultFile << " src/\n";
    return 0;
  }
  const bool Create = Command == "create";
  if (!Create && Command != "prune") {
    llvm::errs() << "cuda-tidy baseline: expected create or prune. Example: cuda-tidy baseline create src/\n";
    return 2;
  }
  auto O = checkOptions(Argc - 1, Argv + 1);
  if (!O) {
    return 2;
  }
  const std::string File = fileOf(*O);
  O->Baseline.clear();
  auto P = makePlan(*O);
  if (!P) {
    return broken(Command, llvm::toString(P.takeError()));
  }
  std::vector<BaselineEntry> Old;
  if (!Create) {
    auto Read = readBaseline(File);
    if (!Read) {
      return broken(Command, llvm::toString(Read.takeError()));
    }
    Old = std::move(*Read);
  }
  auto OfProject = analyseProject(*O);
  if (!OfProject) {
    return broken(Command, llvm::toString(OfProject.takeError()));
  }
  RunResult R = analyse(*P, *O, std::move(*OfProject));
  Sources Text;
  if (llvm::Error E = triage(R, *P, *O, Text)) {
    return broken(Command, llvm::toString(std::move(E)));
  }
  const std::vector<BaselineEntry> New = Create ? baselineOf(R) : applyBaseline(R, *O->Tree, Old);
  if (llvm::Error E = writeBaseline(File, New)) {
    return broken(Command, llvm::toString(std::move(E)));
  }
  if (Create) {
    llvm::outs() << New.size() << (New.size() == 1 ? " finding" : " findings") << " written to " << File << "\n";
  } else {
    llvm::outs() << Old.size() - New.size() << " of " << Old.size() << " entries taken out of " << File << "\n";
  }
  return R.Missing.empty() || O->AllowIncomplete ? 0 : 3;
}
