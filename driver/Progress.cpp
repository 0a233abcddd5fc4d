// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Progress.h"

#include "finding/Words.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

Progress::Progress(size_t Total, bool Quiet)
    : Total(Total), Shown(!Quiet && Total > 1 && llvm::sys::Process::StandardErrIsDisplayed()),
      Begin(std::chrono::steady_clock::now()) {}

Progress::~Progress() {
  if (Shown) {
    llvm::errs() << "\r\033[K";
  }
}

void Progress::started(const std::string &File) {
  Current = printable(llvm::sys::path::filename(File));
  draw(Current);
}

void Progress::ended() {
  ++Done;
  draw(Current);
}

void Progress::draw(const std::string &Text) {
  if (!Shown) {
    return;
  }
  llvm::errs() << "\r\033[K[" << Done << "/" << Total << "] " << Text;
  if (Done) {
    const double Spent = std::chrono::duration<double>(std::chrono::steady_clock::now() - Begin).count();
    llvm::errs() << llvm::format(" (%.0f s left)",
                                 Spent / static_cast<double>(Done) * static_cast<double>(Total - Done));
  }
  llvm::errs().flush();
}
