// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Plan.h"

#include "OptionParsing.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

llvm::Expected<Plan> cudatidy::makePlan(const CheckOptions &O) {
  Plan P;
  std::vector<std::string> Files;
  for (const std::string &Path : O.Paths) {
    const std::string Real = realPath(Path);
    if (!llvm::sys::fs::is_directory(Real)) {
      Files.push_back(Real);
      P.Roots.push_back(llvm::sys::path::parent_path(Real).str());
      continue;
    }
    P.Roots.push_back(Real);
    std::error_code EC;
    for (llvm::sys::fs::recursive_directory_iterator It(Real, EC, false), End; It != End && !EC; It.increment(EC)) {
      if (llvm::StringRef(It->path()).ends_with(".cu")) {
        Files.push_back(It->path());
      }
    }
  }
  llvm::sort(Files);
  for (const std::string &F : Files) {
    PlannedFile X;
    X.Job.File = F;
    X.Job.Directory = llvm::sys::path::parent_path(F).str();
    X.Job.Args = O.Flags;
    X.Job.Headers = O.Headers;
    X.Job.Arch = O.Arch.empty() ? "sm_90" : O.Arch;
    X.Job.ToolkitPath = O.CudaPath;
    X.Why = "the command line";
    P.Files.push_back(std::move(X));
  }
  return P;
}

bool cudatidy::inProject(const Plan &P, llvm::StringRef File) {
  return llvm::any_of(P.Roots, [&](const std::string &R) { return File.starts_with(R + "/"); });
}
