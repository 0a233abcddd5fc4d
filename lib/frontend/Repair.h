// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_REPAIR_H
#define CUDA_TIDY_FRONTEND_REPAIR_H

#include "frontend/Frontend.h"

#include "llvm/Support/VirtualFileSystem.h"

namespace clang {
class CompilerInstance;
class CompilerInvocation;
} // namespace clang

namespace cudatidy {

/// An error of a parse: a place as a ParseProblem has it, and clang::diag::…
struct Fault {
  std::string File;
  unsigned Line, Column, Id;
  std::string Message;
};

/// What a second parse can do about the errors of a first, where nvcc has none or only a header is missing.
struct Repairs {
  /// Files and the text to read in their place: headers that need what Leniency.h does, files with __shared__
  /// variables whose constructor does something or is the host's (nvcc never calls it; clang refuses them), and files
  /// in which a dependent name lacks its `template`, which nvcc does without.
  std::vector<std::pair<std::string, std::string>> Texts;
  /// Functions that nothing declares, called for no result: `check(P);` with a header missing. They are declared, for
  /// any arguments, as a function of another file would be, and no more is known of them.
  std::vector<std::string> Calls;
  /// Likewise, for functions whose results are only arguments of those in Calls: `check(isSorted(P));`
  std::vector<std::string> ArgumentCalls;
  /// Names of integer types that nothing declares: those of CommonNames.h mean the same in every project.
  std::vector<std::string> Integers;
  /// Macros that turn CUDA on, which the build would define: 1.
  std::vector<std::string> Switches;
  /// Initialisers of __device__ and __constant__ variables that the compiler cannot evaluate: their values are unknown.
  bool DynamicInit = false;
  /// Arithmetic of vector types that nothing declares: that of the header that programs copy for it, helper_math.h.
  bool VectorArithmetic = false;
  /// Some text in Texts has such a __shared__ variable.
  bool SharedInit = false;

  /// For the user: what is assumed of functions, or nothing.
  std::string told() const;

  /// Takes what More has and this has not, and More's newer texts; false when that is nothing.
  bool add(const Repairs &More);
};

/// What may help a parse with these errors, which had the repairs Known; its AST tells which names are declared.
Repairs repairsFor(llvm::ArrayRef<Fault> Faults, clang::CompilerInstance &CI, const Repairs &Known);

/// Lays the repairs over an invocation and its files.
void apply(const Repairs &R, clang::CompilerInvocation &Invocation, llvm::vfs::OverlayFileSystem &FS);

/// After the parse, before code is generated: __shared__ variables are what they were, without an initialiser.
void settle(const Repairs &R, clang::CompilerInstance &CI);

} // namespace cudatidy

#endif
