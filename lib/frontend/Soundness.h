// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_SOUNDNESS_H
#define CUDA_TIDY_FRONTEND_SOUNDNESS_H

#include "frontend/DeviceCode.h"
#include "frontend/ParseTrace.h"

namespace cudatidy {

/// What of a parse with errors must not be lowered.
///
/// A function is broken when an error stands in its body, when its tree holds what clang could not resolve, or when it
/// touches a type or variable that is itself broken: such a tree crashes code generation, or, worse, lowers to
/// something that the author did not write. All else of the file is sound, whatever errors stand beside it.
class Soundness {
public:
  Soundness(clang::CompilerInstance &CI, const ParseTrace &Trace, llvm::ArrayRef<DeviceCodeAction::Arrival> Arrived);
  ~Soundness();

  /// Functions whose bodies must not be lowered, in source order of arrival.
  llvm::ArrayRef<clang::FunctionDecl *> broken() const { return Broken; }
  /// Variables whose initial value is not known.
  llvm::ArrayRef<clang::VarDecl *> unknownInitializers() const { return Unknown; }
  /// The same functions for the user, and the kernels whose text did not parse at all.
  std::vector<LeftOut> leftOut() const;

private:
  void visitDecl(clang::Decl *D);
  void visitFunction(clang::FunctionDecl *F);
  void visitVariable(clang::VarDecl *V);
  void findLostKernels();
  void findUnresolvedLaunches();
  const ParseTrace::Error *errorIn(const clang::FunctionDecl *F) const;
  const ParseTrace::Error *errorInPattern(const clang::FunctionDecl *F) const;

  struct Index;
  clang::CompilerInstance &CI;
  const ParseTrace &Trace;
  std::unique_ptr<Index> Errors;
  std::vector<clang::FunctionDecl *> Broken;
  std::vector<std::string> Reasons; ///< one for each of Broken
  std::vector<clang::VarDecl *> Unknown;
  std::vector<LeftOut> Lost;
  llvm::DenseSet<const clang::Decl *> Seen;
};

} // namespace cudatidy

#endif
