// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dispatches to one function a command; each command's options live in its own file.

#include "Commands.h"

#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

void printHelp(llvm::raw_ostream &Out) {
  Out << "usage: cuda-tidy COMMAND [OPTIONS] ...\n\n"
         "Finds what makes CUDA code slow or wrong, from its source alone.\n\ncommands:\n";
  for (const Command &C : commands()) {
    if (C.Summary.empty()) {
      continue; // for developers
    }
    Out << "  " << C.Name << std::string(C.Name.size() < 12 ? 12 - C.Name.size() : 1, ' ') << C.Summary << "\n";
  }
  Out << "\n'cuda-tidy COMMAND --help' lists a command's options. Exit codes: 0 clean, 1 findings, 2 bad input, "
         "3 something could not be analysed.\n";
}

int unknown(llvm::StringRef Name) {
  llvm::errs() << "cuda-tidy: unknown command '" << Name << "'";
  const Command *Near = llvm::min_element(commands(), [&](const Command &A, const Command &B) {
    return Name.edit_distance(A.Name) < Name.edit_distance(B.Name);
  });
  if (Name.edit_distance(Near->Name) <= 2) {
    llvm::errs() << ", did you mean '" << Near->Name << "'?";
  }
  llvm::errs() << "\n";
  return 2;
}

} // namespace

int main(int Argc, char **Argv) {
  const llvm::StringRef Name = Argc > 1 ? Argv[1] : "";
  if (Name == "--version") {
    llvm::outs() << "cuda-tidy " CUDA_TIDY_VERSION "\n";
    return 0;
  }
  if (Name == "--help" || Name == "-h" || Name == "help") {
    printHelp(llvm::outs());
    return 0;
  }
  if (Name.empty()) {
    printHelp(llvm::errs());
    return 2;
  }
  for (const Command &C : commands()) {
    if (Name == C.Name) {
      return C.Run(Argc - 1, Argv + 1);
    }
  }
  return unknown(Name);
}
