// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuda-tidy check: plan the files, analyse them, write the result, decide the exit code.

#include "Analysis.h"
#include "CheckOptions.h"
#include "Commands.h"
#include "FixSession.h"
#include "OptionParsing.h"
#include "Outcome.h"
#include "Parts.h"
#include "Plan.h"
#include "ProjectAnalysis.h"
#include "Steps.h"
#include "config/ConfigTree.h"
#include "emit/Emit.h"
#include "finding/Words.h"
#include "gate/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

void printPlan(const Plan &P) {
  for (const std::string &N : P.Notes) {
    llvm::errs() << "cuda-tidy check: " << printable(N) << "\n";
  }
  for (const PlannedFile &F : P.Files) {
    llvm::outs() << printable(F.Job.File) << "\n  from: " << printable(F.Why) << "\n  arch: " << F.Job.Arch
                 << (F.Job.VirtualArch.empty() ? "" : ", compiled as " + F.Job.VirtualArch) << "\n  flags:";
    for (const std::string &A : F.Job.Args) {
      llvm::outs() << " ";
      llvm::sys::printArg(llvm::outs(), printable(A), /*Quote=*/false);
    }
    llvm::outs() << "\n";
    for (const std::string &N : F.Notes) {
      llvm::outs() << "  note: " << N << "\n";
    }
    if (!F.Error.empty()) {
      llvm::outs() << "  error: " << F.Error << "\n";
    }
  }
}

/// The rules of the first path, one a line, as they would run there.
void listChecks(const CheckOptions &O) {
  const std::string Path = realPath(O.Paths.front());
  const std::string File = llvm::sys::fs::is_directory(Path) ? Path + "/a.cu" : Path;
  for (const std::string &Id : O.Tree->settings(File).On) {
    llvm::outs() << "cuda-" << Id << "\n";
  }
}

int broken(llvm::Error E) {
  llvm::errs() << "cuda-tidy check: " << llvm::toString(std::move(E)) << "\n";
  return Broken;
}

/// With --diff standard output is the diff alone; with --fix, what is left.
int runFixes(Plan P, CheckOptions O) {
  Sources Text;
  auto Fixed = fixInMemory(std::move(P), O, Text);
  if (!Fixed) {
    return broken(Fixed.takeError());
  }
  printProblems(Fixed->Left, O);
  for (const std::string &N : Fixed->Notes) {
    llvm::errs() << "cuda-tidy check: " << N << "\n";
  }
  if (O.Diff) {
    const std::string Diff = diffOf(*Fixed);
    llvm::outs() << Diff;
    std::erase_if(O.Outputs, [](const OutputRequest &R) { return R.File.empty(); });
    if (llvm::Error E = O.Outputs.empty() ? llvm::Error::success() : writeOutputs(Fixed->Left, O, Text)) {
      return broken(std::move(E));
    }
    return !Fixed->Left.Missing.empty() && !O.AllowIncomplete ? Partial : Diff.empty() ? Clean : Found;
  }
  if (llvm::Error E = writeFiles(*Fixed)) {
    return broken(std::move(E));
  }
  llvm::errs() << Fixed->Applied << (Fixed->Applied == 1 ? " fix" : " fixes") << " applied in " << Fixed->After.size()
               << (Fixed->After.size() == 1 ? " file\n" : " files\n");
  if (llvm::Error E = writeOutputs(Fixed->Left, O, Text)) {
    return broken(std::move(E));
  }
  return verdict(Fixed->Left, O);
}

/// A share of a run: its findings are decided about when all shares are merged.
int writePart(const Plan &P, const CheckOptions &O, const Shard &Share) {
  RunResult R = analyse(P, O);
  Part Mine{{}, P.Root, Share, R.Files};
  for (const std::string &Path : O.Paths) {
    Mine.Paths.push_back(realPath(Path));
  }
  printProblems(R, O);
  const auto Write = [&](llvm::raw_ostream &Out) {
    Out << toText(Mine);
    return llvm::Error::success();
  };
  const std::string File = O.Outputs.back().File;
  if (llvm::Error E = llvm::writeToOutput(File.empty() ? "-" : File, Write)) {
    return broken(std::move(E));
  }
  llvm::errs() << "part " << Share.Index + 1 << " of " << Share.Count << ": " << summaryLine(R)
               << " before any suppression; 'cuda-tidy merge' tells what counts\n";
  return R.Missing.empty() || O.AllowIncomplete ? Clean : Partial;
}

} // namespace

int cudatidy::runCheck(int Argc, char **Argv) {
  const auto O = checkOptions(Argc, Argv);
  if (!O) {
    return Broken;
  }
  if (O->ListChecks) {
    listChecks(*O);
    return Clean;
  }
  auto P = makePlan(*O);
  if (!P) {
    return broken(P.takeError());
  }
  if (O->PrintCommand) {
    printPlan(*P);
    return Clean;
  }
  if (llvm::Error E = verifyGates(P->Root, *O)) {
    return broken(std::move(E));
  }
  if (needsNoSources(*O)) {
    P->Files.clear();
  }
  if (O->Fix || O->Diff) {
    return runFixes(*std::move(P), *O);
  }
  if (!O->Step.empty()) {
    auto S = parseStep(O->Step);
    llvm::Error E = S ? runStep(*S, *P, *O) : S.takeError();
    return E ? broken(std::move(E)) : int(Clean);
  }
  if (O->Shard.empty()) {
    auto OfProject = analyseProject(*O);
    return OfProject ? conclude(analyse(*P, *O, std::move(*OfProject)), *P, *O) : broken(OfProject.takeError());
  }
  auto Share = parseShard(O->Shard);
  if (!Share) {
    return broken(Share.takeError());
  }
  takeShare(*P, *Share);
  return writePart(*P, *O, *Share);
}
