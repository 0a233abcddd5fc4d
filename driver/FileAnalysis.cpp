// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FileAnalysis.h"

#include "Check.h"
#include "FixVerification.h"
#include "LaunchChoice.h"
#include "LaunchOption.h"
#include "ModelReport.h"
#include "OptionParsing.h"
#include "RuleSelection.h"
#include "build/Coverage.h"
#include "config/ConfigTree.h"
#include "finding/Thresholds.h"
#include "frontend/Kernels.h"
#include "frontend/Prelude.h"
#include "frontend/SourceIndex.h"
#include "frontend/Wholeness.h"
#include "host/Gather.h"
#include "model/KernelReporter.h"
#include "model/MachineCode.h"

#include "clang/AST/ASTContext.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

#include <chrono>
#include <set>

using namespace cudatidy;

namespace {

/// What of a parse counts: all of the project, or one file of it, when that file was only reached through another.
struct Scope {
  const Plan &P;
  std::string Only; ///< real path; empty: all
  bool holds(const std::string &File) const { return inProject(P, File) && (Only.empty() || File == Only); }
};

using Thresholds = std::map<std::string, double>;

/// Rules that some files of a parse want under the same thresholds.
struct RuleGroup {
  Thresholds Under;
  std::set<std::string> Wanted;
  std::vector<SelectedRule> Rules;
};

/// Takes the findings that lie in the scope, in files that want them under these thresholds.
class Findings {
public:
  Findings(const Scope &In, ConfigTree &Tree, const Thresholds &Under, std::vector<Finding> &Out)
      : In(In), Tree(Tree), Under(Under), Out(Out) {}
  Reporter of(const SelectedRule &Rule) const {
    return Reporter(Rule.Id.str(), Rule.Level, [this](Finding F) {
      if (!In.holds(F.At.File)) {
        return;
      }
      const FileSettings &S = Tree.settings(F.At.File);
      if (S.On.count(F.Rule) && S.ExcludedBy.empty() && S.Rules.Thresholds == Under) {
        Out.push_back(std::move(F));
      }
    });
  }

private:
  const Scope &In;
  ConfigTree &Tree;
  const Thresholds &Under;
  std::vector<Finding> &Out;
};

/// The rules that the parse's files want, each file by its own configuration.
std::vector<RuleGroup> ruleGroups(const TranslationUnit &Unit, const Scope &In, ConfigTree &Tree) {
  std::vector<RuleGroup> Out;
  for (const std::string &File : Unit.Dependencies) {
    if (!In.holds(File)) {
      continue;
    }
    const FileSettings &S = Tree.settings(File);
    if (!S.ExcludedBy.empty()) {
      continue;
    }
    auto It = llvm::find_if(Out, [&](const RuleGroup &G) { return G.Under == S.Rules.Thresholds; });
    if (It == Out.end()) {
      It = Out.insert(Out.end(), RuleGroup{S.Rules.Thresholds, {}, {}});
    }
    It->Wanted.insert(S.On.begin(), S.On.end());
  }
  for (RuleGroup &G : Out) {
    G.Rules = selectRules(G.Wanted);
  }
  return Out;
}

/// Puts a group's thresholds in force; the configuration's reader has checked them.
void use(const Thresholds &Under) {
  clearThresholds();
  for (const auto &[Key, Value] : Under) {
    llvm::cantFail(setThreshold(Key, Value));
  }
}

/// Processor seconds of this process by phase, when they are wanted.
class Stopwatch {
public:
  explicit Stopwatch(std::map<std::string, double> *To) : To(To), Last(now()) {}
  /// What has passed since the last call belongs to Phase.
  void lap(const std::string &Phase) {
    if (To) {
      const double Now = now();
      (*To)[Phase] += Now - Last;
      Last = Now;
    }
  }

private:
  static double now() {
    llvm::sys::TimePoint<> Elapsed;
    std::chrono::nanoseconds User{}, System{};
    llvm::sys::Process::GetTimeUsage(Elapsed, User, System);
    return std::chrono::duration<double>(User + System).count();
  }
  std::map<std::string, double> *To;
  double Last;
};

void runUnitChecks(const TranslationUnit &Unit, const RuleGroup &Group, const Findings &To, Stopwatch &Watch) {
  for (const SelectedRule &Rule : Group.Rules) {
    if (const UnitCheck *C = Rule.Detector->asUnitCheck()) {
      Reporter R = To.of(Rule);
      C->run(Unit, R);
      Watch.lap("check cuda-" + Rule.Id.str());
    }
  }
}

void runKernelChecks(llvm::ArrayRef<Kernel> Kernels, const SourceIndex &Source, const RuleGroup &Group,
                     const Findings &To, Stopwatch &Watch) {
  for (const SelectedRule &Rule : Group.Rules) {
    if (const KernelCheck *C = Rule.Detector->asKernelCheck()) {
      for (const Kernel &K : Kernels) {
        const Reporter R = To.of(Rule);
        C->run(K, KernelReporter(K, Source, R));
      }
      Watch.lap("check cuda-" + Rule.Id.str());
    }
  }
}

/// What the model predicts for the kernels that lie in the scope, as JSON.
nlohmann::ordered_json modelsOf(llvm::ArrayRef<Kernel> Kernels, const Scope &In) {
  nlohmann::ordered_json Out = nlohmann::ordered_json::array();
  for (const Kernel &K : Kernels) {
    if (In.holds(realPath(K.At.File))) {
      Out.push_back(toJson(K));
    }
  }
  return Out;
}

/// The findings of all rules on one parsed file; what the model predicts goes to Models, when that is given. The model
/// prepares the module in place, so what asks it comes last.
llvm::Error runChecks(TranslationUnit &Unit, const CheckOptions &O, const std::vector<Launch> &Launches,
                      const Scope &In, std::vector<Finding> &Out, Stopwatch &Watch, FileResult *Models = nullptr) {
  const std::vector<RuleGroup> Groups = ruleGroups(Unit, In, *O.Tree);
  bool AskModel = Models;
  for (const RuleGroup &G : Groups) {
    use(G.Under);
    runUnitChecks(Unit, G, Findings(In, *O.Tree, G.Under, Out), Watch);
    AskModel |= llvm::any_of(G.Rules, [](const SelectedRule &R) { return R.Detector->asKernelCheck(); });
  }
  if (AskModel) {
    MachineUses Uses;
    if (Models && !O.Ptxas.empty()) {
      if (auto Told = askPtxas(*Unit.Module, Unit.Job.Arch, O.Ptxas)) {
        Uses = std::move(*Told);
      } else { // the figures stay unknown
        Models->RunNotes.push_back(Unit.Job.File + ": " + llvm::toString(Told.takeError()));
      }
      Watch.lap("ptxas");
    }
    auto Kernels = modelModule(*Unit.Module, Unit.Job.Arch, LaunchChoice(O.Launches, Launches, *Unit.Module), Uses);
    if (!Kernels) {
      return Kernels.takeError();
    }
    for (Kernel &K : *Kernels) {
      K.Gpu = partFor(K.Arch, O.Targets);
    }
    Watch.lap("model");
    if (Models) {
      Models->Models = modelsOf(*Kernels, In);
    }
    const SourceIndex Source(Unit);
    for (const RuleGroup &G : Groups) {
      use(G.Under);
      runKernelChecks(*Kernels, Source, G, Findings(In, *O.Tree, G.Under, Out), Watch);
    }
  }
  clearThresholds();
  return llvm::Error::success();
}

/// The file of a function's text; empty when the module does not say.
std::string fileOf(const llvm::Function &F) {
  const llvm::DISubprogram *S = F.getSubprogram();
  if (!S || !S->getFile()) {
    return "";
  }
  llvm::SmallString<256> Path(S->getDirectory());
  llvm::sys::path::append(Path, S->getFilename());
  return realPath(llvm::sys::path::is_absolute(S->getFilename()) ? S->getFilename().str() : std::string(Path));
}

/// Whether a kernel of the module lies in the scope; one without debug information does.
bool inScope(const llvm::Function &Kernel, const Scope &In) {
  const std::string File = fileOf(Kernel);
  return In.Only.empty() || File.empty() || In.holds(File);
}

/// Counts the kernels of the scope: one that calls a function without IR is missing although it has some itself.
void countKernels(const TranslationUnit &Unit, const Scope &In, FileResult &Out) {
  for (const LeftOut &L : Unit.Missing) {
    if (L.IsKernel && In.holds(realPath(L.File))) {
      Out.Missing.push_back({L.File, L.Line, L.Name, L.Reason});
    }
  }
  for (KernelTemplate T : Unit.Templates) {
    const bool Told = llvm::any_of(
        Unit.Missing, [&](const LeftOut &L) { return L.IsKernel && L.File == T.File && L.Line == T.Line; });
    T.File = realPath(T.File);
    if (!Told && In.holds(T.File)) {
      Out.Templates.push_back(std::move(T));
    }
  }
  const auto Incomplete = incompleteKernels(Unit);
  for (const llvm::Function &F : *Unit.Module) {
    if (!isKernel(F) || !inScope(F, In)) {
      continue;
    }
    const LeftOut *Callee = Incomplete.lookup(&F);
    if (!Callee) {
      ++Out.Kernels;
      continue;
    }
    const llvm::DISubprogram *S = F.getSubprogram();
    Out.Missing.push_back({S ? fileOf(F) : Callee->File, S ? S->getLine() : Callee->Line,
                           S ? S->getName().str() : F.getName().str(), callerReason(*Callee)});
  }
}

void describe(const TranslationUnit &Unit, const Scope &In, bool WithNames, FileResult &Out) {
  Out.Served = Unit.Served == HeaderChoice::Toolkit ? "toolkit" : "embedded";
  Out.ServedWhy = Unit.ServedWhy;
  Out.MissingIncludes = Unit.MissingIncludes;
  Out.Reads = Unit.Dependencies;
  llvm::copy_if(Unit.Dependencies, std::back_inserter(Out.Dependencies),
                [&](const std::string &File) { return In.holds(File); });
  countKernels(Unit, In, Out);
  for (const llvm::Function &F : *Unit.Module) {
    if (WithNames && isKernel(F) && inScope(F, In)) {
      Out.KernelNames.push_back(F.getName().str());
    }
  }
}

/// Kernels of File that a parse could not bring to IR.
size_t kernelsLost(const TranslationUnit &Unit, const std::string &File) {
  return static_cast<size_t>(
      llvm::count_if(Unit.Missing, [&](const LeftOut &L) { return L.IsKernel && realPath(L.File) == File; }));
}

bool standsAlone(const TranslationUnit &Unit, const std::string &File) {
  return !kernelsLost(Unit, File) &&
         llvm::none_of(Unit.Problems, [&](const ParseProblem &Q) { return Q.IsError && realPath(Q.File) == File; });
}

/// The parse that serves a file best: its own, or, when it does not stand alone, one through a file that includes it.
/// Why and Only say which.
llvm::Expected<TranslationUnit> parseBest(const PlannedFile &File, std::string &Why, std::string &Only) {
  auto Own = parse(File.Job);
  if (Own && (File.Through.empty() || standsAlone(*Own, File.Job.File))) {
    return Own;
  }
  std::optional<TranslationUnit> Best;
  for (const ParseJob &Through : File.Through) {
    auto Other = parse(Through);
    if (!Other) {
      llvm::consumeError(Other.takeError());
      continue;
    }
    if (!llvm::is_contained(Other->Dependencies, File.Job.File)) {
      continue;
    }
    if (!Best || kernelsLost(*Other, File.Job.File) < kernelsLost(*Best, File.Job.File)) {
      Best = std::move(*Other);
      Why = Through.File + ", which includes it and through which it is analysed";
    }
    if (standsAlone(*Best, File.Job.File)) {
      break;
    }
  }
  if (!Best || (Own && kernelsLost(*Own, File.Job.File) < kernelsLost(*Best, File.Job.File))) {
    return Own;
  }
  llvm::consumeError(Own.takeError());
  Only = File.Job.File;
  return std::move(*Best);
}

/// The host's view of a file whose text differs between the sides; none: the device-side parse shows the same host
/// code.
std::optional<TranslationUnit> hostSide(const TranslationUnit &Device) {
  if (!Device.TestsCudaArch) {
    return std::nullopt;
  }
  ParseJob Job = Device.Job;
  Job.Which = Side::Host;
  auto Unit = parse(Job);
  if (!Unit) {
    llvm::consumeError(Unit.takeError()); // the device-side parse has said what is wrong with the file
    return std::nullopt;
  }
  return std::move(*Unit);
}

/// The same file under other texts than the disk's, or the same: for fixes.
class Verification {
public:
  Verification(const PlannedFile &File, const Plan &P, const CheckOptions &O, const std::vector<Launch> &Launches)
      : File(File), P(P), O(O), Launches(Launches) {}

  void operator()(std::vector<Finding> &Found, const TranslationUnit &Device,
                  const std::optional<TranslationUnit> &Host, unsigned Kernels) const {
    FileLooks Looks;
    Looks.Before = [&] {
      Observation Seen;
      Seen.count(Device.Problems);
      Host ? Seen.count(Host->Problems) : countHost(Device.Job, Seen);
      Seen.Kernels = Kernels;
      return Seen;
    };
    Looks.With = [this](const FileTexts &New, bool WithChecks) { return look(New, WithChecks); };
    Looks.MayEdit = [this](const std::string &Edited) { return inProject(P, Edited); };
    verifyFixes(Found, File.Job.File, Looks);
  }

private:
  static void countHost(ParseJob Job, Observation &Seen) {
    Job.Which = Side::Host;
    if (auto Unit = parse(Job)) {
      Seen.count(Unit->Problems);
    } else {
      llvm::consumeError(Unit.takeError());
    }
  }

  std::optional<Observation> look(const FileTexts &New, bool WithChecks) const {
    PlannedFile Changed = File;
    Changed.Job.Unsaved = std::make_shared<FileTexts>(New);
    for (ParseJob &Through : Changed.Through) {
      Through.Unsaved = Changed.Job.Unsaved;
    }
    Scope In{P, {}};
    std::string Why;
    auto Unit = parseBest(Changed, Why, In.Only);
    if (!Unit) {
      llvm::consumeError(Unit.takeError());
      return std::nullopt;
    }
    Observation Seen;
    Seen.count(Unit->Problems);
    countHost(Unit->Job, Seen);
    FileResult Counted;
    countKernels(*Unit, In, Counted);
    Seen.Kernels = Counted.Kernels;
    if (WithChecks) {
      Stopwatch Idle(nullptr);
      if (llvm::Error E = runChecks(*Unit, O, Launches, In, Seen.Findings, Idle)) {
        llvm::consumeError(std::move(E));
        return std::nullopt;
      }
    }
    return Seen;
  }

  const PlannedFile &File;
  const Plan &P;
  const CheckOptions &O;
  const std::vector<Launch> &Launches;
};

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
  Stopwatch Watch(O.Profile ? &Out.Result.Times : nullptr);
  Scope In{P, {}};
  auto Unit = parseBest(File, Out.Result.CommandWhy, In.Only);
  if (!Unit) {
    Out.Result.Missing.push_back({File.Job.File, 0, "", llvm::toString(Unit.takeError())});
    return Out;
  }
  describe(*Unit, In, !O.Launches.empty(), Out.Result);

  if (!Unit->PreludeNote.empty()) {
    Out.Result.RunNotes.push_back(Unit->PreludeNote);
  }

  const HostOptions Host = hostOptions(File.Job);
  std::optional<TranslationUnit> HostSide = hostSide(*Unit);
  if (HostSide) {
    llvm::append_range(Out.Result.Reads, HostSide->Dependencies);
  }
  Watch.lap("parse");
  Out.Facts = collectHostFacts(HostSide ? *HostSide : *Unit, Host, Outside.Calls);
  if (File.FactsOnly) {
    return Out;
  }
  std::vector<Launch> Launches;
  if (Outside.Launches) {
    Launches = *Outside.Launches;
  } else if (P.Files.size() == 1) {
    // One file alone, such as a commit's: the rest of its program is looked for around it.
    GatherOptions Around;
    Around.Host = Host;
    Launches = gatherLaunches(HostSide ? *HostSide : *Unit, Around, &Out.Result.Reads);
  } else {
    Launches = resolveLaunches(llvm::ArrayRef(Out.Facts), Host);
  }
  // A prelude is made from files that are listed themselves.
  const std::string Kept = realPath(cacheFolder()) + "/";
  std::erase_if(Out.Result.Reads, [&](const std::string &F) { return llvm::StringRef(F).starts_with(Kept); });
  llvm::sort(Out.Result.Reads);
  Out.Result.Reads.erase(std::unique(Out.Result.Reads.begin(), Out.Result.Reads.end()), Out.Result.Reads.end());
  Watch.lap("host code");
  if (llvm::Error E =
          runChecks(*Unit, O, Launches, In, Out.Result.Findings, Watch, O.WithModel ? &Out.Result : nullptr)) {
    Out.Result.Missing.push_back({File.Job.File, 0, "", llvm::toString(std::move(E))});
    return Out;
  }
  Verification(File, P, O, Launches)(Out.Result.Findings, *Unit, HostSide, Out.Result.Kernels);
  Watch.lap("proof of fixes");
  return Out;
}
