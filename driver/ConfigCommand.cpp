// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy config`: whether configurations are right, what holds for a file, and who says so.

#include "Commands.h"
#include "OptionParsing.h"
#include "RuleSelection.h"
#include "config/ConfigTree.h"
#include "finding/RuleWords.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

enum class Task { Verify, Dump, Explain };

struct Parser {
  cl::SubCommand Sub{"config", "Verify, print and explain configurations"};
  cl::list<std::string> Paths{cl::Positional, cl::desc("[PATH...]"), cl::sub(Sub)};
  cl::opt<Task> What{
      cl::desc("What to do:"),
      cl::values(clEnumValN(Task::Verify, "verify", "check every .cuda-tidy at, above and below PATH"),
                 clEnumValN(Task::Dump, "dump", "print the configuration that holds for PATH"),
                 clEnumValN(Task::Explain, "explain", "say which rules run for a file, and who says so")),
      cl::sub(Sub)};
};

int usageError(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy config: " << Text << "\n";
  return 2;
}

/// The configurations that matter for a path: the nearest at or above it, and all below it.
std::vector<std::string> configsOf(const std::string &Path) {
  std::vector<std::string> Out;
  ConfigTree Tree({});
  if (std::string Nearest = Tree.nearest(Path); !Nearest.empty()) {
    Out.push_back(std::move(Nearest));
  }
  if (llvm::sys::fs::is_directory(Path)) {
    std::error_code EC;
    llvm::sys::fs::recursive_directory_iterator It(Path, EC, /*follow_symlinks=*/false), End;
    for (; It != End && !EC; It.increment(EC)) {
      const llvm::StringRef Name = llvm::sys::path::filename(It->path());
      if (Name == ConfigFileName && !llvm::is_contained(Out, It->path())) {
        Out.push_back(It->path());
      } else if (Name == ".git" || Name == "node_modules") {
        It.no_push();
      }
    }
  } else if (llvm::sys::path::filename(Path) == ConfigFileName || llvm::sys::path::extension(Path) == ".yaml") {
    Out = {Path};
  }
  llvm::sort(Out);
  return Out;
}

int verify(const std::vector<std::string> &Paths) {
  size_t Right = 0, Wrong = 0;
  for (const std::string &Path : Paths) {
    for (const std::string &File : configsOf(realPath(Path))) {
      auto C = readConfig(File);
      if (C) {
        ++Right;
        continue;
      }
      ++Wrong;
      llvm::errs() << llvm::toString(C.takeError()) << "\n";
    }
  }
  if (!Wrong) {
    llvm::outs() << Right << (Right == 1 ? " configuration" : " configurations") << " read, nothing wrong\n";
  }
  return Wrong ? 2 : 0;
}

int dump(const std::vector<std::string> &Paths) {
  for (const std::string &Path : Paths) {
    ConfigTree Tree({});
    const std::string Real = realPath(Path);
    auto C = Tree.project(Real);
    if (!C) {
      llvm::errs() << llvm::toString(C.takeError()) << "\n";
      return 2;
    }
    C->InheritParent = false; // what it inherits is in it
    if (!llvm::sys::fs::is_directory(Real)) {
      auto S = Tree.forFile(Real);
      if (!S) {
        llvm::errs() << llvm::toString(S.takeError()) << "\n";
        return 2;
      }
      C->Rules = (*S)->Rules; // overrides are decided for a file
      C->Overrides.clear();
    }
    llvm::outs() << dumpConfig(*C);
  }
  return 0;
}

/// Who decided last whether a rule runs; empty: nobody, the rule's own default holds.
std::string decider(const FileSettings &S, const std::string &Rule) {
  std::string Who;
  for (const SettingsSource &From : S.Sources) {
    // A source that answers the same to both defaults has an opinion.
    if (selects("-zzz," + From.Rules.Checks, Rule, true) == selects("zzz," + From.Rules.Checks, Rule, false)) {
      Who = From.Name;
    }
  }
  return Who;
}

int explain(const std::vector<std::string> &Paths) {
  for (const std::string &Path : Paths) {
    const std::string File = realPath(Path);
    if (llvm::sys::fs::is_directory(File)) {
      return usageError("--explain takes files, and '" + Path + "' is a folder");
    }
    ConfigTree Tree({});
    auto Found = Tree.forFile(File);
    if (!Found) {
      llvm::errs() << llvm::toString(Found.takeError()) << "\n";
      return 2;
    }
    const FileSettings &S = **Found;
    llvm::outs() << Path << ":\n";
    if (!S.ExcludedBy.empty()) {
      llvm::outs() << "  excluded by " << S.ExcludedBy << "\n";
    }
    for (const RuleWords &R : ruleWords()) {
      const std::string Id(R.Id), Who = decider(S, Id);
      llvm::outs() << "  cuda-" << llvm::left_justify(Id, 26) << (S.On.count(Id) ? "on " : "off")
                   << (Who.empty() ? "  by default" : "  by " + Who) << "\n";
    }
    for (const auto &[Name, Value] : S.Rules.Thresholds) {
      std::string Who;
      for (const SettingsSource &From : S.Sources) {
        if (From.Rules.Thresholds.count(Name)) {
          Who = From.Name;
        }
      }
      llvm::outs() << "  " << Name << " = " << llvm::format("%g", Value) << "  by " << Who << "\n";
    }
  }
  return 0;
}

} // namespace

int cudatidy::runConfig(int Argc, char **Argv) {
  Parser P;
  if (!parseOptions(P.Sub, Argc, Argv)) {
    return 2;
  }
  std::vector<std::string> Paths(P.Paths.begin(), P.Paths.end());
  if (Paths.empty()) {
    Paths.push_back(".");
  }
  for (const std::string &Path : Paths) {
    if (!llvm::sys::fs::exists(Path)) {
      return usageError("no such file or folder: '" + Path + "'");
    }
  }
  if (!P.What.getNumOccurrences()) {
    return usageError("expected --verify, --dump or --explain. Example: cuda-tidy config --explain src/kernel.cu");
  }
  switch (P.What) {
  case Task::Verify:
    return verify(Paths);
  case Task::Dump:
    return dump(Paths);
  case Task::Explain:
    return explain(Paths);
  }
  llvm_unreachable("a task has three values");
}
