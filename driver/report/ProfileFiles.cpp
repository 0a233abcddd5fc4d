// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Profile.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <cstdlib>

using namespace cudatidy;
using llvm::StringRef;

namespace {

llvm::Expected<std::string> findNcu(const std::string &File) {
  if (const char *Given = getenv("CUDA_TIDY_NCU")) {
    if (auto Path = llvm::sys::findProgramByName(Given)) {
      return *Path;
    }
    return llvm::createStringError("CUDA_TIDY_NCU names no program: '" + std::string(Given) + "'");
  }
  if (auto Path = llvm::sys::findProgramByName("ncu")) {
    return *Path;
  }
  for (const char *const Variable : {"CUDA_PATH", "CUDA_HOME"}) {
    if (const char *Folder = getenv(Variable)) {
      if (auto Path = llvm::sys::findProgramByName("ncu", {(llvm::Twine(Folder) + "/bin").str()})) {
        return *Path;
      }
    }
  }
  if (auto Path = llvm::sys::findProgramByName("ncu", {"/usr/local/cuda/bin"})) {
    return *Path;
  }
  return llvm::createStringError(
      File +
      ": a .ncu-rep file is read by ncu, and none was found; install Nsight Compute, name it in CUDA_TIDY_NCU, or "
      "export where it is: ncu --import " +
      llvm::sys::path::filename(File) + " --csv --page raw > profile.csv");
}

std::string textOf(StringRef File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

} // namespace

llvm::Expected<std::vector<std::string>> cudatidy::pagesOfReport(const std::string &File) {
  auto Ncu = findNcu(File);
  if (!Ncu) {
    return Ncu.takeError();
  }
  llvm::SmallString<128> Folder;
  if (llvm::sys::fs::createUniqueDirectory("cuda-tidy-ncu", Folder)) {
    return llvm::createStringError("no temporary folder could be made");
  }
  const llvm::scope_exit Clean([&] { llvm::sys::fs::remove_directories(Folder); });
  const std::string Page = (Folder + "/page.csv").str(), Log = (Folder + "/log").str();
  std::vector<std::string> Out;
  const std::vector<StringRef> Pages[] = {{"raw"}, {"source", "--print-source", "cuda,sass"}};
  for (const std::vector<StringRef> &Each : Pages) {
    std::vector<StringRef> Args = {*Ncu, "--import", File, "--csv", "--page"};
    Args.insert(Args.end(), Each.begin(), Each.end());
    const std::optional<StringRef> Redirects[] = {StringRef(""), StringRef(Page), StringRef(Log)};
    constexpr unsigned Seconds = 300;
    std::string Problem;
    const int Code = llvm::sys::ExecuteAndWait(*Ncu, Args, std::nullopt, Redirects, Seconds, 0, &Problem);
    if (!Out.empty() && (Code != 0 || !StringRef(textOf(Page)).contains("\"Address\""))) {
      break; // a profile without source counters is one too
    }
    if (Code != 0) {
      const std::string Said = textOf(Log) + textOf(Page);
      return llvm::createStringError(
          File + ": " + *Ncu + " could not read it (exit code " + std::to_string(Code) +
          "): " + (Problem.empty() ? StringRef(Said).trim().split('\n').first.str() : Problem));
    }
    Out.push_back(textOf(Page));
  }
  return Out;
}

llvm::Expected<Profile> cudatidy::loadProfile(const std::vector<std::string> &Files) {
  Profile P;
  for (const std::string &File : Files) {
    P.Name += (P.Name.empty() ? "" : ", ") + llvm::sys::path::filename(File).str();
    auto Buffer = llvm::MemoryBuffer::getFile(File);
    if (!Buffer) {
      return llvm::createStringError(File + ": " + Buffer.getError().message());
    }
    std::vector<std::string> Pages = {(*Buffer)->getBuffer().str()};
    if (StringRef(File).ends_with(".ncu-rep")) {
      auto Read = pagesOfReport(File);
      if (!Read) {
        return Read.takeError();
      }
      Pages = std::move(*Read);
    }
    for (const std::string &Page : Pages) {
      if (llvm::Error E = readProfilePage(Page, File, P)) {
        return E;
      }
    }
  }
  for (LaunchProfile &L : P.Launches) {
    L.Values = countersFrom(L.Metrics);
  }
  if (P.Launches.empty()) {
    return llvm::createStringError(Files.front() +
                                   ": no launch of a kernel with its time; the page named raw or details "
                                   "has them: ncu --import REPORT.ncu-rep --csv --page raw");
  }
  return P;
}
