// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy cache`: where results and precompiled headers are kept, how much that is, and a way to be rid of it.

#include "Commands.h"

#include "frontend/Prelude.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

/// Files below a folder and their bytes.
std::pair<size_t, uint64_t> contents(const std::string &Folder) {
  size_t Files = 0;
  uint64_t Bytes = 0;
  std::error_code EC;
  for (llvm::sys::fs::recursive_directory_iterator It(Folder, EC, false), End; It != End && !EC; It.increment(EC)) {
    uint64_t Size = 0;
    if (It->type() == llvm::sys::fs::file_type::regular_file && !llvm::sys::fs::file_size(It->path(), Size)) {
      ++Files;
      Bytes += Size;
    }
  }
  return {Files, Bytes};
}

} // namespace

int cudatidy::runCache(int Argc, char **Argv) {
  const llvm::StringRef What = Argc > 1 ? Argv[1] : "";
  const std::string Folder = cacheFolder();
  if (Folder.empty()) {
    llvm::errs() << "cuda-tidy cache: there is none: neither CUDA_TIDY_CACHE_DIR, XDG_CACHE_HOME nor HOME is set\n";
    return 2;
  }
  if (What == "dir") {
    llvm::outs() << Folder << "\n";
    return 0;
  }
  if (What == "size") {
    const auto [Files, Bytes] = contents(Folder);
    llvm::outs() << Files << " files, " << (Bytes >> 20) << " MiB in " << Folder << "\n";
    return 0;
  }
  if (What == "clean") {
    const auto [Files, Bytes] = contents(Folder);
    if (const std::error_code EC = llvm::sys::fs::remove_directories(Folder, /*IgnoreErrors=*/false)) {
      llvm::errs() << "cuda-tidy cache: " << Folder << ": " << EC.message() << "\n";
      return 2;
    }
    llvm::outs() << Files << " files, " << (Bytes >> 20) << " MiB removed from " << Folder << "\n";
    return 0;
  }
  auto &Out = What == "--help" ? llvm::outs() : llvm::errs();
  Out << "usage: cuda-tidy cache dir|size|clean\n\nResults of earlier analyses and precompiled headers. "
         "CUDA_TIDY_CACHE_DIR names the folder.\nExample: cuda-tidy cache clean\n";
  return What == "--help" ? 0 : 2;
}
