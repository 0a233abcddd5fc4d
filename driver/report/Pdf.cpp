// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Pdf.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <unistd.h>
#include <vector>

using namespace cudatidy;
using llvm::StringRef;

namespace {

llvm::Expected<std::string> findBrowser() {
  if (const char *Given = getenv("CUDA_TIDY_BROWSER")) {
    if (auto Path = llvm::sys::findProgramByName(Given)) {
      return *Path;
    }
    return llvm::createStringError("CUDA_TIDY_BROWSER names no program: '" + std::string(Given) + "'");
  }
  for (const char *const Name : {"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
                                 "microsoft-edge", "headless_shell", "chrome-headless-shell"}) {
    if (auto Path = llvm::sys::findProgramByName(Name)) {
      return *Path;
    }
  }
  return llvm::createStringError("a PDF is printed by Chromium, and none was found; install it (Debian: apt install "
                                 "chromium), name one in CUDA_TIDY_BROWSER, or print the HTML from a browser");
}

std::string textOf(StringRef File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

} // namespace

llvm::Error cudatidy::writePdf(StringRef Html, const std::string &File) {
  auto Browser = findBrowser();
  if (!Browser) {
    return Browser.takeError();
  }
  llvm::SmallString<128> Scratch;
  if (llvm::sys::fs::createUniqueDirectory("cuda-tidy-pdf", Scratch)) {
    return llvm::createStringError("no temporary folder could be made");
  }
  const llvm::scope_exit Clean([&] { llvm::sys::fs::remove_directories(Scratch); });
  const std::string Folder(Scratch), Page = Folder + "/report.html", Pdf = Folder + "/report.pdf",
                                     Log = Folder + "/log";
  {
    std::error_code EC;
    llvm::raw_fd_ostream Out(Page, EC);
    Out << Html;
    Out.close();
    if (EC || Out.has_error()) {
      Out.clear_error();
      return llvm::createStringError("cannot write '" + Page + "'");
    }
  }
  std::vector<std::string> Args = {*Browser,
                                   "--headless",
                                   "--disable-gpu",
                                   "--no-first-run",
                                   "--no-pdf-header-footer",
                                   "--generate-pdf-document-outline",
                                   "--disable-extensions",
                                   "--disable-dev-shm-usage",
                                   "--user-data-dir=" + Folder + "/profile",
                                   "--print-to-pdf=" + Pdf};
  if (geteuid() == 0) {
    Args.emplace_back("--no-sandbox"); // Chromium refuses to run as root with it
  }
  Args.push_back("file://" + Page);
  const std::vector<StringRef> All(Args.begin(), Args.end());
  const std::optional<StringRef> Redirects[] = {StringRef(""), StringRef(Log), StringRef(Log)};
  constexpr unsigned Seconds = 300;
  std::string Problem;
  const int Code = llvm::sys::ExecuteAndWait(*Browser, All, std::nullopt, Redirects, Seconds, 0, &Problem);
  const std::string Printed = textOf(Pdf);
  if (!StringRef(Printed).starts_with("%PDF-")) {
    const std::string Said = textOf(Log);
    return llvm::createStringError(*Browser + " printed no PDF (exit code " + std::to_string(Code) + "): " +
                                   (Problem.empty() ? StringRef(Said).trim().rsplit('\n').second.str() : Problem));
  }
  return llvm::writeToOutput(File, [&](llvm::raw_ostream &Out) {
    Out << Printed;
    return llvm::Error::success();
  });
}

bool cudatidy::hasChineseFont() {
  const auto Program = llvm::sys::findProgramByName("fc-list");
  llvm::SmallString<128> Out;
  if (!Program || llvm::sys::fs::createTemporaryFile("cuda-tidy-fonts", "txt", Out)) {
    return true;
  }
  const llvm::scope_exit Clean([&] { llvm::sys::fs::remove(Out); });
  const std::optional<StringRef> Redirects[] = {StringRef(""), StringRef(Out), StringRef("")};
  const StringRef Args[] = {*Program, ":lang=zh-cn", "family"};
  return llvm::sys::ExecuteAndWait(*Program, Args, std::nullopt, Redirects, 30) != 0 ||
         !StringRef(textOf(Out)).trim().empty();
}
