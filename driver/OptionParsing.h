// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_OPTIONPARSING_H
#define CUDA_TIDY_DRIVER_OPTIONPARSING_H

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// Parses a command's own options with llvm::cl and keeps what follows a lone "--" aside for the compiler.
/// Argv[0] is the command's name, which must be Sub's. Nothing when the options are wrong: the reason has been printed
/// and the exit code is 2.
std::optional<std::vector<std::string>> parseOptions(llvm::cl::SubCommand &Sub, int Argc, char **Argv);

/// What is wrong with a PATH that is to be analysed.
llvm::Error verifyPath(const std::string &Path);

/// What is wrong with a driver version, from the command line or a configuration.
llvm::Error verifyDriver(llvm::StringRef Text);

/// What is wrong with a --cuda-path; an empty one is right.
llvm::Error verifyCudaPath(const std::string &Path);

/// The real, absolute path of Path; Path itself made absolute where it does not exist.
std::string realPath(const std::string &Path);

} // namespace cudatidy

#endif
