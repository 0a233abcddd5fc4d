// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FileAnalysis.h"

#include "Check.h"
#include "LaunchChoice.h"
#include "LaunchOption.h"
#include "RuleSelection.h"
#include "frontend/SourceIndex.h"
#include "host/Gather.h"
#include "model/KernelReporter.h"

#include "clang/AST/ASTContext.h"
#include "llvm/IR/Module.h"

using namespace cudatidy;

namespace {

/// Kernels of the module, those of the project's headers included.
unsigned kernelCount(const llvm::Module &M) {
  return static_cast<unsigned>(llvm::count_if(M, [](const llvm::Function &F) {
    return !F.isDeclaration() && F.getCallingConv() == llvm::CallingConv::PTX_Kernel;
  }));
}

/// Takes the findings that lie in the project.
class Findings {
public:
  Findings(const Plan &P, std::vector<Finding> &Out) : P(P), Out(Out) {}
  Reporter of(const SelectedRule &Rule) const {
    return Reporter(Rule.Id.str(), Rule.Level, [this](Finding F) {
      if (inProject(P, F.At.File)) {
        Out.push_back(std::move(F));
      }
    });
  }

private:
  const Plan &P;
  std::vector<Finding> &Out;
};

void runUnitChecks(const TranslationUnit &Unit, const std::vector<SelectedRule> &Rules, const Findings &To) {
  for (const SelectedRule &Rule : Rules) {
    if (const UnitCheck *C = Rule.Detector->asUnitCheck()) {
      Reporter R = To.of(Rule);
      C->run(Unit, R);
    }
  }
}

/// Models the kernels and runs the checks that ask the model. The module is prepared in place, so this comes last.
llvm::Error runKernelChecks(TranslationUnit &Unit, const std::vector<SelectedRule> &Rules, const Findings &To,
                            const LaunchFinder &Launches) {
  if (llvm::none_of(Rules, [](const SelectedRule &R) { return R.Detector->asKernelCheck(); })) {
    return llvm::Error::success();
  }
  auto Kernels = modelModule(*Unit.Module, Unit.Job.Arch, Launches);
  if (!Kernels) {
    return Kernels.takeError();
  }
  const SourceIndex Source(Unit);
  for (const Kernel &K : *Kernels) {
    for (const SelectedRule &Rule : Rules) {
      if (const KernelCheck *C = Rule.Detector->asKernelCheck()) {
        const Reporter R = To.of(Rule);
        C->run(K, KernelReporter(K, Source, R));
      }
    }
  }
  return llvm::Error::success();
}

void describe(const TranslationUnit &Unit, const Plan &P, FileResult &Out) {
  Out.Served = Unit.Served == HeaderChoice::Toolkit ? "toolkit" : "embedded";
  Out.ServedWhy = Unit.ServedWhy;
  Out.MissingIncludes = Unit.MissingIncludes;
  Out.Kernels = kernelCount(*Unit.Module);
  for (const LeftOut &L : Unit.Missing) {
    if (L.IsKernel && inProject(P, L.File)) {
      Out.Missing.push_back({L.File, L.Line, L.Name, L.Reason});
    }
  }
}

} // namespace

AnalysedFile cudatidy::analyseFile(const PlannedFile &File, const Plan &P, const CheckOptions &O,
                                   const OutsideFacts &Outside) {
  AnalysedFile Out;
  Out.Result.File = File.Job.File;
  Out.Result.CommandWhy = File.Why;
  Out.Result.Notes = File.Notes;
  if (!File.Error.empty()) {
    Out.Result.Missing.push_back({File.Job.File, 0, "", File.Error});
    return Out;
  }
  auto Unit = parse(File.Job);
  if (!Unit) {
    Out.Result.Missing.push_back({File.Job.File, 0, "", llvm::toString(Unit.takeError())});
    return Out;
  }
  describe(*Unit, P, Out.Result);

  const HostOptions Host = hostOptions(File.Job);
  Out.Facts = collectHostFacts(*Unit, Host, Outside.Calls);
  std::vector<Launch> Launches;
  if (Outside.Launches) {
    Launches = *Outside.Launches;
  } else if (P.Files.size() == 1) {
    // One file alone, such as a commit's: the rest of its program is looked for around it.
    GatherOptions Around;
    Around.Host = Host;
    Launches = gatherLaunches(*Unit, Around);
  } else {
    Launches = resolveLaunches(llvm::ArrayRef(Out.Facts), Host);
  }
  const std::vector<SelectedRule> Rules = selectRules(O.Checks);
  const Findings To(P, Out.Result.Findings);
  runUnitChecks(*Unit, Rules, To);
  if (llvm::Error E = runKernelChecks(*Unit, Rules, To, LaunchChoice(O.Launches, Launches, *Unit->Module))) {
    Out.Result.Missing.push_back({File.Job.File, 0, "", llvm::toString(std::move(E))});
  }
  return Out;
}
