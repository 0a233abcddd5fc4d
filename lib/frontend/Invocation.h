// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_INVOCATION_H
#define CUDA_TIDY_FRONTEND_INVOCATION_H

#include "frontend/CommandLine.h"
#include "frontend/ShellWords.h"

namespace cudatidy {

/// One compiler call inside a command.
struct Invocation {
  std::string Compiler;
  CompilerKind Kind = CompilerKind::Other;
  std::string Directory;                                        ///< after any `cd`
  std::vector<std::pair<std::string, unsigned>> Args;           ///< each with its index among the words of the command
  std::vector<std::pair<std::string, std::string>> Environment; ///< `A=B` in front, and `export A=B` before
};

/// Which compiler a program's name means; Other when it means none.
CompilerKind compilerKind(llvm::StringRef Program);

/// The call among a command's words that compiles File: the first that names it and compiles, else the first that names
/// it, else the first call of a compiler. None: no word left.
std::optional<Invocation> findInvocation(llvm::ArrayRef<ShellWord> Words, llvm::StringRef Directory,
                                         llvm::StringRef File, Quoting Rules);

/// Whether a path begins with a drive of Windows.
bool hasDrive(llvm::StringRef Path);

/// `Path`, seen from Directory, absolute and without dots (`..` stays where a symbolic link makes it lead elsewhere). A
/// path of Windows gets slashes; one with a drive is absolute, though nothing here bears its name.
std::string absolutePath(llvm::StringRef Path, llvm::StringRef Directory);

} // namespace cudatidy

#endif
