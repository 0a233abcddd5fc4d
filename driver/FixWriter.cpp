// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FixSession.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace fs = llvm::sys::fs;

namespace {

llvm::Error failed(const std::string &File, const std::error_code &Why) {
  return llvm::createStringError("cannot write '" + File + "': " + Why.message());
}

/// Puts Text beside File and moves it over File. File is a real path, so a link to it goes on leading there.
llvm::Error replaceFile(const std::string &File, const std::string &Text) {
  auto Permissions = fs::getPermissions(File);
  if (!Permissions) {
    return failed(File, Permissions.getError());
  }
  if (!fs::can_write(File)) {
    return failed(File, std::make_error_code(std::errc::permission_denied));
  }
  auto Temporary = fs::TempFile::create(File + ".%%%%%%%%", *Permissions);
  if (!Temporary) {
    return Temporary.takeError();
  }
  std::error_code EC;
  {
    llvm::raw_fd_ostream Out(Temporary->FD, /*shouldClose=*/false);
    Out << Text;
    Out.flush();
    EC = Out.error();
    Out.clear_error();
  }
  if (!EC) {
    EC = fs::setPermissions(Temporary->FD, *Permissions); // the mask of the process took some away
  }
  if (EC) {
    llvm::consumeError(Temporary->discard());
    return failed(File, EC);
  }
  return Temporary->keep(File);
}

} // namespace

llvm::Error cudatidy::writeFiles(const FixedRun &R) {
  for (const auto &[File, Text] : R.After) {
    auto Now = llvm::MemoryBuffer::getFile(File);
    if (!Now) {
      return failed(File, Now.getError());
    }
    if ((*Now)->getBuffer() != R.Before.at(File)) {
      return llvm::createStringError("'" + File + "' changed while it was analysed: nothing is written to it");
    }
    if (Text == R.Before.at(File)) {
      continue;
    }
    if (llvm::Error E = replaceFile(File, Text)) {
      return E;
    }
  }
  return llvm::Error::success();
}
