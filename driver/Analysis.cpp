// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis.h"

#include "Check.h"
#include "Progress.h"
#include "RuleSelection.h"
#include "Workers.h"

#include "clang/AST/ASTContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

#include <chrono>
#include <thread>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

/// Kernels of the module, those of the project's headers included.
unsigned kernelCount(const llvm::Module &M) {
  return static_cast<unsigned>(llvm::count_if(M, [](const llvm::Function &F) {
    return !F.isDeclaration() && F.getCallingConv() == llvm::CallingConv::PTX_Kernel;
  }));
}

void runUnitChecks(const TranslationUnit &Unit, const std::vector<SelectedRule> &Rules, const Plan &P,
                   std::vector<Finding> &Out) {
  for (const SelectedRule &Rule : Rules) {
    const UnitCheck *C = Rule.Detector->asUnitCheck();
    if (!C) {
      continue;
    }
    Reporter R(std::string(Rule.Id), Rule.Level, [&](Finding F) {
      if (inProject(P, F.At.File)) {
        Out.push_back(std::move(F));
      }
    });
    C->run(Unit, R);
  }
}

FileResult analyseOne(const PlannedFile &File, const Plan &P, const CheckOptions &O) {
  FileResult Out;
  Out.File = File.Job.File;
  Out.CommandWhy = File.Why;
  Out.Notes = File.Notes;
  if (!File.Error.empty()) {
    Out.Missing.push_back({File.Job.File, 0, "", File.Error});
    return Out;
  }
  auto Unit = parse(File.Job);
  if (!Unit) {
    Out.Missing.push_back({File.Job.File, 0, "", llvm::toString(Unit.takeError())});
    return Out;
  }
  Out.Served = Unit->Served == HeaderChoice::Toolkit ? "toolkit" : "embedded";
  Out.ServedWhy = Unit->ServedWhy;
  Out.MissingIncludes = Unit->MissingIncludes;
  Out.Kernels = kernelCount(*Unit->Module);
  for (const LeftOut &L : Unit->Missing) {
    if (L.IsKernel && inProject(P, L.File)) {
      Out.Missing.push_back({L.File, L.Line, L.Name, L.Reason});
    }
  }
  runUnitChecks(*Unit, selectRules(O.Checks), P, Out.Findings);
  return Out;
}

} // namespace

RunResult cudatidy::analyse(const Plan &P, const CheckOptions &O) {
  WorkerLimits Limits;
  Limits.Jobs = O.Jobs ? O.Jobs : std::max(1U, std::thread::hardware_concurrency());
  Limits.Seconds = O.Timeout;
  Limits.Bytes = O.Memory << 20;
  Progress Shown(P.Files.size(), O.Quiet);
  const std::vector<WorkerOutcome> Outcomes = runForked(
      P.Files.size(), Limits,
      [&](size_t I) {
        const auto Begin = std::chrono::steady_clock::now();
        FileResult R = analyseOne(P.Files[I], P, O);
        R.Seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - Begin).count();
        return toJson(R).dump(-1, ' ', false, Json::error_handler_t::replace);
      },
      [&](size_t I) { Shown.started(P.Files[I].Job.File); }, [&](size_t, const WorkerOutcome &) { Shown.ended(); });

  std::vector<FileResult> Files;
  for (size_t I = 0; I < Outcomes.size(); ++I) {
    const Json Parsed = Json::parse(Outcomes[I].Output, nullptr, false);
    if (Outcomes[I].How == WorkerOutcome::End::Done && !Parsed.is_discarded()) {
      Files.push_back(fileResultFromJson(Parsed));
      continue;
    }
    FileResult Lost;
    Lost.File = P.Files[I].Job.File;
    Lost.CommandWhy = P.Files[I].Why;
    const char *What =
        Outcomes[I].How == WorkerOutcome::End::Crashed ? "the analysis crashed: " : "the analysis was stopped: ";
    Lost.Missing.push_back({Lost.File, 0, "", What + Outcomes[I].Reason});
    Files.push_back(std::move(Lost));
  }
  return merge(std::move(Files));
}
