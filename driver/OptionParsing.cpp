// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "OptionParsing.h"

#include "Commands.h"
#include "frontend/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

std::optional<std::vector<std::string>> cudatidy::parseOptions(llvm::cl::SubCommand &Sub, int Argc, char **Argv) {
  // llvm::cl wants the program's name first and the sub-command second.
  std::vector<const char *> Own = {"cuda-tidy", Argv[0]};
  std::vector<std::string> Flags;
  int I = 1;
  for (; I < Argc && llvm::StringRef(Argv[I]) != "--"; ++I) {
    Own.push_back(Argv[I]);
  }
  for (++I; I < Argc; ++I) {
    Flags.push_back(Argv[I]);
  }
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &Out) { Out << "cuda-tidy " CUDA_TIDY_VERSION "\n"; });
  std::string Errors;
  llvm::raw_string_ostream Stream(Errors);
  std::string Overview;
  for (const Command &C : commands()) {
    if (C.Name == Argv[0] && !C.Examples.empty()) {
      Overview = (C.Summary + "\n\nEXAMPLES:\n" + C.Examples + "\n").str();
    }
  }
  if (!llvm::cl::ParseCommandLineOptions(static_cast<int>(Own.size()), Own.data(), Overview, &Stream)) {
    llvm::errs() << Errors;
    return std::nullopt;
  }
  return Flags;
}

llvm::Error cudatidy::verifyPath(const std::string &Path) {
  llvm::sys::fs::file_status Status;
  if (llvm::sys::fs::status(Path, Status)) {
    return llvm::createStringError("no such file or folder: '" + Path + "'");
  }
  // A pipe would be waited for, and a device has no end.
  return llvm::sys::fs::is_regular_file(Status) || llvm::sys::fs::is_directory(Status)
             ? llvm::Error::success()
             : llvm::createStringError("'" + Path + "' is neither a file nor a folder");
}

llvm::Error cudatidy::verifyDriver(llvm::StringRef Text) {
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  Text.split(Parts, '.');
  const bool Right = Parts.size() <= 3 && llvm::all_of(Parts, [](llvm::StringRef Part) {
                       return !Part.empty() && llvm::all_of(Part, llvm::isDigit);
                     });
  return Right ? llvm::Error::success()
               : llvm::createStringError("'" + Text + "' is no driver version: expected one such as 550.54");
}

llvm::Error cudatidy::verifyCudaPath(const std::string &Path) {
  if (Path.empty() || Path == NoToolkit) {
    return llvm::Error::success();
  }
  const std::optional<Toolkit> There = toolkitAt(Path);
  if (There && There->Unusable.empty()) {
    return llvm::Error::success();
  }
  return llvm::createStringError("no usable CUDA toolkit in '" + Path + "' (" +
                                 (There ? There->Unusable : "it has no include/cuda_runtime.h") +
                                 "); 'cuda-tidy doctor' lists those that are found, --cuda-path=none goes without one");
}

std::string cudatidy::realPath(const std::string &Path) {
  llvm::SmallString<256> Real;
  if (!llvm::sys::fs::real_path(Path, Real)) {
    return std::string(Real);
  }
  Real = Path;
  llvm::sys::fs::make_absolute(Real);
  return std::string(Real);
}
