// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_PARSEOPTIONS_H
#define CUDA_TIDY_DRIVER_PARSEOPTIONS_H

#include "CheckOptions.h"

#include "llvm/Support/CommandLine.h"

namespace cudatidy {

/// The options that say how files are parsed and launched, for each command that parses files.
class ParseOptions {
public:
  explicit ParseOptions(llvm::cl::SubCommand &Sub);

  /// Writes what was given into O. False when it is wrong; the reason has been printed, beginning with Command.
  bool apply(CheckOptions &O, llvm::StringRef Command) const;

private:
  llvm::cl::opt<std::string> BuildPath;
  llvm::cl::opt<std::string> Arch;
  llvm::cl::opt<HeaderChoice> Headers;
  llvm::cl::opt<std::string> CudaPath;
  llvm::cl::list<std::string> Launches;
  llvm::cl::opt<bool> NoPrelude;
  llvm::cl::opt<std::string> Ptxas;
};

} // namespace cudatidy

#endif
