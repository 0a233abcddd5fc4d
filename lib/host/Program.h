// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_PROGRAM_H
#define CUDA_TIDY_HOST_PROGRAM_H

#include "frontend/Frontend.h"

#include "clang/AST/Mangle.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <map>

namespace clang {
class Expr;
class FunctionDecl;
class NamedDecl;
class Stmt;
class VarDecl;
} // namespace clang

namespace cudatidy::host {

/// Facts of the device that host code can ask for, by the names of cudaDeviceProp's members.
using DeviceFacts = std::map<std::string, int64_t, std::less<>>;

/// The parsed files of one program, linked by mangled name: a function that one file only declares is found in another.
class Program {
public:
  Program(llvm::ArrayRef<const TranslationUnit *> Units, DeviceFacts Device);

  /// The definition that a call reaches, in whatever file; null when none is there.
  const clang::FunctionDecl *definition(const clang::FunctionDecl *F) const;
  const clang::VarDecl *definition(const clang::VarDecl *V) const;
  const clang::FunctionDecl *main() const { return Main; }
  /// The function of this mangled name, if one of the files defines it for others; else null.
  const clang::FunctionDecl *exported(llvm::StringRef Name) const { return Functions.lookup(Name); }
  /// The kernel that was compiled under this name, as the driver API looks it up; null when none of the files defines
  /// it.
  const clang::FunctionDecl *kernelNamed(llvm::StringRef Name) const { return KernelsByName.lookup(Name); }
  std::string mangled(const clang::NamedDecl *D) const;
  const DeviceFacts &device() const { return Device; }

  /// One function that launches kernels itself, and where.
  struct Launcher {
    const clang::FunctionDecl *Function;
    std::vector<const clang::Expr *> Launches;
  };
  /// In order of file and line; device code that launches is among them.
  llvm::ArrayRef<Launcher> launchers() const { return Launchers; }
  /// Functions that nothing in these files calls and from which the function is reached; itself when there is none.
  std::vector<const clang::FunctionDecl *> rootsOf(const clang::FunctionDecl *F) const;
  /// Kernels defined in the first file, instances included.
  llvm::ArrayRef<const clang::FunctionDecl *> kernels() const { return Kernels; }
  /// True when some launch in these files names each kernel of the first one.
  bool allKernelsLaunched() const;
  /// Functions that the first file calls and none of these files defines, and functions that it defines for others.
  llvm::ArrayRef<std::string> imports() const { return Imports; }
  llvm::ArrayRef<std::string> exports() const { return Exports; }

private:
  void index(const TranslationUnit &Unit, bool IsFirst);

  DeviceFacts Device;
  const clang::FunctionDecl *Main = nullptr;
  llvm::StringMap<const clang::FunctionDecl *> Functions;
  llvm::StringMap<const clang::VarDecl *> Variables;
  std::vector<Launcher> Launchers;
  std::vector<const clang::FunctionDecl *> Kernels;
  llvm::StringMap<const clang::FunctionDecl *> KernelsByName;
  std::vector<std::string> Imports, Exports;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<const clang::FunctionDecl *>> Callers;
  mutable llvm::DenseMap<const clang::FunctionDecl *, const clang::FunctionDecl *> Linked;
};

} // namespace cudatidy::host

#endif
