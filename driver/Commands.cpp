// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Commands.h"

#include "frontend/Frontend.h"

#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

llvm::ArrayRef<Command> cudatidy::commands() {
  // The hidden ones have no summary.
  static const Command Table[] = {{"check", "analyse sources and print what is found", runCheck},
                                  {"model", "print what the warp model predicts for each kernel", runModel},
                                  {"targets", "print which architectures and GPUs a project is built for", runTargets},
                                  {"doctor", "show what was found on this machine and what will be used", runDoctor},
                                  {"rule", "explain rules", runRule},
                                  {"kernels", "", runKernels},
                                  {"parse", "", runParse},
                                  {"translate", "", runTranslate}};
  return Table;
}

int cudatidy::runParse(int Argc, char **Argv) {
  ParseJob Job;
  llvm::SmallString<256> Path(Argv[1]);
  llvm::sys::fs::make_absolute(Path);
  Job.File = std::string(Path);
  for (int I = 2; I < Argc; ++I) {
    Job.Args.push_back(Argv[I]);
  }
  auto Unit = parse(Job);
  if (!Unit) {
    llvm::errs() << llvm::toString(Unit.takeError()) << "\n";
    return 2;
  }
  for (const ParseProblem &P : Unit->Problems) {
    llvm::errs() << P.File << ":" << P.Line << ": " << P.Message << "\n";
  }
  Unit->Module->print(llvm::outs(), nullptr);
  return 0;
}
