// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Git.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

#include <unistd.h>

using namespace cudatidy;
using llvm::StringRef;

extern char **environ;

namespace {

std::string textOf(StringRef File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

} // namespace

llvm::Expected<std::string> cudatidy::git(StringRef Folder, llvm::ArrayRef<std::string> Args, StringRef Index) {
  const auto Program = llvm::sys::findProgramByName("git");
  if (!Program) {
    return llvm::createStringError("git is not installed, and this option needs it");
  }
  llvm::SmallString<128> Out, Err;
  if (llvm::sys::fs::createTemporaryFile("cuda-tidy-git", "out", Out) ||
      llvm::sys::fs::createTemporaryFile("cuda-tidy-git", "err", Err)) {
    return llvm::createStringError("no temporary file could be made");
  }
  const llvm::FileRemover RemoveOut(Out), RemoveErr(Err);
  std::vector<StringRef> All = {*Program, "-c",  "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager",
                                "-C",     Folder};
  All.insert(All.end(), Args.begin(), Args.end());
  std::vector<std::string> Variables;
  for (char **V = environ; *V; ++V) {
    const StringRef One(*V);
    // Inside a hook git names the repository and the index of the commit; Folder decides here.
    if (!One.starts_with("GIT_DIR=") && !One.starts_with("GIT_INDEX_FILE=") && !One.starts_with("GIT_WORK_TREE=") &&
        !One.starts_with("GIT_PREFIX=") && !One.starts_with("LC_ALL=") && !One.starts_with("GIT_EXTERNAL_DIFF=")) {
      Variables.push_back(One.str());
    }
  }
  Variables.push_back("LC_ALL=C");
  if (!Index.empty()) {
    Variables.push_back(("GIT_INDEX_FILE=" + Index).str());
  }
  const std::vector<StringRef> Environment(Variables.begin(), Variables.end());
  const std::optional<StringRef> Redirects[] = {StringRef(""), StringRef(Out), StringRef(Err)};
  const int Code = llvm::sys::ExecuteAndWait(*Program, All, llvm::ArrayRef(Environment), Redirects);
  if (Code != 0) {
    std::string Said = textOf(Err);
    return llvm::createStringError(StringRef(Said).trim().split('\n').first);
  }
  return textOf(Out);
}

llvm::Error cudatidy::needsWorkTree(StringRef Folder, StringRef Option) {
  auto Inside = git(Folder, {"rev-parse", "--is-inside-work-tree"});
  if (Inside && StringRef(*Inside).trim() == "true") {
    return llvm::Error::success();
  }
  const std::string Said = Inside ? "not a git repository" : llvm::toString(Inside.takeError());
  if (StringRef(Said).contains("not a git repository")) {
    return llvm::createStringError(Option + " needs a git work tree, and " + Folder + " lies in none");
  }
  return llvm::createStringError(Option + " needs the git work tree of " + Folder + ": " + Said);
}
