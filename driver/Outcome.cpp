// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Outcome.h"

#include "emit/Emit.h"
#include "gate/Triage.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace cudatidy;

namespace {

void printProfile(const RunResult &R) {
  std::map<std::string, double> Total;
  for (const FileResult &F : R.Files) {
    for (const auto &[Phase, Seconds] : F.Times) {
      Total[Phase] += Seconds;
    }
  }
  std::vector<std::pair<std::string, double>> Sorted(Total.begin(), Total.end());
  llvm::stable_sort(Sorted, [](const auto &A, const auto &B) { return A.second > B.second; });
  for (const auto &[Phase, Seconds] : Sorted) {
    llvm::errs() << llvm::format("%9.3f s  ", Seconds) << Phase << "\n";
  }
}

} // namespace

ExitCode cudatidy::verdict(const RunResult &R, const CheckOptions &O) {
  if (!R.Missing.empty() && !O.AllowIncomplete) {
    return Partial;
  }
  const bool Any =
      std::any_of(R.Findings.begin(), R.Findings.end(), [&](const Finding &F) { return F.Level >= O.FailOn; });
  return (Any || !R.StaleBaseline.empty()) && !O.ExitZero ? Found : Clean;
}

void cudatidy::printProblems(const RunResult &R, const CheckOptions &O) {
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
    } else if (!F.Missing.empty() && !F.MissingIncludes.empty()) { // most likely why
      llvm::errs() << displayPath(F.File) << ": headers not found: " << llvm::join(F.MissingIncludes, ", ") << "\n";
    }
  }
  for (const KernelTemplate &T : O.Verbose ? R.Uninstantiated : std::vector<KernelTemplate>()) {
    llvm::errs() << displayPath(T.File) << ":" << T.Line << ": kernel template '" << T.Name << "' "
                 << UninstantiatedReason << "\n";
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

llvm::Error cudatidy::writeOutputs(const RunResult &R, const CheckOptions &O, Sources &Text) {
  bool OnScreen = false;
  for (const OutputRequest &Request : O.Outputs) {
    const EmitOptions Options{O.Language, O.Color && Request.File.empty(), O.Statistics};
    const auto Emit = [&](llvm::raw_ostream &Out) {
      emit(Request.Format, R, Text, Options, Out);
      return llvm::Error::success();
    };
    if (Request.File.empty()) {
      OnScreen = true;
      llvm::cantFail(Emit(llvm::outs()));
      continue;
    }
    // A pipe or device is written as it is, a file at once or not at all.
    if (llvm::sys::fs::exists(Request.File) && !llvm::sys::fs::is_regular_file(Request.File)) {
      std::error_code EC;
      llvm::raw_fd_ostream Out(Request.File, EC);
      if (EC) {
        return llvm::createStringError("cannot write '" + Request.File + "': " + EC.message());
      }
      llvm::cantFail(Emit(Out));
    } else if (llvm::Error E = llvm::writeToOutput(Request.File, Emit)) {
      return llvm::createStringError("cannot write '" + Request.File + "': " + llvm::toString(std::move(E)));
    }
  }
  if (!OnScreen) {
    llvm::errs() << summaryLine(R) << "\n";
  }
  return llvm::Error::success();
}

int cudatidy::conclude(RunResult R, const Plan &P, const CheckOptions &O) {
  const auto Fail = [](llvm::Error E) {
    llvm::errs() << "cuda-tidy check: " << llvm::toString(std::move(E)) << "\n";
    return Broken;
  };
  Sources Text;
  if (llvm::Error E = triage(R, P, O, Text)) {
    return Fail(std::move(E));
  }
  printProblems(R, O);
  for (const std::string &Entry : R.StaleBaseline) {
    llvm::errs() << "no longer found, but in the baseline: " << Entry << "\n";
  }
  if (!R.StaleBaseline.empty()) {
    llvm::errs() << "cuda-tidy check: the baseline is out of date; 'cuda-tidy baseline prune' takes these out\n";
  }
  if (llvm::Error E = writeOutputs(R, O, Text)) {
    return Fail(std::move(E));
  }
  if (O.Profile) {
    printProfile(R);
  }
  return verdict(R, O);
}
