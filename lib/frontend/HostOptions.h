// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_HOSTOPTIONS_H
#define CUDA_TIDY_FRONTEND_HOSTOPTIONS_H

#include "frontend/CommandLine.h"

namespace cudatidy {

/// An option in gcc's and clang's spelling, on its way to the allow-list.
struct HostOption {
  std::string Text;
  unsigned Argument = 0; ///< index into CompileCommand::Argv
};

/// The one door to clang: reads Options with clang's own option table and adds to Command.ClangArgs what the allow-list
/// names, with absolute paths; notes clang's CUDA options (--offload-arch, --cuda-path, -fgpu-rdc, …); lists the rest
/// in Dropped. Nothing else ever reaches clang, whatever a command says.
void readHostOptions(llvm::ArrayRef<HostOption> Options, CompileCommand &Command);

/// A language standard of C++ that clang knows, such as "gnu++17"; the input may hold anything.
bool isCxxStandard(llvm::StringRef Name);

} // namespace cudatidy

#endif
