// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Plan.h"

#include "OptionParsing.h"
#include "config/ConfigTree.h"

#include "build/BuildProject.h"
#include "build/Coverage.h"
#include "frontend/Planner.h"
#include "frontend/ProjectFiles.h"
#include "frontend/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

/// Folders whose code is somebody else's: their headers may be read, never reported on.
bool isForeign(llvm::StringRef Folder) {
  return Folder == "third_party" || Folder == "third-party" || Folder == "thirdparty" || Folder == "_deps" ||
         Folder == "extern" || Folder == "external" || Folder == "vendor" || Folder == "node_modules";
}

PlannerOptions plannerOptions(const CheckOptions &O) {
  PlannerOptions P;
  for (const std::string &Target : O.Targets) {
    if (const auto Arch = parseGpuArch(Target)) {
      P.Configured.push_back(*Arch);
    }
  }
  P.BuildPath = O.BuildPath;
  P.Flags = O.Flags;
  P.HasFlags = O.HasFlags;
  return P;
}

/// The named paths without build files, which are read for themselves.
std::vector<std::string> sourcePaths(const CheckOptions &O) {
  std::vector<std::string> Out;
  for (const std::string &Path : O.Paths) {
    if (llvm::sys::fs::is_directory(Path) || !isBuildFile(Path)) {
      Out.push_back(Path);
    }
  }
  return Out;
}

/// Takes the files away that the configuration excludes. How many went.
llvm::Expected<unsigned> exclude(std::vector<std::string> &Files, const CheckOptions &O) {
  std::vector<std::string> Kept;
  for (std::string &File : Files) {
    auto S = O.Tree->forFile(File);
    if (!S) {
      return S.takeError();
    }
    if ((*S)->ExcludedBy.empty()) {
      Kept.push_back(std::move(File));
    }
  }
  const auto Gone = static_cast<unsigned>(Files.size() - Kept.size());
  Files = std::move(Kept);
  return Gone;
}

/// Options in front of a file's own and behind them, through the same list of what may reach clang.
void addArgs(ParseJob &Job, const CheckOptions &O, const TranslateOptions &Translate) {
  const auto Understood = [&](const std::vector<std::string> &Args) {
    return Args.empty() ? std::vector<std::string>()
                        : translateFlags(Args, realPath("."), Job.File, Translate).ClangArgs;
  };
  const std::vector<std::string> Before = Understood(O.ExtraArgsBefore), Behind = Understood(O.ExtraArgs);
  Job.Args.insert(Job.Args.begin(), Before.begin(), Before.end());
  llvm::append_range(Job.Args, Behind);
}

} // namespace

llvm::Expected<Plan> cudatidy::makePlan(const CheckOptions &O) {
  PlannerOptions Options = plannerOptions(O);
  if (!O.Arch.empty()) {
    Options.Arch = parseGpuArch(O.Arch);
    if (!Options.Arch) {
      return llvm::createStringError("unknown architecture '" + O.Arch + "': expected a name such as sm_90");
    }
  }
  for (const std::string &Name : O.Targets) {
    auto Gpu = findTarget(Name);
    if (!Gpu) {
      return Gpu.takeError();
    }
    Options.Configured.push_back(Gpu->Arch);
  }
  const TranslateOptions Translate = Options.Translate;
  Planner Decides(std::move(Options));
  if (!O.HasFlags) {
    if (llvm::Error E = Decides.useDatabaseFor(O.Paths.front())) {
      return std::move(E);
    }
  }
  const std::vector<std::string> Paths = sourcePaths(O);
  auto Found = collectFiles(Paths, Decides.database(), Translate);
  if (!Found) {
    return Found.takeError();
  }
  std::vector<std::string> &Files = Found->Files;
  if (Files.empty() && Found->Unreadable.empty() && !holdsBuildFile(O.Paths)) {
    return llvm::createStringError("no CUDA file in " + llvm::join(O.Paths, ", ") +
                                   " (.cu, .cuh, or C++ with kernels or launches)");
  }
  Plan P;
  if (O.Tree) {
    auto Gone = exclude(Files, O);
    if (!Gone) {
      return Gone.takeError();
    }
    P.Excluded = *Gone;
  }
  P.Root = projectRoot(realPath(O.Paths.front()));
  for (const std::string &Path : O.Paths) {
    // What was named is wanted, even below third_party; the rest of its project may hold headers that matter too.
    P.Roots.push_back(realPath(Path));
    P.Roots.push_back(projectRoot(realPath(Path)));
  }
  for (const std::string &Folder : Found->Unreadable) {
    PlannedFile X;
    X.Job.File = Folder;
    X.Why = "the search for files";
    X.Error = "the folder cannot be read";
    P.Files.push_back(std::move(X));
  }
  for (const std::string &File : Files) {
    Planned Decided = Decides.plan(File);
    PlannedFile X;
    X.Job = std::move(Decided.Job);
    X.Job.Headers = O.Headers;
    X.Job.UsePrelude = O.UsePrelude;
    X.Through = std::move(Decided.Through);
    addArgs(X.Job, O, Translate);
    for (ParseJob &Through : X.Through) {
      addArgs(Through, O, Translate);
    }
    X.Why = std::move(Decided.Why);
    X.Notes = std::move(Decided.Notes);
    if (!O.CudaPath.empty() && O.CudaPath != NoToolkit) {
      X.Job.ToolkitPath = O.CudaPath;
    }
    P.Files.push_back(std::move(X));
  }
  P.Notes = Decides.notes();
  return P;
}

bool cudatidy::inProject(const Plan &P, llvm::StringRef File) {
  for (const std::string &Root : P.Roots) {
    llvm::StringRef Below = File;
    if (File == Root) {
      return true;
    }
    if (!Below.consume_front(Root) || !Below.starts_with("/")) {
      continue;
    }
    llvm::SmallVector<llvm::StringRef, 8> Parts;
    llvm::sys::path::parent_path(Below).split(Parts, '/', -1, false);
    if (llvm::none_of(Parts, isForeign)) {
      return true;
    }
  }
  return false;
}
