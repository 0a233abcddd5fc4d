// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_COMMANDS_H
#define CUDA_TIDY_DRIVER_COMMANDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace cudatidy {

/// One command of the program, such as `cuda-tidy check`. Argv[0] is the command's name. Returns the exit code.
struct Command {
  llvm::StringRef Name;
  llvm::StringRef Summary;
  int (*Run)(int Argc, char **Argv);
  llvm::StringRef Examples = ""; ///< one a line, for help
};

llvm::ArrayRef<Command> commands();

int runAudit(int Argc, char **Argv);
int runBaseline(int Argc, char **Argv);
int runCache(int Argc, char **Argv);
int runCheck(int Argc, char **Argv);
int runCompletion(int Argc, char **Argv);
int runConfig(int Argc, char **Argv);
int runKernels(int Argc, char **Argv);
int runDoctor(int Argc, char **Argv);
int runMan(int Argc, char **Argv);
int runMerge(int Argc, char **Argv);
int runModel(int Argc, char **Argv);
int runParse(int Argc, char **Argv);
int runPlan(int Argc, char **Argv);
int runReport(int Argc, char **Argv);
/// The part of `report` that writes one result.
int renderReport(int Argc, char **Argv);
int runRule(int Argc, char **Argv);
int runTargets(int Argc, char **Argv);
int runTranslate(int Argc, char **Argv);

} // namespace cudatidy

#endif
