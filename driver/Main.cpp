// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dispatches to one function a command; each command's options live in its own file.

#include "Commands.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

int main(int Argc, char **Argv) {
  const llvm::StringRef Name = Argc > 1 ? Argv[1] : "--help";
  if (Name == "--version") {
    llvm::outs() << "cuda-tidy " CUDA_TIDY_VERSION "\n";
    return 0;
  }
  for (const Command &C : commands()) {
    if (Name == C.Name) {
      return C.Run(Argc - 1, Argv + 1);
    }
  }
  llvm::errs() << "cuda-tidy: unknown command '" << Name << "'\n";
  return 2;
}
