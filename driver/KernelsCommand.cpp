// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy kernels [OPTIONS] FILE [-- FLAGS]`, for developers: what the front end makes of one file, as JSON. The
// measurement of scripts/corpus stands on it. With --plan the file is parsed as `check` would, else with FLAGS alone.

#include "Commands.h"

#include "frontend/CompilerArgs.h"
#include "frontend/Frontend.h"
#include "frontend/Kernels.h"
#include "frontend/Planner.h"
#include "frontend/Toolkit.h"
#include "frontend/Wholeness.h"
#include "model/PassAnalyses.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

#include <ctime>
#include <map>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

struct Options {
  ParseJob Job;
  std::string CudaPath;
  bool Print = false, Simplify = false, Toolkits = false, Plan = false;
};

std::optional<Options> readOptions(int Argc, char **Argv) {
  Options O;
  int I = 1;
  for (; I < Argc && llvm::StringRef(Argv[I]) != "--"; ++I) {
    llvm::StringRef A = Argv[I];
    if (A.consume_front("--headers=")) {
      O.Job.Headers = A == "embedded"  ? HeaderChoice::Embedded
                      : A == "toolkit" ? HeaderChoice::Toolkit
                                       : HeaderChoice::Auto;
    } else if (A.consume_front("--cuda-path=")) {
      O.CudaPath = A.str();
    } else if (A.consume_front("--arch=")) {
      O.Job.Arch = A.str();
    } else if (A == "--host") {
      O.Job.Which = Side::Host;
    } else if (A == "--no-prelude") {
      O.Job.UsePrelude = false;
    } else if (A == "--hide-system") {
      O.Job.HideSystem = true;
    } else if (A == "--print") {
      O.Print = true;
    } else if (A == "--toolkits") {
      O.Toolkits = true;
    } else if (A == "--plan") {
      O.Plan = true;
    } else if (A == "--simplify") {
      O.Simplify = true;
    } else if (A.starts_with("-") || !O.Job.File.empty()) {
      return std::nullopt;
    } else {
      llvm::SmallString<256> Path(A);
      llvm::sys::fs::make_absolute(Path);
      O.Job.File = std::string(Path);
    }
  }
  for (++I; I < Argc; ++I) {
    O.Job.Args.push_back(Argv[I]);
  }
  llvm::SmallString<256> Here;
  llvm::sys::fs::current_path(Here);
  O.Job.Directory = std::string(Here);
  return O.Job.File.empty() && !O.Toolkits ? std::nullopt : std::optional(std::move(O));
}

/// Makes the IR of two header sets comparable: helpers are inlined, and what only the unoptimised form has is gone.
void simplify(llvm::Module &M) {
  for (llvm::Function &F : M) {
    if (F.isDeclaration()) {
      continue;
    }
    F.removeFnAttr(llvm::Attribute::OptimizeNone);
    F.removeFnAttr(llvm::Attribute::NoInline);
    if (!isKernel(F)) {
      F.addFnAttr(llvm::Attribute::AlwaysInline);
      F.setLinkage(llvm::GlobalValue::InternalLinkage);
      F.setComdat(nullptr);
    }
  }
  llvm::PassBuilder Builder;
  PassAnalyses Analyses(Builder);
  llvm::ModulePassManager Passes;
  Passes.addPass(llvm::AlwaysInlinerPass());
  Passes.addPass(llvm::GlobalDCEPass());
  llvm::FunctionPassManager Each;
  Each.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  Each.addPass(llvm::EarlyCSEPass(true));
  Each.addPass(llvm::InstCombinePass());
  Each.addPass(llvm::SimplifyCFGPass());
  Each.addPass(llvm::EarlyCSEPass(true));
  Passes.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(Each)));
  Passes.run(M, Analyses.Modules);
}

struct Counts {
  unsigned Loads = 0, Stores = 0, Atomics = 0;
  std::map<std::string, unsigned> Calls; ///< by callee; intrinsics that touch nothing are not counted
};

Counts count(const llvm::Function &F) {
  Counts C;
  for (const llvm::Instruction &I : llvm::instructions(F)) {
    if (llvm::isa<llvm::LoadInst>(I)) {
      ++C.Loads;
    } else if (llvm::isa<llvm::StoreInst>(I)) {
      ++C.Stores;
    } else if (llvm::isa<llvm::AtomicRMWInst, llvm::AtomicCmpXchgInst>(I)) {
      ++C.Atomics;
    } else if (const auto *Call = llvm::dyn_cast<llvm::CallBase>(&I)) {
      if (llvm::isa<llvm::DbgInfoIntrinsic>(I) || I.isLifetimeStartOrEnd()) {
        continue;
      }
      const llvm::Function *Callee = Call->getCalledFunction();
      ++C.Calls[Callee ? Callee->getName().str() : Call->isInlineAsm() ? "asm" : "indirect"];
    }
  }
  return C;
}

/// The flags of the file's own project, as far as the command line does not say otherwise.
void plan(Options &O) {
  PlannerOptions Asked;
  Asked.Flags = O.Job.Args;
  Asked.HasFlags = !O.Job.Args.empty();
  ParseJob Found = Planner(std::move(Asked)).plan(O.Job.File).Job;
  Found.Which = O.Job.Which;
  Found.Headers = O.Job.Headers;
  Found.UsePrelude = O.Job.UsePrelude;
  Found.HideSystem = O.Job.HideSystem;
  if (!O.Job.ToolkitPath.empty()) {
    Found.ToolkitPath = O.Job.ToolkitPath;
  }
  O.Job = std::move(Found);
}

/// Of each kernel that is not whole, by name: why.
using Reasons = std::map<std::string, std::string>;

Json toJson(const TranslationUnit &Unit, const Reasons &NotWhole) {
  Json J;
  J["file"] = Unit.Job.File;
  J["served"] = Unit.Served == HeaderChoice::Toolkit ? "toolkit" : "embedded";
  J["why"] = Unit.ServedWhy;
  J["prelude"] = Unit.UsedPrelude;
  if (!Unit.PreludeNote.empty()) {
    J["prelude_note"] = Unit.PreludeNote;
  }
  J["tests_cuda_arch"] = Unit.TestsCudaArch;
  J["kernels"] = Json::array();
  if (Unit.Module) {
    for (const llvm::Function &F : *Unit.Module) {
      if (!isKernel(F)) {
        continue;
      }
      const Counts C = count(F);
      Json K;
      K["name"] = F.getName();
      if (const llvm::DISubprogram *At = F.getSubprogram()) {
        K["file"] = At->getFilename();
        K["line"] = At->getLine();
      }
      const auto Why = NotWhole.find(F.getName().str());
      K["whole"] = Why == NotWhole.end();
      if (Why != NotWhole.end()) {
        K["reason"] = Why->second;
      }
      K["loads"] = C.Loads;
      K["stores"] = C.Stores;
      K["atomics"] = C.Atomics;
      K["calls"] = C.Calls;
      J["kernels"].push_back(std::move(K));
    }
  }
  J["missing"] = Json::array();
  for (const LeftOut &L : Unit.Missing) {
    J["missing"].push_back({{"name", L.Name},
                            {"kernel", L.IsKernel},
                            {"device", L.OnDevice},
                            {"file", L.File},
                            {"line", L.Line},
                            {"reason", L.Reason}});
  }
  J["missing_includes"] = Unit.MissingIncludes;
  J["problems"] = Json::array();
  for (const ParseProblem &P : Unit.Problems) {
    J["problems"].push_back(P.File + ":" + std::to_string(P.Line) + ": " + P.Message);
  }
  J["cpu"] = double(std::clock()) / CLOCKS_PER_SEC;
  return J;
}

} // namespace

int cudatidy::runKernels(int Argc, char **Argv) {
  auto O = readOptions(Argc, Argv);
  if (!O) {
    llvm::errs() << "cuda-tidy kernels [--headers=auto|embedded|toolkit] [--cuda-path=P] [--arch=sm_N] [--host] "
                    "[--no-prelude] [--hide-system] [--simplify] [--print] [--plan] FILE [-- FLAGS] | --toolkits\n";
    return 2;
  }
  if (O->Job.Headers != HeaderChoice::Embedded || O->Toolkits) {
    ToolkitSearch Where = ToolkitSearch::fromEnvironment();
    Where.CudaPath = O->CudaPath;
    const std::vector<Toolkit> All = findToolkits(Where);
    if (O->Toolkits) {
      llvm::outs() << describe(All).dump(1) << "\n";
      return 0;
    }
    if (const Toolkit *T = chosen(All)) {
      O->Job.ToolkitPath = T->Root;
    }
  }
  if (O->Plan) {
    plan(*O);
  }
  auto Unit = parse(O->Job);
  if (!Unit) {
    llvm::errs() << llvm::toString(Unit.takeError()) << "\n";
    return 3;
  }
  Reasons NotWhole;
  for (const auto &[F, Callee] : incompleteKernels(*Unit)) {
    NotWhole[F->getName().str()] = callerReason(*Callee);
  }
  if (O->Simplify && Unit->Module) {
    simplify(*Unit->Module);
  }
  if (O->Print && Unit->Module) {
    Unit->Module->print(llvm::outs(), nullptr);
  } else {
    llvm::outs() << toJson(*Unit, NotWhole).dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
  }
  return 0;
}
