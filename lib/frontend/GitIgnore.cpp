// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/GitIgnore.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace fs = llvm::sys::fs;

std::vector<std::string> cudatidy::withoutIgnored(llvm::StringRef Folder, std::vector<std::string> Files) {
  const auto Git = llvm::sys::findProgramByName("git");
  if (!Git || Files.empty()) {
    return Files;
  }
  llvm::SmallString<128> InPath;
  llvm::SmallString<128> OutPath;
  int In = -1;
  if (fs::createTemporaryFile("cuda-tidy-files", "in", In, InPath) ||
      fs::createTemporaryFile("cuda-tidy-files", "out", OutPath)) {
    return Files;
  }
  const llvm::FileRemover RemoveIn(InPath);
  const llvm::FileRemover RemoveOut(OutPath);
  {
    llvm::raw_fd_ostream List(In, /*shouldClose=*/true);
    for (const std::string &File : Files) {
      List << File << '\0';
    }
    List << Folder << '\0';
  }
  // core.fsmonitor could name a program to run: a repository of others must not choose it.
  const llvm::StringRef Args[] = {*Git, "-c", "core.fsmonitor=false", "-C", Folder, "check-ignore", "-z", "--stdin"};
  const std::optional<llvm::StringRef> Redirects[] = {llvm::StringRef(InPath), llvm::StringRef(OutPath),
                                                      llvm::StringRef("")};
  // 0: some are ignored; 1: none; 128: no repository.
  if (llvm::sys::ExecuteAndWait(*Git, Args, std::nullopt, Redirects, /*SecondsToWait=*/60) != 0) {
    return Files;
  }
  const auto Buffer = llvm::MemoryBuffer::getFile(OutPath);
  if (!Buffer) {
    return Files;
  }
  llvm::StringSet<> Ignored;
  llvm::SmallVector<llvm::StringRef, 32> Names;
  (*Buffer)->getBuffer().split(Names, '\0', -1, false);
  for (const llvm::StringRef Name : Names) {
    Ignored.insert(Name);
  }
  if (Ignored.contains(Folder)) {
    return Files; // the folder was named all the same: what it holds is wanted
  }
  std::erase_if(Files, [&](const std::string &F) { return Ignored.contains(F); });
  return Files;
}
