// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuda-tidy check: plan the files, analyse them, write the result, decide the exit code.

#include "Analysis.h"
#include "CheckOptions.h"
#include "Commands.h"
#include "FixSession.h"
#include "Plan.h"
#include "ProjectAnalysis.h"
#include "emit/Emit.h"

#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

enum ExitCode { Clean = 0, Found = 1, Broken = 2, Partial = 3 };

ExitCode verdict(const RunResult &R, const CheckOptions &O) {
  if (!R.Missing.empty() && !O.AllowIncomplete) {
    return Partial;
  }
  const bool Any =
      std::any_of(R.Findings.begin(), R.Findings.end(), [&](const Finding &F) { return F.Level >= O.FailOn; });
  return Any ? Found : Clean;
}

void printPlan(const Plan &P) {
  for (const PlannedFile &F : P.Files) {
    llvm::outs() << F.Job.File << "\n  from: " << F.Why << "\n  arch: " << F.Job.Arch << "\n  flags:";
    for (const std::string &A : F.Job.Args) {
      llvm::outs() << " " << A;
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

/// What went wrong and how each file was served; findings have their own writer.
void printProblems(const RunResult &R, const CheckOptions &O) {
  for (const FileResult &F : R.Files) {
    if (O.Verbose) {
      llvm::errs() << displayPath(F.File) << ": " << F.Served << " headers (" << F.ServedWhy << "); flags from "
                   << F.CommandWhy << "\n";
      for (const std::string &N : F.Notes) {
        llvm::errs() << "  " << N << "\n";
      }
      for (const std::string &I : F.MissingIncludes) {
        llvm::errs() << "  not found: " << I << "\n";
      }
    }
  }
  for (const std::string &N : R.Notes) {
    llvm::errs() << "cuda-tidy: " << N << "\n";
  }
  for (const Incomplete &I : R.Missing) {
    llvm::errs() << displayPath(I.File);
    if (I.Kernel.empty()) {
      llvm::errs() << ": not analysed: " << I.Reason << "\n";
    } else {
      llvm::errs() << ":" << I.Line << ": kernel '" << I.Kernel << "' not analysed: " << I.Reason << "\n";
    }
  }
}

void emit(const RunResult &R, const CheckOptions &O, llvm::raw_ostream &Out) {
  const EmitOptions E{O.Language, O.Color};
  switch (O.Format) {
  case OutputFormat::Text:
    return emitText(R, E, Out);
  case OutputFormat::Concise:
    return emitConcise(R, E, Out);
  case OutputFormat::Json:
    return emitJson(R, E, Out);
  }
}

/// Writes the result where it belongs and decides the exit code.
ExitCode emitTo(const RunResult &R, const CheckOptions &O) {
  if (O.OutputFile.empty()) {
    emit(R, O, llvm::outs());
    return verdict(R, O);
  }
  std::error_code EC;
  llvm::raw_fd_ostream Out(O.OutputFile, EC);
  if (EC) {
    llvm::errs() << "cuda-tidy check: cannot write '" << O.OutputFile << "': " << EC.message() << "\n";
    return Broken;
  }
  emit(R, O, Out);
  if (O.Format == OutputFormat::Json) {
    llvm::errs() << summaryLine(R) << "\n";
  }
  return verdict(R, O);
}

/// With --diff standard output is the diff alone; with --fix, what is left.
ExitCode runFixes(Plan P, const CheckOptions &O) {
  const FixedRun R = fixInMemory(std::move(P), O);
  printProblems(R.Left, O);
  for (const std::string &N : R.Notes) {
    llvm::errs() << "cuda-tidy check: " << N << "\n";
  }
  if (O.Diff) {
    const std::string Text = diffOf(R);
    llvm::outs() << Text;
    if (!O.OutputFile.empty()) {
      emitTo(R.Left, O);
    }
    return !R.Left.Missing.empty() && !O.AllowIncomplete ? Partial : Text.empty() ? Clean : Found;
  }
  if (llvm::Error E = writeFiles(R)) {
    llvm::errs() << "cuda-tidy check: " << llvm::toString(std::move(E)) << "\n";
    return Broken;
  }
  llvm::errs() << R.Applied << (R.Applied == 1 ? " fix" : " fixes") << " applied in " << R.After.size()
               << (R.After.size() == 1 ? " file\n" : " files\n");
  return emitTo(R.Left, O);
}

} // namespace

int cudatidy::runCheck(int Argc, char **Argv) {
  const auto O = checkOptions(Argc, Argv);
  if (!O) {
    return Broken;
  }
  auto P = makePlan(*O);
  if (!P) {
    llvm::errs() << "cuda-tidy check: " << llvm::toString(P.takeError()) << "\n";
    return Broken;
  }
  if (O->PrintCommand) {
    printPlan(*P);
    return Clean;
  }
  if (needsNoSources(*O)) {
    P->Files.clear();
  }
  if (O->Fix || O->Diff) {
    return runFixes(*std::move(P), *O);
  }
  auto OfProject = analyseProject(*O);
  if (!OfProject) {
    llvm::errs() << "cuda-tidy check: " << llvm::toString(OfProject.takeError()) << "\n";
    return Broken;
  }
  const RunResult R = analyse(*P, *O, std::move(*OfProject));
  printProblems(R, *O);
  return emitTo(R, *O);
}
