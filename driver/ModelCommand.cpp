// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy model`: what the warp model predicts for each kernel, as JSON, as annotated source, or for tests.

#include "CheckOptions.h"
#include "Commands.h"
#include "LaunchChoice.h"
#include "LaunchOption.h"
#include "ModelReport.h"
#include "OptionParsing.h"
#include "ParseOptions.h"
#include "Plan.h"
#include "RunResult.h"
#include "frontend/Kernels.h"
#include "host/Gather.h"
#include "model/MachineCode.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

enum class ModelFormat { Text, Json };
enum class Printer { Lanes, Masks, Launches };

struct Parser {
  cl::SubCommand Sub{"model", "Print what the warp model predicts for each kernel"};
  cl::list<std::string> Paths{cl::Positional, cl::desc("FILE... [-- FLAGS]"), cl::sub(Sub)};
  cl::opt<ModelFormat> Format{"format", cl::desc("How the prediction is written"),
                              cl::values(clEnumValN(ModelFormat::Text, "text", "source lines with their counters"),
                                         clEnumValN(ModelFormat::Json, "json", "every access and branch")),
                              cl::init(ModelFormat::Text), cl::sub(Sub)};
  cl::list<Printer> Prints{"print", cl::desc("Print single results, for tests"),
                           cl::values(clEnumValN(Printer::Lanes, "lanes", "the pattern of each access over the lanes"),
                                      clEnumValN(Printer::Masks, "masks", "the active lanes of each site"),
                                      clEnumValN(Printer::Launches, "launches", "the launches that are modelled")),
                           cl::CommaSeparated, cl::sub(Sub)};
  ParseOptions Parse{Sub};
};

int usageError(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy model: " << Text << "\n";
  return 2;
}

struct Output {
  const Parser &Options;
  nlohmann::ordered_json Kernels = nlohmann::ordered_json::array();

  /// A profiler's report tells kernels apart by name and block, and what is measured of one is its first launch, of
  /// whatever instance. Later launches of other grids, arguments or instances stand inside the first one's object.
  void addJson(llvm::ArrayRef<Kernel> All, llvm::ArrayRef<Launch> Found) {
    if (Options.Format != ModelFormat::Json || !Options.Prints.empty()) {
      return;
    }
    llvm::StringMap<size_t> Met;
    for (const Launch &L : Found) {
      Met.try_emplace(L.Kernel, Met.size());
    }
    std::map<std::pair<std::string, Dim3>, std::vector<const Kernel *>> Groups;
    const auto GroupOf = [&](const Kernel &K) -> std::vector<const Kernel *> & {
      const bool Launched = K.On.Source == LaunchSource::Host && !K.On.Name.empty();
      return Groups[{Launched ? K.On.Name : K.Signature, K.On.Block}];
    };
    for (const Kernel &K : All) {
      GroupOf(K).push_back(&K);
    }
    for (auto &[Key, Group] : Groups) {
      llvm::stable_sort(Group, [&](const Kernel *A, const Kernel *B) {
        return Met.lookup(A->F->getName()) < Met.lookup(B->F->getName());
      });
    }
    for (const Kernel &K : All) {
      const std::vector<const Kernel *> &Group = GroupOf(K);
      if (Group.front() != &K) {
        continue;
      }
      Kernels.push_back(toJson(K));
      for (const Kernel *Later : llvm::drop_begin(Group)) {
        Kernels.back()["later_launches"].push_back(toJson(*Later));
      }
    }
  }

  void add(const Kernel &K) {
    for (const Printer What : Options.Prints) {
      switch (What) {
      case Printer::Lanes:
        printLanes(llvm::outs(), K);
        break;
      case Printer::Masks:
        printMasks(llvm::outs(), K);
        break;
      case Printer::Launches:
        break; // a file's launches are printed together, as the host code gives them
      }
    }
    if (!Options.Prints.empty()) {
      return;
    }
    if (Options.Format == ModelFormat::Text) {
      printSource(llvm::outs(), K);
    }
  }

  void finish() {
    if (Options.Format == ModelFormat::Json && Options.Prints.empty()) {
      nlohmann::ordered_json Result = {{"version", 1}, {"kernels", Kernels}};
      llvm::outs() << Result.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
    }
  }
};

} // namespace

int cudatidy::runModel(int Argc, char **Argv) {
  Parser P;
  const auto Flags = parseOptions(P.Sub, Argc, Argv);
  if (!Flags) {
    return 2;
  }
  if (P.Paths.empty()) {
    return usageError("no FILE given. Example: cuda-tidy model kernel.cu -- -std=c++17");
  }
  CheckOptions O;
  if (!P.Parse.apply(O, "model")) {
    return 2;
  }
  O.Paths.assign(P.Paths.begin(), P.Paths.end());
  for (const std::string &Path : O.Paths) {
    if (llvm::Error E = verifyPath(Path)) {
      return usageError(llvm::toString(std::move(E)));
    }
  }
  O.Flags = *Flags;
  O.HasFlags = std::any_of(Argv, Argv + Argc, [](const char *A) { return llvm::StringRef(A) == "--"; });
  auto Work = makePlan(O);
  if (!Work) {
    return usageError(llvm::toString(Work.takeError()));
  }
  Output Out{P};
  bool Incomplete = false;
  std::set<std::string> Names, Templates;
  const auto Fail = [&](llvm::StringRef File, const llvm::Twine &Why) {
    Incomplete = true;
    llvm::errs() << "cuda-tidy: " << File << ": " << Why << "\n";
  };
  for (const PlannedFile &File : Work->Files) {
    if (!File.Error.empty()) {
      Fail(File.Job.File, File.Error);
      continue;
    }
    auto Unit = parse(File.Job);
    if (!Unit) {
      Fail(File.Job.File, llvm::toString(Unit.takeError()));
      continue;
    }
    for (const LeftOut &L : Unit->Missing) {
      if (L.IsKernel) {
        Fail(L.File, "kernel " + L.Name + " is left out: " + L.Reason);
      }
    }
    for (const llvm::Function &F : *Unit->Module) {
      if (isKernel(F)) {
        Names.insert(F.getName().str());
      }
    }
    for (const KernelTemplate &T : Unit->Templates) {
      if (!T.HasInstance) {
        Templates.insert(T.Name);
      }
      if (!T.HasInstance && realPath(T.File) == realPath(File.Job.File)) {
        llvm::errs() << "cuda-tidy: " << T.File << ":" << T.Line << ": kernel template '" << T.Name << "' "
                     << UninstantiatedReason << "\n";
      }
    }
    GatherOptions Around;
    Around.Host = hostOptions(File.Job);
    const std::vector<Launch> Found = gatherLaunches(*Unit, Around);
    if (llvm::is_contained(P.Prints, Printer::Launches)) {
      printLaunches(llvm::outs(), Found);
    }
    MachineUses Uses;
    if (!O.Ptxas.empty()) {
      if (auto Told = askPtxas(*Unit->Module, File.Job.Arch, O.Ptxas)) {
        Uses = std::move(*Told);
      } else {
        Fail(File.Job.File, llvm::toString(Told.takeError()));
      }
    }
    auto Kernels = modelModule(*Unit->Module, File.Job.Arch, LaunchChoice(O.Launches, Found, *Unit->Module), Uses);
    if (!Kernels) {
      Fail(File.Job.File, llvm::toString(Kernels.takeError()));
      continue;
    }
    for (const Kernel &K : *Kernels) {
      Out.add(K);
    }
    Out.addJson(*Kernels, Found);
  }
  Out.finish();
  if (Incomplete) {
    return 3;
  }
  if (Names.empty() && Templates.empty()) {
    llvm::errs() << "cuda-tidy model: no kernel in what was named\n";
  }
  const std::vector<std::string> Unused = unusedLaunches(O.Launches, Names, {}, Templates);
  for (const std::string &Text : Unused) {
    usageError(Text);
  }
  return Unused.empty() ? 0 : 2;
}
